import type { MessageRead } from '@fireside/contract';
import { MessageCircle } from 'lucide-react';
import { FoldedProse } from '../../design/FoldedProse.tsx';
import { playerClass } from '../../design/Initial.tsx';
import { words } from '../../words/words.ts';
import { MessageFrame } from './MessageFrame.tsx';
import { MessageTime } from './MessageTime.tsx';
import { RemovedText } from './RemovedText.tsx';

/** What players say among themselves stands apart from the story: smaller, and by their own names. */
export function TalkMessage({ message, seat }: { message: MessageRead; seat: number }) {
  return (
    <MessageFrame
      message={message}
      className={`-mb-(--talk-gap) ml-3 sm:ml-8 ${playerClass(seat)}`}
      inner="grid min-h-11 content-center gap-x-2 rounded-md bg-raised py-1.5 pr-11 pl-3"
      menu="top-0 right-0 size-10! pointer-coarse:size-11!"
      time={null}
    >
      <h2 className="flex flex-wrap items-center gap-x-1.5 text-[0.8125rem] text-muted">
        <MessageCircle className="size-3.5 shrink-0" aria-hidden="true" />
        <span className="font-semibold text-text">{message.player_name ?? words.story.somebody}</span>
        <span>{words.story.talk}</span>
        <MessageTime message={message} className="ml-1.5" />
      </h2>
      {message.removed ? <RemovedText /> : <FoldedProse text={message.content} className="prose-talk" />}
    </MessageFrame>
  );
}
