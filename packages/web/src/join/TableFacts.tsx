import { ScreenHeading } from '../design/ScreenHeading.tsx';

interface TableFactsProps {
  /** Above the name: who invites, or that one sits here already. */
  before: string;
  name: string;
  description: string;
  players: readonly string[];
  /** Null where nobody counts them. */
  seatsLeft: number | null;
  ended: boolean;
}

function seatsWords(seats: number): string {
  if (seats <= 0) return 'Every seat is taken.';
  return seats === 1 ? 'One seat is left.' : `${seats} seats are left.`;
}

/** A table before one sits down at it. */
export function TableFacts({ before, name, description, players, seatsLeft, ended }: TableFactsProps) {
  return (
    <div className="contained grid content-start gap-5">
      <p className="text-sm text-muted">{before}</p>
      <ScreenHeading title={name} />
      {description ? <p className="prose whitespace-pre-wrap max-md:line-clamp-4">{description}</p> : null}
      <div className="border-t pt-4">
        <h2 className="text-sm text-muted">At the table</h2>
        <p className="mt-1">{players.join(', ')}</p>
        {seatsLeft === null ? null : <p className="text-sm text-muted">{seatsWords(seatsLeft)}</p>}
      </div>
      {ended ? (
        <p className="text-muted">This game has ended. You can still take a seat and read the story.</p>
      ) : null}
    </div>
  );
}
