import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from '../../design/Button.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { words } from '../../words/words.ts';
import { SafetyForm } from './SafetyForm.tsx';
import { type SafetyKind, useSafety } from './use-safety.ts';

interface SafetyListProps {
  gameId: string;
  kind: SafetyKind;
  kept: readonly string[];
  mayRemove: boolean;
}

/** Everybody reads them and adds to them; the creator removes one, and can take that back. */
export function SafetyList({ gameId, kind, kept, mayRemove }: SafetyListProps) {
  const id = useId();
  const [removed, setRemoved] = useState<string | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { add, remove } = useSafety(gameId, kind);
  const { title, meaning, none } = words.rules[kind];

  useEffect(() => {
    if (removed !== null) undo.current?.focus();
  }, [removed]);

  function keepAgain(text: string) {
    add.mutate(text, {
      onSuccess: () => {
        setRemoved(null);
        heading.current?.focus();
      },
    });
  }

  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="grid gap-1">
        <h3 id={id} ref={heading} tabIndex={-1} className="font-medium outline-none">
          {title}
        </h3>
        <p className="text-sm leading-relaxed text-muted">{meaning}</p>
      </div>
      {kept.length === 0 ? <p className="text-sm text-muted">{none}</p> : null}
      {kept.length > 0 ? (
        <ul aria-label={title} className="contained grid">
          {kept.map((text) => (
            <li key={text} className="flex items-center justify-between gap-2">
              <p className="min-w-0 py-1.5 leading-snug">{text}</p>
              {mayRemove ? (
                <IconButton
                  label={words.rules[kind].remove(text)}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(text, { onSuccess: () => setRemoved(text) })}
                >
                  <X className="size-4" aria-hidden="true" />
                </IconButton>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {removed !== null ? (
        <p className="flex items-center justify-between gap-2 border-l-3 border-border pl-3 text-sm text-muted">
          <span className="min-w-0 truncate">{words.rules.removed(removed)}</span>
          <Button ref={undo} busy={add.isPending} onClick={() => keepAgain(removed)}>
            {words.rules.undo}
          </Button>
        </p>
      ) : null}
      <ErrorNote error={remove.error ?? add.error} />
      <SafetyForm gameId={gameId} kind={kind} />
    </section>
  );
}
