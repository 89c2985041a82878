import type { MessageRead } from '@fireside/contract';
import { words } from '../../words/words.ts';
import { toDm } from '../speech.ts';

type Whisper = Pick<MessageRead, 'sender_type' | 'user_id' | 'to'>;

/** How a whisper is called by one of the two who may read it. */
export function whisperWords(
  { sender_type, user_id, to }: Whisper,
  me: string,
  called: ReadonlyMap<string, string>,
): { title: string; only: string } {
  const says = words.story.whisper;
  const nameOf = (id: string | null) => (id && called.get(id)) || says.somebody;
  if (sender_type === 'dm') return { title: says.fromDm, only: says.onlyDm };
  if (user_id === me) {
    if (to === toDm) return { title: says.toDm, only: says.onlyDm };
    return { title: says.to(nameOf(to)), only: says.only(nameOf(to)) };
  }
  return { title: says.toYou, only: says.only(nameOf(user_id)) };
}
