import { listed } from '../language/nouns.ts';
import type { Asked } from '../tale/asked.ts';
import type { PatternName } from '../tale/sources.ts';
import { atPlace, placeNoun } from '../tale/wish/places.ts';

const undertakings: Record<PatternName, string> = {
  heist: 'a heist',
  siege: 'a siege',
  mystery: 'a mystery',
  rescue: 'a rescue',
  expedition: 'an expedition',
  hunt: 'a hunt',
  escape: 'an escape',
  parley: 'a matter of words',
  ambition: 'a mystery',
  bargain: 'a mystery',
  wrong: 'a mystery',
  taken: 'a mystery',
};

/** Which of a host's wishes the tale will be built on, in one sentence; empty where there is nothing of the kind. */
export function takenOver(
  { pattern, place, villain, prize, people }: Asked,
  lair: string | undefined,
): string {
  const where =
    place && (atPlace(place.name) ?? `${placeNoun(place.nature[0] ?? '')?.at ?? 'in'} ${place.name}`);
  const what = pattern ? undertakings[pattern] : where ? 'a tale' : '';
  const parts = [
    [what, where].filter(Boolean).join(' '),
    villain && `${villain.name} is the one to beat`,
    prize && prize !== villain?.name && `at stake: ${prize}`,
    lair && `it leads to ${lair}`,
    people.length > 0 && `you will meet ${listed(people.slice(0, 3).map(({ name }) => name))}`,
  ].filter(Boolean);
  const isOwn = place || villain || prize || people.length > 0;
  return isOwn ? `I take over: ${parts.join('; ')}.` : '';
}

/** What will not come up. */
export function leftOut({ never }: Asked): string {
  const names = [...new Set(never)].slice(0, 5).map((name) => `no ${name}`);
  return names.length > 0 ? `There will be ${listed(names)}.` : '';
}
