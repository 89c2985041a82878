import { useSyncExternalStore } from 'react';

/** How somebody wants to be called, in this browser. */
export interface NotifyChoice {
  sound: boolean;
  notification: boolean;
  /** Whether they have said so, or have said no. */
  answered: boolean;
}

const storageKey = 'fireside.notify';
const listeners = new Set<() => void>();
let current = read();

function read(): NotifyChoice {
  const none: NotifyChoice = { sound: false, notification: false, answered: false };
  try {
    return { ...none, ...JSON.parse(localStorage.getItem(storageKey) ?? '{}') };
  } catch {
    return none;
  }
}

/** Answering in one place is an answer everywhere: nobody is asked again. */
export function changeNotifyChoice(change: Partial<NotifyChoice>) {
  current = { ...current, ...change, answered: true };
  try {
    localStorage.setItem(storageKey, JSON.stringify(current));
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

function onStorage({ key }: StorageEvent) {
  if (key !== storageKey) return;
  current = read();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

export function notifyChoice(): NotifyChoice {
  return current;
}

export function useNotifyChoice(): NotifyChoice {
  return useSyncExternalStore(subscribe, notifyChoice);
}
