/** The mark: a flame above a line of text. */
export function Mark({ className = 'size-6' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" fill="none">
      <path
        d="M12 2.4c.5 3.5 5.2 5.6 5.2 10.8a5.2 5.2 0 0 1-10.4 0c0-2.1 1-3.4 2.1-4.5.1 1.2.6 2.1 1.4 2.6-.3-2.9.2-6.3 1.7-8.9Z"
        className="fill-accent"
      />
      <path d="M5 21.5h14" className="stroke-text" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2">
      <Mark className="size-6 shrink-0" />
      <span className="font-story text-xl font-semibold tracking-tight max-[22rem]:sr-only">Fireside</span>
    </span>
  );
}
