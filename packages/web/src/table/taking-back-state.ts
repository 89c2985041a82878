import type { MessageRead, PendingRoll } from '@fireside/contract';
import { asksDm } from './speech.ts';

/** Messages that were taken back, from the first to the last of them. */
export interface Stretch {
  from: number;
  to: number;
}

/** What of a table it is about. */
interface Told {
  me: string;
  messages: MessageRead[];
  amended: ReadonlyMap<number, MessageRead>;
  withdrawn: readonly Stretch[];
  returned: MessageRead | null;
  turnError: string | null;
  dropped: boolean;
  answered: PendingRoll | null;
}

export function isWithdrawn({ withdrawn }: Pick<Told, 'withdrawn'>, { id }: { id: number }): boolean {
  return withdrawn.some(({ from, to }) => id >= from && id <= to);
}

/** The newest answer in other words: it keeps its place, and what happened stays. */
export function afterRetold({ messages, amended }: Told, message: MessageRead) {
  if (!messages.some(({ id }) => id === message.id)) {
    return { amended: new Map(amended).set(message.id, message) };
  }
  // It is told while nothing else is: what streamed until now were its words.
  return { messages: messages.map((one) => (one.id === message.id ? message : one)), turn: null };
}

/**
 * A message and everything after it did not happen. What that changes back is told as effects; only a turn that still ran,
 * and the failure of one, go with their message.
 */
export function afterRewound(state: Told, messageId: number) {
  const gone = state.messages.filter(({ id }) => id >= messageId);
  const to = Math.max(messageId, state.messages.at(-1)?.id ?? 0);
  const mine = gone.filter((message) => message.user_id === state.me && asksDm(message));
  return {
    messages: state.messages.filter(({ id }) => id < messageId),
    withdrawn: [...state.withdrawn, { from: messageId, to }],
    returned: mine.findLast(({ removed }) => !removed) ?? state.returned,
    turn: null,
    turnError: gone.some(asksDm) ? null : state.turnError,
    dropped: state.dropped && !gone.some(asksDm),
    answered: mine.length > 0 ? null : state.answered,
  };
}
