import type { Rooms } from './rooms.ts';

const everyMilliseconds = 15_000;
/** A peer that has been silent for this many beats is gone: dropped within 45 seconds. */
const allowedMisses = 2;

/** Pings every socket from one timer and drops those that no longer answer. */
export function startHeartbeat(rooms: Rooms): () => void {
  const timer = setInterval(() => {
    for (const connection of rooms.connections()) {
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
