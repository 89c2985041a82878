import { words } from '../words/words.ts';

interface HitPointsProps {
  current: number;
  max: number;
  name: string;
}

function toneOf(share: number): string {
  if (share > 0.5) return 'bg-ok';
  return share > 0.25 ? 'bg-accent' : 'bg-danger';
}

/** A bar that never stands alone: the numbers are beside it. */
export function HitPoints({ current, max, name }: HitPointsProps) {
  const share = Math.min(1, Math.max(0, current / max));
  return (
    <div className="flex items-center gap-2.5">
      <div aria-hidden="true" className="h-1.5 grow overflow-hidden rounded-full bg-raised">
        <div
          className={`h-full rounded-full transition-[width] duration-200 ${toneOf(share)}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p className="text-sm text-muted tabular-nums" data-testid="hit-points">
        <span className="sr-only">{words.design.hitPointsOf(name)}</span>
        {current} / {max}
      </p>
    </div>
  );
}
