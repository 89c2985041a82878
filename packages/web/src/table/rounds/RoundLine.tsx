import { use } from 'react';
import { Button } from '../../design/Button.tsx';
import { PartyNamesContext } from '../effects/party-names.ts';
import type { Round } from './round.ts';

/** Where the DM answers everybody together: for whom it waits, and the way not to. */
export function RoundLine({ round, onGoOn }: { round: Round; onGoOn: () => void }) {
  const { called } = use(PartyNamesContext);
  const names = round.waitsFor.map((id) => called.get(id) ?? 'somebody');
  if (round.of === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="min-w-0 text-sm text-muted tabular-nums">
        {names.length > 0 ? `Waiting for ${names.join(', ')} · ` : ''}
        {round.acted} of {round.of} have acted
      </p>
      {round.begun && names.length > 0 ? <Button onClick={onGoOn}>Let the DM answer now</Button> : null}
    </div>
  );
}
