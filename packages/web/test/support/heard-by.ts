import type { LiveEvent, ServerEvent } from '@fireside/contract';
import type { Page } from 'playwright-core';

/** Everything that the sockets of a page are told, from the next one on that it opens. */
export function heardBy(page: Page): (ServerEvent | LiveEvent)[] {
  const events: (ServerEvent | LiveEvent)[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => events.push(JSON.parse(String(payload)))),
  );
  return events;
}
