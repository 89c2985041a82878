import type { PendingRoll } from '@fireside/contract';
import { words } from '../../words/words.ts';
import { rangeOf } from '../dice/range-of.ts';
import type { OutgoingMessage } from '../table-state.ts';

/** Words that are one number and nothing else are a result. */
const oneNumber = /^\s*[-−]?\d{1,5}\s*[.!]?\s*$/;

/** Why a lone number cannot be the result that is awaited; null for all other words, and where it can be. */
export function impossibleResult(written: string, awaited: PendingRoll | null): string | null {
  const range = awaited && rangeOf(awaited.notation);
  if (!range || !oneNumber.test(written)) return null;
  const number = Number(/[-−]?\d+/.exec(written)?.[0].replace('−', '-'));
  if (number >= range.min && number <= range.max) return null;
  return words.composer.roll.impossible(awaited.notation, range.min, range.max);
}

/** Words without any number while a roll is awaited: perhaps a question, which the DM would take for the answer. */
export function mayBeNoAnswer(written: string): boolean {
  return written.trim() !== '' && !/\d/.test(written) && !written.trimStart().startsWith('/');
}

/** A number that the service has refused, because it alone can read the dice: to be corrected, not to be sent again. */
export function isRefusedResult({ status, detail = '', answered, speech }: OutgoingMessage): boolean {
  return (
    status === 'failed' && answered !== null && speech.type === 'message' && / gives between /.test(detail)
  );
}
