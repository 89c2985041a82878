import type { PartyMember } from '@fireside/contract';
import { type Combatant, type Encounter, isSameName } from '@fireside/contract/effects';
import { useEffect, useRef } from 'react';
import { words } from '../../words/words.ts';
import { seatOf } from './fight.ts';
import { Token } from './Token.tsx';
import { useFightSentences } from './use-fight-sentences.ts';
import { isElsewhere, standingIn } from './zones.ts';

interface SketchMapProps {
  id: string;
  encounter: Encounter;
  party: readonly PartyMember[];
  /** The combatant whom I play. */
  mine: string | undefined;
  /** Puts a sentence into the composer; null where nothing can be said to the DM. */
  onOffer: ((words: string) => void) | null;
  /** Goes there; null while that is not possible. */
  onGo: ((zone: string) => void) | null;
}

function wordsOf(combatants: readonly Combatant[], mine: string | undefined): string {
  if (combatants.length === 0) return words.fight.nobody;
  return combatants
    .map(({ id, name, state }) => `${id === mine ? words.fight.you : name} (${words.terms.names[state]})`)
    .join(', ');
}

function Standing({ combatants, party }: { combatants: Combatant[]; party: readonly PartyMember[] }) {
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-1">
      {combatants.map((combatant) => (
        <span key={combatant.id} title={combatant.name} className="inline-flex">
          <Token combatant={combatant} seat={seatOf(combatant, party)} className="size-7.5" />
        </span>
      ))}
    </span>
  );
}

/** Who stands where, part by part in the order in which they lie beside each other; a part can be chosen to go there. */
export function SketchMap({ id, encounter, party, mine, onOffer, onGo }: SketchMapProps) {
  const sentences = useFightSentences();
  const zones = [...new Set(encounter.zones)];
  const here = encounter.combatants.find((one) => one.id === mine)?.zone;
  const elsewhere = encounter.combatants.filter((one) => isElsewhere(one, zones));
  const canGo = (onGo ?? onOffer) !== null && mine !== undefined;
  const ownBox = useRef<HTMLDivElement>(null);
  const isLed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever I have arrived somewhere
  useEffect(() => {
    // The control that led there has become the place itself.
    if (isLed.current) ownBox.current?.focus();
    isLed.current = false;
  }, [here]);

  function choose(zone: string) {
    isLed.current = onGo !== null;
    if (onGo) onGo(zone);
    else onOffer?.(sentences.move(zone));
  }
  const box =
    'grid min-h-21 w-full content-start gap-1.5 rounded-md border border-dashed border-border px-3 py-2 text-left';

  return (
    <div id={id} className="max-h-[40dvh] overflow-y-auto px-3 pt-1 pb-3 sm:px-6">
      {/* Where a row begins, the line to the part before it is cut off. */}
      <ol
        aria-label={words.fight.map}
        className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3 overflow-x-clip"
      >
        {zones.map((zone) => {
          const standing = standingIn(zone, encounter);
          const isHere = here !== undefined && isSameName(here, zone);
          const inside = (
            <>
              <span className="text-sm font-medium wrap-anywhere">
                {zone}
                {isHere ? <span className="font-normal text-accent"> · {words.fight.you}</span> : null}
              </span>
              <span className="sr-only">{words.fight.standing(wordsOf(standing, mine))}</span>
              <Standing combatants={standing} party={party} />
            </>
          );
          return (
            <li
              key={zone}
              className="relative not-first:before:absolute not-first:before:top-1/2 not-first:before:-left-3 not-first:before:w-3 not-first:before:border-t not-first:before:border-dashed not-first:before:border-border"
            >
              {canGo && !isHere ? (
                <button
                  type="button"
                  title={onGo ? words.fight.goTo(zone) : sentences.move(zone)}
                  onClick={() => choose(zone)}
                  className={`${box} outline-offset-[-2px] hover:border-solid hover:bg-raised`}
                >
                  {inside}
                </button>
              ) : (
                <div
                  ref={isHere ? ownBox : null}
                  tabIndex={isHere ? -1 : undefined}
                  className={`${box} ${isHere ? 'border-solid bg-surface' : ''}`}
                >
                  {inside}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {elsewhere.length > 0 ? (
        <p className="pt-2 text-sm text-muted">{words.fight.elsewhere(wordsOf(elsewhere, mine))}</p>
      ) : null}
      {canGo ? (
        <p className="pt-2 text-[0.8125rem] text-muted">
          {onGo ? words.fight.choosePlaceToGo : words.fight.choosePlace}
        </p>
      ) : null}
    </div>
  );
}
