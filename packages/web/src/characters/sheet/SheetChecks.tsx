import type { CharacterRead } from '@fireside/contract';
import { RollButton } from './RollButton.tsx';
import { attacksOf, d20, type SheetCheck, savesOf, skillsOf } from '../rules/checks.ts';
import { signed } from '../summary.ts';

function CheckRow({ check, damage }: { check: SheetCheck; damage?: string }) {
  return (
    <li className="flex items-center justify-between gap-2">
      <span className={`min-w-0 ${check.trained ? 'font-medium' : 'text-muted'}`}>
        {check.name}
        {check.trained && !damage ? <span className="sr-only"> (proficient)</span> : null}
      </span>
      <span className="flex shrink-0 items-center gap-2">
        <RollButton check={{ notation: d20(check.modifier), reason: check.reason }}>
          {signed(check.modifier)}
        </RollButton>
        {damage ? (
          <RollButton check={{ notation: damage, reason: `${check.name} damage` }}>{damage}</RollButton>
        ) : null}
      </span>
    </li>
  );
}

interface ChecksProps {
  label: string;
  checks: readonly (SheetCheck & { damage?: string })[];
}

function Checks({ label, checks }: ChecksProps) {
  return (
    <ul aria-label={label} className="grid gap-0.5 text-[0.9375rem] tabular-nums">
      {checks.map((check) => (
        <CheckRow key={check.name} check={check} damage={check.damage} />
      ))}
    </ul>
  );
}

export function Saves({ character }: { character: CharacterRead }) {
  return <Checks label="Saves" checks={savesOf(character)} />;
}

export function Skills({ character }: { character: CharacterRead }) {
  return <Checks label="Skills" checks={skillsOf(character)} />;
}

/** Nothing for whoever carries no weapon. */
export function Attacks({ character }: { character: CharacterRead }) {
  return <Checks label="Attacks" checks={attacksOf(character)} />;
}
