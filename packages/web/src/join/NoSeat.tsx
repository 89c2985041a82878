import { CodeEntry } from './CodeEntry.tsx';
import { words } from '../words/words.ts';

/** A full table: nothing to fill in but the code of another one. */
export function NoSeat() {
  return (
    <section
      aria-label={words.join.full.title}
      className="grid content-start gap-5 self-start rounded-lg border bg-surface p-6"
    >
      <h2 className="font-story text-xl font-semibold">{words.join.full.title}</h2>
      <p className="leading-relaxed text-muted">{words.join.full.line}</p>
      <CodeEntry label={words.join.anotherCode} />
    </section>
  );
}
