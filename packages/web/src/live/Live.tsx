import { useEffect } from 'react';
import { useMe } from '../account/session.ts';
import { useTitleCount } from '../design/window-title.ts';
import { awaitsMe } from '../lobby/order-games.ts';
import { useCalls } from '../notify/use-calls.ts';
import { useLiveGames } from './use-live-games.ts';

/** What happens in my games, on whichever screen I am. It shows nothing itself. */
export default function Live() {
  const me = useMe();
  const calls = useCalls(me.id);
  const games = useLiveGames(calls.hear);
  useEffect(() => calls.read(games), [calls, games]);
  useTitleCount(games.filter((game) => game.unread > 0 || awaitsMe(game)).length);
  return null;
}
