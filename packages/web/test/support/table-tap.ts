import type { MessageRead, ServerEvent } from '@fireside/contract';
import type { Page } from 'playwright-core';

/** A window whose socket goes to the service, and through which a test can say what a service never would. */
export interface TableTap {
  /** Settles when the window has heard from the service: before that nothing said here would reach it. */
  listening: Promise<void>;
  tell(...events: ServerEvent[]): void;
  /** A message that nobody stored. */
  message(fields: Partial<MessageRead>): MessageRead;
}

export async function tapTable(page: Page, gameId: string): Promise<TableTap> {
  let tell: TableTap['tell'] = () => {};
  let id = 1_000_000;
  let hears = () => {};
  const listening = new Promise<void>((resolve) => {
    hears = resolve;
  });
  await page.routeWebSocket(/\/ws/, (socket) => {
    tell = (...events) => {
      for (const event of events) socket.send(JSON.stringify(event));
    };
    socket.connectToServer().onMessage((data) => {
      socket.send(data);
      hears();
    });
  });
  return {
    listening,
    tell: (...events) => tell(...events),
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
        ...fields,
      }) as MessageRead,
  };
}
