import { startFight } from '../../fight/fight.ts';
import type { Telling } from '../../telling/telling.ts';
import { withArticle } from '../../language/nouns.ts';
import { comesAt } from '../script-lines.ts';
import type { Opened } from '../opened.ts';
import type { Room } from '../rooms.ts';
import { namedCreatures } from './creatures.ts';
import { isNoted, note } from './notes.ts';

const strikes = /\b(?:attacks?|fights?|strikes|charges?|lunges?|pounces?|wakes?|shoots|ambush\w*)\b/i;

/** The creature that some sentences are about: the one they name, or the only one here. */
export function creatureIn(room: Room, text: string): ReturnType<typeof namedCreatures>[number] | null {
  const low = text.toLowerCase();
  const all = namedCreatures(room);
  const named = all.find(({ words }) => words.some((word) => word.length > 2 && low.includes(word)));
  return named ?? (all.length === 1 ? all[0]! : null);
}

/** Whom a sentence wakes falls upon the party. Whether anybody has. */
export async function wake(turn: Telling, _adventure: Opened, room: Room, text: string): Promise<boolean> {
  const creature = strikes.test(text) ? creatureIn(room, text) : null;
  const own = turn.place.foes.filter(({ kind }) =>
    kind.words.some((word) => text.toLowerCase().includes(word)),
  );
  const foes = creature ? [{ kind: creature.kind, count: creature.count }] : strikes.test(text) ? own : [];
  const fresh = foes.filter(({ kind }) => !isNoted(turn.state, room.id, `foe ${kind.name}`));
  if (fresh.length === 0 || turn.table.encounter) return false;
  for (const { kind } of fresh) note(turn.state, room.id, `foe ${kind.name}`);
  turn.state.fought = true;
  turn.paragraph();
  turn.line(comesAt, { foes: fresh.map(({ kind }) => withArticle(kind.name)).join(' and ') });
  await startFight(turn, fresh);
  return true;
}
