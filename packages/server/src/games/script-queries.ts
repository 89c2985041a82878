import type { ScriptPatch, ScriptRead } from '@fireside/contract';
import { scriptLimits } from '@fireside/contract/protocol';
import { arrive, readTrail, writeTrail } from '@fireside/engine/script';
import { lockGame } from '../store/locks.ts';
import { Refused, reading, room, writing } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { AdventureChunkRow, AdventureSceneRow, GameRow } from '../store/schema.ts';
import { correctScenes } from './correct-scenes.ts';
import type { SeatKey } from './seat-queries.ts';
import { readWorld, writeWorld } from './world-queries.ts';

const selectKeys = query<{ gameId: string }, Pick<GameRow, 'creator_id' | 'has_adventure'>>(
  'select creator_id, has_adventure from games where id = :gameId',
);

async function requireCreator(db: Database, { gameId, userId }: SeatKey): Promise<void> {
  const game = await selectKeys.first(db, { gameId });
  if (!game) throw new Refused('game_not_found');
  if (game.creator_id !== userId) throw new Refused('not_script_reader');
  if (game.has_adventure === 0) throw new Refused('no_adventure');
}

const selectScenes = query<{ gameId: string }, AdventureSceneRow>(
  'select * from adventure_scenes where game_id = :gameId order by number',
);

type Sample = Pick<AdventureChunkRow, 'scene' | 'label'> & { beginning: string; characters: number };

const selectSamples = query<{ gameId: string; most: number }, Sample>(
  `select scene, label, substr(content, 1, :most) as beginning, length(content) as characters
   from adventure_chunks where game_id = :gameId order by position`,
);

/** The scene that a trail begins with. */
function placeOf(trail: string): number | null {
  return Number.parseInt(trail, 10) || null;
}

async function readScript(db: Database, { gameId }: { gameId: string }): Promise<ScriptRead> {
  const scenes = await selectScenes(db, { gameId });
  const ofScene = new Map<number, { aloud: string; secret: string; characters: number }>();
  for (const { scene, label, beginning, characters } of await selectSamples(db, {
    gameId,
    most: scriptLimits.sample,
  })) {
    const own = ofScene.get(scene) ?? { aloud: '', secret: '', characters: 0 };
    const part = label === 'read aloud' ? 'aloud' : 'secret';
    if (own[part] === '') own[part] = beginning;
    own.characters += characters;
    ofScene.set(scene, own);
  }
  return {
    scenes: scenes.map(({ number, title, depth, kind }) => ({
      number,
      title,
      depth,
      kind,
      ...(ofScene.get(number) ?? { aloud: '', secret: '', characters: 0 }),
    })),
    first: scenes.find(({ is_first }) => is_first === 1)?.number ?? 0,
    place: placeOf((await readWorld(db, gameId)).world.place),
  };
}

const updateScene = change<Omit<AdventureSceneRow, 'depth'>>(
  `update adventure_scenes set title = :title, kind = :kind, is_first = :is_first
   where game_id = :game_id and number = :number`,
);

type Change = SeatKey & { given: ScriptPatch; at: string };

async function changeScript(db: Database, { gameId, userId, given, at }: Change): Promise<ScriptRead> {
  await lockGame(db, gameId);
  await requireCreator(db, { gameId, userId });
  const scenes = await selectScenes(db, { gameId });
  const known = new Set(scenes.map(({ number }) => number));
  const { place, first } = given;
  const meant = [place, first, ...(given.scenes ?? []).map(({ number }) => number)];
  if (meant.some((number) => number !== undefined && !known.has(number)))
    throw new Refused('scene_not_found');
  for (const [index, scene] of correctScenes(scenes, given).entries()) {
    const before = scenes[index]!;
    const isSame =
      before.title === scene.title && before.kind === scene.kind && before.is_first === scene.is_first;
    const { number, title, kind, is_first } = scene;
    if (!isSame) await updateScene(db, { game_id: gameId, number, title, kind, is_first });
  }
  if (place !== undefined) {
    const kept = await readWorld(db, gameId);
    const trail = arrive(readTrail(kept.world.place, scenes.length), place, false);
    await writeWorld(db, { gameId, at }, { ...kept, world: { ...kept.world, place: writeTrail(trail) } });
  }
  return readScript(db, { gameId });
}

export const scriptQueries = room('scripts', {
  read: reading(async (db, seat: SeatKey) => {
    await requireCreator(db, seat);
    return readScript(db, seat);
  }),
  change: writing(changeScript),
});
