import { type Effect, Ledger } from '@fireside/contract';
import type { Dice } from '../dice/create-dice.ts';
import type { OutlinedScene, Recalled, RecallPlace } from '../ports.ts';
import type { Bestiary } from '../rules/creature.ts';
import { answeredIn, type Seat, type Snapshot } from '../snapshot.ts';
import type { TurnObserver } from './outcome.ts';

/** What tools need besides the table. */
export interface ToolPorts {
  dice: Dice;
  /** Looks up what the prompt does not hold; empty when nothing answers. */
  recall(query: string, where: RecallPlace): Promise<Recalled[]>;
  /** The scenes of the adventure; empty where there is none or it is not read yet. */
  outline: readonly OutlinedScene[];
  bestiary: Bestiary;
}

/** The turn's own table: effects applied to the snapshot. Later tool calls see what earlier ones did; nothing else does until the commit. */
export class StagedTable {
  readonly dice: Dice;
  readonly recall: ToolPorts['recall'];
  readonly outline: ToolPorts['outline'];
  readonly bestiary: Bestiary;
  readonly #ledger: Ledger<Snapshot>;
  readonly #observer: TurnObserver;

  constructor(snapshot: Snapshot, observer: TurnObserver, { dice, recall, outline, bestiary }: ToolPorts) {
    this.dice = dice;
    this.recall = recall;
    this.outline = outline;
    this.bestiary = bestiary;
    this.#observer = observer;
    this.#ledger = new Ledger(snapshot);
    // A roll that was awaited from a speaker is taken up with their message, whatever it says.
    for (const { user_id, pending_roll: before } of this.speakers)
      if (before) this.record({ kind: 'roll_asked', user_id, notation: null, reason: null, before });
  }

  get table(): Snapshot {
    return this.#ledger.table;
  }

  get effects(): readonly Effect[] {
    return this.#ledger.effects;
  }

  /** Whose messages are answered, each once, as they now stand; nobody in the greeting. */
  get speakers(): Seat[] {
    const { party } = this.table;
    const spoken = new Map(answeredIn(this.table).map(({ speaker }) => [speaker.user_id, speaker]));
    return [...spoken].map(([id, seat]) => party.find(({ user_id }) => user_id === id) ?? seat);
  }

  /** Whether the commit of this turn will end the game, by the DM's word or by the HP rule: once is enough. */
  get isOver(): boolean {
    if (this.table.ended_reason !== null) return true;
    if (this.table.zero_hp === 'fall') return false;
    return this.effects.some((effect) => effect.kind === 'hit_points' && effect.after <= 0);
  }

  /** `isThrown`: the dice fall now, and not in a player's hand before. */
  record(effect: Effect, isThrown = true): void {
    if (effect.kind === 'rolled' && isThrown) this.#observer.rolling(effect.roll);
    this.#ledger.add(effect);
    this.#observer.effect(effect);
  }
}
