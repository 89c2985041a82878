import { type ErrorName, Refusal } from '@fireside/contract';

/** Makes an attempt for which limits have been taken. They stay taken when it was a wrong guess, and are given back whatever else came of it. */
export async function countGuesses<T>(
  wrongGuess: ErrorName,
  taken: readonly (() => void)[],
  attempt: () => Promise<T>,
): Promise<T> {
  let wasGuess = false;
  try {
    return await attempt();
  } catch (error) {
    wasGuess = error instanceof Refusal && error.code === wrongGuess;
    throw error;
  } finally {
    if (!wasGuess) for (const giveBack of taken) giveBack();
  }
}
