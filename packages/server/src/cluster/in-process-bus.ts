import type { Log } from '../log.ts';
import type { Bus, BusMessage } from './bus.ts';

/** The subscribers of a bus within this process. One that throws does not keep a message from the others. */
export function createSubscribers(log: Log) {
  const handlers = new Set<(message: BusMessage) => void>();
  return {
    subscribe(handler: (message: BusMessage) => void) {
      handlers.add(handler);
      return () => void handlers.delete(handler);
    },
    deliver(message: BusMessage) {
      for (const handler of handlers) {
        try {
          handler(message);
        } catch (error) {
          log.error({ err: error, kind: message.kind }, 'a message on the bus was not understood');
        }
      }
    },
  };
}

/** The bus of a single process: publishing is calling, and nothing is ever missed. */
export function createInProcessBus(log: Log): Bus {
  const { subscribe, deliver } = createSubscribers(log);
  return { subscribe, publish: deliver, onGap() {} };
}
