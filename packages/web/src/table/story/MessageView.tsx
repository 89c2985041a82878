import type { MessageRead } from '@fireside/contract';
import { memo, type ReactNode } from 'react';
import { Initial, playerClass } from '../../design/Initial.tsx';
import { FoldedProse } from '../../design/FoldedProse.tsx';
import { plainText } from '../../design/prose/plain-text.ts';
import { EffectChips } from '../effects/EffectChips.tsx';
import { WithheldNote } from '../honesty/WithheldNote.tsx';
import { PinMessage } from './PinMessage.tsx';
import { RemovedText } from './RemovedText.tsx';
import { RemoveMessage } from './RemoveMessage.tsx';
import { RollCard } from './RollCard.tsx';

interface MessageViewProps {
  message: MessageRead;
  /** Where the speaker sits, or -1 when they have left the table. */
  seat: number;
  /** Whether the Tab key stops at what it changed. */
  isStop: boolean;
}

interface FrameProps {
  message: MessageRead;
  className?: string;
  /** Of the words and what belongs to them; they stay inside, the control at the corner does not. */
  inner?: string;
  children: ReactNode;
}

/** A message can take the focus of a touch, and be led to; it is no stop of the Tab key. */
function MessageFrame({ message, className = '', inner = '', children }: FrameProps) {
  return (
    <li data-message={message.id} tabIndex={-1} className={`group/message relative ${className}`}>
      <div className={`contained ${inner}`}>{children}</div>
      <PinMessage message={message} />
      <RemoveMessage message={message} />
    </li>
  );
}

function DungeonMasterMessage({ message, isStop }: Omit<MessageViewProps, 'seat'>) {
  return (
    <MessageFrame message={message} inner="grid gap-4">
      <h2 className="sr-only">DM</h2>
      {message.rolls.length > 0 ? (
        <ul aria-label="Dice" className="grid gap-2">
          {message.rolls.map((roll, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rolls of a message never change, and two may be alike
            <li key={index}>
              <RollCard roll={roll} />
            </li>
          ))}
        </ul>
      ) : null}
      {message.removed ? <RemovedText /> : <FoldedProse text={message.content} />}
      <EffectChips effects={message.effects} isStop={isStop} />
      {message.withheld > 0 ? <WithheldNote withheld={message.withheld} /> : null}
    </MessageFrame>
  );
}

function PlayerMessage({ message, seat }: Omit<MessageViewProps, 'isStop'>) {
  const name = message.character_name ?? message.player_name ?? 'Somebody';
  return (
    <MessageFrame
      message={message}
      className={`ml-3 border-l-3 border-player pl-4 sm:ml-8 ${playerClass(seat)}`}
    >
      <h2 className="mb-1 flex flex-wrap items-center gap-x-2 text-sm">
        <Initial name={name} seat={seat} className="size-6! text-xs!" />
        <span className="font-semibold">{name}</span>
        {message.character_name && message.player_name ? (
          <span className="text-muted">{message.player_name}</span>
        ) : null}
      </h2>
      {message.removed ? <RemovedText /> : <FoldedProse text={message.content} className="prose-player" />}
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
  return <PlayerMessage message={message} seat={seat} />;
});
