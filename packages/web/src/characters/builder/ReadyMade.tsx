import type { CharacterCreate } from '@fireside/contract';
import { Button } from '../../design/Button.tsx';
import { words } from '../../words/words.ts';
import { buildCharacter } from './build-character.ts';
import { readyMade } from './ready-made.ts';

interface ReadyMadeProps {
  onChoose: (character: CharacterCreate) => void;
  busy: boolean;
}

/** Six people who can sit down at any table at once. */
export function ReadyMade({ onChoose, busy }: ReadyMadeProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {readyMade().map(({ key, summary, line, choices }) => {
        const character = buildCharacter(choices);
        return (
          <li key={key} className="flex flex-col gap-2 rounded-lg border bg-surface p-5">
            <h2 className="font-story text-lg font-semibold">{character.name}</h2>
            <p className="text-sm text-muted">
              {words.characters.readyFigures(summary, character.max_hp, character.armor_class)}
            </p>
            <p className="font-story leading-relaxed text-pretty italic">{line}</p>
            <div className="mt-auto pt-2">
              <Button onClick={() => onChoose(character)} disabled={busy}>
                {words.characters.play(character.name)}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
