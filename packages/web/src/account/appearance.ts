import { useSyncExternalStore } from 'react';

export type Theme = 'system' | 'light' | 'dark';
export type TextSize = 'small' | 'normal' | 'large' | 'larger';
export type Motion = 'system' | 'none';

export interface Appearance {
  theme: Theme;
  textSize: TextSize;
  motion: Motion;
  /** Smaller gaps and headings in the story. */
  compact: boolean;
}

const storageKey = 'fireside.appearance';
const listeners = new Set<() => void>();
let current: Appearance = read();

function read(): Appearance {
  const fallback: Appearance = { theme: 'system', textSize: 'normal', motion: 'system', compact: false };
  try {
    return { ...fallback, ...JSON.parse(localStorage.getItem(storageKey) ?? '{}') };
  } catch {
    return fallback;
  }
}

function apply({ theme, textSize, motion, compact }: Appearance) {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  dataset.textSize = textSize;
  if (motion === 'none') dataset.motion = 'none';
  else delete dataset.motion;
  if (compact) dataset.compact = 'yes';
  else delete dataset.compact;
}

/** Applies at once, for this browser only; appearance.js applies it again before the next first paint. */
export function changeAppearance(change: Partial<Appearance>) {
  current = { ...current, ...change };
  apply(current);
  try {
    localStorage.setItem(storageKey, JSON.stringify(current));
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, () => current);
}

/** Whether anything may move: the choice made here, or else the system's. */
export function motionAllowed(): boolean {
  return current.motion !== 'none' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
