import type { GameRead } from '@fireside/contract';
import { limits } from '@fireside/contract/protocol';
import type { ReactNode } from 'react';
import { words } from '../../words/words.ts';
import { SelfRollsSwitch } from './SelfRollsSwitch.tsx';

interface ComposerFootProps {
  game: GameRead;
  length: number;
  talkOnly: boolean;
  children: ReactNode;
}

/** Below the field: whose dice roll, and how much can still be written. */
export function ComposerFoot({ game, length, talkOnly, children }: ComposerFootProps) {
  const tooLong = length > limits.messageContent;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      {talkOnly ? null : <SelfRollsSwitch game={game} />}
      {children}
      <p id="composer-help" className="text-sm text-muted tabular-nums">
        {length > limits.messageContent * 0.85 ? (
          <span className={tooLong ? 'text-danger' : ''}>
            {words.composer.length(length, limits.messageContent)}
          </span>
        ) : (
          <span className="max-sm:sr-only">{words.composer.help}</span>
        )}
      </p>
    </div>
  );
}
