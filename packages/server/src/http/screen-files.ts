import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Screens {
  screens: { under: string; files: string[] }[];
  words: Record<string, string[]>;
}

/** Tells which files of the client a screen needs, as its build has written them down, with its words in the reader's language. */
export function readScreenFiles(folder: string) {
  const { screens, words } = JSON.parse(readFileSync(path.join(folder, 'screens.json'), 'utf8')) as Screens;
  return (url: string, languages = ''): string[] => {
    const files = screens.find(({ under }) => url.startsWith(under))?.files ?? [];
    // In the order in which browsers list them, which is that of the reader.
    const spoken = languages.slice(0, 200).match(/\b[a-z]{2}(?=[-,;]|$)/gi) ?? [];
    const language = [...spoken, 'en'].find((tag) => Object.hasOwn(words, tag.toLowerCase()));
    const ofWords = language ? words[language.toLowerCase()] : undefined;
    return [...new Set([...files, ...(ofWords ?? [])])];
  };
}
