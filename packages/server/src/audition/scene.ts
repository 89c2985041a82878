import type { CallInput, CharacterRead, GameRead, Honesty, MessageRead } from '@fireside/contract';

export const sceneGroups = [
  'dice',
  'damage',
  'self-rolls',
  'two players',
  'adventure',
  'secrets',
  'language',
  'agency',
  'lines',
  'endings',
] as const;
export type SceneGroup = (typeof sceneGroups)[number];

/** The columns of the table in which checks are counted. */
export const columns = {
  tools: 'tool use',
  claims: 'claims borne out',
  repairs: 'without repairs',
  agency: 'agency',
  secrets: 'secrets kept',
  script: 'script followed',
  language: 'language',
  lines: 'lines kept',
} as const;
export type Column = keyof typeof columns;

/** One thing that must hold of a scene, by what the service can prove. */
export interface Check {
  column: Column;
  about: string;
  passes(played: Played): boolean;
}

export type Sheet = CallInput<'createCharacter'>['body'];

/** A small table, what is said at it, and what must hold of the DM's answers. */
export interface Scene {
  id: string;
  group: SceneGroup;
  /** What it looks for, in a few words. */
  about: string;
  description: string;
  adventure?: string;
  /** What the table does not want to come up. */
  lines?: string[];
  /** The characters in the order of the seats; the first player made the game. */
  sheets: Sheet[];
  /** Whether the players roll their own dice. */
  selfRolls?: boolean;
  /** One to three messages; none where the opening is what counts. */
  says: Saying[];
  /** What no player may read before its time, the words of the DM's own text besides. */
  secrets?: string[];
  checks: Check[];
}

export interface Saying {
  seat: number;
  words: string;
}

/** What came of a message. */
export interface Reply {
  /** Null when the turn failed, was refused or took too long. */
  message: MessageRead | null;
  /** Why there is none. */
  failure: string | null;
  secondsToFirstWord: number | null;
}

/** A scene as it was played. */
export interface Played {
  scene: Scene;
  opening: Reply;
  /** One for each message, as far as it went. */
  replies: Reply[];
  /** As they stand afterwards, in the order of the seats; empty when the scene did not come so far. */
  characters: CharacterRead[];
  game: GameRead | null;
  /** Null when the scene did not come so far. */
  honesty: Honesty | null;
}

/** The answers that a scene is about. */
export function answersOf({ scene, opening, replies }: Played): Reply[] {
  return scene.says.length === 0 ? [opening] : replies;
}

export function messagesOf(played: Played): MessageRead[] {
  return answersOf(played).flatMap(({ message }) => message ?? []);
}

/** Everything that the DM said in the scene, the opening included. */
export function everythingTold({ opening, replies }: Played): MessageRead[] {
  return [opening, ...replies].flatMap(({ message }) => message ?? []);
}
