import { ownHeading, type RulebookExcerpt } from '@fireside/engine';
import { sentencesOf } from '../language/sentences.ts';
import { contentWords } from './words.ts';

/** Of a passage the sentence that answers, and the one that goes on from it where there is room. */
export interface Quote {
  passage: RulebookExcerpt;
  first: string;
  more: string;
}

/** Of one answer altogether, the names of the books aside. */
const mostWords = 75;

/** How players write what the books spell out. */
const written: readonly [RegExp, string][] = [
  [/\bhp\b/gi, 'hit points'],
  [/\bac\b/gi, 'armor class'],
  [/\bdc\b/gi, 'difficulty class'],
  [/\bdmg\b/gi, 'damage'],
  [/\badv\b/gi, 'advantage'],
  [/\bdisadv?\b/gi, 'disadvantage'],
  [/\baoo\b|\battacks? of opportunity\b/gi, 'opportunity attack'],
  [/\bcrits?\b/gi, 'critical hit'],
  [/\bnat(?:ural)? ?20\b/gi, 'natural 20 critical hit'],
  [/\bxp\b|\bexp\b/gi, 'experience'],
  [/\bconc\b/gi, 'concentration'],
  [/\binit\b/gi, 'initiative'],
  [/\bdodging\b/gi, 'dodge'],
  [/\b(?:zero|nought)\b/gi, '0'],
  [/\bhealth\b/gi, 'hit points'],
  [/\b(?:assist|aid)(?:s|ing)?\b/gi, 'help'],
  [/\b(?:saves?|saving throws?)\b/gi, 'saving throw'],
];

export function spelledOut(question: string): string {
  let text = question.slice(0, 600);
  for (const [short, long] of written) text = text.replace(short, long);
  return text;
}

const askedWords = (question: string) => contentWords(spelledOut(question));

/** What a book prints above an entry's text: `Rogue feature, level 1.` */
const isCaption =
  /^(?:[\w() ]+ feature, level \d+\.|Casting time\b|\d\w\w-level \w+ (?:spell|ritual)\b|\w+ cantrip\b)/;

/** Running text alone: no headings, tables or captions. The points of a list stay with what they belong to. */
function proseOf({ text }: RulebookExcerpt): string[] {
  const lines = text.split('\n').filter((line) => !/^\s*(?:#|\||[-*_=]{3,})/.test(line));
  const plain = lines
    .join(' ')
    .replace(/[*_`>]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const whole = sentencesOf(plain).filter(
    (sentence) => /[.!?:]["')]?$/.test(sentence) && !isCaption.test(sentence),
  );
  const sentences: string[] = [];
  for (const sentence of whole) {
    if (/^\d+: /.test(sentence) && sentences.length > 0) sentences.push(`${sentences.pop()} ${sentence}`);
    else if (sentence.split(' ').length > 2) sentences.push(sentence);
  }
  return sentences;
}

const shared = (text: string, asked: readonly string[]) => {
  const words = contentWords(text);
  return asked.filter((word) => words.some((other) => isLike(word, other))).length;
};

/** `grapple` and `grappling`, `concentrate` and `concentration` belong together. */
function isLike(one: string, other: string): boolean {
  if (one === other) return true;
  const length = Math.min(one.length, other.length);
  return length >= 5 && one.slice(0, Math.max(5, length - 2)) === other.slice(0, Math.max(5, length - 2));
}

/** How much of an entry's name was said; of `Hit Points and Healing` either half is nearly a name. */
function nameShare({ heading }: RulebookExcerpt, asked: readonly string[]): number {
  const share = (text: string) => {
    const name = contentWords(text);
    const said = name.filter((word) => asked.some((other) => isLike(other, word)));
    return name.length === 0 ? 0 : said.length / name.length;
  };
  const name = ownHeading(heading);
  return Math.max(share(name), ...name.split(/ and |, /).map((half) => 0.75 * share(half)));
}

/** Spells, creatures and treasures: answers only where they are spoken of. */
export const isLooseEntry = ({ book, heading, text }: RulebookExcerpt): boolean =>
  heading.startsWith('Spells') ||
  book === 'Bestiary' ||
  /\b(?:Wondrous item|Weapon|Potion|Ring|Staff|Rod|Wand)[^.]*, (?:common|uncommon|rare|very rare|legendary)/.test(
    text,
  );

/** What the name says counts most, then the order in which the books were searched by meaning, then the words. */
function ranked(text: string, passages: readonly RulebookExcerpt[]) {
  const question = askedWords(text);
  const said = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return passages
    .filter((passage) => proseOf(passage).length > 0)
    .map((passage, at) => {
      const name = nameShare(passage, question);
      const words = shared(`${passage.heading} ${passage.text}`, question);
      const isSaid = said.includes(` ${ownHeading(passage.heading).toLowerCase()} `) ? 1.5 : 0;
      const isSpellAsked = passage.heading.startsWith('Spells') && /\b(?:spell|cast)/i.test(text);
      const isStray = at > 0 && isLooseEntry(passage) && !isSpellAsked ? 2.5 : 0;
      return { passage, name, words, score: 3 * name + isSaid + Math.min(words, 3) - isStray - 0.8 * at };
    })
    .sort((one, other) => other.score - one.score);
}

/** Whether the one that answers best is what the question speaks of by its name. */
export function isNamed(question: string, passages: readonly RulebookExcerpt[]): boolean {
  return ranked(question, passages)[0]?.name === 1;
}

export function bestPassage(question: string, passages: readonly RulebookExcerpt[]): RulebookExcerpt | null {
  return ranked(question, passages)[0]?.passage ?? passages[0] ?? null;
}

/** Read out in one go. */
const mostSentences = 4;

const leansBack = /^(?:It|This|They|Then|That|These|Those|Otherwise|Instead|However|But|And|Its|Their)\b/;
const wordsIn = (text: string) => text.split(/\s+/).length;

/** What a question wants to hear besides its words. */
const wants: readonly [RegExp, RegExp][] = [
  [
    /\bhow (?:many|much|far|long|high|big|often)\b|\bcosts?\b/i,
    /\d|\b(?:half|feet|number|one|two|three|ten)\b/i,
  ],
  [/\b(?:how long|forever|lasts?)\b/i, /\b(?:hours?|minutes?|rounds?|days?)\b/i],
  [/\bwhen\b/i, /\b(?:when|if|once|whenever|until|after)\b/i],
  [/\b(?:can|may|could|do|am) (?:i|we|you)\b/i, /\b(?:can|may|cannot|must|takes?|need|only)\b/i],
];
const isOfNumbers = /\b\d*d\d+\b|\b(?:damage|saving throw|advantage|action|reaction|check|contested)\b/i;

function quote(question: string, passage: RulebookExcerpt, bound: number): Quote {
  const asked = askedWords(question);
  const sentences = proseOf(passage);
  // Every sentence of an entry is about what it is called: the other words tell them apart.
  const name = contentWords(ownHeading(passage.heading));
  const rest = asked.filter((word) => !name.some((other) => isLike(word, other)));
  const wanted = wants.filter(([asks]) => asks.test(question)).map(([, answer]) => answer);
  // `how does sneak attack work` asks for all of it, from the beginning.
  const isOfWhole = rest.length === 0 && wanted.length === 0;
  const scores = sentences.map(
    (sentence, at) =>
      shared(sentence, rest) +
      0.4 * shared(sentence, asked) +
      0.8 * wanted.filter((answer) => answer.test(sentence)).length +
      (isOfNumbers.test(sentence) ? 0.5 : 0) +
      (at === 0 ? (isOfWhole ? 4 : 0.9) : 0),
  );
  const from = bestStart(sentences, scores, bound);
  const first = cutToWords(sentences[from]!, bound);
  const more: string[] = [];
  for (const next of sentences.slice(from + 1, from + mostSentences)) {
    if (wordsIn([first, ...more, next].join(' ')) > bound) break;
    more.push(next);
  }
  return { passage, first, more: more.join(' ') };
}

/** Where to begin, so that what is read out in one go answers most; what leans on the sentence before begins with that. */
function bestStart(sentences: readonly string[], scores: readonly number[], bound: number): number {
  const inOneGo = (from: number) => {
    let sum = 0;
    let words = 0;
    for (let at = from; at < Math.min(sentences.length, from + mostSentences); at++) {
      words += wordsIn(sentences[at]!);
      if (at > from && words > bound) break;
      sum += scores[at]!;
    }
    return sum;
  };
  const sums = sentences.map((_, from) => inOneGo(from));
  const best = sums.indexOf(Math.max(...sums));
  return best > 0 && leansBack.test(sentences[best]!) ? best - 1 : best;
}

function cutToWords(text: string, bound: number): string {
  const words = text.split(/\s+/);
  return words.length <= bound ? text : `${words.slice(0, bound).join(' ')} …`;
}

/** What the books say to a question: of the best passage, or of two where both are asked for by name. */
export function quotesFor(question: string, passages: readonly RulebookExcerpt[]): Quote[] {
  const all = ranked(question, passages);
  const [best] = all;
  if (!best || best.words === 0) return [];
  const named = all.filter(({ name }) => name === 1);
  const isCompared = /\b(?:vs|versus|diff|or|compared)\b|\bdifferen/i.test(question);
  const [one, other] = named;
  if (isCompared && one && other && ownHeading(one.passage.heading) !== ownHeading(other.passage.heading))
    return [one, other].map(({ passage }) => ({
      ...quote(question, passage, Math.floor(mostWords / 2)),
      more: '',
    }));
  return [quote(question, best.passage, mostWords)];
}
