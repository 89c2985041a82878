import type { Effect } from '@fireside/contract';
import type { Character, Excerpts, Hands, Seat, Snapshot } from '@fireside/engine';
import type { Slots } from '../language/phrase.ts';
import { withoutStutter } from '../language/sentences.ts';
import type { Prose } from '../language/prose.ts';
import type { Random } from '../random.ts';
import type { Step } from '../reader/reading.ts';
import { placeAt } from '../world/place-at.ts';
import type { State } from '../world/state.ts';
import type { Place, World } from '../world/world.ts';

/** Somebody at the table, under the name that the tale knows them by. */
export interface Actor {
  seat: Seat;
  name: string;
}

export interface Ending {
  outcome: 'victory' | 'defeat' | 'resolved';
  summary: string;
}

/** How a step is carried out, whatever kind of deed it is. */
export type TakeStep = (turn: Telling, step: Step) => Promise<void>;

/** One answer while it is being told: what it knows, and what it has come to so far. */
export class Telling {
  readonly excerpts: Excerpts;
  readonly world: World;
  /** Changed as things happen; kept at the end of the turn. */
  readonly state: State;
  readonly random: Random;
  readonly prose: Prose;
  /** Who is answered; in the greeting, the first at the table. */
  readonly speaker: Actor;
  readonly message: string;
  /** The sentences so far; an empty one begins a paragraph. */
  readonly told: string[] = [];
  /** What goes on record at the end of the turn. */
  readonly facts: string[] = [];
  /** A roll was asked of the player: the answer waits there. */
  isWaiting = false;
  /** Talk that takes no time in the tale: nobody strikes, nothing moves on. */
  isTimeless = false;
  /** The party came to another place. */
  hasMoved = false;
  /** Something was already pointed out to react to. */
  hasPointed = false;
  /** The player speaks with somebody. */
  isTalking = false;
  /** The player is at something in particular, and does not look for what to do. */
  isBusy = false;
  ending: Ending | null = null;
  readonly #hands: Hands;
  readonly #takeStep: TakeStep;
  #turnedInto = 0;

  constructor(parts: {
    hands: Hands;
    takeStep: TakeStep;
    excerpts: Excerpts;
    world: World;
    state: State;
    random: Random;
    prose: Prose;
    speaker: Seat;
    message: string;
  }) {
    this.#hands = parts.hands;
    this.#takeStep = parts.takeStep;
    this.excerpts = parts.excerpts;
    this.world = parts.world;
    this.state = parts.state;
    this.random = parts.random;
    this.prose = parts.prose;
    this.speaker = actorOf(parts.speaker);
    this.message = parts.message;
  }

  /** The table as it stands now. */
  get table(): Snapshot {
    return this.#hands.table;
  }

  get effects(): readonly Effect[] {
    return this.#hands.effects;
  }

  get party(): Actor[] {
    return this.table.party.map(actorOf);
  }

  /** The speaker's sheet as it stands now; null where nobody is played. */
  get sheet(): Character | null {
    const { user_id } = this.speaker.seat;
    return this.table.party.find((seat) => seat.user_id === user_id)?.character ?? null;
  }

  get place(): Place {
    return placeAt(this.world, this.state);
  }

  call(tool: string, input: Record<string, unknown>): Promise<Record<string, unknown>> {
    return this.#hands.call(tool, input);
  }

  /**
   * Does a step in the place of another: what looked like one kind of deed may turn out to be of another kind. Where that goes round in
   * circles, it is only named.
   */
  async take(step: Step): Promise<void> {
    if (++this.#turnedInto > 3) this.say(`You ${step.echo}.`);
    else await this.#takeStep(this, step);
  }

  /** Names that any line of this answer may use, besides those of the world. */
  get slots(): Slots {
    const { place, speaker } = this;
    const others = this.party.filter(({ seat }) => seat.user_id !== speaker.seat.user_id);
    const [person] = place.people;
    return {
      ...this.world.slots,
      you: speaker.name,
      here: place.name,
      at: place.at,
      person: person?.name,
      role: person?.role || undefined,
      next: place.exits[0]?.name,
      ally: others.length > 0 ? this.random.pick(others).name : undefined,
    };
  }

  /** Says a fresh line of a table of lines. Whether there was one left. */
  line(table: readonly string[], slots: Slots = {}): boolean {
    const text = this.prose.line(table, { ...this.slots, ...slots });
    if (text !== '') this.told.push(text);
    return text !== '';
  }

  /** Says a sentence of its own making, unless it was said before in this game. Whether it was said. */
  say(given: string): boolean {
    const sentence = neatEnd(given);
    const isFresh = this.prose.claim(sentence);
    if (isFresh) this.told.push(sentence);
    return isFresh;
  }

  paragraph(): void {
    if (this.told.length > 0 && this.told.at(-1) !== '') this.told.push('');
  }

  /** Remembers what somebody did, for the end of the tale. `what` follows a name: `felled the Bellwarden`. */
  remember(what: string): void {
    const deeds = this.state.deeds.filter((deed) => deed.what !== what);
    this.state.deeds = [...deeds, { who: this.speaker.name, what }].slice(-8);
  }
}

/** What ends with a quotation or a full stop of its own gets no second one. */
function neatEnd(sentence: string): string {
  return withoutStutter(sentence).replace(/([.!?]["']?)\.$/, '$1');
}

export function actorOf(seat: Seat): Actor {
  return { seat, name: seat.character?.name ?? seat.name };
}
