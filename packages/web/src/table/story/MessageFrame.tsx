import type { MessageRead } from '@fireside/contract';
import type { ReactNode } from 'react';
import { MessageTime } from './MessageTime.tsx';
import { MessageMenuButton } from './MessageMenuButton.tsx';

/** The gap between two messages is as high as this button, and the time stands beside it. */
const belowWords = 'top-full right-0 h-(--story-gap)! w-10! pointer-coarse:w-11!';
const besideButton =
  'pointer-events-none absolute top-full right-10 flex h-(--story-gap) items-center pointer-coarse:right-11';

interface FrameProps {
  message: MessageRead;
  className?: string;
  /** Of the words and what belongs to them; they stay inside, the control does not. */
  inner?: string;
  /** Where the button of its menu is. */
  menu?: string;
  /** Where its time is; null where it stands among the words. */
  time?: string | null;
  children: ReactNode;
}

/** A message can be led to; it is no stop of the Tab key. */
export function MessageFrame({
  message,
  className = '',
  inner = '',
  menu = belowWords,
  time = besideButton,
  children,
}: FrameProps) {
  return (
    <li data-message={message.id} tabIndex={-1} className={`group/message relative ${className}`}>
      <div className={`contained ${inner}`}>{children}</div>
      {time === null ? null : <MessageTime message={message} className={time} />}
      <MessageMenuButton message={message} className={menu} />
    </li>
  );
}
