/** Numbers and names that both ends of the wire rely on. No imports: the browser may load this file. */

export const sessionCookie = 'fireside_session';
/** Tells a device from which its owner has signed in before. */
export const deviceCookie = 'fireside_device';
/** Begins the names of both under TLS: browsers then take them from this host alone, over TLS alone. */
export const secureCookiePrefix = '__Host-';

export const limits = {
  userName: { min: 2, max: 32 },
  password: { min: 8, max: 128 },
  gameName: 120,
  description: 4_000,
  /** Of a line or a veil, and of each how many. */
  safetyText: 200,
  safetyTexts: 20,
  /** Of the words for how a story is told. */
  tone: 120,
  languageTag: 35,
  modelName: 200,
  modelAddress: 500,
  modelKey: 1_000,
  /** What a game may cost: tokens, or dollars. */
  budget: { tokens: { min: 1_000, max: 100_000_000_000 }, usd: { min: 0.01, max: 100_000 } },
  /** Of a wish for other words. */
  guidance: 500,
  adventureText: 400_000,
  participants: 12,
  characters: 200,
  participationCode: 8,
  messageContent: 4_000,
  setupMessages: 60,
  pageSize: 500,
  gamesPage: 200,
  setupToken: 200,
  diceNotation: 100,
  rollReason: 300,
  endingSummary: 500,
  /** Messages that are counted as unread; there may be more. */
  unread: 100,
  /** Characters of a game's newest message in lists. */
  lastLine: 140,
  frameBytes: 64 * 1024,
  /** At one node. */
  socketsPerUser: 24,
  /** Of one user; the ones used longest ago make room. */
  sessions: 100,
  /** Of one session, not used yet; the oldest make room. */
  tickets: 30,
  /** Messages that the DM has not answered yet, in one game. */
  unansweredOfPlayer: 10,
  unansweredAtTable: 40,
  /** Accounts and everything small: a name and a password of 1,000 characters take 12,000 bytes should JSON escape all of them. */
  bodyBytes: 16 * 1024,
  /** The fullest valid sheet, should JSON escape every character of it. */
  characterBodyBytes: 1024 * 1024,
  /** Corrections of every scene, should JSON escape every title. */
  scriptBodyBytes: 1024 * 1024,
  /** 400,000 characters can take twelve bytes each once JSON has escaped them as surrogate pairs. */
  adventureBodyBytes: 5 * 1024 * 1024,
} as const;

/** What a character sheet can hold. */
export const sheetLimits = {
  name: 80,
  level: { min: 1, max: 20 },
  hitPoints: { min: -999, max: 999 },
  maximumHitPoints: { min: 1, max: 999 },
  items: 200,
  itemName: 120,
  itemQuantity: 99_999,
  itemNote: 300,
  conditions: 30,
  condition: 120,
  combatStats: 60,
  temporaryHitPoints: 999,
  /** Of one kind, after which it is decided. */
  deathSaves: 3,
  hitDice: 20,
  /** Of one level of spells. */
  slots: 9,
  spellLevels: 9,
  experience: 999_999,
} as const;

/** What a fight can hold. */
export const encounterLimits = { combatants: 24, zones: 8, zone: 60 } as const;

/** What happens to a character at 0 hit points: the game is over, or it falls. */
export const zeroHpRules = ['end', 'fall'] as const;
export type ZeroHpRule = (typeof zeroHpRules)[number];

/** What the record of a world can hold. */
export const worldLimits = {
  scene: 1_000,
  time: 200,
  quests: 20,
  people: 40,
  facts: 60,
  name: 120,
  note: 400,
  fact: 300,
  /** The DM's own notes. */
  notes: 4_000,
} as const;

/** What the DM's memory of a story can hold. */
export const chronicleLimits = { title: 120, summary: 1_000, pins: 20, pin: 300 } as const;

/** What a campaign capsule can hold. Of a longer story it has the newest messages, and the chapters tell the rest. */
export const capsuleLimits = {
  messages: 20_000,
  /** Characters of one message, and how many effects it has. */
  message: 100_000,
  effects: 300,
  /** Whoever has ever spoken at its table. */
  players: 200,
  chapters: 200,
  /** Of messages, as they are stored. */
  messageBytes: 16 * 1024 * 1024,
  bodyBytes: 32 * 1024 * 1024,
} as const;

/** Of what is looked for in a story, and how much is answered at once. */
export const searchLimits = { leastCharacters: 2, mostCharacters: 100, pageSize: 50 } as const;

/** What a part of an adventure is: played, or for the DM to know. `part`: what stands above several scenes. */
export const sceneKinds = [
  'scene',
  'part',
  'background',
  'people',
  'creatures',
  'items',
  'ending',
  'front',
] as const;
export type SceneKind = (typeof sceneKinds)[number];

/** What the script of an adventure can hold. */
export const scriptLimits = {
  scenes: 600,
  title: 120,
  /** Characters of what is read aloud, and of what is not, in an outline. */
  sample: 200,
} as const;

/** WebSocket close codes of the play table. */
export const closeCodes = {
  unauthorized: 4401,
  forbidden: 4403,
  gameDeleted: 4404,
  /** This user has as many sockets open as a node allows. */
  tooManySockets: 4429,
  badRequest: 1008,
  frameTooLarge: 1009,
  fault: 1011,
  restarting: 1012,
  tooSlow: 1013,
} as const;

/** What the text of a removed message reads. */
export const removedContent = 'This message was removed';

export const ticketLifetimeSeconds = 60;
export const sessionLifetimeDays = 30;
export const deviceLifetimeDays = 365;

/** Who may create an account: anyone, whoever has the code of a game, nobody. */
export const registrationModes = ['open', 'invited', 'closed'] as const;
export type RegistrationMode = (typeof registrationModes)[number];
