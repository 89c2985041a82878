import type { MessageRead } from '@fireside/contract';
import { toDm } from '../speech.ts';

type Whisper = Pick<MessageRead, 'sender_type' | 'user_id' | 'to'>;

/** How a whisper is called by one of the two who may read it. */
export function whisperWords(
  { sender_type, user_id, to }: Whisper,
  me: string,
  called: ReadonlyMap<string, string>,
): { title: string; only: string } {
  const nameOf = (id: string | null) => (id && called.get(id)) || 'somebody who has left';
  if (sender_type === 'dm') return { title: 'The DM whispers to you', only: 'only you and the DM' };
  if (user_id === me) {
    const whom = to === toDm ? 'the DM' : nameOf(to);
    return { title: `you whispered to ${whom}`, only: `only you and ${whom}` };
  }
  return { title: 'whisper to you', only: `only you and ${nameOf(user_id)}` };
}
