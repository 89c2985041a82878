import type { MessageRead } from '@fireside/contract';
import { Ellipsis } from 'lucide-react';
import { use, useRef } from 'react';
import { IconButton } from '../../design/Button.tsx';
import { words } from '../../words/words.ts';
import { stepToControl } from './message-controls.ts';
import { MessageMenuContext } from './message-menu.ts';
import { selectedIn } from './pinning.ts';

/** Always to be seen, and never in the way of words: `className` puts it where there are none. */
export function MessageMenuButton({ message, className }: { message: MessageRead; className: string }) {
  const menu = use(MessageMenuContext);
  /** A touch takes the selection away before it is a click. */
  const selected = useRef('');
  if (!menu?.has(message)) return null;
  return (
    <IconButton
      label={words.story.menu.open}
      aria-haspopup="menu"
      data-menu-of={message.id}
      tabIndex={menu.stopAt === message.id ? 0 : -1}
      onKeyDown={(event) => stepToControl(event, 'data-menu-of')}
      onPointerDown={({ currentTarget }) => {
        selected.current = selectedIn(currentTarget.closest('[data-message]'));
      }}
      onClick={({ currentTarget, detail }) => {
        const whole = currentTarget.closest('[data-message]');
        menu.open({
          message,
          button: currentTarget,
          // A click that no pointer made counts none.
          byKeyboard: detail === 0,
          selected: selected.current || selectedIn(whole),
        });
        selected.current = '';
      }}
      className={`absolute ${className}`}
    >
      <Ellipsis className="size-4.5" aria-hidden="true" />
    </IconButton>
  );
}
