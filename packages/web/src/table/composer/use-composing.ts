import { useState } from 'react';
import type { Address } from '../speech.ts';

/** How often the others are told, at most. */
const tellEvery = 2_500;

/** A whisper is written unseen, and a command is nothing that is said yet. */
export function isShown(content: string, address: Address): boolean {
  const written = content.trimStart();
  if (written === '' || address.kind === 'whisper') return false;
  return !written.startsWith('/') || written.startsWith('//');
}

export function createTeller(now = () => performance.now()) {
  let told = Number.NEGATIVE_INFINITY;
  return (content: string, address: Address, tell: () => void) => {
    if (!isShown(content, address) || now() - told < tellEvery) return;
    told = now();
    tell();
  };
}

/** Tells the others that something is being written. */
export function useComposing(tell: () => void) {
  const [teller] = useState(createTeller);
  return (content: string, address: Address) => teller(content, address, tell);
}
