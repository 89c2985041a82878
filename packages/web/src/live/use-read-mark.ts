import { type RefObject, useEffect, useRef, useState } from 'react';
import { useVisible } from '../notify/in-front.ts';

/** What is read within this time is told in one frame. */
const gather = 400;

interface ReadMarkOptions {
  /** The newest message of the story; 0 before the first. */
  newestId: number;
  /** Whether its end is kept in view. */
  following: boolean;
  /** The story on the page: on a phone another panel may stand in its place. */
  story: RefObject<HTMLElement | null>;
  connected: boolean;
  /** Tells the service how far I have read; false when it could not be told. */
  mark: (messageId: number) => boolean;
}

function useShown(element: RefObject<HTMLElement | null>): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return shown;
}

/** Tells the service what I have read: whatever came while the end of the story stood in front of me. */
export function useReadMark({ newestId, following, story, connected, mark }: ReadMarkOptions) {
  const visible = useVisible();
  const shown = useShown(story);
  const marked = useRef(0);
  const tell = useRef(mark);
  tell.current = mark;
  const reads = following && visible && shown && connected;

  useEffect(() => {
    if (!reads || newestId <= marked.current) return;
    const timer = setTimeout(() => {
      if (tell.current(newestId)) marked.current = newestId;
    }, gather);
    return () => clearTimeout(timer);
  }, [reads, newestId]);
}
