import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

export interface Following {
  scroller: RefObject<HTMLElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** Whether the end of the story is kept in view. */
  following: boolean;
  follow: () => void;
  /** Shows a message at the top, and gives it the focus. */
  show: (message: HTMLElement) => void;
}

/** How near to the end counts as being there: positions are fractions of a pixel on many screens. */
const near = 4;

/** Between the edge and a message that is shown: its controls float above its corner. */
const roomAbove = 40;

/** For how long after a gesture, or after the last movement that it caused, scrolling is still its doing. */
const gestureLasts = 400;

const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ', 'Tab']);

/** Says whether a movement of the scroller is the reader's: a wheel, a finger, a key or the scrollbar moves it. */
function watchGestures(element: HTMLElement) {
  let until = 0;
  let quietUntil = 0;
  let held = false;
  const touch = () => {
    until = performance.now() + gestureLasts;
  };
  const hold = () => {
    held = true;
  };
  const release = () => {
    if (held) touch();
    held = false;
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (scrollKeys.has(key)) touch();
  };
  const off = new AbortController();
  const listening = { passive: true, signal: off.signal };
  element.addEventListener('wheel', touch, listening);
  element.addEventListener('touchstart', hold, listening);
  element.addEventListener('touchmove', hold, listening);
  element.addEventListener('pointerdown', hold, listening);
  element.addEventListener('keydown', onKey, listening);
  // A scrollbar keeps the release to itself in some browsers: the next movement without a button is one.
  addEventListener('pointermove', ({ buttons }) => buttons === 0 && release(), listening);
  for (const end of ['touchend', 'touchcancel', 'pointerup', 'pointercancel'] as const) {
    addEventListener(end, release, listening);
  }
  const goesOn = () => held || performance.now() <= until;
  return {
    goesOn,
    /** Whether this movement is part of a gesture; if so the gesture goes on, as momentum does. */
    moves(): boolean {
      const isPart = goesOn();
      if (isPart) touch();
      return isPart;
    },
    /** What the last gesture set in motion is not the reader's will any more, though the browser may not have finished it. */
    end() {
      held = false;
      until = 0;
      quietUntil = performance.now() + gestureLasts;
    },
    mayJump: () => performance.now() > quietUntil,
    stop: () => off.abort(),
  };
}

type Gestures = ReturnType<typeof watchGestures>;

/**
 * Keeps the end of the story in view until the reader goes up, and again once they are back at the end. Only the reader
 * leaves: what moves because words arrive, a line is added below or the window changes is put right. A jump that neither
 * a change of size nor we have made is somebody's too: the browser's search, or a screen reader.
 */
export function useFollowing(): Following {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const wanted = useRef(true);
  const seen = useRef({ top: 0, height: 0, room: 0 });
  const gestures = useRef<Gestures | null>(null);
  const [following, setFollowing] = useState(true);

  const look = useCallback(() => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = scroller.current ?? {};
    seen.current = { top: scrollTop, height: scrollHeight, room: clientHeight };
    return scrollHeight - clientHeight - scrollTop;
  }, []);

  const want = useCallback((end: boolean) => {
    wanted.current = end;
    setFollowing(end);
  }, []);

  const keepEnd = useCallback(() => {
    const element = scroller.current;
    if (element && wanted.current) {
      // Words that arrive in the very moment in which the reader goes up do not call them back.
      const isLeaving = gestures.current?.goesOn() && element.scrollTop < seen.current.top;
      if (isLeaving && look() > near) want(false);
      else element.scrollTop = element.scrollHeight;
    }
    look();
  }, [look, want]);

  const follow = useCallback(() => {
    gestures.current?.end();
    want(true);
    keepEnd();
  }, [want, keepEnd]);

  const show = useCallback(
    (message: HTMLElement) => {
      const element = scroller.current;
      if (!element) return;
      want(false);
      element.scrollTop +=
        message.getBoundingClientRect().top - element.getBoundingClientRect().top - roomAbove;
      look();
      message.focus({ preventScroll: true });
    },
    [want, look],
  );

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !content.current) return;
    const watched = watchGestures(element);
    gestures.current = watched;

    function onScroll() {
      const before = seen.current;
      const distance = look();
      const { top, height, room } = seen.current;
      const sameSize = height === before.height && room === before.room;
      const jumped = sameSize && Math.abs(top - before.top) > near;
      const byReader = watched.moves() || (jumped && watched.mayJump());
      if (!byReader) return keepEnd();
      if (top < before.top && distance > 1) want(false);
      else if (distance <= near) want(true);
    }

    /** Whoever unfolds a long message wants to read it from where they are. */
    function onClick({ target }: MouseEvent) {
      if (target instanceof Element && target.closest('[aria-expanded]')) want(false);
    }

    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('click', onClick, { capture: true });
    const sizes = new ResizeObserver(keepEnd);
    sizes.observe(element);
    sizes.observe(content.current);
    keepEnd();
    return () => {
      watched.stop();
      sizes.disconnect();
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('click', onClick, { capture: true });
    };
  }, [keepEnd, look, want]);

  return { scroller, content, following, follow, show };
}
