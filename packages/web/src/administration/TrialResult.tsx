import type { ModelTrialResult } from '@fireside/contract';
import { Button } from '../design/Button.tsx';
import { words } from '../words/words.ts';

/** A table that waits longer for an answer grows restless. */
const slowSeconds = 20;
/** Of a longer list the field itself proposes the rest. */
const mostShown = 12;

interface TrialResultProps {
  result: ModelTrialResult;
  onPick: (model: string) => void;
}

/** What a trial found, in sentences; and the models to choose from, where it found some. */
export function TrialResult({ result: { found, seconds, models }, onPick }: TrialResultProps) {
  const said = words.administration.choosing;
  const isGood = found === 'ok' || found === 'listed';
  const offers = found === 'listed' || found === 'unknown_model' ? models : [];
  return (
    <div className="grid gap-2 leading-relaxed">
      <p className={isGood ? 'text-ok' : 'text-danger'}>{said.found[found]}</p>
      {found === 'ok' ? <p className="text-sm text-muted">{said.took(seconds)}</p> : null}
      {found === 'ok' && seconds > slowSeconds ? <p>{said.slow}</p> : null}
      {offers.length > 0 ? (
        <>
          <p className="text-sm text-muted">{said.offers(models.length)}</p>
          <ul className="flex flex-wrap gap-2">
            {offers.slice(0, mostShown).map((name) => (
              <li key={name}>
                <Button onClick={() => onPick(name)}>{name}</Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
