import type { RoomLore } from './case.ts';

export type { RoomLore } from './case.ts';

/** A row of a table of rooms. */
export const lore = (
  did: string,
  glimpse: string,
  thing: string,
  see: string,
  used: string,
  unused: string,
): RoomLore => ({ did, glimpse, thing, see, used, unused });
