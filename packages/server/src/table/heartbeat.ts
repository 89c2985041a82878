import type { Rooms } from './rooms.ts';

/** A peer that has been silent for this many beats is gone: by default dropped within 45 seconds. */
const allowedMisses = 2;

/** Pings every socket from one timer and drops those that no longer answer. */
export function startHeartbeat(rooms: Rooms, everyMilliseconds = 15_000): () => void {
  const timer = setInterval(() => {
    for (const connection of rooms.connections()) {
      // Its pongs lie unread as long as we read no further: that silence is ours.
      if (connection.socket.isPaused) continue;
      if (connection.missedHeartbeats >= allowedMisses) {
        connection.socket.terminate();
      } else {
        connection.missedHeartbeats++;
        connection.socket.ping();
      }
    }
  }, everyMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
