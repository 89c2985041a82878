import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { words } from '../words/words.ts';

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

/** A table before one sits down at it. */
export function TableFacts({ before, name, description, players, seatsLeft, ended }: TableFactsProps) {
  return (
    <div className="contained grid content-start gap-5">
      <p className="text-sm text-muted">{before}</p>
      <ScreenHeading title={name} />
      {description ? <p className="prose whitespace-pre-wrap max-md:line-clamp-4">{description}</p> : null}
      <div className="border-t pt-4">
        <h2 className="text-sm text-muted">{words.join.atTheTable}</h2>
        <p className="mt-1">{words.join.players(players)}</p>
        {seatsLeft === null ? null : <p className="text-sm text-muted">{words.join.seats(seatsLeft)}</p>}
      </div>
      {ended ? <p className="text-muted">{words.join.ended}</p> : null}
    </div>
  );
}
