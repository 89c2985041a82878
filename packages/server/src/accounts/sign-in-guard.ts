import { deviceCookie, type ErrorName } from '@fireside/contract';
import type { FastifyRequest } from 'fastify';
import { countGuesses } from '../http/count-guesses.ts';
import { networkOf } from '../http/network-of.ts';
import type { RateLimiters } from '../http/rate-limiters.ts';
import { readCookie } from '../http/session-credentials.ts';
import type { DeviceUser, KnownDevice, KnownDevices } from './known-devices.ts';
import { nameKey } from './name-key.ts';
import type { Caller } from './sessions.ts';

/** Slows whoever guesses passwords down, and not the person whose password is guessed at. Only refused attempts count. */
export interface SignInGuard {
  /** Counts an attempt before its body is read, so that a body that cannot be read counts too. */
  begin(request: FastifyRequest): Promise<void>;
  signIn<T>(request: FastifyRequest, name: string, attempt: () => Promise<T>): Promise<T>;
  /** Whoever holds a session and not the password guesses no faster. */
  confirm<T>(caller: Caller, wrongGuess: ErrorName, attempt: () => Promise<T>): Promise<T>;
}

interface Parts {
  limits: Pick<RateLimiters, 'signIn' | 'signInFromAddress' | 'signInFromAnywhere' | 'signInFromDevice'>;
  devices: KnownDevices;
  /** Whoever has that name, by its key. */
  findUser(key: string): Promise<DeviceUser | undefined>;
}

type GiveBack = () => void;

export function createSignInGuard({ limits, devices, findUser }: Parts): SignInGuard {
  const begun = new WeakMap<FastifyRequest, { device: KnownDevice | null; giveBack: GiveBack }>();

  /** A device that knows the name has a count of its own, which no stranger can use up. */
  async function takeForName(device: KnownDevice | null, address: string, name: string, taken: GiveBack[]) {
    const key = nameKey(name);
    const user = device && (await findUser(key));
    if (user && device.knows(user)) {
      taken.push(limits.signInFromDevice.take(`device ${device.id} ${key}`));
      return;
    }
    // Knowing one name is no licence to guess at others.
    if (device) taken.push(limits.signIn.take(`address ${address}`));
    taken.push(limits.signInFromAddress.take(`${address} ${key}`));
    taken.push(limits.signInFromAnywhere.take(key));
  }

  return {
    async begin(request) {
      const device = await devices.read(readCookie(request, deviceCookie));
      const key = device ? `device ${device.id}` : `address ${networkOf(request.ip)}`;
      begun.set(request, { device, giveBack: limits.signIn.take(key) });
    },
    async signIn(request, name, attempt) {
      const { device, giveBack } = begun.get(request)!;
      const taken = [giveBack];
      try {
        await takeForName(device, networkOf(request.ip), name, taken);
      } catch (error) {
        // Nothing was tried.
        for (const back of taken) back();
        throw error;
      }
      return countGuesses('login_refused', taken, attempt);
    },
    confirm({ sessionHash }, wrongGuess, attempt) {
      const taken = limits.signInFromDevice.take(`session ${sessionHash}`);
      return countGuesses(wrongGuess, [taken], attempt);
    },
  };
}
