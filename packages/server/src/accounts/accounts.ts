import { randomUUID } from 'node:crypto';
import {
  type AccountDeletion,
  type GuestEntry,
  type Login,
  type PasswordChange,
  Refusal,
  type Registration,
  type RegistrationMode,
  type UserRead,
} from '@fireside/contract';
import type { Audit, VisitorAction } from '../audit/audit.ts';
import type { Bus } from '../cluster/bus.ts';
import { networkOf } from '../http/network-of.ts';
import type { UserRow } from '../store/schema.ts';
import { isUniqueViolation, type Store } from '../store/store.ts';
import { invitationQueries } from '../games/invitation-queries.ts';
import { accountQueries } from './account-queries.ts';
import { guestQueries } from './guest-queries.ts';
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
  /** Somebody without a password, at the table of the code if there is one. */
  enterAsGuest(given: GuestEntry, visitor: Visitor): Promise<Entered>;
  login(given: Login, visitor: Visitor): Promise<Entered>;
  /** By the key of their name. */
  findUser(key: string): Promise<UserRow | undefined>;
  /** A guest gives none and is one no longer. */
  changePassword(caller: Caller, given: PasswordChange, visitor: Visitor): Promise<void>;
  standing(userId: string): Promise<{ isGuest: boolean; isAdministrator: boolean }>;
  /** With characters and games. */
  delete(caller: Caller, given: AccountDeletion, visitor: Visitor): Promise<void>;
}

interface Parts {
  store: Store;
  bus: Bus;
  sessions: Sessions;
  hasher: PasswordHasher;
  audit: Audit;
  registration: RegistrationMode;
  /** Whether guests are welcome. */
  guests: boolean;
  /** Whether a token of the link to the first administrator holds. */
  holdsSetup(token: string): Promise<boolean>;
  /** Deletes somebody with everything that is theirs. */
  farewell(userId: string): Promise<void>;
  now: () => number;
}

/** No password has it, whatever is typed. */
const noPassword = '';

export function refuseWeakPassword(name: string, password: string, field: string) {
  const because = (message: string) =>
    new Refusal('invalid', { detail: `${field}: ${message}`, errors: [{ path: field, message }] });
  if (nameKey(password) === nameKey(name)) throw because('must not be the name');
  if (isWellKnownPassword(password)) throw because('is too easy to guess, choose another one');
}

function userRead(row: Pick<UserRow, 'id' | 'name' | 'created_at'>): UserRead {
  return { id: row.id, name: row.name, created_at: row.created_at };
}

/** The hash to compare with; null where nothing can match. */
function hashOf(user: Pick<UserRow, 'password_hash' | 'is_guest'> | undefined): string | null {
  return user && user.is_guest === 0 ? user.password_hash : null;
}

export function createAccounts(parts: Parts): Accounts {
  const { store, bus, sessions, hasher, audit, registration, guests, holdsSetup, farewell, now } = parts;

  async function refuseUninvited(code: string | null | undefined) {
    if (registration === 'open') return;
    if (registration === 'closed' || !code) throw new Refusal('registration_closed');
    if (!(await store.call(invitationQueries.exists, { code }))) throw new Refusal('unknown_code');
  }

  async function enter(user: EnteringUser, { address, device }: Visitor, action: VisitorAction) {
    const token = await sessions.open(user, device);
    await audit.note({ action, user, address, detail: device });
    return { user: userRead(user), token, row: user };
  }

  /** Where the database has the name already, whoever was there first. */
  async function unlessTaken<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (isUniqueViolation(error)) throw new Refusal('name_taken');
      throw error;
    }
  }

  function newUser(name: string, passwordHash: string) {
    return {
      id: randomUUID(),
      name: name.normalize('NFC'),
      name_key: nameKey(name),
      password_hash: passwordHash,
      is_active: 1,
      created_at: new Date(now()).toISOString(),
    };
  }

  /** Whether they may do what only the owner of the password may; a guest has nothing to show. */
  async function proves({ userId }: Caller, password: string | null | undefined, { address }: Visitor) {
    const user = await store.call(accountQueries.passwordOf, { id: userId });
    if (user?.is_guest === 1) return true;
    return hasher.verify(hashOf(user), password ?? '', networkOf(address));
  }

  async function findUser(key: string): Promise<UserRow | undefined> {
    return key.includes('\0') ? undefined : store.call(accountQueries.userByName, { key });
  }

  return {
    findUser,
    async register({ name, password, participation_code, setup_token }, visitor) {
      refuseWeakPassword(name, password, 'password');
      // Where nobody may register, somebody has to be the first.
      if (!setup_token || !(await holdsSetup(setup_token)))
        await refuseUninvited(participation_code?.toWellFormed());
      if (await store.call(accountQueries.userByName, { key: nameKey(name) }))
        throw new Refusal('name_taken');
      const user = newUser(name, await hasher.hash(password, networkOf(visitor.address)));
      // Somebody may have taken the name while the password was being hashed.
      await unlessTaken(store.call(accountQueries.addUser, user));
      return enter(user, visitor, 'registered');
    },

    async enterAsGuest({ name, participation_code }, visitor) {
      if (!guests) throw new Refusal('no_guests');
      const code = participation_code?.trim() ? participation_code.toWellFormed() : null;
      if (code === null && registration !== 'open') throw new Refusal('registration_closed');
      const user = newUser(name, noPassword);
      const gameId = await unlessTaken(store.call(guestQueries.enter, { user, code }));
      if (gameId) bus.publish({ kind: 'seat-taken', gameId, userId: user.id });
      return enter(user, visitor, 'came-as-guest');
    },

    async login({ name, password }, visitor) {
      const user = await findUser(nameKey(name));
      const matches = await hasher.verify(hashOf(user), password, networkOf(visitor.address));
      if (!user || !matches || user.is_active !== 1) {
        const detail = user ? (matches ? 'deactivated' : 'wrong password') : 'unknown name';
        const { address } = visitor;
        await audit.note({ action: 'sign-in-refused', user: user ?? null, address, detail });
        throw new Refusal('login_refused');
      }
      return enter(user, visitor, 'signed-in');
    },

    async changePassword(caller, given, visitor) {
      const { address, device: detail } = visitor;
      const { userId: id, name } = caller;
      const note = (action: VisitorAction) => audit.note({ action, user: { id, name }, address, detail });
      const refuse = async () => {
        await note('password-refused');
        throw new Refusal('wrong_password');
      };
      const { isGuest } = await store.call(guestQueries.standing, { id });
      if (!(await proves(caller, given.password, visitor))) await refuse();
      refuseWeakPassword(name, given.new_password, 'new_password');
      const hash = await hasher.hash(given.new_password, networkOf(address));
      if (!isGuest) await store.call(accountQueries.setPassword, { id, hash });
      // Two who give the same guest a password at once: the second one does not know the first one's.
      else if ((await store.call(guestQueries.givePassword, { id, hash })) === 0) await refuse();
      await sessions.endAll(id, caller.sessionHash);
      await note('password-changed');
    },

    standing: (id) => store.call(guestQueries.standing, { id }),

    async delete(caller, { password }, visitor) {
      const { address, device: detail } = visitor;
      const user = { id: caller.userId, name: caller.name };
      if (!(await proves(caller, password, visitor))) {
        await audit.note({ action: 'password-refused', user, address, detail });
        throw new Refusal('login_refused');
      }
      await farewell(caller.userId);
      await audit.note({ action: 'account-deleted', user, address, detail });
    },
  };
}
