import type { ClientFrame, MessageRead, ServerEvent } from '@fireside/contract';
import type { Page } from 'playwright-core';

/** A window whose socket goes to the service, and through which a test can say what a service never would. */
export interface TableTap {
  /** Settles when the window has heard from the service: before that nothing said here would reach it. */
  listening: Promise<void>;
  /** The same for the next socket that the window opens. */
  listeningAgain(): Promise<void>;
  tell(...events: ServerEvent[]): void;
  /** What the window has sent; pings, that somebody writes and how far they have read are left out. */
  sent: ClientFrame[];
  /** A message that nobody stored. */
  message(fields: Partial<MessageRead>): MessageRead;
}

const quiet = new Set<ClientFrame['type']>(['ping', 'composing', 'read']);

/** `keeps`: what the window sends is heard here and does not reach the service. */
export async function tapTable(page: Page, gameId: string, { keeps = false } = {}): Promise<TableTap> {
  const sent: ClientFrame[] = [];
  let tell: TableTap['tell'] = () => {};
  let id = 1_000_000;
  let hears = () => {};
  const waiting: (() => void)[] = [];
  const listening = new Promise<void>((resolve) => {
    hears = resolve;
  });
  await page.routeWebSocket(/\/ws/, (socket) => {
    tell = (...events) => {
      for (const event of events) socket.send(JSON.stringify(event));
    };
    const service = socket.connectToServer();
    let isNew = true;
    service.onMessage((data) => {
      socket.send(data);
      hears();
      if (isNew) for (const wake of waiting.splice(0)) wake();
      isNew = false;
    });
    socket.onMessage((data) => {
      const frame = JSON.parse(String(data)) as ClientFrame;
      if (frame.type === 'ping' || !keeps) service.send(data);
      if (!quiet.has(frame.type)) sent.push(frame);
    });
  });
  return {
    listening,
    listeningAgain: () => new Promise((resolve) => waiting.push(resolve)),
    tell: (...events) => tell(...events),
    sent,
    message: (fields) =>
      ({
        id: ++id,
        game_id: gameId,
        sender_type: 'dm',
        user_id: null,
        player_name: null,
        character_id: null,
        character_name: null,
        content: '',
        rolls: [],
        effects: [],
        created_at: '2026-01-01T00:00:00.000Z',
        kind: 'narration',
        to: null,
        removed: false,
        withheld: 0,
        takes: 1,
        ...fields,
      }) as MessageRead,
  };
}
