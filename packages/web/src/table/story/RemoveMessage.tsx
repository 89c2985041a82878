import type { MessageRead } from '@fireside/contract';
import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, use } from 'react';
import { IconButton } from '../../design/Button.tsx';
import { RemovalContext } from './removal.ts';

const steps: Partial<Record<string, 'previous' | 'next' | 'first' | 'last'>> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  Home: 'first',
  End: 'last',
};

function go(from: HTMLElement, step: 'previous' | 'next' | 'first' | 'last') {
  const all = [...(from.closest('ol')?.querySelectorAll<HTMLElement>('[data-removes]') ?? [])];
  const here = all.indexOf(from);
  const places = { previous: here - 1, next: here + 1, first: 0, last: all.length - 1 };
  all[places[step]]?.focus();
}

/**
 * Quiet until the message is pointed at, touched or reached by keyboard. It floats above the corner, so that nothing
 * moves when it appears; its message stands in a `group` that can take the focus of a touch.
 */
export function RemoveMessage({ message }: { message: MessageRead }) {
  const removal = use(RemovalContext);
  if (!removal?.mayRemove(message)) return null;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    go(event.currentTarget, step);
  }

  return (
    <IconButton
      label="Remove message"
      data-removes={message.id}
      tabIndex={removal.stopAt === message.id ? 0 : -1}
      onKeyDown={onKeyDown}
      onClick={() => removal.ask(message)}
      className="pointer-events-none absolute -top-7 right-0 z-10 border bg-surface opacity-0 shadow-sm group-focus-within/message:pointer-events-auto group-focus-within/message:opacity-100 group-hover/message:pointer-events-auto group-hover/message:opacity-100 focus-visible:opacity-100 pointer-coarse:-top-8"
    >
      <Trash2 className="size-4" aria-hidden="true" />
    </IconButton>
  );
}
