import { type KeyboardEvent, useId, useState } from 'react';
import { optionId } from './CommandList.tsx';
import type { Suggestion } from './commands.ts';

/** The list that opens while a command is written: which line of it is meant, and the keys that lead through it. */
export function useCommands(
  written: string,
  suggestions: readonly Suggestion[],
  onChoose: (suggestion: Suggestion) => void,
) {
  const id = useId();
  /** What was written when somebody last moved in the list, or closed it: with other words it begins anew. */
  const [moved, setMoved] = useState({ written: '', active: 0, closed: false });
  const now = moved.written === written ? moved : { written, active: 0, closed: false };
  const open = suggestions.length > 0 && !now.closed;
  const active = Math.min(now.active, suggestions.length - 1);

  /** Whether the key was for the list. */
  function onKey(event: KeyboardEvent): boolean {
    if (!open) return false;
    const many = suggestions.length;
    const chosen = suggestions[active];
    if (event.key === 'ArrowDown') setMoved({ ...now, active: (active + 1) % many });
    else if (event.key === 'ArrowUp') setMoved({ ...now, active: (active + many - 1) % many });
    else if (event.key === 'Escape') setMoved({ ...now, closed: true });
    else if (event.key === 'Enter' && !event.shiftKey && chosen) onChoose(chosen);
    else return false;
    event.preventDefault();
    return true;
  }

  const field = open
    ? ({
        'aria-autocomplete': 'list',
        'aria-haspopup': 'listbox',
        'aria-controls': id,
        'aria-activedescendant': optionId(id, active),
      } as const)
    : {};
  return { id, open, active, onKey, field };
}
