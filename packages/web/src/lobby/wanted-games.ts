import type { GameRead } from '@fireside/contract';
import { awaitsMe } from './order-games.ts';

/** What somebody wants to see of the games that are shown. */
export interface Wanted {
  /** Only those that wait for me. */
  waiting: boolean;
  /** Only those whose name has this. */
  name: string;
}

export const everything: Wanted = { waiting: false, name: '' };

/** Without accents and capitals: nobody should have to type them. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

export function isEverything({ waiting, name }: Wanted): boolean {
  return !waiting && plain(name) === '';
}

export function isWanted(game: GameRead, { waiting, name }: Wanted): boolean {
  return (!waiting || awaitsMe(game)) && plain(game.name).includes(plain(name));
}
