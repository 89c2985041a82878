import { Refusal, type SetupChat, type SetupReply } from '@fireside/contract';
import { type Clock, runSetup, type TurnLimits } from '@fireside/engine';
import type { Log } from '../log.ts';
import type { Leading } from '../models/leading.ts';
import { countUsage } from '../usage/count-usage.ts';
import type { RecordUsage } from '../usage/record-usage.ts';
import { createWaitingLines } from '../waiting-lines.ts';

interface Parts {
  leading: Leading;
  clock: Clock;
  limits: TurnLimits;
  recordUsage: RecordUsage;
  log: Log;
}

/** So many conversations of one user are answered at a time; a further one is refused. */
const atOnce = 2;

/** The stateless conversation that comes before a game. */
export function createSetup({ leading, clock, limits, recordUsage, log }: Parts) {
  const enter = createWaitingLines({ atOnce, waiting: 0 });
  return async (
    userId: string,
    { messages, adventure_text }: SetupChat,
    signal: AbortSignal,
  ): Promise<SetupReply> => {
    const leave = await enter(userId, { signal });
    const { model, spent } = countUsage(leading.of(null));
    const chat = { messages, adventureText: adventure_text.trim() === '' ? '' : adventure_text };
    try {
      return await runSetup({ model, clock }, chat, signal, limits);
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: (error as Error).cause ?? error }, 'a setup conversation failed');
      throw new Refusal('model_failed');
    } finally {
      leave();
      recordUsage(null, spent());
    }
  };
}
