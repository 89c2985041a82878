import type { Handlers } from '../http/handlers.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import { StreamedList } from '../http/streamed-list.ts';
import type { Characters } from './characters.ts';

interface Parts {
  characters: Characters;
  limits: { create: RateLimiter };
}

type Operations =
  | 'listCharacters'
  | 'createCharacter'
  | 'readCharacter'
  | 'updateCharacter'
  | 'deleteCharacter';

export function characterHandlers({ characters, limits }: Parts): Handlers<Operations> {
  return {
    listCharacters: async ({ caller }) =>
      new StreamedList(characters.list(caller.userId), { isShort: false }),
    async createCharacter({ caller, body }) {
      limits.create.take(caller.userId);
      return characters.create(caller.userId, body);
    },
    readCharacter: ({ caller, params }) => characters.read(caller.userId, params.character_id),
    updateCharacter: ({ caller, params, body }) =>
      characters.update(caller.userId, params.character_id, body),
    async deleteCharacter({ caller, params }) {
      await characters.delete(caller.userId, params.character_id);
      return undefined;
    },
  };
}
