import type { Actor } from '../telling/telling.ts';
import type { Exit, Person, Thing } from './world.ts';

/** What a phrase of a player's stands for, here and now. */
export type Referent =
  | { kind: 'thing'; thing: Thing }
  | { kind: 'person'; person: Person }
  /** Somebody in the running fight, by the id of the combatant. */
  | { kind: 'foe'; id: string; name: string }
  | { kind: 'exit'; exit: Exit }
  /** What stands between here and the way onward. */
  | { kind: 'obstacle'; exit: Exit }
  /** What the speaker carries, as the sheet names it. */
  | { kind: 'item'; name: string; quantity: number }
  | { kind: 'gold'; amount: number | null }
  /** A spell of the speaker's. */
  | { kind: 'spell'; name: string }
  | { kind: 'companion'; actor: Actor }
  | { kind: 'self' }
  | { kind: 'place' }
  /** What is to be found in any such place, or was spoken of lately: floor, wall, sky, the geese of the last paragraph. */
  | { kind: 'scenery' }
  /** Nothing like it is here, and nobody carries it. */
  | { kind: 'absent' };
