import type { Readiness } from '@fireside/contract';
import type { Handlers } from '../http/handlers.ts';
import type { Store } from '../store/store.ts';

interface Parts {
  store: Pick<Store, 'status' | 'concern'>;
  /** Each "ok" or a sentence. */
  model(): Promise<string>;
  rulebooks(): string;
  about(): {
    version: string;
    model: string;
    storyteller: boolean;
    rulebooks: { name: string; passages: number }[];
  };
}

export function operationsHandlers({
  store,
  model,
  rulebooks,
  about,
}: Parts): Handlers<'liveness' | 'readiness' | 'readAbout'> {
  return {
    liveness: async () => ({ status: 'ok' }),
    async readiness({ reply }) {
      const database = await store.status();
      // A missing model, unread books or little room degrade the service; without its database it cannot serve at all.
      if (database !== 'ok') reply.code(503);
      const concern = database === 'ok' ? await store.concern() : null;
      const parts = { database: concern ?? database, model: await model(), rulebooks: rulebooks() };
      const status: Readiness['status'] = Object.values(parts).every((part) => part === 'ok')
        ? 'ok'
        : 'degraded';
      return { status, ...parts };
    },
    readAbout: async () => about(),
  };
}
