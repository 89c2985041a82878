import type { MessageRead } from '@fireside/contract';
import { Pin } from 'lucide-react';
import { type MouseEvent, use, useRef } from 'react';
import { IconButton } from '../../design/Button.tsx';
import { messageControlClass, stepToControl } from './message-controls.ts';
import { PinningContext, selectedIn, toSentence } from './pinning.ts';
import { RemovalContext } from './removal.ts';

/** Pins what is selected in a message, or its beginning. It stands beside the control that removes the message. */
export function PinMessage({ message }: { message: MessageRead }) {
  const pin = use(PinningContext);
  const stopAt = use(RemovalContext)?.stopAt;
  /** A touch takes the selection away before it is a click. */
  const selected = useRef('');
  if (!pin || message.removed || message.sender_type === 'system') return null;

  function pinIt({ currentTarget }: MouseEvent<HTMLElement>) {
    const whole = currentTarget.closest('[data-message]');
    const words = selected.current || selectedIn(whole) || whole?.querySelector('.prose')?.textContent || '';
    selected.current = '';
    const sentence = toSentence(words);
    if (sentence) pin?.(sentence);
  }

  return (
    <IconButton
      label="Pin the selected words, or the beginning of the message"
      data-pins={message.id}
      tabIndex={stopAt === message.id ? 0 : -1}
      onKeyDown={(event) => stepToControl(event, 'data-pins')}
      onPointerDown={({ currentTarget }) => {
        selected.current = selectedIn(currentTarget.closest('[data-message]'));
      }}
      onClick={pinIt}
      className={messageControlClass}
    >
      <Pin className="size-4" aria-hidden="true" />
    </IconButton>
  );
}
