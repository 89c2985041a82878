import type { GameRead } from '@fireside/contract';
import { countGuesses } from '../http/count-guesses.ts';
import type { Handlers } from '../http/handlers.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import type { Store } from '../store/store.ts';
import { exportCapsule } from './capsule/export-capsule.ts';
import { exportStory } from './export/export-story.ts';
import type { Hosting } from './hosting.ts';
import { invitationQueries } from './invitation-queries.ts';
import { readRecap } from './recap/read-recap.ts';

interface Parts {
  store: Store;
  hosting: Hosting;
  createSequel(userId: string, gameId: string): Promise<GameRead>;
  importCapsule(userId: string, text: string, whoever: { readonly signal: AbortSignal }): Promise<GameRead>;
  limits: Record<'create' | 'wrongCodes' | 'adventures' | 'exports' | 'imports' | 'recaps', RateLimiter>;
}

type Operations =
  | 'changeGame'
  | 'renewCode'
  | 'removeParticipant'
  | 'createSequel'
  | 'exportGame'
  | 'readCapsule'
  | 'importCapsule'
  | 'readRecap'
  | 'readInvitation';

export function hostHandlers({
  store,
  hosting,
  createSequel,
  importCapsule,
  limits,
}: Parts): Handlers<Operations> {
  return {
    async changeGame(given) {
      const { caller, params, body } = given;
      if (body.adventure_text !== undefined) limits.adventures.take(caller.userId);
      return hosting.change(caller.userId, params.game_id, body, given);
    },
    renewCode: ({ caller, params }) => hosting.renewCode(caller.userId, params.game_id),
    async removeParticipant({ caller, params }) {
      await hosting.removeParticipant(caller.userId, params.game_id, params.user_id);
      return undefined;
    },
    async createSequel({ caller, params }) {
      limits.create.take(caller.userId);
      return createSequel(caller.userId, params.game_id);
    },
    async exportGame({ caller, params, query }) {
      limits.exports.take(caller.userId);
      return exportStory(store, { gameId: params.game_id, userId: caller.userId }, query.format);
    },
    async readCapsule({ caller, params }) {
      limits.exports.take(caller.userId);
      return exportCapsule(store, { gameId: params.game_id, userId: caller.userId });
    },
    async importCapsule(given) {
      const { caller, body } = given;
      limits.imports.take(caller.userId);
      return importCapsule(caller.userId, body, given);
    },
    async readRecap({ caller, params }) {
      limits.recaps.take(caller.userId);
      return readRecap(store, { gameId: params.game_id, userId: caller.userId });
    },
    async readInvitation({ params, address }) {
      const taken = limits.wrongCodes.take(`address ${address}`);
      const attempt = () => store.call(invitationQueries.read, { code: params.code });
      return countGuesses('unknown_code', [taken], attempt);
    },
  };
}
