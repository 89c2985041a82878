import type { MessageRead, PendingRoll, ServerEvent } from '@fireside/contract';
import { type Effect, invertEffect, type RollAsked } from '@fireside/contract/effects';
import { replaceEqualDeep } from '@tanstack/react-query';
import { messagesPerPage } from '../api/page-sizes.ts';
import { words } from '../words/words.ts';
import { type News, partyNews } from './news/table-news.ts';
import { applyTold, type OpenTable, withWholeParty } from './open-table.ts';
import { asksDm, type Speech, waitsForAnswer } from './speech.ts';
import { afterRetold, afterRewound, isWithdrawn, type Stretch } from './taking-back-state.ts';

/** What I said or rolled and the service has not acknowledged yet. */
export interface OutgoingMessage {
  clientId: string;
  speech: Speech;
  status: 'sending' | 'failed';
  detail?: string;
  /** The roll that this message answered: it is awaited again should the message be refused. */
  answered: PendingRoll | null;
}

/** The DM's turn as it happens; what it leaves behind arrives as a message. */
export interface LiveTurn {
  text: string;
  /** Announced since the turn began. Should it fail, none of them has happened. */
  effects: Effect[];
  rolling: { notation: string; reason: string } | null;
}

export interface TableState {
  /** My user id. */
  me: string;
  messages: MessageRead[];
  /** Removed or retold before they came here: a page that was read before that still has their former text. */
  amended: ReadonlyMap<number, MessageRead>;
  /** Taken back: a page that was read before that still has them. */
  withdrawn: readonly Stretch[];
  /** What I said last and was taken back, until the composer has it again. */
  returned: MessageRead | null;
  /** Whether messages older than the oldest one here exist. */
  older: boolean;
  outgoing: OutgoingMessage[];
  /** The table as it was last committed. */
  base: OpenTable;
  turn: LiveTurn | null;
  turnError: string | null;
  paused: boolean;
  /** How often the table was paused or went on while this window listened. */
  pauses: number;
  /** Whether a pause has dropped the turn of a message that still waits for its answer. */
  dropped: boolean;
  /** The awaited roll that I have answered, until a turn takes it up. */
  answered: PendingRoll | null;
  /** Names; null until the table has announced them. */
  online: string[] | null;
  /** What happened beside the story since this window opened, the newest of it. */
  news: readonly News[];
}

export type TableAction =
  | { type: 'server'; event: ServerEvent }
  | { type: 'connected' }
  /** The table, or a part of it, was read again after message `since` had arrived. */
  | { type: 'read'; table: Partial<OpenTable>; since: number }
  /** Something happened beside the story. */
  | { type: 'news'; words: readonly string[] }
  /** Whether the table is paused was read again, after as many `pauses`. */
  | { type: 'read pause'; paused: boolean; pauses: number }
  /** Older messages; `more` of them when there may be others before them. */
  | { type: 'older'; messages: MessageRead[]; more: boolean }
  | { type: 'send'; clientId: string; speech: Speech }
  | { type: 'resend'; clientId: string }
  | { type: 'unanswered'; clientId: string }
  /** The service does not let this window back in: what waits to be sent is not sent. */
  | { type: 'shut out'; detail: string }
  | { type: 'discard'; clientId: string }
  /** The composer has what was taken back. */
  | { type: 'returned' }
  | { type: 'retry' };

const mostNews = 50;

export function openTable(
  me: string,
  table: OpenTable,
  messages: MessageRead[] = [],
  paused = false,
): TableState {
  return {
    me,
    messages,
    amended: new Map(),
    withdrawn: [],
    returned: null,
    older: messages.length >= messagesPerPage,
    outgoing: [],
    base: table,
    turn: null,
    turnError: null,
    paused,
    pauses: 0,
    dropped: paused && waitsForAnswer(messages),
    answered: null,
    online: null,
    news: [],
  };
}

/** The table as the running turn leaves it so far. */
export function shownTable({ base, turn }: Pick<TableState, 'base' | 'turn'>): OpenTable {
  return turn ? applyTold(base, turn.effects) : base;
}

/** The roll that the DM waits for from me: from when it is asked for until I say something. */
export function awaitedRoll(state: TableState, table = shownTable(state)): PendingRoll | null {
  const roll = table.party.find(({ user_id }) => user_id === state.me)?.pending_roll;
  if (!roll || table.ended_reason !== null) return null;
  const { answered } = state;
  return answered?.notation === roll.notation && answered.reason === roll.reason ? null : roll;
}

const emptyTurn: LiveTurn = { text: '', effects: [], rolling: null };

/** Ids grow, but a resumed connection may repeat what is known: each message has one place. */
function withMessage(messages: MessageRead[], message: MessageRead): MessageRead[] {
  const last = messages.at(-1);
  if (!last || message.id > last.id) return [...messages, message];
  if (messages.some(({ id }) => id === message.id)) return messages;
  return [...messages, message].sort((a, b) => a.id - b.id);
}

function updateOutgoing(
  state: TableState,
  clientId: string,
  change: Partial<OutgoingMessage>,
): OutgoingMessage[] {
  return state.outgoing.map((one) => (one.clientId === clientId ? { ...one, ...change } : one));
}

/** The effects on what is awaited from somebody. */
function askedOf(userId: string, effects: readonly Effect[]): RollAsked[] {
  return effects.filter((effect) => effect.kind === 'roll_asked').filter(({ user_id }) => user_id === userId);
}

/** A roll that was asked of me in a whisper: that the turn took it up was told to me alone, and stands in no message. */
function takenUpUnseen({ me, turn }: TableState, told: readonly Effect[]): PendingRoll | null {
  const last = askedOf(me, turn?.effects ?? []).at(-1);
  return askedOf(me, told).length === 0 && last?.notation === null ? last.before : null;
}

/** Once a turn has dealt with the roll that was asked of me, its effects say whether one is awaited. */
function stillAnswered({ answered, me }: TableState, effects: readonly Effect[]): PendingRoll | null {
  return askedOf(me, effects).length > 0 ? null : answered;
}

function receiveMessage(state: TableState, event: Extract<ServerEvent, { type: 'message' }>): TableState {
  const { client_id } = event;
  const message = state.amended.get(event.message.id) ?? event.message;
  if (isWithdrawn(state, message)) return state;
  const next: TableState = {
    ...state,
    messages: withMessage(state.messages, message),
    outgoing: state.outgoing.filter(({ clientId }) => clientId !== client_id),
  };
  if (next.messages === state.messages) {
    // Told again because what its turn showed came late: it ends that turn.
    const isNewest = message.id === state.messages.at(-1)?.id;
    return message.sender_type === 'dm' && isNewest ? { ...next, turn: null } : next;
  }
  // As committed: that may differ from what was announced.
  next.base = applyTold(state.base, message.effects);
  next.answered = stillAnswered(state, message.effects);
  if (message.sender_type === 'dm') {
    next.answered ??= takenUpUnseen(state, message.effects);
    return { ...next, turn: null, turnError: null, dropped: false };
  }
  // I spoke in another window: there, too, that was my answer.
  if (message.user_id === state.me && !client_id && asksDm(message))
    next.answered = awaitedRoll(state) ?? next.answered;
  return next;
}

function receiveEffect(state: TableState, effect: Effect): TableState {
  const answered = stillAnswered(state, [effect]);
  // Outside of a turn nothing can fail any more.
  if (!state.turn) return { ...state, answered, base: applyTold(state.base, [effect]) };
  // Whoever read the table in the middle of the turn has not seen the roll that it took up.
  const isFirst =
    effect.kind === 'roll_asked' &&
    !state.turn.effects.some((known) => known.kind === 'roll_asked' && known.user_id === effect.user_id);
  const base = isFirst ? applyTold(state.base, [invertEffect(effect)]) : state.base;
  const effects = [...state.turn.effects, effect];
  return { ...state, answered, base, turn: { ...state.turn, effects, rolling: null } };
}

function receiveRemoved(state: TableState, message: MessageRead): TableState {
  const { messages } = state;
  if (!messages.some(({ id }) => id === message.id)) {
    return { ...state, amended: new Map(state.amended).set(message.id, message) };
  }
  // The turn that failed is that of the newest question to the DM: without it there is nothing to run again.
  const isLatest = message.id === messages.findLast(asksDm)?.id;
  return {
    ...state,
    messages: messages.map((one) => (one.id === message.id ? message : one)),
    turnError: isLatest ? null : state.turnError,
    dropped: state.dropped && !isLatest,
  };
}

/** Whoever comes after a pause hears of the turn that it dropped as of one that failed: it is told as nobody's fault there too. */
function receiveTurnError(
  state: TableState,
  { code, detail }: Extract<ServerEvent, { scope: 'turn' }>,
): TableState {
  if (code === 'game_paused') return { ...state, turn: null, turnError: null, dropped: true };
  return { ...state, turn: null, turnError: detail };
}

/** The turn that ran is dropped like one that failed, and nobody is to blame. */
function receivePaused(state: TableState): TableState {
  const dropped = state.turn !== null || state.dropped;
  return { ...state, turn: null, turnError: null, paused: true, pauses: state.pauses + 1, dropped };
}

function receive(state: TableState, event: ServerEvent): TableState {
  const turn = state.turn ?? emptyTurn;
  switch (event.type) {
    case 'typing':
      // Also when a turn begins anew, at another node: what the first attempt said does not count.
      return { ...state, turn: emptyTurn, turnError: null, dropped: false };
    case 'rolling':
      return { ...state, turn: { ...turn, rolling: { notation: event.notation, reason: event.reason } } };
    case 'effect':
      return receiveEffect(state, event.effect);
    case 'delta':
      return { ...state, turn: { ...turn, rolling: null, text: turn.text + event.text } };
    case 'game_ended':
      // Told once it is committed, and also to the other tables of a character that fell.
      return { ...state, base: { ...state.base, ended_reason: event.reason } };
    case 'message':
      return receiveMessage(state, event);
    case 'removed':
      return receiveRemoved(state, event.message);
    case 'error':
      if (event.scope === 'turn') return receiveTurnError(state, event);
      return refuse(state, event.client_id, event.detail);
    case 'presence':
      return { ...state, online: event.online };
    case 'retold':
      return { ...state, ...afterRetold(state, event.message) };
    case 'rewound':
      return { ...state, ...afterRewound(state, event.message_id) };
    case 'paused':
      return receivePaused(state);
    case 'resumed':
      return { ...state, paused: false, pauses: state.pauses + 1 };
    // It is read again.
    case 'game':
    case 'composing':
    case 'pong':
      return state;
  }
}

function withNews(state: TableState, words: readonly string[]): TableState {
  if (words.length === 0) return state;
  const after = state.messages.at(-1)?.id ?? 0;
  return { ...state, news: [...state.news, ...words.map((one) => ({ after, words: one }))].slice(-mostNews) };
}

/** The service refused something that this window sent. */
function refuse(state: TableState, clientId: string | undefined, detail: string): TableState {
  const message = state.outgoing.find((one) => one.clientId === clientId);
  if (!message) return state;
  return {
    ...state,
    answered: message.answered ? null : state.answered,
    outgoing: updateOutgoing(state, message.clientId, { status: 'failed', detail }),
  };
}

export function tableReducer(state: TableState, action: TableAction): TableState {
  switch (action.type) {
    case 'server':
      return receive(state, action.event);
    case 'connected': {
      // A turn that still runs announces itself again, with all that it did so far; so does one that failed. Whether an
      // answer was taken up meanwhile, only the table knows that is read now; unless it is still on its way.
      const sending = state.outgoing.findLast(({ status, answered }) => status === 'sending' && answered);
      return { ...state, turn: null, turnError: null, answered: sending?.answered ?? null };
    }
    case 'read': {
      const since = state.messages.filter(({ id }) => id > action.since);
      const table = withWholeParty({ ...state.base, ...action.table });
      const told = applyTold(
        table,
        since.flatMap(({ effects }) => effects),
      );
      // What is as it was is drawn no second time.
      const base = replaceEqualDeep(state.base, told);
      if (base === state.base) return state;
      return { ...withNews(state, partyNews(state.base.party, table.party, state.me)), base };
    }
    case 'news':
      return withNews(state, action.words);
    case 'read pause':
      // What was told meanwhile is newer.
      return state.pauses === action.pauses ? { ...state, paused: action.paused } : state;
    case 'older': {
      const known = new Set(state.messages.map(({ id }) => id));
      const older = action.messages
        .filter((message) => !known.has(message.id) && !isWithdrawn(state, message))
        .map((message) => state.amended.get(message.id) ?? message);
      return {
        ...state,
        messages: [...older, ...state.messages],
        older: action.more,
      };
    }
    case 'send': {
      const { clientId, speech } = action;
      const asks = asksDm(speech);
      const answered = asks ? awaitedRoll(state) : null;
      return {
        ...state,
        answered: answered ?? state.answered,
        turnError: asks ? null : state.turnError,
        outgoing: [...state.outgoing, { clientId, speech, status: 'sending', answered }],
      };
    }
    case 'resend': {
      const speech = state.outgoing.find(({ clientId }) => clientId === action.clientId)?.speech;
      const answered = speech && asksDm(speech) ? awaitedRoll(state) : null;
      return {
        ...state,
        answered: answered ?? state.answered,
        outgoing: updateOutgoing(state, action.clientId, { status: 'sending', detail: undefined, answered }),
      };
    }
    case 'unanswered':
      return refuse(state, action.clientId, words.table.noAnswer);
    case 'shut out': {
      const waiting = state.outgoing.filter(({ status }) => status === 'sending');
      return waiting.reduce((left, { clientId }) => refuse(left, clientId, action.detail), state);
    }
    case 'discard':
      return { ...state, outgoing: state.outgoing.filter(({ clientId }) => clientId !== action.clientId) };
    case 'returned':
      return { ...state, returned: null };
    case 'retry':
      return { ...state, turnError: null, dropped: false };
  }
}
