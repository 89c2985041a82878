import { Button } from '../../design/Button.tsx';
import { words } from '../../words/words.ts';

/** Above the composer, as long as the game is paused. It names nobody. */
export function PausedBanner({ onResume }: { onResume: () => void }) {
  return (
    <section
      aria-label={words.composer.pause.title}
      className="fade-in flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-border bg-surface px-4 py-3"
    >
      <div className="min-w-0">
        <p className="font-story text-lg font-semibold">{words.composer.pause.heading}</p>
        <p className="text-sm text-muted">{words.composer.pause.sentence}</p>
      </div>
      <Button onClick={onResume}>{words.composer.pause.resume}</Button>
    </section>
  );
}
