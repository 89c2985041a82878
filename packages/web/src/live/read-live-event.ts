import type { GameRead, LiveEvent } from '@fireside/contract';

function isGame(value: unknown): value is GameRead {
  const { id, name, created_at, player_names, awaited } = (value ?? {}) as Partial<GameRead>;
  return (
    [id, name, created_at].every((text) => typeof text === 'string') &&
    Array.isArray(player_names) &&
    Array.isArray(awaited)
  );
}

/** An event of the live socket; null for one that this client does not know or cannot use. */
export function readLiveEvent(data: unknown): LiveEvent | null {
  let event: Partial<LiveEvent> | null;
  try {
    event = JSON.parse(String(data));
  } catch {
    return null;
  }
  if (event?.type === 'game' && isGame(event.game)) return { type: 'game', game: event.game };
  if (event?.type === 'gone' && typeof event.game_id === 'string')
    return { type: 'gone', game_id: event.game_id };
  return null;
}
