import { Refusal, type SetupChat, type SetupReply } from '@fireside/contract';
import { type Clock, type Model, runSetup, type TurnLimits } from '@fireside/engine';
import type { Log } from '../log.ts';

interface Parts {
  model: Model;
  clock: Clock;
  limits: TurnLimits;
  log: Log;
}

/** The stateless conversation that comes before a game. */
export function createSetup({ model, clock, limits, log }: Parts) {
  return async ({ messages, adventure_text }: SetupChat): Promise<SetupReply> => {
    const neverAborted = new AbortController().signal;
    const chat = { messages, adventureText: adventure_text.trim() === '' ? '' : adventure_text };
    try {
      return await runSetup({ model, clock }, chat, neverAborted, limits);
    } catch (error) {
      log.warn({ err: (error as Error).cause ?? error }, 'a setup conversation failed');
      throw new Refusal('model_failed');
    }
  };
}
