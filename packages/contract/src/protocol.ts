/** Numbers and names that both ends of the wire rely on. No imports: the browser may load this file. */

export const sessionCookie = 'fireside_session';

export const limits = {
  userName: { min: 2, max: 32 },
  password: { min: 8, max: 128 },
  gameName: 120,
  description: 4_000,
  adventureText: 400_000,
  participants: 12,
  participationCode: 8,
  messageContent: 4_000,
  setupMessages: 60,
  pageSize: 500,
  diceNotation: 100,
  frameBytes: 64 * 1024,
  bodyBytes: 256 * 1024,
  /** The fullest valid sheet, should JSON escape every character of it. */
  characterBodyBytes: 1024 * 1024,
  /** 400,000 characters can take twelve bytes each once JSON has escaped them as surrogate pairs. */
  adventureBodyBytes: 5 * 1024 * 1024,
} as const;

/** WebSocket close codes of the play table. */
export const closeCodes = {
  unauthorized: 4401,
  forbidden: 4403,
  gameDeleted: 4404,
  frameTooLarge: 1009,
  restarting: 1012,
  tooSlow: 1013,
} as const;

export const ticketLifetimeSeconds = 60;
export const sessionLifetimeDays = 30;
