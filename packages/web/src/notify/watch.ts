import type { GameRead } from '@fireside/contract';
import { awaitsMe } from '../lobby/order-games.ts';

/** Why somebody is called to a table. Of a whisper nothing but who whispers. */
export type Call = { game: GameRead } & (
  | { reason: 'roll'; notation: string }
  | { reason: 'turn' }
  /** Null: the DM. */
  | { reason: 'whisper'; by: string | null }
);

function isNewRoll({ my_pending_roll: roll }: GameRead, before: GameRead | undefined): boolean {
  const known = before?.my_pending_roll;
  return roll !== null && (roll.notation !== known?.notation || roll.reason !== known.reason);
}

/** What has begun to wait for me since a game was last known. */
function callOf(me: string, game: GameRead, before: GameRead | undefined): Call | null {
  const { last_line: line, my_pending_roll: roll } = game;
  if (awaitsMe(game)) {
    if (roll && isNewRoll(game, before)) return { game, reason: 'roll', notation: roll.notation };
    if (!roll && (!before || !awaitsMe(before))) return { game, reason: 'turn' };
  }
  const isNewLine = line !== null && line.id > (before?.last_line?.id ?? 0);
  if (isNewLine && game.unread > 0 && line.kind === 'whisper' && line.to === me)
    return { game, reason: 'whisper', by: line.by };
  return null;
}

/** Remembers games as they were last known. */
export function createWatch(me: string) {
  const known = new Map<string, GameRead>();
  return {
    /** A game was heard of: something has just happened there. */
    hear(game: GameRead): Call | null {
      const call = callOf(me, game, known.get(game.id));
      known.set(game.id, game);
      return call;
    },
    /** Games were read. What stood there when they were first seen calls nobody. */
    read(games: readonly GameRead[]): Call[] {
      return games.flatMap((game) => {
        const call = known.has(game.id) ? callOf(me, game, known.get(game.id)) : null;
        known.set(game.id, game);
        return call ?? [];
      });
    },
  };
}
