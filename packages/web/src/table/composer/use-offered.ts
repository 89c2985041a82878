import { type RefObject, useEffect, useRef } from 'react';
import { words } from '../../words/words.ts';

const isMove = (sentence: string) => sentence.startsWith(words.composer.offered.move);

/**
 * What stands in the field once a sentence was suggested: in the place of the suggestion before, unless one of them moves
 * and the other acts, which both fit into a turn; and behind what somebody wrote themselves.
 */
export function withOffered(content: string, before: string | null, sentence: string): string {
  const written = content.trim();
  if (written === '') return sentence;
  if (before === null || !written.endsWith(before))
    return `${written}${/\p{P}$/u.test(written) ? '' : '.'} ${sentence}`;
  if (isMove(before) !== isMove(sentence)) return words.composer.offered.both(written, sentence);
  return written.slice(0, written.length - before.length) + sentence;
}

interface Offering {
  offered: string | null;
  onOffered: () => void;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Puts down what was suggested, for the player to change and send. */
export function useOffered(
  { offered, onOffered, field }: Offering,
  content: string,
  put: (sentence: string) => void,
) {
  const last = useRef<string | null>(null);

  useEffect(() => {
    if (offered === null) return;
    onOffered();
    put(withOffered(content, last.current, offered));
    last.current = offered;
    const { current } = field;
    current?.focus();
    // Once it stands there: whoever goes on writing does so at its end.
    requestAnimationFrame(() => current?.setSelectionRange(current.value.length, current.value.length));
  });
}
