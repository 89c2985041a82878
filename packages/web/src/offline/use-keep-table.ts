import { addressOf } from '@fireside/contract/endpoints';
import { useEffect, useRef } from 'react';

/** What was played since a table was opened can be read without a connection too: it is read once more when nobody looks. */
export function useKeepTable(gameId: string, newestId: number) {
  const newest = useRef(newestId);
  newest.current = newestId;
  useEffect(() => {
    let keptTo = newest.current;
    function keep() {
      if (keptTo === newest.current) return;
      keptTo = newest.current;
      const path = addressOf('readGame', { params: { game_id: gameId } });
      navigator.serviceWorker?.controller?.postMessage({ type: 'read again', path });
    }
    function onVisibility() {
      if (document.visibilityState === 'hidden') keep();
    }
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [gameId]);
}
