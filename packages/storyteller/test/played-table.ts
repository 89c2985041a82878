import { applyEffects, emptyWorld } from '@fireside/contract';
import {
  type Character,
  createDice,
  noCreatures,
  runTurn,
  type Seat,
  type Snapshot,
  type TurnOutcome,
} from '@fireside/engine';
import { createStoryteller } from '../src/storyteller.ts';

interface PlayedTable {
  party: Character[];
  selfRolls?: boolean;
  zeroHp?: 'end' | 'fall';
  name?: string;
  description?: string;
  lines?: string[];
}

/** A table that the storyteller leads, turn by turn, with the engine's own turns; every die shows a 12. */
export async function playedTable({ party, ...options }: PlayedTable) {
  const teller = createStoryteller();
  let table: Snapshot = {
    game: {
      id: 'game',
      name: options.name ?? 'The Long Night',
      description: options.description ?? 'A fantasy tale.',
      hasAdventure: false,
      code: '',
      agency: true,
      lines: options.lines ?? [],
      veils: [],
    },
    kind: 'greeting',
    speaker: null,
    party: party.map(
      (character, at): Seat => ({
        user_id: `user-${at}`,
        name: `Player ${at}`,
        self_rolls: options.selfRolls ?? false,
        pending_roll: null,
        character,
      }),
    ),
    world: emptyWorld,
    encounter: null,
    ended_reason: null,
    history: [],
    isCut: false,
    chronicle: { chapters: [], pinned: [] },
    message: '',
    also: [],
    dmMessages: 0,
    zero_hp: options.zeroHp ?? 'end',
  };
  const ports = {
    model: teller,
    library: {
      excerpts: async () => ({ rulebooks: [], script: null, story: [], recorded: [] }),
      recall: async () => [],
    },
    bestiary: noCreatures,
    dice: createDice((min, max) => Math.min(max, Math.max(min, 12))),
    clock: { elapsed: () => 0, sleep: () => new Promise<void>(() => {}) },
  };
  const observer = { rolling() {}, effect() {}, delta() {} };

  async function tell(asked: Partial<Snapshot>): Promise<TurnOutcome> {
    const snapshot = { ...table, ...asked };
    const outcome = await runTurn(ports, snapshot, observer, new AbortController().signal);
    const after = applyEffects(snapshot, outcome.effects);
    const line = { id: 0, playerName: null, characterName: null, effects: [], rolls: [] };
    const said = snapshot.message ? [{ ...line, sender: 'player' as const, content: snapshot.message }] : [];
    const history = [
      ...table.history,
      ...said,
      { ...line, sender: 'dm' as const, content: outcome.narration },
    ];
    table = { ...after, history, speaker: null, also: [], message: '', dmMessages: table.dmMessages + 1 };
    return outcome;
  }

  const greeting = await tell({});
  return {
    greeting,
    /** What the storyteller remembers. */
    tale: () => table.world.tale,
    say: (at: number, message: string, others: { at: number; message: string }[] = []) =>
      tell({
        kind: 'reply',
        speaker: table.party[at]!,
        message,
        also: others.map((other) => ({ speaker: table.party[other.at]!, message: other.message })),
      }),
  };
}
