import type { Rooms } from './rooms.ts';

/** A peer that has been silent for this many beats is gone: by default dropped within 45 seconds. */
const allowedMisses = 2;
/** For so many beats a socket may not be read: no wait that an honest client causes is longer. */
const allowedPauses = 8;

/** Pings every socket from one timer and drops those that no longer answer. */
export function startHeartbeat(rooms: Pick<Rooms, 'connections'>, everyMilliseconds = 15_000): () => void {
  const timer = setInterval(() => {
    for (const connection of rooms.connections()) {
      const { socket } = connection;
      // Its pongs lie unread as long as we read no further: that silence is ours.
      if (socket.isPaused && connection.pausedHeartbeats < allowedPauses) {
        connection.pausedHeartbeats++;
      } else if (socket.isPaused || connection.missedHeartbeats >= allowedMisses) {
        socket.terminate();
      } else {
        connection.missedHeartbeats++;
        socket.ping();
      }
    }
  }, everyMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
