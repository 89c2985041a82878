import { Button } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { withoutMarks } from '../design/prose/without-marks.ts';
import { kindBeside } from '../outline/kind-words.ts';
import type { OutlineReading } from './use-outline.ts';
import { words } from '../words/words.ts';

/** What was read of an adventure, to be looked at; it is put right in the journal. */
export function OutlineGlance({ reading }: { reading: OutlineReading }) {
  const { outline } = reading;
  if (reading.error) {
    return (
      <ErrorNote error={reading.error}>
        <Button onClick={reading.retry}>{words.newGame.readAgain}</Button>
      </ErrorNote>
    );
  }
  if (reading.busy) {
    return (
      <p role="status" className="text-sm text-muted">
        {words.newGame.readingOutline}
      </p>
    );
  }
  if (!outline || outline.scenes.length === 0) return null;
  return (
    <section aria-labelledby="glance-title" className="grid gap-2">
      <h3 id="glance-title" className="text-sm font-medium">
        {words.newGame.howRead}
      </h3>
      <ol
        aria-labelledby="glance-title"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="contained max-h-52 divide-y overflow-y-auto rounded-md border px-3 text-sm"
      >
        {outline.scenes.map(({ number, title, kind, depth }) => (
          <li
            key={number}
            style={{ paddingInlineStart: `${Math.min(depth, 4)}rem` }}
            className="flex flex-wrap items-baseline justify-between gap-x-3 py-1.5"
          >
            <span className="min-w-0">{withoutMarks(title)}</span>
            <span className="text-[0.8125rem] text-muted">
              {number === outline.first ? words.newGame.playBegins : kindBeside(withoutMarks(title), kind)}
            </span>
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">
        {words.outline.heard(outline.scenes.filter(({ aloud }) => aloud).length, outline.scenes.length)}
      </p>
      <p className="text-sm text-muted">{words.newGame.correctLater}</p>
    </section>
  );
}
