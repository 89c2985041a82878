import type { RateRule } from './rate-limit.ts';

/**
 * Generous for people, tedious for programs. For sign-ins, participation codes and tickets that open a socket only refused
 * attempts count. A code has 31^8 forms: at one guess every three seconds nobody finds one. How sign-ins are counted, and why
 * so: docs/decisions/0012-who-waits-at-the-door.md.
 */
export const rateRules = {
  register: { burst: 120, seconds: 2 },
  /** From one address, or from one device that is known; before the body is read. */
  signIn: { burst: 60, seconds: 2 },
  /** For one name, from one address. */
  signInFromAddress: { burst: 10, seconds: 12 },
  /** For one name, from all devices that are not known. */
  signInFromAnywhere: { burst: 200, seconds: 4 },
  /** For one name, from a device that is known; or for the present password, within one session. */
  signInFromDevice: { burst: 10, seconds: 6 },
  wrongCodes: { burst: 20, seconds: 3 },
  createGame: { burst: 60, seconds: 5 },
  createCharacter: { burst: 120, seconds: 2 },
  setupChat: { burst: 30, seconds: 4 },
  /** Adventures that are read without a game, and outlines that are corrected. */
  scripts: { burst: 30, seconds: 4 },
  /** Stories and accounts that are written out whole. */
  exports: { burst: 20, seconds: 10 },
  /** Campaigns that come from elsewhere. */
  imports: { burst: 6, seconds: 30 },
  /** Games that are looked over from their first message on. */
  recaps: { burst: 20, seconds: 3 },
  /** Looking for words in a story. */
  searches: { burst: 60, seconds: 0.5 },
  removals: { burst: 60, seconds: 0.5 },
  messages: { burst: 40, seconds: 0.5 },
  /** Whatever a client sends over its sockets, before anybody looks at it. */
  frames: { burst: 120, seconds: 0.05, isLocal: true },
  tickets: { burst: 60, seconds: 1 },
  /** Pages that bring what is read there first. */
  pages: { burst: 20, seconds: 1, isLocal: true },
  badTickets: { burst: 200, seconds: 0.5, isLocal: true },
} as const satisfies Record<string, RateRule>;

export type RateRuleName = keyof typeof rateRules;

/** Every request, of a user or of an address; counted at each node by itself, since nodes could not tell each other of all of them. */
export const requestRule: RateRule = { burst: 600, seconds: 1 / 60 };

/** How often somebody is told at once that it was too often. */
export const refusalRule: RateRule = { burst: 40, seconds: 1 };
