import { Button } from '../../design/Button.tsx';

/** Above the composer, as long as the game is paused. It names nobody. */
export function PausedBanner({ onResume }: { onResume: () => void }) {
  return (
    <section
      aria-label="Paused"
      className="fade-in flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-border bg-surface px-4 py-3"
    >
      <div className="min-w-0">
        <p className="font-story text-lg font-semibold">The game is paused</p>
        <p className="text-sm text-muted">Take your time. You can talk to the table meanwhile.</p>
      </div>
      <Button onClick={onResume}>Resume</Button>
    </section>
  );
}
