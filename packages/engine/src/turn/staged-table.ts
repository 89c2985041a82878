import type { Dice, Roll } from '../dice/dice.ts';
import type { Character, PendingRoll, Seat, Snapshot, World } from '../snapshot.ts';
import type { CharacterChange, Ending, TurnObserver } from './outcome.ts';

const lowestHitPoints = -999;

type CharacterUpdate = { current_hp?: number | undefined } & {
  [Field in keyof CharacterChange['set']]?: CharacterChange['set'][Field] | undefined;
};

/** The turn's own copy of the table. Later tool calls see what earlier ones did; nothing else does until the commit. */
export class StagedTable {
  readonly speaker: Seat | null;
  readonly dice: Dice;
  readonly rolls: Roll[] = [];
  readonly #observer: TurnObserver;
  readonly #characters: Map<string, Character>;
  readonly #changes = new Map<string, CharacterChange>();
  #world: World;
  #worldChanged = false;
  #pendingRoll: PendingRoll | null = null;
  #ending: Ending | null = null;

  constructor(snapshot: Snapshot, dice: Dice, observer: TurnObserver) {
    this.speaker = snapshot.speaker;
    this.dice = dice;
    this.#observer = observer;
    this.#characters = new Map(
      snapshot.seats.flatMap(({ character }) =>
        character ? [[character.id, structuredClone(character)] as const] : [],
      ),
    );
    this.#world = structuredClone(snapshot.world);
  }

  get characters(): Character[] {
    return [...this.#characters.values()];
  }

  get world(): World {
    return this.#world;
  }

  get pendingRoll(): PendingRoll | null {
    return this.#pendingRoll;
  }

  get ending(): Ending | null {
    return this.#ending;
  }

  /** Whether the commit of this turn will end the game, by the DM's word or by the HP rule. */
  get isOver(): boolean {
    if (this.#ending) return true;
    return [...this.#changes.values()].some(
      ({ characterId, hpChange }) =>
        hpChange !== 0 && (this.#characters.get(characterId)?.current_hp ?? 1) <= 0,
    );
  }

  roll(notation: string, reason: string): Roll {
    this.#observer.rolling({ notation, reason });
    const roll = this.dice.roll(notation, reason);
    this.rolls.push(roll);
    this.#observer.rolled(roll);
    return roll;
  }

  awaitRoll(pendingRoll: PendingRoll): void {
    this.#pendingRoll = pendingRoll;
  }

  /** HP never exceeds the maximum: a lowered maximum lowers it too. */
  changeCharacter(id: string, { current_hp, ...fields }: CharacterUpdate): Character {
    const before = this.#characters.get(id);
    if (!before) throw new Error('A tool reached for a character outside this table');
    const set = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    const after: Character = { ...before, ...set };
    after.current_hp = Math.max(lowestHitPoints, Math.min(current_hp ?? before.current_hp, after.max_hp));
    const change = this.#changes.get(id) ?? { characterId: id, hpChange: 0, set: {} };
    this.#changes.set(id, {
      characterId: id,
      hpChange: change.hpChange + after.current_hp - before.current_hp,
      set: { ...change.set, ...set },
    });
    this.#characters.set(id, after);
    this.#observer.character(structuredClone(after));
    return after;
  }

  changeWorld(world: World): void {
    this.#world = world;
    this.#worldChanged = true;
  }

  end(ending: Ending): void {
    this.#ending = ending;
  }

  /** Everything that the caller commits. A game that is over awaits no roll. */
  changes() {
    return {
      rolls: this.rolls,
      characters: [...this.#changes.values()],
      world: this.#worldChanged ? this.#world : null,
      pendingRoll: this.isOver ? null : this.#pendingRoll,
      ending: this.#ending,
    };
  }
}
