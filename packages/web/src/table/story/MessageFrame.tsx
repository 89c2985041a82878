import type { MessageRead } from '@fireside/contract';
import type { ReactNode } from 'react';
import { MessageTakeBack } from '../taking-back/MessageTakeBack.tsx';
import { messageControlsClass } from './message-controls.ts';
import { PinMessage } from './PinMessage.tsx';
import { RemoveMessage } from './RemoveMessage.tsx';

interface FrameProps {
  message: MessageRead;
  className?: string;
  /** Of the words and what belongs to them; they stay inside, the control at the corner does not. */
  inner?: string;
  children: ReactNode;
}

/** A message can take the focus of a touch, and be led to; it is no stop of the Tab key. */
export function MessageFrame({ message, className = '', inner = '', children }: FrameProps) {
  return (
    <li data-message={message.id} tabIndex={-1} className={`group/message relative ${className}`}>
      <div className={`contained ${inner}`}>{children}</div>
      <div className={messageControlsClass}>
        <MessageTakeBack message={message} />
        <PinMessage message={message} />
        <RemoveMessage message={message} />
      </div>
    </li>
  );
}
