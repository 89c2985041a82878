import { type KeyboardEvent, useEffect, useRef } from 'react';
import { words } from '../../words/words.ts';
import type { Suggestion } from './commands.ts';

interface CommandListProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  onChoose: (suggestion: Suggestion) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function optionId(list: string, place: number): string {
  return `${list}-${place}`;
}

/** Opens above the composer while a command is written. The keyboard stays in the field and leads through it from there. */
export function CommandList({ id, suggestions, active, onChoose, onKeyDown }: CommandListProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      // What scrolls must be reachable by keyboard; the same keys work there.
      tabIndex={0}
      onKeyDown={onKeyDown}
      aria-label={words.composer.commands.list}
      className="fade-in absolute right-0 bottom-full left-0 z-10 mb-1 grid max-h-[min(18rem,50dvh)] overflow-y-auto rounded-lg border border-border bg-surface p-1 shadow-lg"
    >
      {suggestions.map((suggestion, place) => (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the keyboard has the field, which names the active option
        <div
          key={suggestion.key}
          id={optionId(id, place)}
          role="option"
          aria-selected={place === active}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
          className="grid min-h-11 cursor-pointer content-center rounded-md px-3 py-1 aria-selected:bg-raised aria-selected:shadow-[inset_0_0_0_1px_var(--border)]"
        >
          <span className="font-medium">{suggestion.label}</span>
          <span className="text-sm text-muted">{suggestion.meaning}</span>
        </div>
      ))}
    </div>
  );
}
