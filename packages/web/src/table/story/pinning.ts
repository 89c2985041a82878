import { chronicleLimits } from '@fireside/contract/protocol';
import { createContext } from 'react';

/** Pins a sentence; null for whoever may not. */
export const PinningContext = createContext<((sentence: string) => void) | null>(null);

/** One line, as long as can be pinned. */
export function toSentence(text: string): string {
  const words = text
    .slice(0, chronicleLimits.pin * 4)
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...words];
  if (characters.length <= chronicleLimits.pin) return words;
  return `${characters
    .slice(0, chronicleLimits.pin - 1)
    .join('')
    .trimEnd()}…`;
}

/** What is selected inside of an element. */
export function selectedIn(element: Element | null): string {
  const selection = getSelection();
  const inside = (node: Node | null | undefined) => element?.contains(node ?? null);
  return inside(selection?.anchorNode) && inside(selection?.focusNode) ? String(selection) : '';
}
