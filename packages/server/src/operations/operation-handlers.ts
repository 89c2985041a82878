import type { About, Readiness } from '@fireside/contract';
import type { Handlers } from '../http/handlers.ts';
import type { Store } from '../store/store.ts';
import { shareAnswer } from './shared-answer.ts';

interface Parts {
  store: Pick<Store, 'status' | 'concern'>;
  /** Each "ok" or a sentence. */
  model(): Promise<string>;
  rulebooks(): string;
  about(): About;
  elapsed: () => number;
}

export function operationsHandlers({
  store,
  model,
  rulebooks,
  about,
  elapsed,
}: Parts): Handlers<'liveness' | 'readiness' | 'readAbout'> {
  const look = shareAnswer(async () => {
    const database = await store.status();
    const concern = database === 'ok' ? await store.concern() : null;
    const parts = { database: concern ?? database, model: await model(), rulebooks: rulebooks() };
    const status: Readiness['status'] = Object.values(parts).every((part) => part === 'ok')
      ? 'ok'
      : 'degraded';
    return { canServe: database === 'ok', readiness: { status, ...parts } };
  }, elapsed);
  return {
    liveness: async () => ({ status: 'ok' }),
    async readiness({ reply }) {
      const { canServe, readiness } = await look();
      // A missing model, unread books or little room degrade the service; without its database it cannot serve at all.
      if (!canServe) reply.code(503);
      return readiness;
    },
    readAbout: async () => about(),
  };
}
