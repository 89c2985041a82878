import { useSyncExternalStore } from 'react';

const storageKey = 'fireside.hide-talk';
const listeners = new Set<() => void>();
let hidden = read();

function read(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'yes';
  } catch {
    return false;
  }
}

/** For this device: at every table, until it is changed. */
export function hideTalk(hide: boolean) {
  hidden = hide;
  try {
    localStorage.setItem(storageKey, hide ? 'yes' : 'no');
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether table talk is folded away. */
export function useTalkHidden(): boolean {
  return useSyncExternalStore(subscribe, () => hidden);
}
