import { Button } from '../../design/Button.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { words } from '../../words/words.ts';

interface TurnTroubleProps {
  detail: string | null;
  onRetry: () => void;
}

/** A failed DM turn, in the service's words, and the way to run it again. */
export function TurnTrouble({ detail, onRetry }: TurnTroubleProps) {
  // Somebody wanted it so: nothing went wrong.
  if (detail === words.tableErrors.turns.stopped) {
    return (
      <section
        aria-label={words.composer.turn.stoppedTitle}
        className="fade-in flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted"
      >
        <p role="status">{words.composer.turn.stopped}</p>
        <Button onClick={onRetry}>{words.composer.turn.answerAfterAll}</Button>
      </section>
    );
  }
  return (
    <ErrorNote error={detail}>
      <Button onClick={onRetry}>{words.composer.turn.again}</Button>
    </ErrorNote>
  );
}
