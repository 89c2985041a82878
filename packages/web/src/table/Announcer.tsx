import type { MessageRead, PendingRoll } from '@fireside/contract';
import { useEffect, useRef, useState } from 'react';
import { useMe } from '../account/session.ts';
import { beginningOf } from '../design/prose/long-text.ts';
import { plainText } from '../design/prose/plain-text.ts';
import { describeEffect, inWords } from './story/describe-effect.ts';

function spoken(message: MessageRead): string {
  const speaker = message.sender_type === 'dm' ? 'DM' : (message.character_name ?? message.player_name ?? '');
  const dice = message.rolls
    .map(({ reason, notation, total }) => `${reason || notation}: ${total}.`)
    .join(' ');
  const changes = message.effects.flatMap(describeEffect).map((change) => `${inWords(change)}.`);
  return [speaker && `${speaker}:`, dice, beginningOf(plainText(message.content)), ...changes]
    .filter(Boolean)
    .join(' ');
}

interface AnnouncerProps {
  messages: MessageRead[];
  pendingRoll: PendingRoll | null;
}

/** Reads whole new messages to those who listen, never the stream of words. What was there on arrival is not read. */
export function Announcer({ messages, pendingRoll }: AnnouncerProps) {
  const me = useMe();
  const read = useRef(messages.at(-1)?.id ?? 0);
  const [words, setWords] = useState('');

  useEffect(() => {
    const fresh = messages.filter(({ id }) => id > read.current);
    read.current = messages.at(-1)?.id ?? read.current;
    const others = fresh.filter(({ user_id }) => user_id !== me.id);
    if (others.length > 0) setWords(others.map(spoken).join('\n'));
  }, [messages, me.id]);

  return (
    <div className="sr-only">
      <div aria-live="polite" data-testid="announcer">
        {words}
      </div>
      <div aria-live="polite">
        {pendingRoll ? `Your turn: roll ${pendingRoll.notation}. ${pendingRoll.reason}` : ''}
      </div>
    </div>
  );
}
