import * as argon2 from '@node-rs/argon2';
import { createWaitingLines } from '../waiting-lines.ts';

/** Networks take turns, so that nobody waits for all that another one asks. */
export interface PasswordHasher {
  hash(password: string, network: string): Promise<string>;
  /** Null for a name that nobody has: the same work is done, so that the time tells nothing. */
  verify(storedHash: string | null, password: string, network: string): Promise<boolean>;
}

/** What does the work. */
export type Argon2 = Pick<typeof argon2, 'hash' | 'verify'>;

/** The library's algorithm is argon2id unless told otherwise. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;
const networkWaiting = 50;
const maximumWaiting = 100;

/** Nobody is called away from these lines: what they wait for takes milliseconds. */
const patient = {
  get signal() {
    return new AbortController().signal;
  },
};

/** argon2id in the library's own threads: two at a time, and lines that refuse rather than grow. */
export function createPasswordHasher({ hash, verify }: Argon2 = argon2): PasswordHasher {
  const enterOwn = createWaitingLines({ atOnce, waiting: networkWaiting });
  // No network has more than two in here.
  const enter = createWaitingLines({ atOnce, waiting: maximumWaiting });
  let nobodysHash: Promise<string> | undefined;

  async function bounded<T>(network: string, work: () => Promise<T>): Promise<T> {
    const leaveOwn = await enterOwn(network, patient);
    try {
      const leave = await enter('', patient);
      return await work().finally(leave);
    } finally {
      leaveOwn();
    }
  }

  return {
    hash: (password, network) => bounded(network, () => hash(password, cost)),
    async verify(storedHash, password, network) {
      nobodysHash ??= hash('nobody has this password', cost);
      const compared = storedHash ?? (await nobodysHash);
      const matches = await bounded(network, () => verify(compared, password).catch(() => false));
      return storedHash !== null && matches;
    },
  };
}
