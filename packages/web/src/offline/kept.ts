import { useSyncExternalStore } from 'react';

/** When what is shown was read, while it comes from this browser; null as soon as the service itself answers. */
let keptAt: string | null = null;
/** How often the service itself has answered. */
let answered = 0;
const listeners = new Set<() => void>();

/** Every question begins with this, and its answer is heard by what it gives: the service worker marks those that it kept. */
export function awaitAnswer(): (response: Pick<Response, 'headers'>) => void {
  const before = answered;
  return ({ headers }) => {
    const next = headers.get('x-kept-at');
    if (next === null) answered += 1;
    // A copy that was looked for while the service came back says nothing about now.
    else if (answered !== before) return;
    show(next);
  };
}

function show(next: string | null) {
  if (next === keptAt) return;
  keptAt = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const keptSince = () => keptAt;

export function useKeptAt(): string | null {
  return useSyncExternalStore(subscribe, keptSince);
}
