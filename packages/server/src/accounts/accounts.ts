import { randomUUID } from 'node:crypto';
import {
  type Login,
  type PasswordChange,
  Refusal,
  type Registration,
  type RegistrationMode,
  type UserRead,
} from '@fireside/contract';
import type { Audit, VisitorAction } from '../audit/audit.ts';
import { networkOf } from '../http/network-of.ts';
import type { UserRow } from '../store/schema.ts';
import { isUniqueViolation, type Store } from '../store/store.ts';
import { accountQueries } from './account-queries.ts';
import { nameKey } from './name-key.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { Caller, Sessions } from './sessions.ts';
import { isWellKnownPassword } from './well-known-passwords.ts';

export interface SignedInUser {
  user: UserRead;
  token: string;
}

/** With what is for this service alone. */
export interface Entered extends SignedInUser {
  row: EnteringUser;
}

type EnteringUser = Pick<UserRow, 'id' | 'name' | 'name_key' | 'password_hash' | 'created_at'>;

/** Where a request comes from: kept with the session, and in the record for the operator. */
export interface Visitor {
  address: string;
  /** A label such as `Firefox on Linux`. */
  device: string | null;
}

export interface Accounts {
  register(given: Registration, visitor: Visitor): Promise<Entered>;
  login(given: Login, visitor: Visitor): Promise<Entered>;
  /** By the key of their name. */
  findUser(key: string): Promise<UserRow | undefined>;
  changePassword(caller: Caller, given: PasswordChange, visitor: Visitor): Promise<void>;
}

interface Parts {
  store: Store;
  sessions: Sessions;
  hasher: PasswordHasher;
  audit: Audit;
  registration: RegistrationMode;
  now: () => number;
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

export function createAccounts({ store, sessions, hasher, audit, registration, now }: Parts): Accounts {
  async function refuseUninvited(code: string | null | undefined) {
    if (registration === 'open') return;
    if (registration === 'closed' || !code) throw new Refusal('registration_closed');
    const exists = !code.includes('\0') && (await store.call(accountQueries.codeExists, { code }));
    if (!exists) throw new Refusal('unknown_code');
  }

  async function enter(user: EnteringUser, { address, device }: Visitor, action: VisitorAction) {
    const token = await sessions.open(user, device);
    await audit.note({ action, user, address, detail: device });
    return { user: userRead(user), token, row: user };
  }

  async function findUser(key: string): Promise<UserRow | undefined> {
    return key.includes('\0') ? undefined : store.call(accountQueries.userByName, { key });
  }

  return {
    findUser,
    async register({ name, password, participation_code }, visitor) {
      refuseWeakPassword(name, password, 'password');
      await refuseUninvited(participation_code?.toWellFormed());
      const key = nameKey(name);
      if (await store.call(accountQueries.userByName, { key })) throw new Refusal('name_taken');
      const user = {
        id: randomUUID(),
        name: name.normalize('NFC'),
        name_key: key,
        password_hash: await hasher.hash(password, networkOf(visitor.address)),
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
      return enter(user, visitor, 'registered');
    },

    async login({ name, password }, visitor) {
      const user = await findUser(nameKey(name));
      const matches = await hasher.verify(user?.password_hash ?? null, password, networkOf(visitor.address));
      if (!user || !matches || user.is_active !== 1) {
        const detail = user ? (matches ? 'deactivated' : 'wrong password') : 'unknown name';
        const { address } = visitor;
        await audit.note({ action: 'sign-in-refused', user: user ?? null, address, detail });
        throw new Refusal('login_refused');
      }
      return enter(user, visitor, 'signed-in');
    },

    async changePassword(caller, given, { address, device: detail }) {
      const note = (action: VisitorAction) =>
        audit.note({ action, user: { id: caller.userId, name: caller.name }, address, detail });
      const network = networkOf(address);
      const user = await store.call(accountQueries.passwordOf, { id: caller.userId });
      if (!(await hasher.verify(user?.password_hash ?? null, given.password ?? '', network))) {
        await note('password-refused');
        throw new Refusal('wrong_password');
      }
      refuseWeakPassword(caller.name, given.new_password, 'new_password');
      const hash = await hasher.hash(given.new_password, network);
      await store.call(accountQueries.setPassword, { id: caller.userId, hash });
      await sessions.endAll(caller.userId, caller.sessionHash);
      await note('password-changed');
    },
  };
}
