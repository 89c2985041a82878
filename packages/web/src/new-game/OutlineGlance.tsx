import { Button } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { kindWords } from '../outline/kind-words.ts';
import type { OutlineReading } from './use-outline.ts';

/** What was read of an adventure, to be looked at; it is put right in the journal. */
export function OutlineGlance({ reading }: { reading: OutlineReading }) {
  const { outline } = reading;
  if (reading.error) {
    return (
      <ErrorNote error={reading.error}>
        <Button onClick={reading.retry}>Read it again</Button>
      </ErrorNote>
    );
  }
  if (reading.busy) {
    return (
      <p role="status" className="text-sm text-muted">
        Reading the adventure for its outline…
      </p>
    );
  }
  if (!outline || outline.scenes.length === 0) return null;
  return (
    <section aria-labelledby="glance-title" className="grid gap-2">
      <h3 id="glance-title" className="text-sm font-medium">
        How the DM reads it
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
            <span className="min-w-0">{title}</span>
            <span className="text-[0.8125rem] text-muted">
              {number === outline.first ? 'play begins here' : kindWords[kind]}
            </span>
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">What is wrong here you can put right in the journal, under Script.</p>
    </section>
  );
}
