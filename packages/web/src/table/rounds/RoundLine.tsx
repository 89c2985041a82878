import { use } from 'react';
import { Button } from '../../design/Button.tsx';
import { words } from '../../words/words.ts';
import { PartyNamesContext } from '../effects/party-names.ts';
import { type Round, waitingWords } from './round.ts';

interface RoundLineProps {
  round: Round;
  /** My user id. */
  me: string;
  onGoOn: () => void;
}

/** Where the DM answers everybody together: for whom it waits, and the way not to. */
export function RoundLine({ round, me, onGoOn }: RoundLineProps) {
  const { called } = use(PartyNamesContext);
  const says = words.composer.round;
  const waiting = waitingWords(round, (id) => (id === me ? says.you : (called.get(id) ?? says.somebody)));
  if (round.of === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="min-w-0 text-sm text-muted tabular-nums">
        {waiting ? `${waiting} · ` : ''}
        {says.acted(round.acted, round.of)}
      </p>
      {round.begun && waiting ? <Button onClick={onGoOn}>{words.composer.pause.answerNow}</Button> : null}
    </div>
  );
}
