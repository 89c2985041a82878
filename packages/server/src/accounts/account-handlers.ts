import type { RegistrationMode, UserRead } from '@fireside/contract';
import type { Handlers } from '../http/handlers.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import { clearCookie, giveCookie } from '../http/session-credentials.ts';
import { type Accounts, nameKey } from './accounts.ts';
import { deviceLabel } from './device-label.ts';
import type { Caller, Sessions } from './sessions.ts';

interface Parts {
  accounts: Accounts;
  sessions: Sessions;
  registration: RegistrationMode;
  limits: { register: RateLimiter; loginByAddress: RateLimiter; loginByAccount: RateLimiter };
}

type Operations =
  | 'register'
  | 'login'
  | 'logout'
  | 'readMe'
  | 'readSession'
  | 'listSessions'
  | 'endSession'
  | 'changePassword';

function userRead({ userId, name, createdAt }: Caller): UserRead {
  return { id: userId, name, created_at: createdAt };
}

export function accountHandlers({ accounts, sessions, registration, limits }: Parts): Handlers<Operations> {
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
      const signedIn = await accounts.register(body, deviceLabel(reply.request.headers['user-agent']));
      giveCookie(reply, signedIn.token);
      return signedIn;
    },
    async login({ body, address, reply }) {
      const signedIn = await guarded(address, nameKey(body.name), () =>
        accounts.login(body, deviceLabel(reply.request.headers['user-agent'])),
      );
      giveCookie(reply, signedIn.token);
      return signedIn;
    },
    async logout({ caller, reply }) {
      await sessions.end(caller.sessionHash);
      clearCookie(reply);
      return undefined;
    },
    async readMe({ caller }) {
      return userRead(caller);
    },
    readSession: async ({ caller }) => ({ user: caller && userRead(caller), registration }),
    listSessions: ({ caller }) => sessions.list(caller),
    async endSession({ caller, params, reply }) {
      const ended = await sessions.revoke(caller, params.session_id);
      if (ended === caller.sessionHash) clearCookie(reply);
      return undefined;
    },
    async changePassword({ caller, body, address }) {
      await guarded(address, nameKey(caller.name), () => accounts.changePassword(caller, body));
      return userRead(caller);
    },
  };
}
