import type { CharacterRead } from '@fireside/contract';
import { HitPoints } from '../../design/HitPoints.tsx';
import { termFor } from '../term.ts';
import { words } from '../../words/words.ts';

export function SheetHeader({ character }: { character: CharacterRead }) {
  return (
    <div className="grid max-w-md gap-3">
      <HitPoints current={character.current_hp} max={character.max_hp} name={character.name} />
      {character.temporary_hp > 0 ? (
        <p className="text-sm text-muted tabular-nums">
          {words.characters.sheet.temporary(character.temporary_hp)}
        </p>
      ) : null}
      {character.conditions.length > 0 ? (
        <ul aria-label={words.characters.sheet.conditions} className="flex flex-wrap gap-2">
          {character.conditions.map((condition) => (
            <li
              key={condition}
              className="rounded-full border border-danger px-2.5 py-0.5 text-[0.8125rem] text-danger"
            >
              {termFor(condition)}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
