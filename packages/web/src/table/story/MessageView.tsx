import type { MessageRead } from '@fireside/contract';
import { memo } from 'react';
import { Initial, playerClass } from '../../design/Initial.tsx';
import { Prose } from '../../design/Prose.tsx';
import { EffectChips } from './EffectChips.tsx';
import { RemovedText } from './RemovedText.tsx';
import { RemoveMessage } from './RemoveMessage.tsx';
import { RollCard } from './RollCard.tsx';

interface MessageViewProps {
  message: MessageRead;
  /** Where the speaker sits, or -1 when they have left the table. */
  seat: number;
}

function DungeonMasterMessage({ message }: { message: MessageRead }) {
  return (
    <li className="group/message relative grid gap-4" data-message={message.id} tabIndex={-1}>
      <h2 className="sr-only">DM</h2>
      <RemoveMessage message={message} />
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
      {message.removed ? <RemovedText /> : <Prose text={message.content} />}
      <EffectChips effects={message.effects} />
    </li>
  );
}

function PlayerMessage({ message, seat }: MessageViewProps) {
  const name = message.character_name ?? message.player_name ?? 'Somebody';
  return (
    <li
      data-message={message.id}
      tabIndex={-1}
      className={`group/message relative ml-3 border-l-3 border-player pl-4 sm:ml-8 ${playerClass(seat)}`}
    >
      <h2 className="mb-1 flex flex-wrap items-center gap-x-2 text-sm">
        <Initial name={name} seat={seat} className="size-6! text-xs!" />
        <span className="font-semibold">{name}</span>
        {message.character_name && message.player_name ? (
          <span className="text-muted">{message.player_name}</span>
        ) : null}
      </h2>
      <RemoveMessage message={message} />
      {message.removed ? <RemovedText /> : <Prose text={message.content} className="prose-player" />}
    </li>
  );
}

function SystemMessage({ message }: { message: MessageRead }) {
  return (
    <li
      data-message={message.id}
      tabIndex={-1}
      className="group/message relative text-center text-sm text-muted"
    >
      <RemoveMessage message={message} />
      {message.content}
    </li>
  );
}

export const MessageView = memo(function MessageView({ message, seat }: MessageViewProps) {
  if (message.sender_type === 'dm') return <DungeonMasterMessage message={message} />;
  if (message.sender_type === 'system') return <SystemMessage message={message} />;
  return <PlayerMessage message={message} seat={seat} />;
});
