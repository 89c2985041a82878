import type { MessageRead, PendingRoll, Roll } from '@fireside/contract';
import { use, useEffect, useRef, useState } from 'react';
import { useMe } from '../account/session.ts';
import { beginningOf } from '../design/prose/long-text.ts';
import { plainText } from '../design/prose/plain-text.ts';
import { chipsOf, foldChips, inWords } from './effects/effect-chips.ts';
import { type PartyNames, PartyNamesContext } from './effects/party-names.ts';
import { naturalOf } from './dice/read-breakdown.ts';
import { withheldWords } from './honesty/honesty-words.ts';
import { isTalk } from './speech.ts';
import { useTalkHidden } from './story/talk-shown.ts';

/** Who speaks, and to whom where that is not everybody. */
function speakerOf(message: MessageRead): string {
  const name = message.sender_type === 'dm' ? 'DM' : (message.character_name ?? message.player_name ?? '');
  if (message.kind === 'whisper') return `${name || 'Somebody'} whispers to you`;
  return isTalk(message) ? `${name}, table talk` : name;
}

function spokenRoll({ reason, notation, total, breakdown }: Roll): string {
  const natural = naturalOf({ notation, breakdown });
  return `${reason || notation}: ${total}${natural ? `, a natural ${natural}` : ''}.`;
}

function spoken(message: MessageRead, names: PartyNames): string {
  const speaker = speakerOf(message);
  const dice = message.rolls.map(spokenRoll).join(' ');
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
  paused: boolean;
}

/** Reads whole new messages to those who listen, never the stream of words. What was there on arrival is not read. */
export function Announcer({ messages, pendingRoll, paused }: AnnouncerProps) {
  const me = useMe();
  const names = use(PartyNamesContext);
  const read = useRef(messages.at(-1)?.id ?? 0);
  const told = useRef(new Map<number, number>());
  const [words, setWords] = useState('');
  const talkHidden = useTalkHidden();
  const wasPaused = useRef(paused);
  if (paused) wasPaused.current = true;

  useEffect(() => {
    const fresh = messages.filter(({ id }) => id > read.current);
    read.current = messages.at(-1)?.id ?? read.current;
    const retold = messages.filter(({ id, takes }) => takes > (told.current.get(id) ?? takes));
    told.current = new Map(messages.map(({ id, takes }) => [id, takes]));
    const others = [...fresh, ...retold].filter(
      (message) => message.user_id !== me.id && !(talkHidden && isTalk(message)),
    );
    if (others.length > 0) setWords(others.map((message) => spoken(message, names)).join('\n'));
  }, [messages, me.id, names, talkHidden]);

  return (
    <div className="sr-only">
      <div aria-live="polite" data-testid="announcer">
        {words}
      </div>
      <div aria-live="polite">
        {pendingRoll ? `Your turn: roll ${pendingRoll.notation}. ${pendingRoll.reason}` : ''}
      </div>
      <div aria-live="polite">
        {paused ? 'The game is paused.' : wasPaused.current ? 'The game goes on.' : ''}
      </div>
    </div>
  );
}
