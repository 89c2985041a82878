/** A person at the table: a colour of their own and, since colour alone says nothing to many, their initial. */
export function Initial({ name, seat, className = '' }: { name: string; seat: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-flex size-7 shrink-0 items-center justify-center rounded-full border-2 border-player text-[0.8125rem] font-semibold text-player ${playerClass(seat)} ${className}`}
    >
      {[...name][0]?.toUpperCase() ?? '?'}
    </span>
  );
}

/** Sets --player to the colour of a seat; the six colours repeat. */
export function playerClass(seat: number): string {
  return seat < 0 ? '' : `player-${(seat % 6) + 1}`;
}
