import type { ClientFrame, MessageRead } from '@fireside/contract';

type FrameOf<Type extends ClientFrame['type']> = Omit<Extract<ClientFrame, { type: Type }>, 'client_id'>;

/** What somebody says or rolls here. It waits in the outbox until the service has acknowledged it. */
export type Speech = FrameOf<'message'> | FrameOf<'roll'> | FrameOf<'roll_pending'> | FrameOf<'move'>;

/** For whom words are: an action is for the DM and everybody, table talk for the players, a whisper for one alone. */
export type Address = { kind: 'action' } | { kind: 'table' } | { kind: 'whisper'; to: string };

export const toDm = 'dm';

export function speechOf(content: string, address: Address = { kind: 'action' }): Speech {
  return { type: 'message', content, kind: address.kind, to: address.kind === 'whisper' ? address.to : null };
}

/** Whether the DM answers: only then is it also an answer to a roll that was awaited. */
export function asksDm(said: Speech | MessageRead): boolean {
  if ('type' in said && said.type !== 'message') return said.type === 'roll_pending';
  if ('sender_type' in said && said.sender_type !== 'player') return false;
  return said.kind === 'action' || (said.kind === 'whisper' && said.to === toDm);
}

/** Words among players. Dice that were rolled in front of everybody, and where somebody went, belong to the story. */
export function isTalk({ kind, rolls, effects }: Pick<MessageRead, 'kind' | 'rolls' | 'effects'>): boolean {
  return kind === 'table' && rolls.length === 0 && effects.length === 0;
}

/** Whether somebody has asked the DM since it spoke last. */
export function waitsForAnswer(messages: readonly MessageRead[]): boolean {
  const answer = messages.findLast(({ sender_type }) => sender_type === 'dm')?.id ?? 0;
  return messages.some((message) => message.id > answer && asksDm(message));
}

/** The questions that the DM has not answered yet, oldest first, as far as the messages show it. */
export function openQuestions(messages: readonly MessageRead[]): MessageRead[] {
  const open: MessageRead[] = [];
  for (const message of messages) {
    if (asksDm(message)) open.push(message);
    else if (message.sender_type === 'dm') open.splice(answeredAt(open, message), 1);
  }
  return open;
}

/** The place of the question that an answer is for; past the end where it is for none of them. */
function answeredAt(open: readonly MessageRead[], answer: MessageRead): number {
  const place = open.findIndex(({ kind, user_id }) =>
    answer.kind === 'whisper' ? kind === 'whisper' && user_id === answer.to : kind === 'action',
  );
  return place < 0 ? open.length : place;
}

/** Those whom a message of the DM may have answered: whoever asked since the answer before, or had waited longest. */
export function answeredBy(messages: readonly MessageRead[], answer: MessageRead): Set<string> {
  if (answer.kind === 'whisper') return new Set(answer.to ? [answer.to] : []);
  const before = messages.filter(({ id }) => id < answer.id);
  const last = before.findLast(({ sender_type }) => sender_type === 'dm')?.id ?? 0;
  const waiting = openQuestions(before).filter(({ kind }) => kind === 'action');
  const asked = before.filter((message) => message.id > last && message.kind === 'action');
  return new Set([...waiting.slice(0, 1), ...asked].flatMap(({ user_id }) => user_id ?? []));
}
