import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Screens {
  /** The narrower address first. In what a screen reads, `*` stands for the part of its address behind `under`. */
  screens: { under: string; files: string[]; reads: string[][] }[];
  words: Record<string, string[]>;
}

/** What somebody who is signed in needs at an address. */
export interface Screen {
  /** The files of the client, with its words in the reader's language. */
  files: string[];
  /** The addresses that it reads first, one round after the other. */
  reads: string[][];
}

/** What is read at an address: that of a screen with the name of what it shows, or of one that has none. */
function readsAt(url: string, { under, reads }: Screens['screens'][number]): string[][] {
  const name = url.slice(under.length).split('?', 1)[0]!;
  const isNamed = reads.some((round) => round.some((address) => address.includes('*')));
  if (!(isNamed ? /^[\w-]{1,64}$/ : /^$/).test(name)) return [];
  return reads.map((round) => round.map((address) => address.replace('*', name)));
}

/** Tells what a screen needs, as the build of the client has written it down. */
export function readScreens(folder: string) {
  const { screens, words } = JSON.parse(readFileSync(path.join(folder, 'screens.json'), 'utf8')) as Screens;
  return (url: string, languages = ''): Screen => {
    const screen = screens.find(({ under }) => url.startsWith(under));
    // In the order in which browsers list them, which is that of the reader.
    const spoken = languages.slice(0, 200).match(/\b[a-z]{2}(?=[-,;]|$)/gi) ?? [];
    const language = [...spoken, 'en'].find((tag) => Object.hasOwn(words, tag.toLowerCase()));
    const ofWords = language ? words[language.toLowerCase()] : undefined;
    const files = [...new Set([...(screen?.files ?? []), ...(ofWords ?? [])])];
    return { files, reads: screen ? readsAt(url, screen) : [] };
  };
}
