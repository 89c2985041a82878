import type { CharacterRead, GameRead } from '@fireside/contract';
import type { AuditionClient } from './audition-client.ts';
import type { Played, Reply, Scene } from './scene.ts';
import { type TableSeat, takeSeat } from './table-seat.ts';

export interface SceneOptions {
  /** Signed in, one for each seat. */
  clients: AuditionClient[];
  elapsed(): number;
  /** How long the whole scene may take. */
  milliseconds: number;
  /** Aborted when nobody wants to see the rest. */
  signal: AbortSignal;
}

const unplayed: Reply = { message: null, failure: 'not played', secondsToFirstWord: null };

interface Table {
  game: GameRead;
  characters: CharacterRead[];
}

async function setTable({ sheets, ...scene }: Scene, clients: AuditionClient[]): Promise<Table> {
  const host = clients[0]!;
  const characters: CharacterRead[] = [];
  for (const [seat, body] of sheets.entries())
    characters.push(await clients[seat]!.must('createCharacter', { body }));
  const { description, adventure: adventure_text, lines, selfRolls: self_rolls = false } = scene;
  const game = await host.must('createGame', { body: { name, description, adventure_text } });
  const params = { game_id: game.id };
  if (lines) await host.must('changeGame', { params, body: { lines } });
  const participation_code = game.participation_code ?? '';
  for (const [seat, { id: character_id }] of characters.entries()) {
    await clients[seat]!.must('joinGame', { params, body: { participation_code, character_id } });
    if (self_rolls) await clients[seat]!.must('setSelfRolls', { params, body: { self_rolls } });
  }
  return { game, characters };
}

/** The same for all: the model is told the name, and must not learn from it what is looked for. */
const name = 'An evening by the fire';

/** Only whoever acts sits down besides the host: the others are at the table all the same. */
async function talk(scene: Scene, { game }: Table, options: SceneOptions, seats: Map<number, TableSeat>) {
  const sit = async (seat: number) => {
    const taken =
      seats.get(seat) ?? (await takeSeat({ ...options, client: options.clients[seat]!, gameId: game.id }));
    seats.set(seat, taken);
    return taken;
  };
  const opening = await (await sit(0)).opening;
  const replies: Reply[] = [];
  for (const { seat, words } of opening.message ? scene.says : []) {
    const reply = await (await sit(seat)).say(words);
    replies.push(reply);
    if (!reply.message) break;
  }
  return { opening, replies };
}

/** Plays one scene at a table of its own, which is cleared afterwards. Whatever happens becomes a scene that was not answered. */
export async function playScene(scene: Scene, options: SceneOptions): Promise<Played> {
  const { clients, milliseconds, signal } = options;
  const host = clients[0]!;
  const time = new AbortController();
  const timer = setTimeout(() => time.abort(`no answer within ${milliseconds / 1000} seconds`), milliseconds);
  const stop = () => time.abort('stopped');
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  const seats = new Map<number, TableSeat>();
  const played: Played = {
    scene,
    opening: unplayed,
    replies: [],
    characters: [],
    game: null,
    honesty: null,
  };
  try {
    const table = await setTable(scene, clients);
    Object.assign(played, table);
    Object.assign(played, await talk(scene, table, { ...options, signal: time.signal }, seats));
    const params = { game_id: table.game.id };
    played.game = await host.must('readGame', { params });
    const party = await host.must('readParty', { params });
    played.characters = table.characters.map(
      ({ id, ...kept }) =>
        party.flatMap(({ character }) => character ?? []).find((one) => one.id === id) ?? { id, ...kept },
    );
    played.honesty = await host.must('readHonesty', { params });
  } catch (error) {
    played.opening = { ...played.opening, message: null, failure: (error as Error).message };
    played.replies = [];
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    for (const seat of seats.values()) seat.close();
    // A turn that still runs is given up with its game.
    if (played.game) await host.must('deleteGame', { params: { game_id: played.game.id } }).catch(() => {});
  }
  return played;
}
