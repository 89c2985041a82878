import type { MessageRead } from '@fireside/contract';
import { memo } from 'react';
import { Initial, playerClass } from '../../design/Initial.tsx';
import { FoldedProse } from '../../design/FoldedProse.tsx';
import { plainText } from '../../design/prose/plain-text.ts';
import { moveWords } from '../fight/fight-words.ts';
import { words } from '../../words/words.ts';
import { isTalk } from '../speech.ts';
import { EffectChips } from '../effects/EffectChips.tsx';
import { WithheldNote } from '../honesty/WithheldNote.tsx';
import { TakesLine } from '../taking-back/TakesLine.tsx';
import { useTakes } from '../taking-back/use-takes.ts';
import { MessageFrame } from './MessageFrame.tsx';
import { RemovedText } from './RemovedText.tsx';
import { RollCards } from './RollCard.tsx';
import { TalkMessage } from './TalkMessage.tsx';
import { WhisperMark } from './WhisperMark.tsx';

interface MessageViewProps {
  message: MessageRead;
  /** Where the speaker sits, or -1 when they have left the table. */
  seat: number;
  /** Whether the Tab key stops at what it changed. */
  isStop: boolean;
}

function DungeonMasterMessage({ message, isStop }: Omit<MessageViewProps, 'seat'>) {
  const takes = useTakes(message);
  const whisper = message.kind === 'whisper';
  return (
    <MessageFrame
      message={message}
      className={whisper ? 'border-l-3 border-dashed border-accent pl-4' : ''}
      inner={whisper ? 'grid gap-2' : 'grid gap-4'}
    >
      <h2 className="sr-only">{words.story.dm}</h2>
      {whisper ? <WhisperMark message={message} /> : null}
      <RollCards rolls={message.rolls} />
      {message.removed ? <RemovedText /> : <FoldedProse text={takes.content} />}
      {message.takes > 1 && !message.removed ? (
        <TakesLine takes={message.takes} shown={takes.shown} error={takes.error} onShow={takes.show} />
      ) : null}
      <EffectChips effects={message.effects} isStop={isStop} />
      {message.withheld > 0 ? <WithheldNote withheld={message.withheld} /> : null}
    </MessageFrame>
  );
}

function PlayerMessage({ message, seat }: Omit<MessageViewProps, 'isStop'>) {
  const name = message.character_name ?? message.player_name ?? words.story.somebody;
  const whisper = message.kind === 'whisper';
  // Its words are the dice once more, for clients that know no cards.
  const isRoll = message.rolls.length > 0;
  return (
    <MessageFrame
      message={message}
      className={`ml-3 border-l-3 border-player pl-4 sm:ml-8 ${whisper ? 'border-dashed' : ''} ${playerClass(seat)}`}
    >
      <h2 className="mb-1 flex flex-wrap items-center gap-x-2 text-sm">
        <Initial name={name} seat={seat} className="size-6! text-xs!" />
        <span className="font-semibold">{name}</span>
        {message.character_name && message.player_name ? (
          <span className="text-muted">{message.player_name}</span>
        ) : null}
      </h2>
      {whisper ? <WhisperMark message={message} /> : null}
      <RollCards rolls={message.rolls} />
      {message.removed ? <RemovedText /> : null}
      {message.removed || isRoll ? null : (
        <FoldedProse text={moveWords(message) ?? message.content} className="prose-player" />
      )}
    </MessageFrame>
  );
}

function SystemMessage({ message }: { message: MessageRead }) {
  return (
    <MessageFrame message={message} className="text-center text-sm text-muted">
      {plainText(message.content)}
    </MessageFrame>
  );
}

export const MessageView = memo(function MessageView({ message, seat, isStop }: MessageViewProps) {
  if (message.sender_type === 'dm') return <DungeonMasterMessage message={message} isStop={isStop} />;
  if (message.sender_type === 'system') return <SystemMessage message={message} />;
  if (isTalk(message)) return <TalkMessage message={message} seat={seat} />;
  return <PlayerMessage message={message} seat={seat} />;
});
