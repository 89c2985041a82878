import type { Paragraph } from './paragraphs.ts';
import { isPresent } from './present.ts';
import { isCheck } from './prose-sight.ts';
import type { Adventure } from './rooms.ts';

const numbers =
  /\b(?:AC|HP|DC|XP|CR)\b ?\d?|\b(?:armou?r class|hit points?|hit dice|saving throw|to hit|challenge rating)\b|\b\d{0,2}d\d{1,3}\b|\b\d+ ?(?:ft\b|feet\b|gp\b|sp\b|xp\b|rounds?\b)|[+-]\d/i;
const marks = /[*#>|`]|\{|\}|\[|\]|__/;
const ofPlay =
  /\b(?:DMs?|GMs?|dungeon master|game master|referee|NPCs?|PCs?|(?:the |your )?players|adventure|campaign|sequel|scene \d|room \d|area \d|rooms? \d|(?:skill|ability|\w+) (?:check|save|roll)s?|stat block|read aloud|see (?:above|below|page))\b/i;

const run = 5;
const plainWord = /[\p{L}\d'’]+/gu;
const wordsOf = (text: string): string[] => text.toLowerCase().replace(/’/g, "'").match(plainWord) ?? [];

/** What may be told of an adventure, word for word. */
export interface Guard {
  /** For a sentence out of the text: no numbers, no marks, no talk of the game, nothing of what is secret. */
  maySay(sentence: string): boolean;
  /** The same for what is a secret no longer: no numbers, no marks, no talk of the game. */
  isPlain(sentence: string): boolean;
  /** For a sentence of any making: whether it gives away a word that only secrets have, and that the player did not say. */
  givesAway(sentence: string, message: string): boolean;
}

/** Of several words that are set off, those that are not everyday ones. */
function unusual(text: string): string[] {
  const words = text.match(plainWord) ?? [];
  const kept = words.length > 1 ? words.filter((word) => word.length > 6 || /^\p{Lu}/u.test(word)) : words;
  return words.length < 6 ? kept.map((word) => word.toLowerCase().replace(/’/g, "'")) : [];
}

/** Words by which a secret names something: capitals within a sentence, emphasis, quotation marks. */
function namesIn(raw: string): string[] {
  const shown = raw.slice(0, 20_000);
  return [
    ...[...shown.matchAll(/[*_]{1,3}([^*_\n]{2,60})[*_]{1,3}/g)].flatMap(([, words]) => unusual(words!)),
    ...[...shown.matchAll(/["“]([^"”\n]{2,40})["”]/g)].flatMap(([, words]) => unusual(words!)),
    ...[...shown.matchAll(/(?<=[\p{L}\d,;:'’")] )\p{Lu}[\p{L}'’]+/gu)].flatMap(([word]) => wordsOf(word)),
    ...[
      ...shown.matchAll(
        /\b(?:called|named|name of|name is|word|nickname|calls (?:it|this|them|her|him)(?: the)?|known as|one is)\s+(?:by the name of |the )?["“*_]{0,3}([\p{L}'’]{4,30})/giu,
      ),
    ].flatMap(([, word]) => wordsOf(word!)),
  ];
}

/** Capitalised in a secret and yet nothing but a word. */
const common = new Set(
  'this that then they there these those when where what which with from have will would could should once only both each some none nobody somebody someone anyone should below above under behind inside after before north south east west door'.split(
    ' ',
  ),
);

const setOff =
  /(?<![*_])[*_]([\p{L}'’]{4,30})[*_](?![*_])|["“]([\p{L}'’]{5,30})["”]|\b(?:called|named|by the name of|the word|nickname) (?:the )?["“*_]{0,3}(\p{L}{5,30})/giu;

/**
 * What is named once in all the text, and set off there, is most likely something to be found out, marked as a secret or not. Whoever
 * matters is named more often, or is read aloud.
 */
function setOffOnce(paragraphs: readonly Paragraph[]): string[] {
  const counts = new Map<string, number>();
  for (const word of paragraphs.flatMap(({ text }) => wordsOf(text)))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return paragraphs
    .filter(({ voice }) => voice === 'plain')
    .flatMap(({ raw, text }) =>
      [...raw.matchAll(setOff)]
        // Whoever stands there is no secret by their name.
        .filter(([, , , called]) => !(called && /^\p{Lu}/u.test(called) && isPresent(called, text)))
        .map(([, one, two, three]) => (one ?? two ?? three ?? '').toLowerCase()),
    )
    .filter((word) => counts.get(word) === 1 && !common.has(word));
}

export function guardOf({ rooms, endings, lists, secrets }: Adventure, titles: readonly string[]): Guard {
  const open = new Set(
    [
      ...rooms.flatMap(({ paragraphs }) => paragraphs),
      ...endings.flatMap(({ paragraphs }) => paragraphs),
      ...lists,
    ]
      .filter(({ voice }) => voice !== 'secret')
      .flatMap(({ text }) => wordsOf(text)),
  );
  for (const word of titles.flatMap(wordsOf)) open.add(word);
  const told = [...rooms.flatMap(({ paragraphs }) => paragraphs), ...lists];
  const runs = new Set<string>();
  const names = new Set<string>();
  for (const { text, raw } of secrets) {
    const words = wordsOf(text);
    for (let at = 0; at + run <= words.length; at += 1) runs.add(words.slice(at, at + run).join(' '));
    for (const name of namesIn(raw)) {
      const bare = name.replace(/'s?$/, '');
      if (bare.length > 3 && !open.has(name) && !open.has(bare)) names.add(bare);
    }
  }
  for (const name of setOffOnce(told)) names.add(name);
  const isNamed = (word: string) => names.has(word) || names.has(word.replace(/'s?$/, ''));
  const sharesRun = (words: readonly string[]) => {
    for (let at = 0; at + run <= words.length; at += 1)
      if (runs.has(words.slice(at, at + run).join(' '))) return true;
    return false;
  };
  const isPlain = (sentence: string) =>
    !numbers.test(sentence) && !isCheck(sentence) && !marks.test(sentence) && !ofPlay.test(sentence);
  return {
    isPlain,
    maySay(sentence) {
      if (!isPlain(sentence)) return false;
      const words = wordsOf(sentence);
      return words.length > 1 && !words.some(isNamed) && !sharesRun(words);
    },
    givesAway(sentence, message) {
      const own = new Set(wordsOf(message));
      return wordsOf(sentence).some((word) => isNamed(word) && !own.has(word) && !common.has(word));
    },
  };
}
