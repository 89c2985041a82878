import { setTimeout as delay } from 'node:timers/promises';
import { limits } from '@fireside/contract';
import type { RawData, WebSocket } from 'ws';

/** Frames of one client that may wait for their turn before its socket is read no further. */
const maximumWaitingFrames = 20;
const maximumWaitingBytes = limits.frameBytes;

/** Nothing is said with these, and they cannot wait for what they are to end. */
const urgent = /^\s*\{\s*"type"\s*:\s*"(?:stop|pause|resume|ping)"\s*\}\s*$/;
const longestUrgent = 64;

function isUrgent(frame: Buffer): boolean {
  return frame.length <= longestUrgent && urgent.test(frame.toString());
}

/**
 * Hands over a socket's frames, one after another. `handle` resolves with the seconds for which it wants no more: then the
 * socket is not read, what its peer sends waits at the peer, and it costs nothing here.
 */
export function readFrames(
  socket: WebSocket,
  handle: (frame: Buffer) => Promise<number>,
): { startUrgent(): void; start(): Promise<void> } {
  const waiting: Buffer[] = [];
  let waitingBytes = 0;
  let read: 'nothing' | 'urgent' | 'everything' = 'nothing';
  let reading = false;

  function next(): Buffer | undefined {
    if (read === 'everything') return waiting.shift();
    const place = read === 'urgent' ? waiting.findIndex(isUrgent) : -1;
    return place < 0 ? undefined : waiting.splice(place, 1)[0];
  }

  async function readOn() {
    if (read === 'nothing' || reading) return;
    reading = true;
    for (let frame = next(); frame !== undefined; frame = next()) {
      waitingBytes -= frame.length;
      const seconds = await handle(frame);
      if (seconds > 0) await delay(seconds * 1000, undefined, { ref: false });
    }
    reading = false;
    if (socket.isPaused && read === 'everything') socket.resume();
  }

  socket.on('message', (data: RawData) => {
    const frame = data as Buffer;
    waitingBytes += frame.length;
    waiting.push(frame);
    if (waiting.length >= maximumWaitingFrames || waitingBytes >= maximumWaitingBytes) socket.pause();
    void readOn();
  });

  return {
    /** What ends or pauses the DM's turn is read from here on; everything else only waits. */
    startUrgent() {
      read = 'urgent';
      void readOn();
    },
    start() {
      read = 'everything';
      return readOn();
    },
  };
}
