import type { MessageRead } from '@fireside/contract';
import type { Effect } from '@fireside/contract/effects';

/**
 * Who may read a message: a whisper is for the one who says it and the one to whom it is said, everything else for the whole
 * table. Whatever hands out messages asks here, queries and code alike; nothing else decides it.
 */
type Addressed = Pick<MessageRead, 'kind' | 'user_id' | 'to'>;

/** In a query over `messages`: those that the user may read whose id the query is given by that name. */
export function readableBy(userId: string): string {
  return `(messages.kind <> 'whisper' or messages.user_id = ${userId} or messages.recipient = ${userId})`;
}

/** The same for one message. */
export function mayRead({ kind, user_id, to }: Addressed, userId: string): boolean {
  return kind !== 'whisper' || user_id === userId || to === userId;
}

/** What of a turn's whispered answer everybody is told: all that it did but for the dice. */
export function openEffects(message: Pick<MessageRead, 'effects'>): Effect[] {
  return message.effects.filter(isOpen);
}

/** Whether everybody is told of an effect, though the turn was whispered. */
export function isOpen({ kind }: Effect): boolean {
  return kind !== 'rolled' && kind !== 'roll_asked';
}

/** In a query over `messages`: what belongs to the story, and so to everybody's prompts, marks and chapters. An index has it. */
export const inStory = `messages.kind in ('action', 'narration')`;

/** In a query over `messages`: what was whispered between the DM and one player, and stands in prompts that answer them alone. */
export function whisperedWith(userId: string): string {
  return `messages.kind = 'whisper' and (
    (messages.user_id = ${userId} and messages.recipient = 'dm')
    or (messages.sender_type = 'dm' and messages.recipient = ${userId})
  )`;
}
