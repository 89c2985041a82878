import type { Excerpts, ModelMessage } from '../ports.ts';
import { buildPrompt, remindToNarrate } from '../prompt/build-prompt.ts';
import type { Character, Seat, Snapshot } from '../snapshot.ts';
import { tableTools } from '../tools/table-tools.ts';
import { Quotable, quotedWords } from './quotable.ts';

const nobody: Seat = {
  user_id: '',
  name: '',
  self_rolls: false,
  pending_roll: { notation: '', reason: '' },
  character: null,
};

/** A game in which every section of the prompt has its say and nothing is told but what the service says itself. */
const blank: Snapshot = {
  game: {
    id: '',
    name: '',
    description: '',
    hasAdventure: true,
    code: '',
    agency: false,
    lines: ['-'],
    veils: ['-'],
    language: 'en',
  },
  kind: 'reply',
  speaker: nobody,
  party: [],
  world: {
    scene: '',
    time: '',
    quests: [],
    people: [],
    facts: [],
    notes: '-',
    place: '',
    awaited: {},
    tale: null,
  },
  history: [],
  isCut: true,
  chronicle: { chapters: [], pinned: ['-'] },
  message: '',
  encounter: null,
  ended_reason: null,
  also: [],
  dmMessages: 0,
};

const inRound: Snapshot = {
  ...blank,
  also: [{ speaker: { ...nobody, user_id: 'another', self_rolls: true }, message: '' }],
};

/** Whoever plays somebody has tools of their own, and a fight has others. */
const played = { ...blank, party: [{ ...nobody, character: {} as Character }] };
const fighting = { ...blank, encounter: { round: 1, turn: 0, combatants: [], zones: ['-'] } };
const settled = {
  ...blank,
  zero_hp: 'fall' as const,
  settled: { notes: ['-'], users: new Set<string>(), checks: [] },
};

const nothingFound: Excerpts = {
  rulebooks: [{ book: '', heading: '', text: '' }],
  script: {
    outline: [
      { number: 1, title: '', depth: 0, kind: 'scene' },
      { number: 2, title: '', depth: 0, kind: 'scene' },
    ],
    first: 1,
    here: 1,
    toward: 2,
    place: '',
    isWhole: false,
    isMarked: true,
    passages: [],
  },
  story: [{ messageId: 0, playerName: null, characterName: null, text: '' }],
  recorded: ['-'],
};

function textOf(message: ModelMessage): string {
  return message.role === 'tool' ? '' : message.text;
}

/** What a tool's schema says in words, at any depth. */
function describedIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) =>
    name === 'description' && typeof value === 'string' ? [value] : describedIn(value),
  );
}

/** The system text: what a model is told in every game, sections and tools included. */
function orderTexts(): string[] {
  const prompts = [
    blank,
    { ...blank, kind: 'greeting' as const, speaker: null },
    { ...blank, speaker: { ...nobody, self_rolls: true } },
    inRound,
    fighting,
    settled,
  ].flatMap((snapshot) => buildPrompt(snapshot, nothingFound, { lateSystem: true }));
  const texts = [...prompts, ...remindToNarrate([])].map(textOf);
  const tools = [blank, inRound, played, fighting]
    .flatMap(tableTools)
    .flatMap(({ definition }) => [definition.description, ...describedIn(definition.inputSchema)]);
  const lines = [...texts, ...tools].flatMap((text) => text.split('\n'));
  return [...new Set(lines)];
}

let read: Quotable | null = null;

/** Read when it is first needed, and once. */
export function orders(): Quotable {
  read ??= new Quotable(orderTexts(), quotedWords);
  return read;
}
