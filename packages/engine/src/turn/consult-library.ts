import { cutEntries } from '../prompt/world.ts';
import type { Excerpts, Recall, Recalled, TurnPorts } from '../ports.ts';
import { type Snapshot, wordsIn } from '../snapshot.ts';
import { abortable } from './abort.ts';
import { turnFailure } from './failures.ts';

/** The prompt repeats what was said from this message on. */
function heldFrom({ history }: Snapshot): number {
  return history[0]?.id ?? Number.MAX_SAFE_INTEGER;
}

/** What books, adventure and story have for this turn. */
export async function consultLibrary(
  { library }: TurnPorts,
  snapshot: Snapshot,
  signal: AbortSignal,
): Promise<Excerpts> {
  const { game, history, isCut, world } = snapshot;
  try {
    const excerpts = library.excerpts({
      gameId: game.id,
      hasAdventure: game.hasAdventure,
      message: wordsIn(snapshot),
      lastNarration: history.findLast(({ sender }) => sender === 'dm')?.content ?? '',
      place: world.place,
      isCut,
      heldFrom: heldFrom(snapshot),
      cutEntries: cutEntries(world),
      signal,
    });
    return await abortable(excerpts, signal);
  } catch (error) {
    throw signal.aborted ? signal.reason : turnFailure('library', error);
  }
}

/** Answers a question of the model; what cannot be looked up is simply not found. */
export async function recallIn(
  { library }: TurnPorts,
  snapshot: Snapshot,
  { query, where, signal }: Pick<Recall, 'query' | 'where' | 'signal'>,
): Promise<Recalled[]> {
  const { id: gameId, hasAdventure } = snapshot.game;
  try {
    const recalled = library.recall({
      gameId,
      hasAdventure,
      query,
      where,
      heldFrom: heldFrom(snapshot),
      signal,
    });
    return await abortable(recalled, signal);
  } catch {
    signal.throwIfAborted();
    return [];
  }
}
