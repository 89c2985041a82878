import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When older messages arrive above, what is being read stays where it is. */
export function useKeepPlace(scroller: RefObject<HTMLElement | null>, oldestId: number | undefined) {
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
