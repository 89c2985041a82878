import type { Handlers } from '../http/handlers.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import type { Scripts } from './scripts.ts';

interface Parts {
  scripts: Scripts;
  limits: Record<'read' | 'change', RateLimiter>;
}

export function scriptHandlers({
  scripts,
  limits,
}: Parts): Handlers<'readScript' | 'readGameScript' | 'changeGameScript'> {
  return {
    async readScript(given) {
      const { caller, body } = given;
      limits.read.take(caller.userId);
      return scripts.outline(caller.userId, body.adventure_text, given);
    },
    readGameScript: ({ caller, params }) => scripts.read(caller.userId, params.game_id),
    async changeGameScript({ caller, params, body }) {
      limits.change.take(caller.userId);
      return scripts.change(caller.userId, params.game_id, body);
    },
  };
}
