import type { ReactNode } from 'react';
import { Link } from 'wouter';

const outcomes: Record<string, string> = {
  victory: 'The story ends in victory',
  defeat: 'The story ends in defeat',
  resolved: 'The story has come to its end',
};

/** "victory: the bell is silent" is the DM's verdict and a sentence; other reasons are a sentence alone. */
function readReason(reason: string): { title: string; sentence: string } {
  const [, outcome = '', sentence = ''] = /^(\w+): (.*)$/s.exec(reason) ?? [];
  const title = outcomes[outcome];
  return title ? { title, sentence } : { title: 'This game has ended', sentence: reason };
}

export function EndedBanner({ reason, children }: { reason: string; children?: ReactNode }) {
  const { title, sentence } = readReason(reason);
  return (
    <section aria-label="Ended" className="contained grid justify-items-center gap-1 py-3 text-center">
      <p className="font-story text-lg font-semibold">{title}</p>
      {sentence ? (
        <p className="max-w-[60ch] font-story leading-relaxed text-balance text-muted">{sentence}</p>
      ) : null}
      {children}
      <p>
        <Link
          href="/"
          className="inline-flex min-h-6 items-center text-sm text-accent underline underline-offset-4 pointer-coarse:min-h-11"
        >
          Back to the games
        </Link>
      </p>
    </section>
  );
}
