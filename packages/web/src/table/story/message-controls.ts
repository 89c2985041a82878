import type { KeyboardEvent } from 'react';

const steps: Partial<Record<string, 'previous' | 'next' | 'first' | 'last'>> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  Home: 'first',
  End: 'last',
};

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
