import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { words } from '../../words/words.ts';

/** "victory: the bell is silent" is the DM's verdict and a sentence; other reasons are a sentence alone. */
function readReason(reason: string): { title: string; sentence: string } {
  const [, outcome = '', sentence = ''] = /^(\w+): (.*)$/s.exec(reason) ?? [];
  const { victory, defeat, resolved, other } = words.composer.ended;
  const outcomes = new Map(Object.entries({ victory, defeat, resolved }));
  const title = outcomes.get(outcome);
  return title ? { title, sentence } : { title: other, sentence: reason };
}

export function EndedBanner({ reason, children }: { reason: string; children?: ReactNode }) {
  const { title, sentence } = readReason(reason);
  return (
    <section
      aria-label={words.composer.ended.title}
      className="contained grid justify-items-center gap-1 py-3 text-center"
    >
      <p className="font-story text-lg font-semibold">{title}</p>
      {sentence ? (
        <p className="max-w-[60ch] font-story leading-relaxed text-balance text-muted">{sentence}</p>
      ) : null}
      {children ? <div className="mt-2">{children}</div> : null}
      <p>
        <Link
          href="/"
          className="inline-flex min-h-6 items-center text-sm text-accent underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {words.composer.ended.toGames}
        </Link>
      </p>
    </section>
  );
}
