import type { Handlers } from '../http/handlers.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import { clearCookie, giveCookie } from '../http/session-credentials.ts';
import { type Accounts, nameKey } from './accounts.ts';
import type { Sessions } from './sessions.ts';

interface Parts {
  accounts: Accounts;
  sessions: Sessions;
  limits: { register: RateLimiter; loginByAddress: RateLimiter; loginByAccount: RateLimiter };
}

type Operations = 'register' | 'login' | 'logout' | 'readMe' | 'changePassword';

export function accountHandlers({ accounts, sessions, limits }: Parts): Handlers<Operations> {
  /** Only refused attempts count: whoever knows the password is never slowed down by it. */
  async function guarded<T>(address: string, account: string, attempt: () => Promise<T>): Promise<T> {
    const refundAddress = limits.loginByAddress.take(address);
    let refundAccount: () => void;
    try {
      refundAccount = limits.loginByAccount.take(account);
    } catch (error) {
      refundAddress();
      throw error;
    }
    const result = await attempt();
    refundAddress();
    refundAccount();
    return result;
  }

  return {
    async register({ body, address, reply }) {
      limits.register.take(address);
      const signedIn = await accounts.register(body);
      giveCookie(reply, signedIn.token);
      return signedIn;
    },
    async login({ body, address, reply }) {
      const signedIn = await guarded(address, nameKey(body.name), () => accounts.login(body));
      giveCookie(reply, signedIn.token);
      return signedIn;
    },
    async logout({ caller, reply }) {
      await sessions.end(caller.sessionHash);
      clearCookie(reply);
      return undefined;
    },
    async readMe({ caller }) {
      return { id: caller.userId, name: caller.name, created_at: caller.createdAt };
    },
    async changePassword({ caller, body, address }) {
      await guarded(address, nameKey(caller.name), () => accounts.changePassword(caller, body));
      return { id: caller.userId, name: caller.name, created_at: caller.createdAt };
    },
  };
}
