import type { Effect } from '@fireside/contract/effects';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { words } from '../../words/words.ts';
import { stepToControl } from '../story/message-controls.ts';
import { type Chip, chipsOf, foldChips, inWords } from './effect-chips.ts';
import { detailsOf } from './effect-details.ts';
import { PartyNamesContext } from './party-names.ts';

/** A name stands once for the changes that follow each other. */
function ChipList({ chips }: { chips: readonly Chip[] }) {
  return (
    <ul aria-label={words.effects.changes} className="contents">
      {chips.map((chip, index) => {
        const named = chip.name !== null && chip.name !== chips[index - 1]?.name;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: effects are only ever appended, and two may be alike
          <li key={index} className="rounded-full border px-2.5 py-0.5 wrap-anywhere">
            <span aria-hidden="true">{named ? `${chip.name} ${chip.text}` : chip.text}</span>
            <span className="sr-only">{inWords(chip)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function ChipLine({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-[0.8125rem] text-muted tabular-nums">
      {children}
    </div>
  );
}

/** What the running turn has changed so far. */
export function LiveEffectChips({ effects }: { effects: readonly Effect[] }) {
  const { shown, left } = foldChips(chipsOf(effects, use(PartyNamesContext)));
  if (shown.length === 0) return null;
  return (
    <ChipLine>
      <ChipList chips={shown} />
      {left > 0 ? <span className="px-1.5">{words.effects.more(left)}</span> : null}
    </ChipLine>
  );
}

interface EffectChipsProps {
  effects: readonly Effect[];
  /** Whether its control is the one that is a stop of the Tab key; the arrow keys lead on from there. */
  isStop: boolean;
}

/** What a turn changed, in the margin of the story; unfolded, everything that happened in it, dice included. */
export function EffectChips({ effects, isStop }: EffectChipsProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLOListElement>(null);
  const names = use(PartyNamesContext);
  const { shown, left } = foldChips(chipsOf(effects, names));

  useEffect(() => {
    // Most often it is the last message: what was asked for would open below the edge.
    if (open) details.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  if (shown.length === 0) return null;
  return (
    <div className="grid gap-2">
      <ChipLine>
        <ChipList chips={shown} />
        <button
          type="button"
          data-details=""
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          tabIndex={isStop ? 0 : -1}
          onKeyDown={(event) => stepToControl(event, 'data-details')}
          onClick={() => setOpen(!open)}
          className="inline-flex min-h-6 items-center gap-0.5 rounded-full px-1.5 hover:text-text pointer-coarse:-my-2 pointer-coarse:min-h-11 pointer-coarse:px-2.5"
        >
          {left > 0 ? words.effects.more(left) : words.effects.details}
          <ChevronRight className={`size-3.5 ${open ? 'rotate-90' : ''}`} aria-hidden="true" />
        </button>
      </ChipLine>
      {open ? (
        <ol
          id={id}
          ref={details}
          aria-label={words.effects.details}
          className="fade-in grid scroll-my-4 gap-1 border-l-2 pl-3 text-sm leading-relaxed text-muted tabular-nums"
        >
          {detailsOf(effects, names).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the effects of a message never change, and two may be alike
            <li key={index} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}
