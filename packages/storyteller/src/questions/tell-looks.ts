import { conditionsOf } from '../conditions/people-now.ts';
import { sentencesOf } from '../language/sentences.ts';
import { looksOf } from '../tale/looks.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';

const lines = [
  'You notice {looks}.',
  'What one sees first is {looks}.',
  'To look at: {looks}.',
  '{Looks}: so much anybody can see.',
] as const;

/** Two plain features of somebody, where the tale is the storyteller's own to tell; an adventure says itself what its people look like. */
export function tellLooks(turn: Telling, person: Person): void {
  const { state, table } = turn;
  const isOther = conditionsOf(turn, person).some(({ is }) => is === 'animal' || is === 'child');
  if (!state.outline || isOther) return;
  const last = person.name.split(' ').at(-1)!;
  const told = sentencesOf(table.game.description.slice(0, 6000)).filter((one) => one.includes(last));
  const looks = looksOf(person, told.join(' '));
  if (looks.length > 0) turn.line(lines, { looks: looks.join('; ') });
}
