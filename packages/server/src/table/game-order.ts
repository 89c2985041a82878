/** Runs one piece of work after the other for each game, and games side by side. */
export type GameOrder = <T>(gameId: string, work: () => Promise<T>) => Promise<T>;

/**
 * Storing a message and announcing it are one step: commits of one game can be confirmed to us in another order than
 * they were made, and whoever had heard of the later message would never ask for the earlier one.
 */
export function createGameOrder(): GameOrder {
  const last = new Map<string, Promise<unknown>>();
  return (gameId, work) => {
    const result = (last.get(gameId) ?? Promise.resolve()).then(work);
    const settled = result.then(
      () => {},
      () => {},
    );
    last.set(gameId, settled);
    void settled.then(() => {
      if (last.get(gameId) === settled) last.delete(gameId);
    });
    return result;
  };
}
