import type { Effect, SetupReply } from '@fireside/contract';
import type { SceneKind } from '@fireside/contract/protocol';
import type { Dice } from './dice/create-dice.ts';
import type { Bestiary } from './rules/creature.ts';
import type { PassageLabel } from './script/script.ts';
import type { Snapshot } from './snapshot.ts';
import type { Question, Sensed } from './truth/sensed.ts';
import type { TokenUsage } from './turn/outcome.ts';

/** A tool as a model is told of it. */
export interface ToolDefinition {
  name: string;
  description: string;
  /** JSON Schema of the arguments. */
  inputSchema: { properties?: Record<string, unknown>; [keyword: string]: unknown };
}

/** A call as the model made it: the arguments are whatever text it wrote for them. */
export interface ToolCall {
  id: string;
  name: string;
  input: string;
}

export interface CallAnswer {
  /** Of the call that is answered. */
  id: string;
  value: Record<string, unknown>;
}

export type ModelMessage =
  /** `stable`: up to the end of this message the prompt is the same in every turn, which a provider may cache. */
  | { role: 'system'; text: string; stable?: true }
  | { role: 'user'; text: string }
  /** `echo`: what `ModelFinish` gave with the answer that is repeated here. */
  | { role: 'assistant'; text: string; calls?: readonly ToolCall[]; echo?: unknown }
  | { role: 'tool'; answers: readonly CallAnswer[] };

export interface ModelRequest {
  messages: readonly ModelMessage[];
  tools: readonly ToolDefinition[];
  /** False: the tools are shown, and none may be called. */
  mayCall: boolean;
  /** A bound of the answer, where there is a reason for one. */
  mostTokens?: number;
}

/** A piece of an answer, as it arrives. */
export type ModelPart =
  | { type: 'text'; text: string }
  /** Reasoning: counted, never shown. */
  | { type: 'thought'; text: string }
  /** A piece of a call that is not whole yet: a sign of life. */
  | { type: 'calling'; text: string }
  | { type: 'call'; call: ToolCall };

/** How an answer ended that came to its end. */
export interface ModelFinish {
  reason: 'stop' | 'length' | 'calls' | 'filtered' | 'other';
  usage?: TokenUsage;
  /** What the provider wants back, as it is, when the answer is repeated to it: its reasoning, with a signature. */
  echo?: unknown;
}

/** A language model. */
export interface Model {
  /** As an operator would name it: `openai:gpt-5.2`. */
  name: string;
  /**
   * Whether a system message may follow the history. Providers that allow it keep their prompt cache over the
   * history; many chat templates of local models accept system text at the beginning only.
   */
  lateSystem?: boolean;
  /**
   * One request. Every part is heard as it arrives; the promise settles with the end of the answer, or fails with a
   * ModelFailure. A request whose signal is aborted lets go of everything at once and is heard no more.
   */
  ask(request: ModelRequest, hear: (part: ModelPart) => void, signal: AbortSignal): Promise<ModelFinish>;
}

/** With what a storyteller works: the tools that a model has, checked in the same way, and the ear of the table. */
export interface Hands {
  /** The table as it stands now, with everything that this turn has done. */
  readonly table: Snapshot;
  /** What this turn has done so far, and what the rules had decided before. */
  readonly effects: readonly Effect[];
  /** Carries out one call; a refusal is an answer with an `error`. */
  call(tool: string, input: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** A paragraph for the table: whole sentences, shown as far as they are borne out. Whether anything of it was. */
  say(paragraph: string): boolean;
  /** What it will remember in the next turn: JSON of at most `taleLimit` characters. */
  keep(tale: unknown): void;
}

/** A turn that a storyteller tells. */
export interface TellRequest {
  snapshot: Snapshot;
  excerpts: Excerpts;
  /** What it remembers of the turns before; null in the first. */
  tale: unknown;
  signal: AbortSignal;
}

/** Who leads without a language model: it plays from the table itself, not from a prompt. */
export interface Storyteller {
  name: 'storyteller';
  tell(request: TellRequest, hands: Hands): Promise<void>;
  /** The talk before a game exists. */
  discuss(request: SetupRequest): Promise<SetupReply>;
}

/** Who leads the game. */
export type Leader = Model | Storyteller;

export interface SetupMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** The talk before a game exists. */
export interface SetupRequest {
  /** The whole conversation so far; empty when the DM opens. */
  messages: SetupMessage[];
  /** Blank when there is none. */
  adventureText: string;
}

/** A passage of a rulebook, with the place it was taken from. */
export interface RulebookExcerpt {
  book: string;
  heading: string;
  text: string;
}

/** A passage of this game's adventure. */
export interface ScriptExcerpt {
  /** The number of its scene. */
  scene: number;
  label: PassageLabel;
  /** Whether the party has not come to that scene yet. */
  isLater: boolean;
  text: string;
}

/** A scene as the outline names it. */
export interface OutlinedScene {
  number: number;
  title: string;
  depth: number;
  kind: SceneKind;
}

/** What the adventure has for a turn. */
export interface ScriptExcerpts {
  outline: OutlinedScene[];
  /** The scene in which play begins. */
  first: number;
  /** The scene in which the party is now; where this turn leads them, if it clearly leads anywhere. */
  here: number;
  /** Where the message may lead them: the same, where that is clear or nowhere else. */
  toward: number;
  /** The same with where they have been, as the world record keeps it. */
  place: string;
  /** Whether these are all the passages that there are. */
  isWhole: boolean;
  /** Whether the adventure says what is read aloud. */
  isMarked: boolean;
  /** By scenes, that of the party first. */
  passages: ScriptExcerpt[];
}

/** What was said at this table before everything that the prompt repeats. */
export interface StoryExcerpt {
  messageId: number;
  /** Null for the DM. */
  playerName: string | null;
  characterName: string | null;
  text: string;
}

export interface Excerpts {
  rulebooks: RulebookExcerpt[];
  /** Null without an adventure. */
  script: ScriptExcerpts | null;
  /** Newest first. */
  story: StoryExcerpt[];
  /** Of the world record, what the message speaks of and the prompt had to cut; whole, best first. */
  recorded: string[];
}

/** What a turn knows of its game that helps to find what belongs to it. */
export interface Consultation {
  gameId: string;
  hasAdventure: boolean;
  /** The message that is answered; empty for the greeting. */
  message: string;
  /** What the DM said last; empty before the first word. */
  lastNarration: string;
  /** Where in the adventure the party was when the last turn ended, as the world record keeps it. */
  place: string;
  /** Whether more was said than the prompt repeats. */
  isCut: boolean;
  /** The prompt repeats the messages from this one on: nothing of them need be found. */
  heldFrom: number;
  /** The entries of the world record that the prompt had to cut. */
  cutEntries: string[];
  signal: AbortSignal;
}

export const recallPlaces = ['story', 'adventure', 'rules'] as const;
export type RecallPlace = (typeof recallPlaces)[number];

/** A question of the model, for what its prompt does not hold. */
export interface Recall {
  gameId: string;
  hasAdventure: boolean;
  query: string;
  where: RecallPlace;
  heldFrom: number;
  signal: AbortSignal;
}

/** Where it stands, as the model is told it, and what it says. */
export interface Recalled {
  source: string;
  text: string;
}

/** What books, adventure and story say about a message. What belongs to a game is only ever read through that game's id. */
export interface Library {
  excerpts(request: Consultation): Promise<Excerpts>;
  /** Best first; none when nothing answers. */
  recall(request: Recall): Promise<Recalled[]>;
}

export interface Clock {
  /** Milliseconds since some moment. Never goes back and never jumps, whatever becomes of the time of day. */
  elapsed(): number;
  /** Resolves after the delay; rejects with the signal's reason when aborted. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** Reads what a sentence says where its words alone do not tell: a small language model of the service's own. */
export interface Sense {
  /** What a sentence of the game master claims; null where that cannot be told in time. Never rejects. */
  read(question: Question, signal: AbortSignal): Promise<Sensed | null>;
}

export interface TurnPorts {
  model: Leader;
  library: Library;
  bestiary: Bestiary;
  dice: Dice;
  clock: Clock;
  /** Without it a narration is judged by its words alone. */
  sense?: Sense;
}

/** The same where a language model leads. */
export type ModelPorts = TurnPorts & { model: Model };

export type { Dice, Question, Sensed, Snapshot };
