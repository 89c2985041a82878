import { setTimeout as sleep } from 'node:timers/promises';

const attempts = 5;
const serializationFailure = '40001';
const deadlock = '40P01';

/** Runs a transaction again when PostgreSQL chose it as the victim of a conflict. */
export async function retryConflicts<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
      await sleep(Math.random() * 20 * attempt);
    }
  }
}

function isConflict(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === serializationFailure || code === deadlock;
}
