import type { Paragraph } from './paragraphs.ts';
import { isCheck, isOffer, seenOf, sightOf } from './prose-sight.ts';
import { asTold, noteSentences, withoutBrackets } from './told-notes.ts';
import { wholeSentences } from './whole-sentences.ts';
import { isToldFor } from './won-by.ts';

const ended = (text: string) => text.replace(/[,;:]\s*$/, '.');

/** `The door is locked; the reeve has a second key`: each half for itself, where one of them is not seen. */
function clausesOf(sentence: string): string[] {
  const halves = sentence.split(/; (?=\p{L})/u);
  if (halves.length < 2 || /["“]/.test(sentence)) return [sentence];
  const ended = halves.map((one) => (/[.!?]$/.test(one) ? one : `${one}.`));
  const whole = ended.map((one) => one.charAt(0).toUpperCase() + one.slice(1));
  return whole.some((one) => sightOf(one) !== sightOf(whole[0]!)) ? whole : [sentence];
}

const pronoun = /^(?:he|she|they|it|his|her|their|its|them|both|one of them|all of them)\b/i;

/** What is told on arrival, in its order and to the players; a pronoun goes with the sentence that says whose it is. */
export function shownIn(
  sentences: readonly string[],
  { isNote = false, isOpening = false }: { isNote?: boolean; isOpening?: boolean } = {},
): string[] {
  const shown: string[] = [];
  let isBefore = false;
  let isOfYou = false;
  for (const sentence of sentences) {
    // What a note says behind a condition belongs to it.
    if (tells.test(sentence)) break;
    if (isNote && (isNoSight.test(sentence) || isCheck(withoutBrackets(sentence)))) {
      if (shown.length > 0 || !/[=]/.test(sentence)) break;
      continue;
    }
    const told: string = asTold(isOfYou ? sentence.replace(/^They\b/, 'You') : sentence, { isNote });
    const isOrphan: boolean =
      (pronoun.test(told) && !isBefore && !(isOpening && shown.length > 0)) ||
      (answer.test(told) && !isBefore);
    const isOffered = isOpening && isOffer(told);
    const seen: string | null =
      isOrphan || told === '' || isNoSight.test(sentence) || isWon(sentence)
        ? null
        : isOffered
          ? told
          : seenOf(told);
    if (seen !== null) shown.push(seen);
    isBefore = seen !== null;
    isOfYou = /^You\b/.test(told) || (isOfYou && !others.test(told));
  }
  return shown;
}

/** What somebody tells for something is not seen. */
const isWon = (sentence: string) => isToldFor(sentence.replace(/\s*\([^()]{0,80}\)/g, ''), false);

/** `He says freely: …`: what follows is told by whoever is asked. */
const tells = /^[^:"“”]{0,60}\b(?:says?|tells?|knows?|can tell|shares?|explains?)\b[^:"“”]{0,40}:/i;

/** What somebody says to a question that is not told. */
const answer = /^["“][^"”]*["”]$/;
/** Of whom `they` is said then. */
const others =
  /^(?:two|three|four|five|six|some|several|many|both|the (?:\p{Ll}+ )?(?!(?:is|was|has|does)\b)\p{Ll}{2,}s)\b/iu;

/** A question to whoever leads, a label and what belongs to it, a sum or an arrow. */
const isNoSight = /^[^"“”]*[?:]$|^[^.,:"“”]{2,40}: |[=→]|->|\b(?:incl|etc)\./;

/** A paragraph by what is told apart in it. */
export const sentencesIn = (text: string, isNote = false) =>
  isNote ? noteSentences(text) : wholeSentences(text).flatMap(clausesOf);

/**
 * A paragraph in which nothing says what is read aloud, parted by its sentences: what anybody sees is told on arrival, what is behind it all is secret,
 * and the rest is there to be found, asked for or met. What is shown stands among the rest too, since people are introduced in it.
 */
export function partedProse(paragraph: Paragraph, isOpening = false): Paragraph[] {
  if (paragraph.voice !== 'plain' || paragraph.isItem) return [paragraph];
  const sentences = sentencesIn(paragraph.raw);
  const part = (voice: Paragraph['voice'], some: string[]): Paragraph[] => {
    const raw = some.join(' ');
    return raw === '' ? [] : [{ voice, raw, text: raw.replace(/[*_]/g, ''), isItem: false, isProse: true }];
  };
  // In their order, so that `he` is whoever was spoken of before.
  const runs: { voice: 'plain' | 'secret'; some: string[] }[] = [];
  for (const one of sentences) {
    const voice = sightOf(one) === 'hidden' ? 'secret' : 'plain';
    const last = runs.at(-1);
    if (last?.voice === voice) last.some.push(ended(one));
    else runs.push({ voice, some: [ended(one)] });
  }
  return [
    ...part('aloud', shownIn(sentences, { isOpening }).map(ended)),
    ...runs.flatMap(({ voice, some }) => part(voice, some)),
  ];
}
