/** Holds the place of the cards, so that nothing jumps when they arrive. */
export function CardSkeletons() {
  return (
    <div role="status" aria-label="Loading the games" className="grid content-start gap-4 sm:grid-cols-2">
      {[0, 1, 2, 3].map((card) => (
        <div key={card} className="delayed-appearance h-44 rounded-lg border bg-surface" />
      ))}
    </div>
  );
}
