import { type RefObject, useEffect, useRef } from 'react';

/** Whoever opens a table writes at once. On touch the keyboard would come up with the focus and hide the story. */
export function useFirstFocus(field: RefObject<HTMLTextAreaElement | null>, wanted: boolean) {
  const first = useRef(wanted);
  useEffect(() => {
    if (!first.current || matchMedia('(pointer: coarse)').matches) return;
    first.current = false;
    // Whoever is somewhere already stays there.
    if (document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, [field]);
}
