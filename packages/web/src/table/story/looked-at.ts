import { useSyncExternalStore } from 'react';

/** For whoever reads without a pointer or a key that the page would hear of. */
const afterMilliseconds = 10_000;

let isLookedAt = false;
const listeners = new Set<() => void>();
const waiting = new AbortController();

function look() {
  isLookedAt = true;
  waiting.abort();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0 && !isLookedAt) {
    const listening = { capture: true, passive: true, signal: waiting.signal };
    for (const gesture of ['pointermove', 'pointerdown', 'keydown'])
      addEventListener(gesture, look, listening);
    setTimeout(look, afterMilliseconds);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether somebody has moved at this table yet: what is seen at a pointer or the focus alone need not be there before. */
export function useLookedAt(): boolean {
  return useSyncExternalStore(subscribe, () => isLookedAt);
}
