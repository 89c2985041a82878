import { useSyncExternalStore } from 'react';
import { useMe } from './session.ts';

/** How somebody reads and writes at a table. */
export interface ReadingChoices {
  /** Whether the DM's words are shown while they are written. */
  streaming: boolean;
  /** Whether single keys lead around the table. */
  keys: boolean;
  readAloud: boolean;
  dictation: boolean;
}

const fallback: ReadingChoices = { streaming: true, keys: true, readAloud: false, dictation: false };
const listeners = new Set<() => void>();
const known = new Map<string, ReadingChoices>();

const keyOf = (userId: string) => `fireside.reading.${userId}`;

function read(userId: string): ReadingChoices {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}');
    return { ...fallback, ...(kept as Partial<ReadingChoices>) };
  } catch {
    return fallback;
  }
}

function choicesOf(userId: string): ReadingChoices {
  const choices = known.get(userId) ?? read(userId);
  known.set(userId, choices);
  return choices;
}

function change(userId: string, changed: Partial<ReadingChoices>) {
  const next = { ...choicesOf(userId), ...changed };
  known.set(userId, next);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(next));
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this person has chosen in this browser: a shared one may have somebody who listens and somebody who must not be heard. */
export function useReadingChoices(): [ReadingChoices, (changed: Partial<ReadingChoices>) => void] {
  const { id } = useMe();
  const choices = useSyncExternalStore(subscribe, () => choicesOf(id));
  return [choices, (changed) => change(id, changed)];
}
