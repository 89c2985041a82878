import { type Combatant, lookOf, sheetLimits } from '@fireside/contract';
import { type Creature, improvised } from '../rules/index.ts';
import type { Snapshot } from '../snapshot.ts';

/** Somebody as the DM calls them into a fight. */
export interface Called {
  creature?: string | undefined;
  name?: string | undefined;
  count?: number | undefined;
  side?: Combatant['side'] | undefined;
  hp?: number | undefined;
  armor_class?: number | undefined;
  zone?: string | undefined;
}

/** Several of one kind, who act at the same time. */
export interface Group {
  /** What players call them. */
  title: string;
  creature: Creature | null;
  members: Combatant[];
}

function slug(name: string): string {
  const words = name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return words.slice(0, 60) || 'somebody';
}

/** Names and ids that nobody else in the fight has. */
class Names {
  readonly #taken: Set<string>;

  constructor(taken: readonly string[] = []) {
    this.#taken = new Set(taken.map((name) => name.trim().toLowerCase()));
  }

  /** `written`: how a number is set behind it. */
  #free(wanted: string, from: number, written: (number: number) => string): string {
    for (let number = from; ; number++) {
      const name = number === 0 ? wanted : written(number);
      const key = name.trim().toLowerCase();
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      return name;
    }
  }

  /** A name and an id; the first of several is numbered too. */
  of(wanted: string, isNumbered: boolean): { name: string; id: string } {
    const name = this.#free(
      wanted,
      isNumbered ? 1 : 0,
      (number) => `${wanted} ${isNumbered ? number : number + 1}`,
    );
    const id = slug(name);
    // A name is its own id where nobody has that already.
    if (id === name.trim().toLowerCase()) return { name, id };
    return { name, id: this.#free(id, 0, (number) => `${id}-${number + 1}`) };
  }
}

function played(party: Snapshot['party'], names: Names): Group[] {
  return party.flatMap(({ character }) => {
    if (!character) return [];
    const { id: character_id, name: given, current_hp: current, max_hp: max, conditions } = character;
    const named = names.of(given, false);
    const look = { conditions, hp: { current, max }, state: lookOf({ current, max }) };
    const member: Combatant = { ...named, side: 'party', character_id, initiative: 0, ...look };
    return [{ title: given, creature: null, members: [member] }];
  });
}

function called(
  { count = 1, side = 'foe', ...given }: Called,
  creature: Creature | null,
  names: Names,
): Group {
  const wanted = (given.name ?? creature?.name ?? given.creature ?? 'Foe').slice(0, sheetLimits.name - 4);
  const max = given.hp ?? creature?.hitPoints ?? improvised.hitPoints;
  const members = Array.from({ length: count }, (): Combatant => {
    return {
      ...names.of(wanted, count > 1),
      side,
      character_id: null,
      initiative: 0,
      conditions: [],
      hp: { current: max, max },
      state: 'unhurt',
      armor_class: given.armor_class ?? creature?.armorClass ?? improvised.armorClass,
      ...(creature && { creature: creature.name }),
      ...(given.zone !== undefined && { zone: given.zone }),
    };
  });
  return { title: wanted, creature, members };
}

/** Everybody who takes part: the characters at the table, and whoever is called. */
export function muster(
  party: Snapshot['party'],
  wanted: readonly Called[],
  find: (name: string) => Creature | null,
): Group[] {
  const names = new Names();
  const own = played(party, names);
  const others = wanted.map((one) => {
    const creature =
      (one.creature && find(one.creature)) || (one.name && !one.creature && find(one.name)) || null;
    return called(one, creature, names);
  });
  return [...own, ...others];
}

/** Characters at the table who are not in the fight. */
export function newcomers(combatants: readonly Combatant[], party: Snapshot['party']): Combatant[] {
  const names = new Names(combatants.flatMap(({ name, id }) => [name, id]));
  const others = party.filter(
    ({ character }) => character && !combatants.some(({ character_id }) => character_id === character.id),
  );
  return played(others, names).flatMap(({ members }) => members);
}

/** How many there would be. */
export function headcount(party: Snapshot['party'], wanted: readonly Called[]): number {
  const played = party.filter(({ character }) => character !== null).length;
  return wanted.reduce((sum, { count = 1 }) => sum + count, played);
}
