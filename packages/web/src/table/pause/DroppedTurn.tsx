import { Button } from '../../design/Button.tsx';
import { words } from '../../words/words.ts';

/** After a pause: what was asked before it still waits, and nobody need say it twice. */
export function DroppedTurn({ onRetry }: { onRetry: () => void }) {
  return (
    <section
      aria-label={words.composer.pause.dropped}
      className="fade-in flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted"
    >
      <p>{words.composer.pause.droppedSentence}</p>
      <Button onClick={onRetry}>{words.composer.pause.answerNow}</Button>
    </section>
  );
}
