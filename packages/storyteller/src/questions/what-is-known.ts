import { listed } from '../language/nouns.ts';
import { toldSentences } from '../language/sentences.ts';
import { hostFacts } from '../talk/host-facts.ts';
import { isSynonym } from '../talk/synonyms.ts';
import { isSameWord, isWeak, wordsIn } from '../talk/words.ts';
import type { Telling } from '../telling/telling.ts';
import { lineAnyway, quotable, sayAnyway } from './say-anyway.ts';

/** So many answers back something was told lately. */
const lately = 12;

/** Sentences in which whoever tells the tale speaks to the players, or tells of what they did. */
const toPlayers = /\b(?:you|your|yours)\b|\?$/i;

/** What the players have read of a matter: in the host's own words, else in what was told lately. */
export function knownOfMatter(turn: Telling, words: readonly string[]): string | null {
  const strong = words.filter((word) => word.length > 2 && !isWeak(word));
  if (strong.length === 0) return null;
  const told = turn.table.history.filter(({ sender }) => sender === 'dm').slice(-lately);
  const lines = told.toReversed().flatMap(({ content }) => toldSentences(content));
  const rated = [
    ...hostFacts(turn),
    ...lines.filter((line) => line.length > 25 && !toPlayers.test(line)),
  ].map((sentence) => {
    const said = wordsIn(sentence);
    const shared = strong.filter((word) => said.some((one) => isSameWord(one, word) || isSynonym(one, word)));
    return { sentence, rate: shared.length };
  });
  const [best] = rated.toSorted((one, other) => other.rate - one.rate);
  // One word of several in common is chance.
  return best && best.rate > 0 && best.rate >= strong.length / 2 ? best.sentence.trim() : null;
}

/** Tells what is known of a matter. Whether anything is. */
export function tellKnown(turn: Telling, words: readonly string[]): boolean {
  const known = knownOfMatter(turn, words);
  if (!known) return false;
  const said = quotable(known);
  sayAnyway(turn, [
    `So much you know: "${said}"`,
    `What you were told of it: "${said}"`,
    `All you have to go by is this: "${said}"`,
  ]);
  return true;
}

const toAsk = [
  'Nothing that you were told answers that, {you}; [you could ask|the one to ask would be] {people}.',
  'That [is not known to you|has not come up] so far, {you}. {People} [might know|may have heard something].',
  'You [cannot tell|do not know] yet, {you}; {people} [may|might] know more.',
];
const toSearch = [
  'Nothing that you were told answers that, {you}[; {thing} might|, and {thing} may tell you more].',
  'That [is not known to you|has not come up] so far, {you}. [A closer look at {thing} may help|There may be more to {thing} than you have seen].',
  'You [cannot tell|do not know] yet, {you}[: it would have to be found out|; nobody is here who could be asked].',
  'There is nobody here to ask, {you}, and nothing that you know answers it.',
];

/** An answer that nobody has: what comes nearest to it, and who or what might know. */
export function tellNotKnown(turn: Telling, words: readonly string[]): void {
  if (tellKnown(turn, words)) return;
  const people = listed(turn.place.people.slice(0, 2).map(({ name }) => name)).replace(' and ', ' or ');
  const thing = turn.place.things.find(({ isHidden }) => !isHidden)?.name;
  if (people !== '') lineAnyway(turn, toAsk, { people });
  else lineAnyway(turn, toSearch, { thing });
}
