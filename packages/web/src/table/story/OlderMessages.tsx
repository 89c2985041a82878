import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { words } from '../../words/words.ts';

interface OlderMessagesProps {
  load: () => Promise<void>;
  scroller: RefObject<HTMLElement | null>;
}

/** Loads the page before as the reader comes near the top; a button for those who do not scroll. */
export function OlderMessages({ load, scroller }: OlderMessagesProps) {
  const top = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const start = useRef(() => {});
  start.current = async () => {
    if (busy) return;
    setBusy(true);
    setError(null);
    await load().catch(setError);
    setBusy(false);
  };

  useEffect(() => {
    const element = top.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start.current(), {
      root: scroller.current,
      rootMargin: '300px 0px 0px',
    });
    // The first frame stands at the top, before the story has been scrolled to its end.
    const settled = requestAnimationFrame(() => requestAnimationFrame(() => observer.observe(element)));
    return () => {
      cancelAnimationFrame(settled);
      observer.disconnect();
    };
  }, [scroller]);

  return (
    <div ref={top} className="grid justify-items-center gap-3 pb-8">
      <ErrorNote error={error} />
      <Button look="quiet" busy={busy} onClick={() => start.current()}>
        {busy ? words.story.loadingOlder : words.story.older}
      </Button>
    </div>
  );
}
