import { type Combatant, type Effect, Ledger, type Roll } from '@fireside/contract';
import type { Dice } from '../dice/create-dice.ts';
import { type Bestiary, type Fighter, fighterOf } from '../rules/index.ts';
import type { Character, Seat, Snapshot } from '../snapshot.ts';
import { diceOf, seatOf } from './who.ts';

export interface DeedPorts {
  table: Snapshot;
  dice: Dice;
  bestiary: Bestiary;
}

function withSlotBack(sheet: Character, slot: number): Character {
  const slots_spent = sheet.slots_spent.map((spent, place) => (place === slot - 1 ? spent - 1 : spent));
  return { ...sheet, slots_spent };
}

/** What happens in one go: effects one after the other, each on what the one before has left, and what is to be told of them. */
export class Deed {
  readonly notes: string[] = [];
  /** Dice that a player has thrown before: nobody sees them fall now. */
  readonly told = new Set<Effect>();
  readonly #dice: Dice;
  readonly #bestiary: Bestiary;
  readonly #ledger: Ledger<Snapshot>;

  constructor({ table, dice, bestiary }: DeedPorts) {
    this.#ledger = new Ledger(table);
    this.#dice = dice;
    this.#bestiary = bestiary;
  }

  get table(): Snapshot {
    return this.#ledger.table;
  }

  /** What happened. However often the fight itself has changed on the way, it is told of once, at the end. */
  get effects(): readonly Effect[] {
    const { effects } = this.#ledger;
    const first = effects.find((effect) => effect.kind === 'encounter');
    if (!first) return effects;
    const sum: Effect = { kind: 'encounter', encounter: this.table.encounter, before: first.before };
    return [...effects.filter(({ kind }) => kind !== 'encounter'), sum];
  }

  add(effects: readonly Effect[]): void {
    for (const effect of effects) this.#ledger.add(effect);
  }

  note(...notes: string[]): void {
    this.notes.push(...notes);
  }

  /** Dice that fall now. What came of them may be known only when they lie: then the reason says so. */
  roll(notation: string, by: string, reasonFor: (roll: Roll) => string): Roll {
    const thrown = this.#dice.roll(notation, '');
    const roll = { ...thrown, reason: reasonFor(thrown) };
    this.add([{ kind: 'rolled', roll, by }]);
    return roll;
  }

  /** Dice that lay on the table before, with what came of them. */
  tell(roll: Roll, by: string): void {
    const effect: Effect = { kind: 'rolled', roll, by };
    this.told.add(effect);
    this.add([effect]);
  }

  combatant(id: string): Combatant | undefined {
    return this.table.encounter?.combatants.find((one) => one.id === id);
  }

  /** The combatant of a character, or the other way round; undefined outside a fight. */
  combatantOf(characterId: string): Combatant | undefined {
    return this.table.encounter?.combatants.find(({ character_id }) => character_id === characterId);
  }

  /** `slot`: of a spell that is being cast, and whose slot is spent already. */
  fighter(combatant: Combatant, slot?: number): Fighter {
    const own = seatOf(this.table, combatant)?.character ?? null;
    const sheet = own && slot !== undefined ? withSlotBack(own, slot) : own;
    const creature = combatant.creature === undefined ? null : this.#bestiary.find(combatant.creature);
    return fighterOf(combatant, { sheet, creature });
  }

  by(combatant: Pick<Combatant, 'character_id'>): string {
    return diceOf(this.table, combatant);
  }

  /** The player who is asked for a roll of their own; nobody where the service rolls, or where another is awaited already. */
  ownRoller(combatant: Pick<Combatant, 'character_id'>): Seat | undefined {
    const seat = seatOf(this.table, combatant);
    if (!seat?.self_rolls || seat.pending_roll) return undefined;
    // Nobody else hears what a whispered turn asks.
    const { isWhisper, speaker } = this.table;
    return isWhisper && speaker?.user_id !== seat.user_id ? undefined : seat;
  }
}
