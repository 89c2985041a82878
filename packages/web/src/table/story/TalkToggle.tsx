import type { MessageRead } from '@fireside/contract';
import { words } from '../../words/words.ts';
import { isTalk } from '../speech.ts';
import { hideTalk, useTalkHidden } from './talk-shown.ts';

/** Folds away what players say among themselves; absent where nobody does. */
export function TalkToggle({ messages }: { messages: readonly MessageRead[] }) {
  const hidden = useTalkHidden();
  const many = messages.filter(isTalk).length;
  if (many === 0) return null;
  return (
    <button
      type="button"
      aria-pressed={hidden}
      onClick={() => hideTalk(!hidden)}
      className="inline-flex min-h-6 items-center rounded text-sm text-muted underline decoration-border underline-offset-4 hover:text-text pointer-coarse:min-h-11"
    >
      {words.story.hideTalk}
      {hidden ? (
        <span className="tabular-nums">
          {'\u00a0'}
          {words.story.hiddenTalk(many)}
        </span>
      ) : null}
    </button>
  );
}
