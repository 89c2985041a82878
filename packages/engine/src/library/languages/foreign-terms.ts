import { foldedWords, LANGUAGES, type Language } from './language-of.ts';
import { TERMS } from './terms.ts';

/** A term as a text holds it: its words in a row, those that end with * with any ending. */
interface Form {
  words: string[];
  english: string;
  /** Whether it is an everyday word, which does not show that the rules are meant. */
  isEveryday: boolean;
}

const everyday = '~';
const shortestStem = 3;
const lexicons = new Map<Language, Map<string, Form[]>>();

/** The English terms for what a text in one of the languages speaks of, in its order, each once; the longest of those that begin at a word. */
export function foreignTerms(text: string, language: Language): { english: string; isEveryday: boolean }[] {
  const lexicon = lexiconOf(language);
  const tokens = foldedWords(text.replaceAll('*', ' '));
  const found = new Map<string, { english: string; isEveryday: boolean }>();
  let place = 0;
  while (place < tokens.length) {
    const form = longestAt(tokens, place, lexicon);
    if (form) found.set(form.english, form);
    place += form?.words.length ?? 1;
  }
  return [...found.values()];
}

function longestAt(tokens: string[], place: number, lexicon: Map<string, Form[]>): Form | null {
  let longest: Form | null = null;
  for (const form of formsAt(tokens[place]!, lexicon)) {
    if (form.words.length <= (longest?.words.length ?? 0)) continue;
    if (form.words.every((word, index) => fits(tokens[place + index], word))) longest = form;
  }
  return longest;
}

function* formsAt(token: string, lexicon: Map<string, Form[]>): Generator<Form> {
  yield* lexicon.get(token) ?? [];
  // From the longest stem down, so that the most exact of the terms is met first.
  for (let length = token.length; length >= shortestStem; length -= 1) {
    yield* lexicon.get(`${token.slice(0, length)}*`) ?? [];
  }
}

function fits(token: string | undefined, word: string): boolean {
  if (token === undefined) return false;
  return word.endsWith('*') ? token.startsWith(word.slice(0, -1)) : token === word;
}

/** The forms of a language by their first word; read when the first text of the language comes. */
function lexiconOf(language: Language): Map<string, Form[]> {
  const known = lexicons.get(language);
  if (known) return known;
  const lexicon = new Map<string, Form[]>();
  const column = 1 + LANGUAGES.indexOf(language);
  for (const line of TERMS.trim().split('\n')) {
    const columns = line.split('|');
    const term = columns[0]!.trim();
    const isEveryday = term.startsWith(everyday);
    const english = isEveryday ? term.slice(everyday.length) : term;
    for (const written of columns[column]!.split(',')) {
      const words = foldedWords(written);
      const first = words[0]!;
      const form = { words, english, isEveryday };
      const beside = lexicon.get(first);
      if (beside) beside.push(form);
      else lexicon.set(first, [form]);
    }
  }
  lexicons.set(language, lexicon);
  return lexicon;
}
