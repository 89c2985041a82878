import { setTimeout as delay } from 'node:timers/promises';
import { limits } from '@fireside/contract';
import type { RawData, WebSocket } from 'ws';

/** Frames of one client that may wait for their turn before its socket is read no further. */
const maximumWaitingFrames = 20;
const maximumWaitingBytes = limits.frameBytes;

/**
 * Hands over a socket's frames, one after another. `handle` resolves with the seconds for which it wants no more: then the
 * socket is not read, what its peer sends waits at the peer, and it costs nothing here.
 */
export function readFrames(
  socket: WebSocket,
  handle: (frame: Buffer) => Promise<number>,
): { start(): Promise<void> } {
  const waiting: Buffer[] = [];
  let waitingBytes = 0;
  let started = false;
  let reading = false;

  async function readOn() {
    if (!started || reading) return;
    reading = true;
    for (let frame = waiting.shift(); frame !== undefined; frame = waiting.shift()) {
      waitingBytes -= frame.length;
      const seconds = await handle(frame);
      if (seconds > 0) await delay(seconds * 1000, undefined, { ref: false });
    }
    reading = false;
    if (socket.isPaused) socket.resume();
  }

  socket.on('message', (data: RawData) => {
    const frame = data as Buffer;
    waitingBytes += frame.length;
    waiting.push(frame);
    if (waiting.length >= maximumWaitingFrames || waitingBytes >= maximumWaitingBytes) socket.pause();
    void readOn();
  });

  return {
    /** Until then frames only wait. */
    start() {
      started = true;
      return readOn();
    },
  };
}
