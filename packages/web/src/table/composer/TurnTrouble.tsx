import { Button } from '../../design/Button.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';

interface TurnTroubleProps {
  detail: string | null;
  onRetry: () => void;
}

/** A failed DM turn, in the service's words, and the way to run it again. */
export function TurnTrouble({ detail, onRetry }: TurnTroubleProps) {
  return (
    <ErrorNote error={detail}>
      <Button onClick={onRetry}>Try the turn again</Button>
    </ErrorNote>
  );
}
