/** A place that is being filled. The words wait a moment, so that fast answers never flash them. */
export function Loading({ label }: { label: string }) {
  return (
    <p role="status" className="px-4 py-16 text-center text-muted">
      <span className="delayed-appearance">{label}…</span>
    </p>
  );
}
