import { Refusal } from '@fireside/contract';
import { nameKey } from '../accounts/accounts.ts';
import type { PasswordHasher } from '../accounts/password-hasher.ts';
import { newSecretToken } from '../accounts/secret-token.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Store } from '../store/store.ts';

export interface UserLine {
  id: string;
  name: string;
  active: boolean;
  games: number;
  created_at: string;
}

/** What an operator may do to accounts. Takes effect at once: sessions end and their sockets close. */
export interface UserAdministration {
  list(): Promise<UserLine[]>;
  deactivate(name: string): Promise<void>;
  activate(name: string): Promise<void>;
  /** Sets a random password and gives it out once. */
  resetPassword(name: string): Promise<string>;
}

interface Parts {
  store: Store;
  sessions: Sessions;
  hasher: PasswordHasher;
}

export function createUserAdministration({ store, sessions, hasher }: Parts): UserAdministration {
  async function change(name: string, set: { is_active?: number; password_hash?: string }) {
    const user = await store.db
      .updateTable('users')
      .set(set)
      .where('name_key', '=', nameKey(name))
      .returning('id')
      .executeTakeFirst();
    if (!user) throw new Refusal('not_found', { detail: `There is no user named ${name}` });
    return user.id;
  }

  return {
    async list() {
      const rows = await store.db
        .selectFrom('users')
        .leftJoin('participants', 'participants.user_id', 'users.id')
        .select(['users.id', 'users.name', 'users.is_active', 'users.created_at'])
        .select(({ fn }) => fn.count<number>('participants.game_id').as('games'))
        .groupBy(['users.id', 'users.name', 'users.is_active', 'users.created_at'])
        .orderBy('users.created_at')
        .execute();
      return rows.map(({ id, name, is_active, games, created_at }) => ({
        id,
        name,
        active: is_active === 1,
        games: Number(games),
        created_at,
      }));
    },
    async deactivate(name) {
      await sessions.endAll(await change(name, { is_active: 0 }));
    },
    async activate(name) {
      await change(name, { is_active: 1 });
    },
    async resetPassword(name) {
      const password = newSecretToken().slice(0, 16);
      await sessions.endAll(await change(name, { password_hash: await hasher.hash(password) }));
      return password;
    },
  };
}
