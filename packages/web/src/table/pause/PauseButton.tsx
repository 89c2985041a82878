import { Pause, Play } from 'lucide-react';
import { IconButton } from '../../design/Button.tsx';
import { words } from '../../words/words.ts';
import type { Request } from '../use-table.ts';

interface PauseButtonProps {
  paused: boolean;
  ask: (frame: Request) => boolean;
}

/** For everybody, at once and without a reason. Nobody is told who pressed it. */
export function PauseButton({ paused, ask }: PauseButtonProps) {
  const Icon = paused ? Play : Pause;
  return (
    <IconButton
      label={paused ? words.composer.pause.resumeGame : words.composer.pause.pause}
      onClick={() => ask({ type: paused ? 'resume' : 'pause' })}
      className="size-11!"
    >
      <Icon className="size-4.5" aria-hidden="true" />
    </IconButton>
  );
}
