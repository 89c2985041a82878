import type { Chapter } from '@fireside/contract';
import { ChevronRight, NotebookText, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, IconButton } from '../../design/Button.tsx';
import { Prose } from '../../design/Prose.tsx';
import { words } from '../../words/words.ts';

interface StorySoFarProps {
  chapters: Chapter[];
  onJournal: () => void;
  onDismiss: () => void;
}

/** What somebody missed, folded into a line above the story until they want to know. */
export function StorySoFar({ chapters, onJournal, onDismiss }: StorySoFarProps) {
  const id = useId();
  const [open, setOpen] = useState(false);

  function goToJournal() {
    // What it tells stands there too, and the story has the room again.
    setOpen(false);
    onJournal();
  }

  return (
    <section
      aria-labelledby={`${id}-title`}
      className="fade-in flex max-h-[60%] shrink-0 flex-col border-b bg-surface"
    >
      <div className="mx-auto flex w-full max-w-[44rem] shrink-0 items-center gap-2 px-4 sm:px-6">
        <h2 id={`${id}-title`} className="min-w-0 grow">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
            className="flex min-h-11 w-full items-center gap-2 text-left font-story font-semibold"
          >
            <ChevronRight
              className={`size-4 shrink-0 text-muted ${open ? 'rotate-90' : ''}`}
              aria-hidden="true"
            />
            {words.storySoFar.title}
          </button>
        </h2>
        <IconButton label={words.storySoFar.putAway} onClick={onDismiss}>
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      {open ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <div id={id} tabIndex={0} className="min-h-0 overflow-y-auto outline-offset-[-2px]">
          <div className="mx-auto grid w-full max-w-[44rem] gap-5 px-4 pt-1 pb-5 sm:px-6">
            <ol className="contained grid gap-5">
              {chapters.map(({ from_id, title, summary }) => (
                <li key={from_id} className="grid gap-1">
                  <h3 className="font-story font-semibold text-balance">{title}</h3>
                  <Prose text={summary} className="text-base" />
                </li>
              ))}
            </ol>
            <Button className="justify-self-start" onClick={goToJournal}>
              <NotebookText className="size-4" aria-hidden="true" />
              {words.storySoFar.openJournal}
            </Button>
          </div>
        </div>
      ) : null}
    </section>
  );
}
