import { untold } from '../questions/things-to-do.ts';
import type { Resolve } from '../telling/attempt.ts';
import { decide } from './checks.ts';
import { attitudeOf } from './company.ts';
import { type Deed, personOf, readDeed, tell } from './deed.ts';
import * as lines from './lines/faces.ts';

const doubting =
  /\b(?:lying|lies|lie|liar|truth|truthful|honest|hiding|hides?|bel[ei]{2}ve|trust|keeping (?:something|anything|things)|holding (?:something )?back|up to|after|nervous|shifty|sincere|suspicious|insight|bluffing|read(?:ing)? (?:him|her|them|(?:his|her|their) (?:face|expression)))\b/i;

/** Whoever watches a face to learn whether it lies leaves it to the dice. Whether it was so. */
export async function readFace(deed: Deed): Promise<boolean> {
  const { turn, step } = deed;
  const person = personOf(deed);
  if (step.act !== 'watch' || !person || !doubting.test(turn.message)) return false;
  const difficulty = person.doubt?.difficulty ?? 'fair';
  await decide(deed, { skill: 'Insight', difficulty, about: person.id }, resolveFace);
  return true;
}

export const resolveFace: Resolve = (turn, { step, about }, { isSuccess }) => {
  const deed = readDeed(turn, step);
  const person = turn.place.people.find(({ id }) => id === about);
  const shows = person?.doubt?.shows ?? '';
  if (isSuccess && shows !== '') return void tell(deed, lines.written, { who: person?.name, shows });
  if (isSuccess && person?.isLying) return void tell(deed, lines.lying, { who: person.name });
  const isOpen = !person || (attitudeOf(turn, person) === 'friendly' && untold(turn, person).length === 0);
  const table = isSuccess ? (isOpen ? lines.honest : lines.holdingBack) : lines.closed;
  tell(deed, table, { who: person?.name });
};
