import {
  deviceCookie,
  type RegistrationMode,
  sessionCookie,
  type UserRead,
  type Visit,
} from '@fireside/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Audit, VisitorAction } from '../audit/audit.ts';
import { countGuesses } from '../http/count-guesses.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Gates } from '../http/mount-routes.ts';
import { networkOf } from '../http/network-of.ts';
import type { RateLimiters } from '../http/rate-limiters.ts';
import { clearSessionCookie, giveCookie, readCookie } from '../http/session-credentials.ts';
import type { Store } from '../store/store.ts';
import type { Accounts, Entered, SignedInUser } from './accounts.ts';
import { deviceLabel } from './device-label.ts';
import { exportAccount } from './export-account.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Caller, Sessions } from './sessions.ts';
import type { SignInGuard } from './sign-in-guard.ts';

interface Parts {
  store: Store;
  accounts: Accounts;
  sessions: Sessions;
  devices: KnownDevices;
  guard: SignInGuard;
  audit: Audit;
  registration: RegistrationMode;
  /** Whether guests are welcome. */
  guests: boolean;
  leads(): NonNullable<Visit['leads']>;
  limits: Pick<RateLimiters, 'register' | 'wrongCodes' | 'exports'>;
}

type Operations =
  | 'register'
  | 'login'
  | 'logout'
  | 'readMe'
  | 'readSession'
  | 'listSessions'
  | 'endSession'
  | 'changePassword'
  | 'deleteAccount'
  | 'enterAsGuest'
  | 'exportAccount';

function userRead({ userId, name, createdAt }: Caller): UserRead {
  return { id: userId, name, created_at: createdAt };
}

/** Where a request comes from, as its user and the operator will read it. */
function visitorOf({ ip, headers }: FastifyRequest) {
  return { address: ip, device: deviceLabel(headers['user-agent']) };
}

/** What is counted before a body is read. */
export function accountGates({
  guard,
  limits,
}: {
  guard: SignInGuard;
  limits: Pick<RateLimiters, 'register'>;
}): Gates {
  return {
    register: (request) => void limits.register.take(networkOf(request.ip)),
    enterAsGuest: (request) => void limits.register.take(networkOf(request.ip)),
    login: guard.begin,
  };
}

export function accountHandlers(parts: Parts): Handlers<Operations> {
  const { store, accounts, sessions, devices, guard, audit, registration, guests, leads, limits } = parts;

  async function welcome(reply: FastifyReply, { user, token, row }: Entered): Promise<SignedInUser> {
    giveCookie(reply, sessionCookie, token);
    const before = readCookie(reply.request, deviceCookie);
    giveCookie(reply, deviceCookie, await devices.write(row, before));
    return { user, token };
  }

  function note(action: VisitorAction, { userId: id, name }: Caller, { request }: FastifyReply) {
    const { address, device } = visitorOf(request);
    return audit.note({ action, user: { id, name }, address, detail: device });
  }

  return {
    async register({ body, address, reply }) {
      const isCodeTried = registration === 'invited' && body.participation_code;
      const taken = isCodeTried ? [limits.wrongCodes.take(`address ${address}`)] : [];
      const attempt = () => accounts.register(body, visitorOf(reply.request));
      return welcome(reply, await countGuesses('unknown_code', taken, attempt));
    },
    async enterAsGuest({ body, address, reply }) {
      const isCodeTried = guests && body.participation_code;
      const taken = isCodeTried ? [limits.wrongCodes.take(`address ${address}`)] : [];
      const attempt = () => accounts.enterAsGuest(body, visitorOf(reply.request));
      return welcome(reply, await countGuesses('unknown_code', taken, attempt));
    },
    async login({ body, reply }) {
      const { request } = reply;
      const attempt = () => accounts.login(body, visitorOf(request));
      return welcome(reply, await guard.signIn(request, body.name, attempt));
    },
    async logout({ caller, reply }) {
      await sessions.end(caller.sessionHash);
      await note('signed-out', caller, reply);
      clearSessionCookie(reply);
      return undefined;
    },
    readMe: async ({ caller }) => userRead(caller),
    async readSession({ caller }) {
      const standing = caller && (await accounts.standing(caller.userId));
      return {
        user: caller && userRead(caller),
        registration,
        is_guest: standing?.isGuest ?? false,
        is_administrator: standing?.isAdministrator ?? false,
        guests,
        leads: caller || registration === 'open' ? leads() : null,
      };
    },
    listSessions: ({ caller }) => sessions.list(caller),
    async endSession({ caller, params, reply }) {
      const ended = await sessions.revoke(caller, params.session_id);
      await note('session-revoked', caller, reply);
      if (ended === caller.sessionHash) clearSessionCookie(reply);
      return undefined;
    },
    async changePassword({ caller, body, reply }) {
      const visitor = visitorOf(reply.request);
      await guard.confirm(caller, 'wrong_password', () => accounts.changePassword(caller, body, visitor));
      return userRead(caller);
    },
    async exportAccount({ caller }) {
      limits.exports.take(caller.userId);
      return exportAccount(store, caller);
    },
    async deleteAccount({ caller, body, reply }) {
      const visitor = visitorOf(reply.request);
      await guard.confirm(caller, 'login_refused', () => accounts.delete(caller, body, visitor));
      clearSessionCookie(reply);
      return undefined;
    },
  };
}
