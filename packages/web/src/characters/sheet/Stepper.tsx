import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../design/Button.tsx';

interface StepperProps {
  label: string;
  /** What stands beside the label: `2 of 4`. */
  words: string;
  /** Between the words and the steps. */
  pips?: ReactNode;
  /** Null for whoever may only look. */
  steps: { fewer: Step; more: Step } | null;
}

interface Step {
  label: string;
  possible: boolean;
  take: () => void;
}

/** Something on the sheet that is counted up and down. */
export function Stepper({ label, words, pips, steps }: StepperProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="text-[0.9375rem]">{label}</span>
      <span className="ml-auto flex items-center gap-1">
        {pips}
        <output className="min-w-10 text-right text-sm text-muted tabular-nums">{words}</output>
        {steps ? (
          <>
            <IconButton
              label={steps.fewer.label}
              disabled={!steps.fewer.possible}
              onClick={steps.fewer.take}
              className="size-8! pointer-coarse:size-11!"
            >
              <Minus className="size-4" aria-hidden="true" />
            </IconButton>
            <IconButton
              label={steps.more.label}
              disabled={!steps.more.possible}
              onClick={steps.more.take}
              className="size-8! pointer-coarse:size-11!"
            >
              <Plus className="size-4" aria-hidden="true" />
            </IconButton>
          </>
        ) : null}
      </span>
    </li>
  );
}
