import { type ReactNode, use } from 'react';
import { type Check, RollContext } from './rolling.ts';
import { termFor } from '../term.ts';
import { words } from '../../words/words.ts';

interface RollButtonProps {
  check: Check;
  className?: string;
  children: ReactNode;
}

/** A number of the sheet. At a table it rolls its check; elsewhere it is a number. */
export function RollButton({ check, className = '', children }: RollButtonProps) {
  const roll = use(RollContext);
  if (!roll) return <span className={className}>{children}</span>;
  const label = words.characters.sheet.roll(termFor(check.reason), check.notation);
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => roll(check)}
      className={`inline-flex min-h-7 min-w-7 items-center justify-center rounded underline decoration-border decoration-dotted underline-offset-4 hover:bg-raised hover:text-accent hover:decoration-accent pointer-coarse:min-h-11 pointer-coarse:min-w-11 ${className}`}
    >
      {children}
    </button>
  );
}
