import { CodeEntry } from './CodeEntry.tsx';

/** A full table: nothing to fill in but the code of another one. */
export function NoSeat() {
  return (
    <section
      aria-label="This table is full"
      className="grid content-start gap-5 self-start rounded-lg border bg-surface p-6"
    >
      <h2 className="font-story text-xl font-semibold">This table is full</h2>
      <p className="leading-relaxed text-muted">
        Nobody can sit down before somebody leaves. Ask the host, or come to another table.
      </p>
      <CodeEntry label="Another code" />
    </section>
  );
}
