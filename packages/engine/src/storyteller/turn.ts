import type { Excerpts } from '../ports.ts';
import type { Character, Seat, Snapshot } from '../snapshot.ts';
import type { Intent } from './intent/lexicon.ts';
import type { Slots } from './language/phrase.ts';
import type { Prose } from './language/prose.ts';
import type { Plot, Scene } from './plot/plot.ts';
import type { Random } from './random.ts';
import type { State } from './state.ts';

/** Somebody at the table, under the name that the tale knows them by. */
export interface Actor {
  seat: Seat;
  name: string;
  sheet: Character | null;
}

export interface SheetChange {
  hpChange: number;
  /** What was found or used up, by name. */
  found?: string;
  used?: string;
  conditions?: string[];
}

/** One turn while it is being told: what it reads, and what it has come to so far. */
export interface Turn {
  readonly snapshot: Snapshot;
  readonly excerpts: Excerpts;
  readonly plot: Plot;
  /** Where an adventure's text stands; empty without one. */
  readonly heading: string;
  readonly random: Random;
  readonly prose: Prose;
  readonly state: State;
  readonly party: Actor[];
  /** Whose turn it is; in the greeting, the first at the table. */
  readonly speaker: Actor;
  readonly words: readonly string[];
  readonly intent: Intent;
  /** The paragraphs of the narration. */
  readonly told: string[];
  readonly sheets: Map<string, SheetChange>;
  readonly facts: string[];
  /** People whom the players have come to know. */
  readonly people: { name: string; note: string }[];
  /** A roll was asked of the player: the turn waits there. */
  waiting: boolean;
  /** The words that ask for that roll were said. */
  asked: boolean;
  /** Nothing strikes back in this turn. */
  safe: boolean;
  /** The way onward was pointed out in this turn. */
  pointed: boolean;
  /** The scene changed in this turn. */
  moved: boolean;
  ending: { outcome: 'victory' | 'defeat' | 'resolved'; summary: string } | null;
}

export function actorOf(seat: Seat): Actor {
  return { seat, name: seat.character?.name ?? seat.name, sheet: seat.character };
}

export function sceneOf({ plot, state }: Turn): Scene {
  return plot.scenes[Math.min(state.scene, plot.scenes.length - 1)]!;
}

export function nextSceneOf({ plot, state }: Turn): Scene | null {
  return plot.scenes[state.scene + 1] ?? null;
}

/** The names that any line of this turn may use. */
export function slotsOf(turn: Turn): Slots {
  const { place, person } = sceneOf(turn);
  const allies = turn.party.filter(({ seat }) => seat.user_id !== turn.speaker.seat.user_id);
  return {
    ...turn.plot.slots,
    you: turn.speaker.name,
    place: place.name,
    at: place.at,
    person: person?.name,
    role: person?.role,
    next: nextSceneOf(turn)?.place.name,
    ally: allies.length > 0 ? turn.random.pick(allies).name : undefined,
    hour: turn.plot.table.hours[Math.min(turn.state.scene, turn.plot.table.hours.length - 1)],
  };
}

/** Says a fresh line of the table. Whether there was one left. */
export function tell(turn: Turn, table: readonly string[], slots: Slots = {}): boolean {
  const line = turn.prose.line(table, { ...slotsOf(turn), ...slots });
  if (line !== '') turn.told.push(line);
  return line !== '';
}

/** Remembers what somebody did, for the end of the tale. `what` follows a name: `felled the Bellwarden`. */
export function remember(turn: Turn, what: string): void {
  const deeds = turn.state.deeds.filter((deed) => deed.what !== what);
  turn.state.deeds = [...deeds, { who: turn.speaker.name, what }].slice(-8);
}

export function changeSheet(turn: Turn, sheet: Character, change: Partial<SheetChange>): void {
  const before = turn.sheets.get(sheet.id) ?? { hpChange: 0 };
  turn.sheets.set(sheet.id, { ...before, ...change, hpChange: before.hpChange + (change.hpChange ?? 0) });
}

/** HP as this turn has left it. */
export function hitPoints(turn: Turn, sheet: Character): number {
  return Math.min(sheet.max_hp, sheet.current_hp + (turn.sheets.get(sheet.id)?.hpChange ?? 0));
}

export function conditionsOf(turn: Turn, sheet: Character): string[] {
  return turn.sheets.get(sheet.id)?.conditions ?? sheet.conditions;
}
