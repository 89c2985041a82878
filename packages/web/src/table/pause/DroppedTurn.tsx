import { Button } from '../../design/Button.tsx';

/** After a pause: what was asked before it still waits, and nobody need say it twice. */
export function DroppedTurn({ onRetry }: { onRetry: () => void }) {
  return (
    <section
      aria-label="Unanswered"
      className="fade-in flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted"
    >
      <p>The DM stopped answering when the game was paused.</p>
      <Button onClick={onRetry}>Let the DM answer now</Button>
    </section>
  );
}
