import { randomUUID } from 'node:crypto';
import { parse, Refusal, Registration } from '@fireside/contract';
import { accountQueries } from '../accounts/account-queries.ts';
import { farewellQueries } from '../accounts/farewell-queries.ts';
import { nameKey } from '../accounts/name-key.ts';
import type { PasswordHasher } from '../accounts/password-hasher.ts';
import { administratorQueries } from '../administration/administrator-queries.ts';
import { newSecretToken } from '../accounts/secret-token.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { isUniqueViolation, type Store } from '../store/store.ts';

export interface UserLine {
  id: string;
  name: string;
  active: boolean;
  guest: boolean;
  administrator: boolean;
  games: number;
  created_at: string;
}

/** What an operator may do to accounts. Takes effect at once: sessions end and their sockets close. */
export interface UserAdministration {
  list(): Promise<UserLine[]>;
  /** Gives out their password, once. */
  add(name: string): Promise<string>;
  deactivate(name: string): Promise<void>;
  activate(name: string): Promise<void>;
  /** Sets a random password and gives it out once. */
  resetPassword(name: string): Promise<string>;
  /** Makes an administrator of them, or no longer one. The operator may do so with the last one too. */
  promote(name: string): Promise<void>;
  demote(name: string): Promise<void>;
  /** With characters and games. */
  delete(name: string): Promise<void>;
}

interface Parts {
  store: Store;
  sessions: Sessions;
  hasher: PasswordHasher;
  /** Deletes somebody with everything that is theirs. */
  farewell(userId: string): Promise<void>;
  now: () => number;
}

function newPassword(): string {
  return newSecretToken().slice(0, 16);
}

export function createUserAdministration(parts: Parts): UserAdministration {
  const { store, sessions, hasher, farewell, now } = parts;

  function idOf(user: { id: string } | undefined, name: string): string {
    if (!user) throw new Refusal('not_found', { detail: `There is no user named ${name}` });
    return user.id;
  }

  async function setActive(name: string, active: 0 | 1): Promise<string> {
    return idOf(await store.call(accountQueries.setActive, { key: nameKey(name), active }), name);
  }

  return {
    async list() {
      const rows = await store.call(accountQueries.users, {});
      return rows.map(({ id, name, is_active, is_guest, is_administrator, games, created_at }) => ({
        id,
        name,
        active: is_active === 1,
        guest: is_guest === 1,
        administrator: is_administrator === 1,
        games,
        created_at,
      }));
    },
    async add(given) {
      const name = parse(Registration.shape.name, given, 'name');
      const password = newPassword();
      try {
        await store.call(accountQueries.addUser, {
          id: randomUUID(),
          name: name.normalize('NFC'),
          name_key: nameKey(name),
          password_hash: await hasher.hash(password, 'operator'),
          is_active: 1,
          created_at: new Date(now()).toISOString(),
        });
      } catch (error) {
        if (isUniqueViolation(error)) throw new Refusal('name_taken');
        throw error;
      }
      return password;
    },
    async deactivate(name) {
      await sessions.endAll(await setActive(name, 0));
    },
    async activate(name) {
      await setActive(name, 1);
    },
    async resetPassword(name) {
      const password = newPassword();
      const hash = await hasher.hash(password, 'operator');
      const user = await store.call(accountQueries.resetPassword, { key: nameKey(name), hash });
      await sessions.endAll(idOf(user, name));
      return password;
    },
    async promote(name) {
      idOf(await store.call(administratorQueries.promote, { key: nameKey(name) }), name);
    },
    async demote(name) {
      idOf(await store.call(administratorQueries.demote, { key: nameKey(name) }), name);
    },
    async delete(name) {
      await farewell(idOf(await store.call(farewellQueries.userOfName, { key: nameKey(name) }), name));
    },
  };
}
