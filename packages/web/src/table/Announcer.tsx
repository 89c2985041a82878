import type { MessageRead, PendingRoll } from '@fireside/contract';
import { use, useEffect, useRef, useState } from 'react';
import { useMe } from '../account/session.ts';
import { beginningOf } from '../design/prose/long-text.ts';
import { plainText } from '../design/prose/plain-text.ts';
import { chipsOf, foldChips, inWords } from './effects/effect-chips.ts';
import { type PartyNames, PartyNamesContext } from './effects/party-names.ts';
import { withheldWords } from './honesty/honesty-words.ts';

function spoken(message: MessageRead, names: PartyNames): string {
  const speaker = message.sender_type === 'dm' ? 'DM' : (message.character_name ?? message.player_name ?? '');
  const dice = message.rolls
    .map(({ reason, notation, total }) => `${reason || notation}: ${total}.`)
    .join(' ');
  const { shown, left } = foldChips(chipsOf(message.effects, names));
  const changes = [...shown.map(inWords), ...(left > 0 ? [`and ${left} more`] : [])].map(
    (words) => `${words}.`,
  );
  const withheld = message.withheld > 0 ? withheldWords(message.withheld) : '';
  return [speaker && `${speaker}:`, dice, beginningOf(plainText(message.content)), ...changes, withheld]
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
  const names = use(PartyNamesContext);
  const read = useRef(messages.at(-1)?.id ?? 0);
  const [words, setWords] = useState('');

  useEffect(() => {
    const fresh = messages.filter(({ id }) => id > read.current);
    read.current = messages.at(-1)?.id ?? read.current;
    const others = fresh.filter(({ user_id }) => user_id !== me.id);
    if (others.length > 0) setWords(others.map((message) => spoken(message, names)).join('\n'));
  }, [messages, me.id, names]);

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
