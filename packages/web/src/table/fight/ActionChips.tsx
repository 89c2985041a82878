import type { CharacterRead, PartyMember } from '@fireside/contract';
import { type Combatant, type Encounter, isSameName } from '@fireside/contract/effects';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { words } from '../../words/words.ts';
import { actionsOf, lastActions } from './actions.ts';
import { combatantOf, currentOf, isStanding, standingFoes } from './fight.ts';
import { meansOf } from './means.ts';
import { useFightSentences } from './use-fight-sentences.ts';

interface ActionChipsProps {
  encounter: Encounter;
  party: readonly PartyMember[];
  /** My user id. */
  me: string;
  /** Whom I play. */
  character: CharacterRead;
  /** Puts a sentence into the composer. */
  onOffer: (words: string) => void;
  /** Goes to a part of the map; null while that is not possible. */
  onGo: ((zone: string) => void) | null;
}

interface TargetProps {
  foes: readonly Combatant[];
  target: Combatant;
  onChange: (id: string) => void;
}

/** Whom it is aimed at: a list of the system's own, as the composer has one for who hears it. */
function Target({ foes, target, onChange }: TargetProps) {
  return (
    <label className="inline-flex min-h-9 shrink-0 items-center gap-2 text-sm text-muted pointer-coarse:min-h-11">
      {words.fight.target}
      <select
        value={target.id}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-9 max-w-44 rounded-md border border-border bg-surface px-2 text-text pointer-coarse:min-h-11"
      >
        {foes.map(({ id, name, state }) => (
          <option key={id} value={id}>
            {name} ({words.terms.names[state]})
          </option>
        ))}
      </select>
    </label>
  );
}

function ActionChip(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="inline-flex min-h-8 shrink-0 items-center rounded-full border border-border bg-surface px-3 text-sm whitespace-nowrap hover:bg-raised pointer-coarse:min-h-11"
      {...props}
    />
  );
}

/** The place that a key leads to. */
function stepOf(key: string, here: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowRight: (here + 1) % count,
    ArrowLeft: (here + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key] ?? null;
}

/** When it is my turn: what I can do, each as a sentence for the composer. Nothing is sent by itself. */
export default function ActionChips({ encounter, party, me, character, onOffer, onGo }: ActionChipsProps) {
  const title = useId();
  const bar = useRef<HTMLDivElement>(null);
  const [aimed, setAimed] = useState<string | null>(null);
  const [stop, setStop] = useState(0);
  const sentences = useFightSentences();
  const mine = combatantOf(encounter, party, me);
  if (!mine || mine !== currentOf(encounter)) return null;

  const foes = standingFoes(encounter);
  const target = foes.find(({ id }) => id === aimed) ?? foes[0] ?? null;
  const friends = encounter.combatants.filter(
    ({ side, character_id }) => side === 'party' && character_id !== character.id,
  );
  const means = meansOf(character);
  const canAct = isStanding(mine);
  const elsewhere = (encounter.zones ?? []).filter(
    (zone) => onGo && (mine.zone === undefined || !isSameName(mine.zone, zone)),
  );
  const actions = canAct ? actionsOf(means, { target, friends }, sentences) : lastActions(sentences);
  const slots = means.spells.some(({ takesSlot }) => takesSlot) ? means.slotsLeft : null;
  const count = actions.length + elsewhere.length;
  const focused = Math.min(stop, count - 1);

  /** Of all chips one is a stop of the Tab key. */
  function stopAt(place: number) {
    return { tabIndex: place === focused ? 0 : -1, onFocus: () => setStop(place) };
  }

  function onKeyDown(event: KeyboardEvent) {
    const place = stepOf(event.key, focused, count);
    if (place === null) return;
    event.preventDefault();
    setStop(place);
    bar.current?.querySelectorAll('button')[place]?.focus();
  }

  return (
    <section aria-labelledby={title} className="fade-in grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={title} className="font-medium text-accent">
          {words.fight.itIsYourTurn}
          <span className="sr-only">{words.fight.whatYouCanDo}</span>
          {slots !== null && canAct ? (
            <span className="text-sm font-normal text-muted"> · {words.fight.slotsLeft(slots)}</span>
          ) : null}
        </h2>
        {target && canAct && foes.length > 1 ? (
          <Target foes={foes} target={target} onChange={setAimed} />
        ) : null}
      </div>
      <div
        ref={bar}
        role="toolbar"
        aria-labelledby={title}
        onKeyDown={onKeyDown}
        className="flex gap-1.5 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-0.5 sm:flex-wrap"
      >
        {actions.map(({ label, sentence }, place) => (
          <ActionChip key={sentence} title={sentence} onClick={() => onOffer(sentence)} {...stopAt(place)}>
            {label}
          </ActionChip>
        ))}
        {elsewhere.map((zone, place) => (
          <ActionChip
            key={`to ${zone}`}
            title={words.fight.goTo(zone)}
            onClick={() => onGo?.(zone)}
            {...stopAt(actions.length + place)}
          >
            <span aria-hidden="true">→ {zone}</span>
            <span className="sr-only">{words.fight.goTo(zone)}</span>
          </ActionChip>
        ))}
      </div>
    </section>
  );
}
