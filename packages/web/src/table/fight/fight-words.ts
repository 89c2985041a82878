import type { MessageRead } from '@fireside/contract';
import type { Encounter } from '@fireside/contract/effects';
import { words } from '../../words/words.ts';
import { currentOf, nextOf } from './fight.ts';

/** Whose turn it is: `Your turn`, `Mira’s turn`. */
export function turnTitle(encounter: Encounter, mine: string | undefined): string {
  const current = currentOf(encounter);
  if (!current) return words.fight.nobodysTurn;
  return current.id === mine ? words.fight.yourTurn : words.fight.turnOf(current.name);
}

/** Who comes after that: `next: Goblin 1`; empty where nobody does. */
export function nextWords(encounter: Encounter, mine: string | undefined): string {
  const next = nextOf(encounter);
  if (!next) return '';
  return words.fight.next(next.id === mine ? words.fight.you : next.name);
}

/** A fight for those who listen, whenever another's turn begins. */
export function spokenTurn(encounter: Encounter | null, mine: string | undefined): string {
  if (!encounter) return '';
  const current = currentOf(encounter);
  if (!current) return '';
  const { spokenYourTurn, spokenTurnOf } = words.fight;
  return current.id === mine ? spokenYourTurn(encounter.round) : spokenTurnOf(encounter.round, current.name);
}

/** Where a player went by themselves, as their message tells it; null for any other message. */
export function moveWords({
  sender_type,
  effects,
}: Pick<MessageRead, 'sender_type' | 'effects'>): string | null {
  const [effect] = sender_type === 'player' ? effects : [];
  const fight = effect?.kind === 'encounter' ? effect.encounter : null;
  const zone = fight && currentOf(fight)?.zone;
  return zone ? words.fight.movesTo(zone) : null;
}

/** The letters that stand for somebody on the map: `BO`, `G1`. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/).filter(Boolean);
  const [first = '?'] = parts;
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  // A number is what tells alike creatures apart: it is kept whole.
  const mark = /^\d+$/.test(last) ? last : ([...last][0] ?? '');
  return (([...first][0] ?? '?') + mark).toUpperCase();
}
