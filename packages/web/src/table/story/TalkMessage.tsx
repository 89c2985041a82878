import type { MessageRead } from '@fireside/contract';
import { MessageCircle } from 'lucide-react';
import { FoldedProse } from '../../design/FoldedProse.tsx';
import { playerClass } from '../../design/Initial.tsx';
import { MessageFrame } from './MessageFrame.tsx';
import { RemovedText } from './RemovedText.tsx';

/** What players say among themselves stands apart from the story: smaller, and by their own names. */
export function TalkMessage({ message, seat }: { message: MessageRead; seat: number }) {
  return (
    <MessageFrame
      message={message}
      className={`-my-3 ml-3 sm:ml-8 ${playerClass(seat)}`}
      inner="grid gap-x-2 rounded-md bg-raised px-3 py-1.5"
    >
      <h2 className="flex flex-wrap items-center gap-x-1.5 text-[0.8125rem] text-muted">
        <MessageCircle className="size-3.5 shrink-0" aria-hidden="true" />
        <span className="font-semibold text-text">{message.player_name ?? 'Somebody'}</span>
        <span>table talk</span>
      </h2>
      {message.removed ? <RemovedText /> : <FoldedProse text={message.content} className="prose-talk" />}
    </MessageFrame>
  );
}
