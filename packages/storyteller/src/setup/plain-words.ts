import { isGibberish } from '../tale/wish/gibberish.ts';
import { languageOf } from '../tale/wish/language-of.ts';
import { cleaned, sentencesOfWish, toTheProgram } from '../tale/wish/premise.ts';
import { farGenre } from '../tale/wish/choose-genre.ts';
import type { Wish } from '../tale/tales.ts';

const inOwnWords: Readonly<Record<string, string>> = {
  de: 'Leider kann ich nur auf Englisch erzählen.',
  fr: "Je suis désolé, je ne sais raconter qu'en anglais.",
  es: 'Lo siento, solo sé contar en inglés.',
  it: 'Mi dispiace, so raccontare solo in inglese.',
  pt: 'Desculpe, só sei contar em inglês.',
  nl: 'Het spijt me, ik kan alleen in het Engels vertellen.',
  pl: 'Przepraszam, umiem opowiadać tylko po angielsku.',
};

const askedTongue: readonly [RegExp, string][] = [
  [/\b(?:auf deutsch|in german)\b/i, 'de'],
  [/\b(?:en français|in french)(?!\p{L})/iu, 'fr'],
  [/\b(?:en español|in spanish)\b/i, 'es'],
  [/\b(?:in italiano|in italian)\b/i, 'it'],
  [/\b(?:em português|in portuguese)\b/i, 'pt'],
  [/\b(?:in het nederlands|in dutch)\b/i, 'nl'],
  [/\b(?:po polsku|in polish)\b/i, 'pl'],
];

/** What hosts ask of a program and this one cannot do; only in sentences that speak to it. */
const beyond: readonly [RegExp, string][] = [
  [
    /\b(?:draw|drawing|pictures?|images?|illustrat\p{L}*|artwork|video|animation)\b/iu,
    'The storyteller has words only: it cannot draw pictures.',
  ],
  [
    /\b(?:voices?|speak aloud|read (?:it )?aloud|narrat\p{L}+ aloud|accent|audio)\b/iu,
    'The storyteller is read, not heard: it has no voice to speak with.',
  ],
  [
    /\b(?:music(?! box| room| hall| teacher| stops)|soundtrack|sound effects?|spotify)\b/i,
    'The storyteller cannot play music.',
  ],
  [
    /\b(?:battle ?maps?|grid|tokens?|miniatures?)\b/i,
    'The storyteller keeps no maps or grids: where everybody stands is told in words.',
  ],
];
/** What it cannot do wherever it is mentioned. */
const never: readonly [RegExp, string][] = [
  [
    /\b(?:pvp|player (?:vs\.?|versus|against) player|players? (?:fight|kill|betray)\p{L}* each other)\b/iu,
    'The storyteller does not let players fight each other: it tells one tale for all of you.',
  ],
  [/\breal[- ]time\b/i, 'Nothing happens in real time: the tale moves when somebody writes.'],
  [
    /\b(?:erotic\p{L}*|sexy?|nsfw|steamy|romance scenes?|explicit)\b/iu,
    'The storyteller tells no love scenes: the lights go out before.',
  ],
  [
    /\b(?:nobody|no one) dies(?=\s*(?:[,.!]|$|please))|\b(?:no deaths?|happy ending)\b/im,
    'It is told gently where that was asked for, but the dice decide: a happy ending cannot be promised.',
  ],
];

/** What of a wish cannot be honoured, in plain sentences; mostly none. */
export function plainWords(wish: Pick<Wish, 'name' | 'description'>): string[] {
  const text = cleaned(`${wish.name}\n${wish.description}`);
  const sentences = sentencesOfWish(text);
  const said: string[] = [];
  const tongue = askedTongue.find(([asked]) => asked.test(text))?.[1] ?? languageOf(wish.description);
  if (tongue !== 'en')
    said.push(
      `${inOwnWords[tongue] ?? ''} The storyteller plays in English only, and takes over no more than the names.`.trim(),
    );
  if (isGibberish(wish.description))
    said.push('The storyteller cannot make sense of the description, and has chosen a tale itself instead.');
  for (const [asked, answer] of beyond)
    if (sentences.some((sentence) => toTheProgram.test(sentence) && asked.test(sentence))) said.push(answer);
  for (const [asked, answer] of never) if (asked.test(text)) said.push(answer);
  const far = tongue === 'en' && farGenre(text);
  if (far)
    said.push(
      `The storyteller has no world of its own for ${far.name}: it plays in the nearest, which is ${far.nearest}.`,
    );
  return said;
}
