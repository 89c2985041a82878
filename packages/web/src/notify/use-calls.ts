import type { GameRead } from '@fireside/contract';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { words } from '../words/words.ts';
import { isInFront, once, useTableInFront } from './in-front.ts';
import { notifyChoice } from './notify-choice.ts';
import { playChime } from './play-chime.ts';
import { notificationPermission, showNotification } from './system-notification.ts';
import { type Call, createWatch } from './watch.ts';

function wordsOf(call: Call): string {
  if (call.reason === 'roll') return words.notify.yourRoll(call.notation);
  if (call.reason === 'turn') return words.notify.yourTurn;
  return call.by === null ? words.notify.dmWhispers : words.notify.whispers(call.by);
}

/** Calls whoever is not at the table, in the ways that they have asked for. */
async function callToTable(call: Call, open: (path: string) => void) {
  const { sound, notification } = notifyChoice();
  const { game, reason } = call;
  if ((!sound && !notification) || (await isInFront(game.id))) return;
  await once(`call.${game.id}.${reason}.${game.last_line?.id}`, () => {
    if (sound) playChime();
    if (notification && notificationPermission() === 'granted')
      showNotification({
        title: game.name,
        body: wordsOf(call),
        tag: game.id,
        onClick: () => open(`/games/${game.id}`),
      });
  });
}

/** Watches games, and calls me to those that begin to wait for me. */
export function useCalls(me: string) {
  const [, navigate] = useLocation();
  useTableInFront();
  return useMemo(() => {
    const watch = createWatch(me);
    const callTo = (call: Call | null) => call && void callToTable(call, navigate);
    return {
      hear: (game: GameRead) => callTo(watch.hear(game)),
      read: (games: readonly GameRead[]) => watch.read(games).forEach(callTo),
    };
  }, [me, navigate]);
}
