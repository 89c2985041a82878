import type { Bus, BusMessage } from './bus.ts';

/** The bus of a single process: publishing is calling. */
export function createInProcessBus(): Bus {
  const handlers = new Set<(message: BusMessage) => void>();
  return {
    publish(message) {
      for (const handler of handlers) handler(message);
    },
    subscribe(handler) {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
  };
}
