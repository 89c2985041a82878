import { deathSaveWords } from './death-save-words.ts';
import { words } from '../words/words.ts';

interface Saves {
  successes: number;
  failures: number;
}

function Pips({ made, look }: { made: number; look: string }) {
  return [1, 2, 3].map((place) => (
    <span
      key={place}
      className={`size-2 border ${look} ${place <= made ? '' : 'border-border! bg-transparent!'}`}
    />
  ));
}

/** Between life and death: round marks for what was made, square ones for what failed, and words for those who listen. */
export function DeathSaves({ saves }: { saves: Saves }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className="sr-only">{words.design.deathSaves(deathSaveWords(saves))}</span>
      <span
        aria-hidden="true"
        className="inline-flex items-center gap-0.5"
        title={words.design.deathSavesMade}
      >
        <Pips made={saves.successes} look="rounded-full border-ok bg-ok" />
      </span>
      <span
        aria-hidden="true"
        className="inline-flex items-center gap-0.5"
        title={words.design.deathSavesFailed}
      >
        <Pips made={saves.failures} look="border-danger bg-danger" />
      </span>
    </span>
  );
}
