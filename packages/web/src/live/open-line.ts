import { WebSocket as ReconnectingSocket } from 'partysocket';
import { ApiError } from '../api/call.ts';
import { dropFirstAnswers } from '../api/first-answers.ts';

interface LineOptions {
  /** Where it opens. Asked for each attempt: a ticket is good for one. */
  address: () => Promise<URL>;
  /** Whether the service has said with this code that it will not let this window back in. */
  isRefusal: (code: number) => boolean;
  onOpen: () => void;
  onData: (data: unknown) => void;
  /** It was lost and is being looked for. */
  onLost: () => void;
  /** Not even a ticket is asked for again: a code with which the service closed it, or its answer to the last attempt. */
  onRefused: (why: number | ApiError) => void;
}

export interface Line {
  /** False when the frame could not leave: nothing is kept for later. */
  send: (frame: object) => boolean;
  reconnect: () => void;
  close: () => void;
}

const pingEvery = 20_000;
const pongWithin = 8_000;

/** A socket that comes back: back-off with jitter, a heartbeat, and at once when the machine is online again. */
export function openLine({ address, isRefusal, onOpen, onData, onLost, onRefused }: LineOptions): Line {
  let silence: ReturnType<typeof setTimeout> | undefined;

  const socket = new ReconnectingSocket(nextAddress, null, {
    minReconnectionDelay: 400 + Math.random() * 800,
    maxReconnectionDelay: 4_000 + Math.random() * 3_000,
    reconnectionDelayGrowFactor: 1.5,
    connectionTimeout: 10_000,
    maxEnqueuedMessages: 0,
    shouldReconnectOnClose: ({ code }) => !isRefusal(code),
  });

  function refuse(why: number | ApiError) {
    socket.close();
    onRefused(why);
  }

  async function nextAddress(): Promise<string> {
    try {
      const url = await address();
      url.protocol = url.protocol.replace('http', 'ws');
      return url.href;
    } catch (error) {
      if (error instanceof ApiError && !error.mayPass && error.status !== 429) refuse(error);
      throw error;
    }
  }

  function listen() {
    clearTimeout(silence);
    silence = setTimeout(() => {
      socket.send(JSON.stringify({ type: 'ping' }));
      // A dead line can look open for minutes: whoever does not answer is gone.
      silence = setTimeout(() => socket.reconnect(), pongWithin);
    }, pingEvery);
  }

  socket.addEventListener('open', () => {
    dropFirstAnswers();
    onOpen();
    listen();
  });
  socket.addEventListener('message', ({ data }) => {
    listen();
    onData(data);
  });
  socket.addEventListener('close', ({ code }) => {
    clearTimeout(silence);
    if (isRefusal(code)) refuse(code);
    else if (socket.shouldReconnect) onLost();
  });

  // What is written into a line that has just gone is lost without a word. A service on this very machine answers at once.
  function renew() {
    if (socket.shouldReconnect) socket.reconnect();
  }
  addEventListener('offline', renew);
  addEventListener('online', renew);

  return {
    send: (frame) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(frame)),
    reconnect: () => socket.reconnect(),
    close: () => {
      clearTimeout(silence);
      removeEventListener('offline', renew);
      removeEventListener('online', renew);
      socket.close();
    },
  };
}
