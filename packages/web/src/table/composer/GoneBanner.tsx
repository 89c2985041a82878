import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../design/Button.tsx';
import type { RefusalReason } from '../table-socket.ts';

const words = {
  deleted: {
    title: 'This game was deleted',
    sentence: 'Its story is gone with it. What you see is what this window still remembers.',
  },
  forbidden: {
    title: 'You no longer have a seat at this table',
    sentence: 'With an invitation you can take one again.',
  },
} satisfies Partial<Record<RefusalReason, object>>;

/** In the composer's place, at a table to which nobody here can speak any more. */
export function GoneBanner({ reason }: { reason: keyof typeof words }) {
  const { title, sentence } = words[reason];
  const banner = useRef<HTMLElement>(null);

  // The composer may have had the focus, and has taken it along.
  useEffect(() => {
    if (document.activeElement === document.body) banner.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-label={title}
      className="grid justify-items-center gap-2 py-3 text-center outline-none"
    >
      <p role="alert" className="font-story text-lg font-semibold">
        {title}
      </p>
      <p className="max-w-[60ch] leading-relaxed text-balance text-muted">{sentence}</p>
      <Link href="/" className={buttonClass('secondary')}>
        Back to the games
      </Link>
    </section>
  );
}
