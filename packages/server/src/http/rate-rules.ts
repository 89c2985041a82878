import type { RateRule } from './rate-limit.ts';

/**
 * Generous for people, tedious for programs. For logins, participation codes and tickets that open a socket only refused attempts count. A code
 * has 36^8 forms: at one guess every three seconds nobody finds one.
 */
export const rateRules = {
  register: { burst: 120, seconds: 2 },
  loginByAddress: { burst: 60, seconds: 2 },
  loginByAccount: { burst: 10, seconds: 6 },
  wrongCodes: { burst: 20, seconds: 3 },
  createGame: { burst: 60, seconds: 5 },
  createCharacter: { burst: 120, seconds: 2 },
  setupChat: { burst: 30, seconds: 4 },
  removals: { burst: 60, seconds: 0.5 },
  messages: { burst: 40, seconds: 0.5 },
  /** Whatever a client sends over its sockets, before anybody looks at it. */
  frames: { burst: 120, seconds: 0.05, isLocal: true },
  tickets: { burst: 60, seconds: 1 },
  badTickets: { burst: 200, seconds: 0.5, isLocal: true },
} as const satisfies Record<string, RateRule>;

export type RateRuleName = keyof typeof rateRules;
