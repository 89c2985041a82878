import type { MessageRead } from '@fireside/contract';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** When older messages arrive above, what is being read stays where it is. */
function useKeepPlace(scroller: RefObject<HTMLElement | null>, oldestId: number | undefined) {
  const before = useRef({ oldestId, height: 0 });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    if (before.current.oldestId !== oldestId && before.current.height > 0) {
      element.scrollTop += element.scrollHeight - before.current.height;
    }
    before.current = { oldestId, height: element.scrollHeight };
  });
}

/** Keeps the reader's place; answers how many messages came since they last stood at the end of the story. */
export function useReadingPlace(
  scroller: RefObject<HTMLElement | null>,
  messages: MessageRead[],
  atEnd: boolean,
): { unread: number } {
  useKeepPlace(scroller, messages[0]?.id);
  const newest = messages.at(-1)?.id ?? 0;
  const [seen, setSeen] = useState(newest);
  useEffect(() => {
    if (atEnd) setSeen(newest);
  }, [atEnd, newest]);
  return { unread: messages.filter(({ id }) => id > seen).length };
}
