import type { Peer } from './peer.ts';

/** A peer that has been silent for this many beats is gone: by default dropped within 45 seconds. */
const allowedMisses = 2;
/** For so many beats a socket may not be read: no wait that an honest client causes is longer. */
const allowedPauses = 8;

/** Pings every socket from one timer and drops those that no longer answer. */
export function startHeartbeat(peers: () => Iterable<Peer>, everyMilliseconds = 15_000): () => void {
  const timer = setInterval(() => {
    for (const peer of peers()) {
      const { socket } = peer;
      // Its pongs lie unread as long as we read no further: that silence is ours.
      if (socket.isPaused && peer.pausedHeartbeats < allowedPauses) {
        peer.pausedHeartbeats++;
      } else if (socket.isPaused || peer.missedHeartbeats >= allowedMisses) {
        socket.terminate();
      } else {
        peer.missedHeartbeats++;
        socket.ping();
      }
    }
  }, everyMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
