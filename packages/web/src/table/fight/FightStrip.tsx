import type { PartyMember } from '@fireside/contract';
import type { Encounter } from '@fireside/contract/effects';
import { ChevronDown, Map as MapIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { words } from '../../words/words.ts';
import { useWide } from '../layout/use-wide.ts';
import { CombatantCard } from './CombatantCard.tsx';
import { combatantOf, currentOf, seatOf } from './fight.ts';
import { nextWords, turnTitle } from './fight-words.ts';
import { SketchMap } from './SketchMap.tsx';

interface FightStripProps {
  encounter: Encounter;
  party: readonly PartyMember[];
  /** My user id. */
  me: string;
  /** Puts a sentence into the composer; null where nothing can be said to the DM. */
  onOffer: ((words: string) => void) | null;
  /** Goes to a part of the map; null while that is not possible. */
  onGo: ((zone: string) => void) | null;
}

/** Above the story, as long as there is a fight: who comes when, and how they fare. On a phone one line, until it is unfolded. */
export default function FightStrip({ encounter, party, me, onOffer, onGo }: FightStripProps) {
  const wide = useWide();
  const [unfolded, setUnfolded] = useState<boolean | null>(null);
  const [mapShown, setMapShown] = useState(false);
  const id = useId();
  const row = useRef<HTMLOListElement>(null);
  const open = unfolded ?? wide;
  const mine = combatantOf(encounter, party, me)?.id;
  const current = currentOf(encounter);
  const isMyTurn = current !== undefined && current.id === mine;
  const zones = encounter.zones ?? [];
  const next = nextWords(encounter, mine);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever somebody else is on turn
  useEffect(() => {
    const card = row.current?.querySelector<HTMLElement>('[aria-current]');
    // Its own row alone: the page stays where it is.
    if (card && row.current) row.current.scrollLeft = card.offsetLeft - row.current.clientWidth / 3;
  }, [current?.id, open]);

  return (
    <section aria-label={words.fight.title} className="fade-in shrink-0 border-b bg-background">
      <div
        className={`flex items-center gap-1 pr-2 pl-1 sm:px-4 ${isMyTurn ? 'bg-accent text-on-accent' : ''}`}
      >
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setUnfolded(!open)}
          className="flex min-h-11 min-w-0 grow items-center gap-2 rounded-md px-2 text-left text-[0.9375rem] outline-offset-[-2px] focus-visible:outline-current"
        >
          <ChevronDown
            className={`size-4 shrink-0 transition-transform duration-150 ${open ? '' : '-rotate-90'}`}
            aria-hidden="true"
          />
          <span className="line-clamp-2 min-w-0 leading-snug wrap-anywhere tabular-nums">
            {words.fight.round(encounter.round)} ·{' '}
            <strong className="font-semibold">{turnTitle(encounter, mine)}</strong>
            {next ? ` · ${next}` : ''}
          </span>
        </button>
        {zones.length > 0 ? (
          <Button
            look="quiet"
            aria-expanded={mapShown}
            aria-controls={mapShown ? `${id}-map` : undefined}
            onClick={() => setMapShown(!mapShown)}
            className={`shrink-0 px-3! focus-visible:outline-current ${isMyTurn ? 'text-on-accent! hover:bg-transparent! hover:underline' : ''}`}
          >
            <MapIcon className="size-4.5" aria-hidden="true" />
            {words.fight.map}
          </Button>
        ) : null}
      </div>
      {open ? (
        <ol
          id={id}
          ref={row}
          aria-label={words.fight.order}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="relative flex gap-2 overflow-x-auto px-3 pt-1 pb-3 outline-offset-[-2px] sm:px-6"
        >
          {encounter.combatants.map((combatant) => (
            <CombatantCard
              key={combatant.id}
              combatant={combatant}
              seat={seatOf(combatant, party)}
              isCurrent={combatant === current}
              isMine={combatant.id === mine}
            />
          ))}
        </ol>
      ) : null}
      {mapShown && zones.length > 0 ? (
        <SketchMap
          id={`${id}-map`}
          encounter={encounter}
          party={party}
          mine={mine}
          onOffer={onOffer}
          onGo={onGo}
        />
      ) : null}
    </section>
  );
}
