import { Refusal } from '@fireside/contract';
import { hash, verify } from '@node-rs/argon2';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Null for a name that nobody has: the same work is done, so that the time tells nothing. */
  verify(storedHash: string | null, password: string): Promise<boolean>;
}

/** The library's algorithm is argon2id unless told otherwise. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;
const maximumWaiting = 100;

/** argon2id in the library's own threads: two at a time, and a queue that refuses rather than grows. */
export function createPasswordHasher(): PasswordHasher {
  let running = 0;
  const waiting: (() => void)[] = [];
  let nobodysHash: Promise<string> | undefined;

  async function bounded<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= maximumWaiting) throw new Refusal('busy');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line; it is given up only when nobody waits.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    hash: (password) => bounded(() => hash(password, cost)),
    async verify(storedHash, password) {
      nobodysHash ??= hash('nobody has this password', cost);
      const compared = storedHash ?? (await nobodysHash);
      const matches = await bounded(() => verify(compared, password).catch(() => false));
      return storedHash !== null && matches;
    },
  };
}
