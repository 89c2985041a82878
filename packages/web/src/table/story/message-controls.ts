import type { KeyboardEvent } from 'react';

const steps: Partial<Record<string, 'previous' | 'next' | 'first' | 'last'>> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  Home: 'first',
  End: 'last',
};

/** They float above the corner of their message, so that nothing moves when they appear. */
export const messageControlsClass =
  'pointer-events-none absolute -top-7 right-0 z-10 flex gap-1 pointer-coarse:-top-8';

/**
 * Quiet until the message is pointed at, touched or reached by keyboard. Its message
 * stands in a `group` that can take the focus of a touch.
 */
export const messageControlClass =
  'pointer-events-none border bg-surface opacity-0 shadow-sm group-focus-within/message:pointer-events-auto group-focus-within/message:opacity-100 group-hover/message:pointer-events-auto group-hover/message:opacity-100 focus-visible:opacity-100';

/** The arrow keys lead from the control of a message to the same one of another; `control` is what they share. */
export function stepToControl(event: KeyboardEvent<HTMLElement>, control: string) {
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const from = event.currentTarget;
  const all = [...(from.closest('ol')?.querySelectorAll<HTMLElement>(`[${control}]`) ?? [])];
  const here = all.indexOf(from);
  const places = { previous: here - 1, next: here + 1, first: 0, last: all.length - 1 };
  all[places[step]]?.focus();
}
