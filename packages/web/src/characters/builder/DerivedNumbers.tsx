import { ancestryNamed } from '../rules/ancestries.ts';
import { classNamed } from '../rules/classes.ts';
import { armorClass, type Derived, hitPoints, withAncestry } from '../rules/derive.ts';
import type { Choices } from './build-character.ts';
import { termFor } from '../term.ts';
import { words } from '../../words/words.ts';

function DerivedNumber({ label, value, working }: Derived & { label: string }) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 border-t py-3 first:border-t-0">
      <dt className="font-medium">{label}</dt>
      <dd className="row-span-2 text-2xl font-semibold tabular-nums">{value}</dd>
      <dd className="text-sm text-muted tabular-nums">{working()}</dd>
    </div>
  );
}

/** Hit points and armour class, with the working shown. */
export function DerivedNumbers({ choices }: { choices: Choices }) {
  const characterClass = classNamed(choices.className);
  const ancestry = ancestryNamed(choices.ancestry);
  const abilities = withAncestry(choices.abilities, ancestry);
  return (
    <dl className="rounded-lg border bg-surface px-5 py-2">
      <DerivedNumber
        label={words.characters.builder.hitPoints}
        {...hitPoints(characterClass, choices.level, abilities)}
      />
      <DerivedNumber label={words.characters.builder.armorClass} {...armorClass(characterClass, abilities)} />
      <DerivedNumber
        label={words.characters.builder.speed}
        value={ancestry.speed}
        working={() => words.characters.builder.speedWorking(termFor(ancestry.name))}
      />
    </dl>
  );
}
