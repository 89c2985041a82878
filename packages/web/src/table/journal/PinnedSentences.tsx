import type { Chronicle } from '@fireside/contract';
import { PinOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../design/Button.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { words } from '../../words/words.ts';
import { PinForm } from './PinForm.tsx';
import { useChangeChronicle } from './use-chronicle.ts';

interface PinnedSentencesProps {
  gameId: string;
  pinned: Chronicle['pinned'];
  mayChange: boolean;
}

/** Sentences that the DM never forgets. One that was unpinned by mistake can be pinned again. */
export function PinnedSentences({ gameId, pinned, mayChange }: PinnedSentencesProps) {
  const [unpinned, setUnpinned] = useState<string | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const change = useChangeChronicle(gameId);

  useEffect(() => {
    if (unpinned !== null) undo.current?.focus();
  }, [unpinned]);

  if (!mayChange && pinned.length === 0) return null;

  function unpin({ id, text }: { id: number; text: string }) {
    change.mutate({ unpin: id }, { onSuccess: () => setUnpinned(text) });
  }

  function pinAgain(text: string) {
    change.mutate(
      { pin: text },
      {
        onSuccess: () => {
          setUnpinned(null);
          heading.current?.focus();
        },
      },
    );
  }

  return (
    <section aria-labelledby="pinned-title" className="grid gap-4 border-t pt-5">
      <h3
        id="pinned-title"
        ref={heading}
        tabIndex={-1}
        className="text-sm font-medium text-muted outline-none"
      >
        {words.journal.pinned}
      </h3>
      {pinned.length > 0 ? (
        <ul aria-label={words.journal.pinnedSentences} className="contained grid gap-2">
          {pinned.map((pin) => (
            <li key={pin.id} className="flex items-start justify-between gap-2">
              <p className="min-w-0 py-2 font-story leading-relaxed">{pin.text}</p>
              {mayChange ? (
                <IconButton
                  label={words.journal.unpin(pin.text)}
                  disabled={change.isPending}
                  onClick={() => unpin(pin)}
                >
                  <PinOff className="size-4" aria-hidden="true" />
                </IconButton>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {unpinned !== null ? (
        <p className="flex flex-wrap items-center justify-between gap-2 border-l-3 border-border pl-3 text-sm text-muted">
          <span className="min-w-0 truncate">{words.journal.unpinned(unpinned)}</span>
          <Button ref={undo} busy={change.isPending} onClick={() => pinAgain(unpinned)}>
            {words.journal.undo}
          </Button>
        </p>
      ) : null}
      <ErrorNote error={change.error} />
      {mayChange ? <PinForm gameId={gameId} /> : null}
    </section>
  );
}
