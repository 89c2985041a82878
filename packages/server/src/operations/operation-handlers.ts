import type { Readiness } from '@fireside/contract';
import type { Handlers } from '../http/handlers.ts';

interface Parts {
  /** Each "ok" or a sentence. */
  database(): Promise<string>;
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
  database,
  model,
  rulebooks,
  about,
}: Parts): Handlers<'liveness' | 'readiness' | 'readAbout'> {
  return {
    liveness: async () => ({ status: 'ok' }),
    async readiness({ reply }) {
      const parts = { database: await database(), model: await model(), rulebooks: rulebooks() };
      const status: Readiness['status'] = Object.values(parts).every((part) => part === 'ok')
        ? 'ok'
        : 'degraded';
      // A missing model or unread books degrade the service; without its database it cannot serve at all.
      if (parts.database !== 'ok') reply.code(503);
      return { status, ...parts };
    },
    readAbout: async () => about(),
  };
}
