import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deviceLifetimeDays } from '@fireside/contract';
import type { UserRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { accountQueries } from './account-queries.ts';
import { newSecretToken } from './secret-token.ts';

export type DeviceUser = Pick<UserRow, 'name_key' | 'password_hash'>;

/** A browser from which somebody has signed in before. */
export interface KnownDevice {
  id: string;
  /** Whether that was as this user, with the password that they still have. */
  knows(user: DeviceUser): boolean;
}

/** Devices carry a signed note of who has signed in on them; nothing about them is stored here. */
export interface KnownDevices {
  /** Null unless we wrote it, less than a year ago. */
  read(cookie: string | null): Promise<KnownDevice | null>;
  /** What the device is to carry from now on. Those who signed in on it before stay known, up to a few. */
  write(user: DeviceUser, before: string | null): Promise<string>;
}

const lifetime = deviceLifetimeDays * 24 * 3600 * 1000;
const namesOfDevice = 4;
const form = /^([\w-]{22})\.([0-9a-z]{1,12})\.([\w-]{16}(?:~[\w-]{16})*)\.([\w-]{43})$/;

/** Of the stored hash too, which nobody can guess: whoever knew an earlier password is a stranger. */
function fingerprint({ name_key, password_hash }: DeviceUser): string {
  return createHash('sha256').update(`${name_key}\0${password_hash}`).digest('base64url').slice(0, 16);
}

interface Parts {
  store: Store;
  now: () => number;
}

export function createKnownDevices({ store, now }: Parts): KnownDevices {
  let secret: Promise<string> | undefined;

  /** Made by whichever node needs it first. */
  function signingSecret(): Promise<string> {
    const asked = { name: 'device-signing', value: newSecretToken() };
    secret ??= store.call(accountQueries.secret, asked).catch((error) => {
      secret = undefined;
      throw error;
    });
    return secret;
  }

  async function sign(text: string): Promise<string> {
    return createHmac('sha256', await signingSecret())
      .update(text)
      .digest('base64url');
  }

  async function open(cookie: string | null): Promise<{ id: string; names: string[] } | null> {
    const [, id, writtenAt, names, signature] = form.exec(cookie ?? '') ?? [];
    if (!id || !writtenAt || !names || !signature) return null;
    if (now() - Number.parseInt(writtenAt, 36) > lifetime) return null;
    const expected = await sign(`${id}.${writtenAt}.${names}`);
    if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return null;
    return { id, names: names.split('~') };
  }

  return {
    async read(cookie) {
      const found = await open(cookie);
      return found && { id: found.id, knows: (user) => found.names.includes(fingerprint(user)) };
    },
    async write(user, before) {
      const { id, names } = (await open(before)) ?? { id: randomBytes(16).toString('base64url'), names: [] };
      const known = [...new Set([fingerprint(user), ...names])].slice(0, namesOfDevice);
      const text = `${id}.${now().toString(36)}.${known.join('~')}`;
      return `${text}.${await sign(text)}`;
    },
  };
}
