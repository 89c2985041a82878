import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The sets of a folder by what their names begin with: `questions`, `quiet`, `other-languages`, `quiet-languages`, `stories`. Lines that begin with # say who wrote a
 * set and how.
 */
export function readSets(folder) {
  const sets = { questions: [], quiet: [], languages: [], quietLanguages: [] };
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()) {
    const name = file.slice(0, -'.txt'.length);
    const lines = linesOf(path.join(folder, file));
    if (name.startsWith('questions')) sets.questions.push({ name, questions: lines.map(question) });
    else if (name.startsWith('other-languages')) {
      sets.languages.push({ name, questions: lines.map((line) => inLanguage(line, question)) });
    } else if (name.startsWith('quiet-languages')) {
      sets.quietLanguages.push({
        name,
        messages: lines.map((line) => inLanguage(line, (rest) => ({ message: rest })).message),
      });
    } else if (name.startsWith('quiet')) sets.quiet.push({ name, messages: lines });
  }
  return sets;
}

/** The stories of a folder, or else those of another. */
export function readStories(...folders) {
  const folder = folders.find((candidate) => existsSync(path.join(candidate, 'stories.txt')));
  return folder ? linesOf(path.join(folder, 'stories.txt')) : [];
}

function linesOf(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function question(line) {
  const [message, answers] = line.split(' | ');
  return { message, answers: answers.split('; ') };
}

function inLanguage(line, read) {
  const bar = line.indexOf(' | ');
  return { language: line.slice(0, bar), ...read(line.slice(bar + 3)) };
}
