import type { PartyMember } from '@fireside/contract';
import { words } from '../../words/words.ts';
import { toDm } from '../speech.ts';
import type { Listener } from './commands.ts';

/** Those to whom I can whisper: the DM, and everybody else at the table. */
export function listenersOf(party: readonly PartyMember[], me: string): Listener[] {
  const players = party
    .filter(({ user_id }) => user_id !== me)
    .map(({ user_id, name, character }) => ({ to: user_id, name, character: character?.name ?? null }));
  return [{ to: toDm, name: words.composer.dm, character: null }, ...players];
}
