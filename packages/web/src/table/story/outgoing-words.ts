import type { Speech } from '../speech.ts';

/** What is on its way, in words. */
export function outgoingWords(speech: Speech): string {
  if (speech.type === 'message') return speech.content;
  if (speech.type === 'roll_pending') return 'The dice are rolled for you.';
  return speech.reason ? `Rolling ${speech.notation} for ${speech.reason}` : `Rolling ${speech.notation}`;
}
