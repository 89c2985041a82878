import { Refusal, type SetupChat, type SetupReply } from '@fireside/contract';
import { type Clock, type Model, runSetup, type TurnLimits } from '@fireside/engine';
import type { Log } from '../log.ts';
import { createWaitingLines } from '../waiting-lines.ts';

interface Parts {
  model: Model;
  clock: Clock;
  limits: TurnLimits;
  log: Log;
}

/** So many conversations of one user are answered at a time; a further one is refused. */
const atOnce = 2;

/** The stateless conversation that comes before a game. */
export function createSetup({ model, clock, limits, log }: Parts) {
  const enter = createWaitingLines({ atOnce, waiting: 0 });
  return async (
    userId: string,
    { messages, adventure_text }: SetupChat,
    signal: AbortSignal,
  ): Promise<SetupReply> => {
    const leave = await enter(userId, { signal });
    const chat = { messages, adventureText: adventure_text.trim() === '' ? '' : adventure_text };
    try {
      return await runSetup({ model, clock }, chat, signal, limits);
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: (error as Error).cause ?? error }, 'a setup conversation failed');
      throw new Refusal('model_failed');
    } finally {
      leave();
    }
  };
}
