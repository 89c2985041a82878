/** What a message takes in a prompt besides its text. */
export const labelCharacters = 20;

/** A message that no chapter tells yet. */
export interface Untold {
  id: number;
  characters: number;
}

/** The first and the last message of a chapter. */
export interface Span {
  fromId: number;
  toId: number;
}

/** The model is asked for a chapter once in so many messages at most. */
const fewestMessages = 30;
const mostMessages = 60;
/** Of what a prompt can repeat: above the first share a chapter is due, and it leaves the second one as it was said. */
const dueShare = 0.9;
const leftShare = 0.5;

/** So many untold messages tell whether any are due, however short they are. */
export function untoldNeeded(historyCharacters: number): number {
  return Math.ceil(historyCharacters / labelCharacters);
}

/**
 * Up to which of the untold messages, newest first, any may leave the prompts soon, with a chapter or because there is no room; 0 while they can all be
 * repeated. No chapter that is due now reaches further.
 */
export function leavingUpTo(untold: readonly Untold[], historyCharacters: number): number {
  const [due, kept] = [historyCharacters * dueShare, historyCharacters * leftShare];
  let newer = 0;
  let upTo = 0;
  for (const { id, characters } of untold) {
    // One that is longer than the room that is left goes before its time; the newest never does.
    if (upTo === 0 && (newer >= kept || (newer > 0 && newer + characters > due))) upTo = id;
    newer += characters;
  }
  return newer < due ? 0 : upTo;
}

/** Which of the untold messages, oldest first, are to become a chapter now; null while they can all be repeated. */
export function dueChapter(untold: readonly Untold[], historyCharacters: number): Span | null {
  let left = untold.reduce((sum, { characters }) => sum + characters, 0);
  if (left < historyCharacters * dueShare) return null;
  let count = 0;
  while (count < mostMessages && count < untold.length) {
    const without = left - untold[count]!.characters;
    if (without < historyCharacters * leftShare) break;
    left = without;
    count += 1;
  }
  return count < fewestMessages ? null : { fromId: untold[0]!.id, toId: untold[count - 1]!.id };
}
