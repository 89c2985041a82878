import type { MessageRead, PendingRoll, Roll } from '@fireside/contract';
import { use, useEffect, useRef, useState } from 'react';
import { useMe } from '../account/session.ts';
import { beginningOf } from '../design/prose/long-text.ts';
import { plainText } from '../design/prose/plain-text.ts';
import { words } from '../words/words.ts';
import { chipsOf, foldChips, inWords } from './effects/effect-chips.ts';
import { type PartyNames, PartyNamesContext } from './effects/party-names.ts';
import { naturalOf } from './dice/read-breakdown.ts';
import { withheldWords } from './honesty/honesty-words.ts';
import type { News } from './news/table-news.ts';
import { isTalk } from './speech.ts';
import { useTalkHidden } from './story/talk-shown.ts';

/** Who speaks, and to whom where that is not everybody. */
function speakerOf(message: MessageRead): string {
  const says = words.table.spoken;
  const name = message.sender_type === 'dm' ? says.dm : (message.character_name ?? message.player_name ?? '');
  if (message.kind === 'whisper') return says.whispers(name || says.somebody);
  return isTalk(message) ? says.talk(name) : name;
}

function spokenRoll({ reason, notation, total, breakdown }: Roll): string {
  const natural = naturalOf({ notation, breakdown });
  return `${reason || notation}: ${total}${natural ? words.table.spoken.natural(natural) : ''}.`;
}

function spoken(message: MessageRead, names: PartyNames): string {
  const speaker = speakerOf(message);
  const dice = message.rolls.map(spokenRoll).join(' ');
  const { shown, left } = foldChips(chipsOf(message.effects, names));
  const changes = [...shown.map(inWords), ...(left > 0 ? [words.table.spoken.more(left)] : [])].map(
    (change) => `${change}.`,
  );
  const withheld = message.withheld > 0 ? withheldWords(message.withheld) : '';
  return [speaker && `${speaker}:`, dice, beginningOf(plainText(message.content)), ...changes, withheld]
    .filter(Boolean)
    .join(' ');
}

interface AnnouncerProps {
  messages: MessageRead[];
  news: readonly News[];
  pendingRoll: PendingRoll | null;
  paused: boolean;
  /** Whose turn it is in a fight, in words; empty without one. */
  turn: string;
}

/** Reads whole new messages to those who listen, never the stream of words. What was there on arrival is not read. */
export function Announcer({ messages, news, pendingRoll, paused, turn }: AnnouncerProps) {
  const me = useMe();
  const names = use(PartyNamesContext);
  const read = useRef(messages.at(-1)?.id ?? 0);
  const told = useRef(new Map<number, number>());
  const [said, setSaid] = useState('');
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
    if (others.length > 0) setSaid(others.map((message) => spoken(message, names)).join('\n'));
  }, [messages, me.id, names, talkHidden]);

  return (
    <div className="sr-only">
      <div aria-live="polite" data-testid="announcer">
        {said}
      </div>
      <div aria-live="polite">
        {pendingRoll ? words.table.spoken.yourTurn(pendingRoll.notation, pendingRoll.reason) : ''}
      </div>
      <div aria-live="polite">{news.at(-1)?.words}</div>
      <div aria-live="polite" data-testid="turn-announcer">
        {turn}
      </div>
      <div aria-live="polite">
        {paused ? words.table.spoken.paused : wasPaused.current ? words.table.spoken.resumed : ''}
      </div>
    </div>
  );
}
