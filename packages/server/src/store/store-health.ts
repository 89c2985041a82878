import { within } from '../within.ts';
import { storeQueries } from './store-queries.ts';
import { isMissingTable, isOutOfRoom, type Store } from './store.ts';

const patience = 2_000;

const full = 'the disk is full: nothing can be stored';
const replaced = 'the database was replaced by another one: start the service again';

export interface StoreHealth {
  /** Calls as before, and sees how they end. */
  call: Store['call'];
  status: Store['status'];
}

/** Knows how the database is from how calls end, and asks it for a sign of life. `hasRoom` tells whether a usual write would fit. */
export async function watchHealth(
  call: Store['call'],
  hasRoom: () => Promise<boolean> = async () => true,
): Promise<StoreHealth> {
  const before = await call(storeQueries.made, {});
  /** Reading goes on where there is no room to write: a write that found none is remembered until one would fit again. */
  let isFull = false;

  const watched: Store['call'] = async (procedure, argument) => {
    try {
      return await call(procedure, argument);
    } catch (error) {
      if (isOutOfRoom(error)) isFull = true;
      throw error;
    }
  };

  async function ask(): Promise<string> {
    try {
      const now = await call(storeQueries.made, {});
      if (now?.made !== before?.made) return replaced;
      if (!isFull) return 'ok';
      if (!(await hasRoom())) return full;
      await call(storeQueries.rewrite, {});
      isFull = false;
      return 'ok';
    } catch (error) {
      if (isMissingTable(error)) return 'the tables of the database are gone';
      return isFull ? full : 'the database cannot be reached';
    }
  }

  return { call: watched, status: () => within(patience, ask(), 'the database does not answer') };
}
