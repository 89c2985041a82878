import { hashSecretToken, newSecretToken } from '../accounts/secret-token.ts';
import type { Store } from '../store/store.ts';
import { administratorQueries } from './administrator-queries.ts';

/** Who may administer the service, and how the first one comes to it. */
export interface Administrators {
  /** Refuses whoever is none. */
  require(userId: string): Promise<void>;
  /** A token for the first one, which voids the token before; null when there is an administrator. */
  offerSetup(): Promise<string | null>;
  /** Whether this is the token that holds. */
  holds(token: string): Promise<boolean>;
  /** Makes them the first one, once. */
  claim(userId: string, token: string): Promise<void>;
}

export function createAdministrators({ store }: { store: Store }): Administrators {
  return {
    require: (userId) => store.call(administratorQueries.require, { userId }),
    async offerSetup() {
      const token = newSecretToken();
      const isOpen = await store.call(administratorQueries.offerSetup, { hash: hashSecretToken(token) });
      return isOpen ? token : null;
    },
    holds: (token) => store.call(administratorQueries.holds, { hash: hashSecretToken(token) }),
    claim: (userId, token) =>
      store.call(administratorQueries.claim, { userId, hash: hashSecretToken(token) }),
  };
}
