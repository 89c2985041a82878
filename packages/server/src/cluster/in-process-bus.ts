import type { Log } from '../log.ts';
import type { Bus } from './bus.ts';
import { createSubscribers } from './subscribers.ts';

/** The bus of a single process: publishing is calling, and nothing is ever missed. */
export function createInProcessBus(log: Log): Bus {
  const { subscribe, deliver } = createSubscribers(log);
  return { subscribe, publish: deliver, onGap() {} };
}
