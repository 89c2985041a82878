import { useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import type { Table } from '../use-table.ts';

const patience = 6_000;

/** True when a player has spoken and, for a while now, nobody answers: the turn failed while this window was away. */
function useUnanswered({ state, connection }: Table): boolean {
  const last = state.messages.at(-1);
  const waiting =
    connection.name === 'open' &&
    !state.ended &&
    !state.turn &&
    !state.turnError &&
    last?.sender_type === 'player';
  const [since, setSince] = useState<number | null>(null);
  const lastId = last?.id ?? 0;
  useEffect(() => {
    setSince(null);
    if (!waiting) return;
    const timer = setTimeout(() => setSince(lastId), patience);
    return () => clearTimeout(timer);
  }, [waiting, lastId]);
  return waiting && since === lastId;
}

/** A failed DM turn, in the service's words, and the way to run it again. */
export function TurnTrouble({ table }: { table: Table }) {
  const unanswered = useUnanswered(table);
  const { turnError } = table.state;
  if (turnError) {
    return (
      <ErrorNote error={turnError}>
        <Button onClick={table.retryTurn}>Try the turn again</Button>
      </ErrorNote>
    );
  }
  if (!unanswered) return null;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-sm text-muted">The DM has not answered the last message.</p>
      <Button onClick={table.retryTurn}>Ask again</Button>
    </div>
  );
}
