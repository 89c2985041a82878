import { type KnownTopic, lexicon } from './lexicon.ts';
import { isFiller, joiners } from './fillers.ts';
import { readWords, type Word } from './read-words.ts';
import type { Hit } from './word-index.ts';

/** What one line forbids. */
export interface Forbidden {
  topics: readonly KnownTopic[];
  /** Where no topic is known: the words of a phrase, all of which have to be there. */
  phrases: readonly (readonly string[])[];
}

const mostWords = 60;
const mostPhraseWords = 8;

/** The parts of a line, as places of its words: what commas and "or" separate. */
function partsOf(words: readonly Word[]): number[][] {
  const parts: number[][] = [[]];
  for (const [at, { text, isAfterMark }] of words.entries()) {
    if (isAfterMark || joiners.has(text)) parts.push([]);
    if (!joiners.has(text)) parts.at(-1)!.push(at);
  }
  return parts;
}

function covers(longer: Hit, { start, length }: Hit): boolean {
  return longer.start <= start && start + length <= longer.start + longer.length;
}

/** Whether a set of words names a topic, alone or with another that was said too. */
function isNaming({ named }: KnownTopic, set: number, said: ReadonlySet<number>): boolean {
  return named.some((sets) => sets.includes(set) && sets.every((one) => said.has(one)));
}

export function forbiddenBy(line: string): Forbidden {
  const { index, namingSets, topicsNamedBy } = lexicon();
  const words = readWords(line.replaceAll(/[/&+|•]|--/g, ',')).slice(0, mostWords);
  const all = index.hits(words, namingSets);
  const longer = all.filter(({ length }) => length > 1);
  // "Mental illness" is no illness, "sexual assault" no assault: the longer name is meant.
  const hits = all.filter((hit) => !longer.some((other) => other.length > hit.length && covers(other, hit)));
  const said = new Set<number>();
  const candidates = new Set<KnownTopic>();
  for (const { set } of hits) {
    if (said.has(set)) continue;
    said.add(set);
    for (const topic of topicsNamedBy.get(set)!) candidates.add(topic);
  }
  const topics: KnownTopic[] = [];
  const understood = new Set<number>();
  for (const topic of [...candidates].sort((one, other) => one.order - other.order)) {
    const naming = hits.filter(({ set }) => isNaming(topic, set, said));
    if (topic.yields ? naming.every(({ start }) => understood.has(start)) : naming.length === 0) continue;
    topics.push(topic);
    for (const { start, length } of naming)
      for (let at = start; at < start + length; at++) understood.add(at);
  }
  const phrases = partsOf(words)
    .filter((part) => !part.some((at) => understood.has(at)))
    .map((part) => part.map((at) => words[at]!.text).filter((text) => !isFiller(text)))
    .map((part) => part.slice(0, mostPhraseWords))
    .filter((part) => part.length > 0);
  return { topics, phrases };
}
