import type { CharacterPatch, CharacterRead } from '@fireside/contract';
import { lazy, Suspense, useState } from 'react';
import { useMe } from '../../account/session.ts';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Loading } from '../../design/Loading.tsx';
import { beforeLevel } from '../rules/level-up.ts';
import { resourcesOf } from '../rules/resources.ts';
import { Experience } from './Experience.tsx';
import { type HeadingLevel, SheetPart } from './SheetPart.tsx';
import { Stepper } from './Stepper.tsx';
import { useSheetChange } from './use-sheet-change.ts';
import { words } from '../../words/words.ts';

const LevelUp = lazy(() => import('./LevelUp.tsx'));

function Pips({ left, of }: { left: number; of: number }) {
  return (
    <span aria-hidden="true" className="flex gap-1">
      {Array.from({ length: of }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have nothing but their place
          key={place}
          className={`size-2.5 rounded-full border border-accent ${place < left ? 'bg-accent' : ''}`}
        />
      ))}
    </span>
  );
}

interface ResourcesProps {
  character: CharacterRead;
  level: HeadingLevel;
}

/** What a day uses up and what is learnt from it: for the owner to tick off, for others to read. */
export function Resources({ character, level }: ResourcesProps) {
  const me = useMe();
  const { shown, change, saving } = useSheetChange(character);
  const [leveling, setLeveling] = useState(false);
  /** What the last level changed, as it was before. */
  const [undo, setUndo] = useState<CharacterPatch | null>(null);
  const isOwner = character.owner_id === me.id;

  function rise(patch: CharacterPatch) {
    const before = beforeLevel(character);
    change(patch, () => {
      setLeveling(false);
      setUndo(before);
    });
  }

  return (
    <SheetPart level={level} title={words.characters.resources.title}>
      <ul aria-label={words.characters.resources.title} className="grid gap-0.5">
        {resourcesOf(shown).map(({ key, label, words: amount, pips, fewer, more }) => {
          const step = (one: typeof fewer) => ({
            label: one.label,
            possible: one.patch !== null,
            take: () => one.patch && change(one.patch),
          });
          return (
            <Stepper
              key={key}
              label={label}
              words={amount}
              pips={pips ? <Pips {...pips} /> : null}
              steps={isOwner ? { fewer: step(fewer), more: step(more) } : null}
            />
          );
        })}
      </ul>
      <Experience
        character={shown}
        onGain={isOwner ? (experience) => change({ experience }) : null}
        onLevelUp={isOwner ? () => setLeveling(true) : null}
      />
      {undo ? (
        <p className="flex items-center justify-between gap-2 border-l-3 border-border pl-3 text-sm text-muted">
          {words.characters.resources.risen(character.name, shown.level)}
          <Button busy={saving} onClick={() => change(undo, () => setUndo(null))}>
            {words.characters.resources.undo}
          </Button>
        </p>
      ) : null}
      {isOwner ? (
        <Dialog
          open={leveling}
          onOpenChange={setLeveling}
          title={words.characters.resources.rises(character.name)}
        >
          <Suspense fallback={<Loading label={words.characters.resources.opening} />}>
            <LevelUp character={shown} saving={saving} onTake={rise} />
          </Suspense>
        </Dialog>
      ) : null}
    </SheetPart>
  );
}
