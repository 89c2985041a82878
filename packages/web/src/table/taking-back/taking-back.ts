import type { GameRead, MessageRead } from '@fireside/contract';
import { createContext } from 'react';
import { words } from '../../words/words.ts';
import { answeredBy, asksDm } from '../speech.ts';
import type { TableState } from '../table-state.ts';

/** What the messages of a story need to offer that they be taken back or told anew. */
export interface TakingBack {
  gameId: string;
  mayTakeBack: (message: MessageRead) => boolean;
  askToTakeBack: (message: MessageRead) => void;
  /** The message that can be told anew. */
  retellable: number | undefined;
  askToRetell: (message: MessageRead) => void;
}

export const TakingBackContext = createContext<TakingBack | null>(null);

type Rights = Pick<GameRead, 'creator_id'>;

/** The creator takes back whatever was asked of the DM; others what they asked, if nobody has asked since. */
export function mayTakeBack(
  message: MessageRead,
  newest: number | undefined,
  me: string,
  game: Rights,
): boolean {
  if (!asksDm(message)) return false;
  return game.creator_id === me || (message.user_id === me && message.id === newest);
}

/** The newest answer, for the creator and for whom it was; the service knows for certain. */
export function retellableOf(state: TableState, game: Rights): number | undefined {
  const newest = state.messages.findLast(({ sender_type }) => sender_type === 'dm');
  if (!newest || newest.removed || state.turn || state.paused) return undefined;
  const mine = game.creator_id === state.me || answeredBy(state.messages, newest).has(state.me);
  return mine ? newest.id : undefined;
}

/** What goes when a message is taken back, before anybody confirms it. */
export function whatGoes(message: MessageRead, state: TableState): string {
  const after = state.messages.filter(({ id }) => id > message.id);
  const answers = after.filter(({ sender_type }) => sender_type === 'dm').length;
  return words.takingBack.whatGoes({
    answers,
    messages: after.length - answers,
    isWriting: state.turn !== null,
  });
}
