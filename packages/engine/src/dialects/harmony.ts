import { type Block, dropped } from './block.ts';
import type { Mark } from './mark.ts';
import { type IsTool, readCalls } from './read-calls.ts';
import { anotherSpeaker } from './speakers.ts';

const ends = new Set(['end', 'return', 'call']);
const starts = new Set(['start', 'channel']);

function endOfMessage({ form, name }: Mark): 'with' | 'before' | null {
  if (form !== 'token') return null;
  if (ends.has(name)) return 'with';
  return starts.has(name) ? 'before' : null;
}

export const isHarmony = ({ form, name, isHalf, isClosing }: Mark) =>
  form === 'token' && starts.has(name) && !isHalf && !isClosing;

const recipient = /to=([\w.:-]{1,80})/;
const ownTurn = /^\s*assistant/i;

/** What a header says of its message: whom it is for, and in which channel. */
function message(header: string, hasRole: boolean, isTool: IsTool): Block | undefined {
  if (hasRole && !ownTurn.test(header)) return anotherSpeaker;
  const name = recipient.exec(header)?.[1];
  if (name)
    return {
      ending: { by: 'mark', ends: endOfMessage },
      isCertain: true,
      finish: (body) => ({ calls: readCalls({ body, name }, isTool) }),
    };
  return /\b(?:final|commentary)\b/i.test(header) || !/channel/i.test(header)
    ? undefined
    : dropped({ by: 'mark', ends: endOfMessage });
}

/** `<|channel|>analysis<|message|>…`: from the first mark to that which ends the header, and then what the header says. */
export function harmonyHeader({ name }: Mark, isTool: IsTool): Block {
  return {
    ending: {
      by: 'mark',
      ends: (mark) =>
        mark.form === 'token' && mark.name === 'message' ? 'with' : ends.has(mark.name) ? 'before' : null,
    },
    isCertain: true,
    finish: (header) => ({
      next: message(name === 'channel' ? `channel ${header}` : header, name === 'start', isTool),
    }),
  };
}
