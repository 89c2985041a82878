import { randomUUID } from 'node:crypto';
import {
  type Login,
  type PasswordChange,
  Refusal,
  type Registration,
  type RegistrationMode,
  type UserRead,
} from '@fireside/contract';
import type { UserRow } from '../store/schema.ts';
import { isUniqueViolation, type Store } from '../store/store.ts';
import { accountQueries } from './account-queries.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { Caller, Sessions } from './sessions.ts';
import { isWellKnownPassword } from './well-known-passwords.ts';

export interface Accounts {
  register(given: Registration, device: string | null): Promise<{ user: UserRead; token: string }>;
  login(given: Login, device: string | null): Promise<{ user: UserRead; token: string }>;
  changePassword(caller: Caller, given: PasswordChange): Promise<void>;
}

interface Parts {
  store: Store;
  sessions: Sessions;
  hasher: PasswordHasher;
  registration: RegistrationMode;
  now: () => number;
}

/**
 * Names are compared without regard to case and to the ways in which one letter can be encoded. Some letters meet
 * only in upper case, and ẞ only after it has been small: hence the detour.
 */
export function nameKey(name: string): string {
  const plain = name.toWellFormed().trim().normalize('NFKC');
  return plain.toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');
}

export function refuseWeakPassword(name: string, password: string, field: string) {
  const because = (message: string) =>
    new Refusal('invalid', { detail: `${field}: ${message}`, errors: [{ path: field, message }] });
  if (nameKey(password) === nameKey(name)) throw because('must not be the name');
  if (isWellKnownPassword(password)) throw because('is too easy to guess, choose another one');
}

function userRead(row: Pick<UserRow, 'id' | 'name' | 'created_at'>): UserRead {
  return { id: row.id, name: row.name, created_at: row.created_at };
}

export function createAccounts({ store, sessions, hasher, registration, now }: Parts): Accounts {
  async function refuseUninvited(code: string | null | undefined) {
    if (registration === 'open') return;
    if (registration === 'closed' || !code) throw new Refusal('registration_closed');
    const exists = !code.includes('\0') && (await store.call(accountQueries.codeExists, { code }));
    if (!exists) throw new Refusal('unknown_code');
  }

  return {
    async register({ name, password, participation_code }, device) {
      refuseWeakPassword(name, password, 'password');
      await refuseUninvited(participation_code?.toWellFormed());
      const key = nameKey(name);
      if (await store.call(accountQueries.userByName, { key })) throw new Refusal('name_taken');
      const user = {
        id: randomUUID(),
        name: name.normalize('NFC'),
        name_key: key,
        password_hash: await hasher.hash(password),
        is_active: 1,
        created_at: new Date(now()).toISOString(),
      };
      try {
        await store.call(accountQueries.addUser, user);
      } catch (error) {
        // Somebody took the name while the password was being hashed.
        if (isUniqueViolation(error)) throw new Refusal('name_taken');
        throw error;
      }
      return { user: userRead(user), token: await sessions.open(user.id, device) };
    },

    async login({ name, password }, device) {
      const key = nameKey(name);
      const user = key.includes('\0') ? undefined : await store.call(accountQueries.userByName, { key });
      const matches = await hasher.verify(user?.password_hash ?? null, password);
      if (!user || !matches || user.is_active !== 1) throw new Refusal('login_refused');
      return { user: userRead(user), token: await sessions.open(user.id, device) };
    },

    async changePassword(caller, given) {
      const user = await store.call(accountQueries.passwordOf, { id: caller.userId });
      if (!(await hasher.verify(user?.password_hash ?? null, given.password)))
        throw new Refusal('wrong_password');
      refuseWeakPassword(caller.name, given.new_password, 'new_password');
      const hash = await hasher.hash(given.new_password);
      await store.call(accountQueries.setPassword, { id: caller.userId, hash });
      await sessions.endAll(caller.userId, caller.sessionHash);
    },
  };
}
