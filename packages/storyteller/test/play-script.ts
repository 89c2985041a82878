import { emptyWorld } from '@fireside/contract/effects';
import {
  type Bestiary,
  type Character,
  createDice,
  defaultTurnLimits,
  type Excerpts,
  noCreatures,
  readyLines,
  type Seat,
  type Snapshot,
  type Storyteller,
  ToldTurn,
} from '@fireside/engine';
import { readScript, recalledScenes, ScriptIndex, scriptExcerpts } from '@fireside/engine/script';
import { createRandom } from '../src/random.ts';
import { createUnderstanding } from '../src/reader/understand.ts';
import type { Tales } from '../src/tale/tales.ts';
import { tellTurn } from '../src/tell-turn.ts';
import { placesOfState } from './places-of-state.ts';
import { brannoch, ilsabet } from './sheets.ts';

export interface PlayedTurn {
  message: string;
  /** The id of the place where the party is after it. */
  at: string;
  text: string;
  /** What was rolled for it: `Perception check, DC 14: failure`. */
  rolls: string[];
  /** What the speaker has then, by its name. */
  carried: Record<string, number>;
}

export interface PlayedScript {
  turns: PlayedTurn[];
  /** After how many messages it ended; null where it did not. */
  endedAfter: number | null;
  reason: string | null;
}

const seatOf = (character: Character, at: number): Seat => ({
  user_id: `user-${at}`,
  name: `Player ${at}`,
  self_rolls: false,
  pending_roll: null,
  character,
});

/** Plays an adventure as the service does, with the engine's own reading of it: the greeting, then one message after another. */
export async function playScript(
  text: string,
  messages: readonly string[],
  { seed = 3, bestiary = noCreatures }: { seed?: number; bestiary?: Bestiary } = {},
): Promise<PlayedScript> {
  const script = readScript(text);
  const index = await ScriptIndex.build({
    ...script,
    scenes: script.scenes.map((scene) => ({
      ...scene,
      passages: scene.passages.map((passage) => ({ ...passage, vector: null })),
    })),
  });
  const random = createRandom(seed);
  const dice = createDice((min, max) => min + random.below(max - min + 1));
  const parts = {
    understand: createUnderstanding(undefined),
    // An adventure needs no tale.
    tales: {} as Tales,
    latestTales: async () => [],
  };
  const teller: Storyteller = {
    name: 'storyteller',
    tell: (request, hands) => tellTurn(parts, request, hands),
    discuss: async () => ({ reply: '', proposal: null }),
  };
  const party = [brannoch, ilsabet].map(seatOf);
  let snapshot: Snapshot = {
    game: {
      ...{ id: 'game', name: 'A Game', description: '', hasAdventure: true },
      ...{ code: '', agency: true, lines: [], veils: [] },
    },
    ...{ kind: 'greeting', speaker: null, party, world: emptyWorld, history: [], isCut: false },
    ...{ chronicle: { chapters: [], pinned: [] }, message: '', encounter: null, ended_reason: null },
    ...{ also: [], dmMessages: 0, zero_hp: 'fall' },
  };
  const turns: PlayedTurn[] = [];
  for (const message of ['', ...messages]) {
    const isGreeting = message === '';
    const kind = isGreeting ? 'greeting' : 'reply';
    snapshot = { ...snapshot, kind, message, speaker: isGreeting ? null : snapshot.party[0]! };
    const { history, world } = snapshot;
    const lastNarration = history.findLast(({ sender }) => sender === 'dm')?.content ?? '';
    const excerpts: Excerpts = {
      ...{ rulebooks: [], story: [], recorded: [] },
      script: scriptExcerpts(index, { place: world.place, message, lastNarration, queries: [] }),
    };
    const shown: string[] = [];
    const hands = new ToldTurn({
      ports: {
        model: teller,
        library: {
          excerpts: async () => excerpts,
          recall: async ({ query }) => recalledScenes(index, query, []),
        },
        ...{ bestiary, dice, clock: { elapsed: () => 0, sleep: async () => {} } },
      },
      limits: defaultTurnLimits,
      ...{ snapshot, excerpts, lines: await readyLines([]) },
      observer: { rolling: () => {}, effect: () => {}, delta: (part) => shown.push(part) },
      signal: new AbortController().signal,
    });
    await hands.run(teller);
    const told = hands.text;
    const inventory = hands.table.party[0]?.character?.inventory ?? [];
    turns.push({
      ...{ message, text: told, at: placesOfState(hands.table.world.tale) },
      rolls: hands.effects.flatMap((effect) => (effect.kind === 'rolled' ? [effect.roll.reason] : [])),
      carried: Object.fromEntries(inventory.map(({ name, quantity }) => [name, quantity])),
    });
    const line = { id: 0, playerName: null, characterName: null, rolls: [] };
    snapshot = {
      ...hands.table,
      dmMessages: snapshot.dmMessages + 1,
      history: [
        ...history,
        ...(isGreeting
          ? []
          : [{ ...line, sender: 'player' as const, playerName: 'Player 0', content: message }]),
        { ...line, sender: 'dm' as const, content: told },
      ],
    };
    if (snapshot.ended_reason !== null) break;
  }
  const reason = snapshot.ended_reason;
  return { turns, reason, endedAfter: reason === null ? null : turns.length - 1 };
}
