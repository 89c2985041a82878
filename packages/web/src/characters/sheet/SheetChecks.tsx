import { d20 } from '@fireside/contract/sheet';
import type { SheetCheck } from '../rules/checks.ts';
import { signed } from '../summary.ts';
import { RollButton } from './RollButton.tsx';
import { Working, workingOf } from './Working.tsx';
import { termFor } from '../term.ts';
import { words } from '../../words/words.ts';

type Check = SheetCheck & { damage?: string };

function CheckRow({ check, working }: { check: Check; working: boolean }) {
  const { damage } = check;
  return (
    <li className="flex items-center justify-between gap-2" title={workingOf(check)}>
      <span className={`min-w-0 ${check.trained ? 'font-medium' : 'text-muted'}`}>
        {termFor(check.name)}
        {check.trained && !damage ? (
          <span className="sr-only"> {words.characters.sheet.proficient}</span>
        ) : null}
        {working ? <Working worked={check} className="font-normal" /> : null}
      </span>
      <span className="flex shrink-0 items-center gap-2">
        <RollButton check={{ notation: d20(check.value), reason: check.reason }}>
          {signed(check.value)}
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
  checks: readonly Check[];
  /** Whether each shows how it comes about. */
  working: boolean;
}

export function Checks({ label, checks, working }: ChecksProps) {
  return (
    <ul aria-label={label} className="grid gap-0.5 text-[0.9375rem] tabular-nums">
      {checks.map((check) => (
        <CheckRow key={check.name} check={check} working={working} />
      ))}
    </ul>
  );
}
