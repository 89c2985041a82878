import type { Chapter } from '@fireside/contract';
import { useMutation } from '@tanstack/react-query';
import { BookOpen, Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { Prose } from '../../design/Prose.tsx';
import { words } from '../../words/words.ts';
import { ChapterEditor } from './ChapterEditor.tsx';

interface ChapterViewProps {
  gameId: string;
  chapter: Chapter;
  mayChange: boolean;
  onLead: (messageId: number) => Promise<void>;
}

/** A chapter, and the way to where it was told. */
export function ChapterView({ gameId, chapter, mayChange, onLead }: ChapterViewProps) {
  const [editing, setEditing] = useState(false);
  const edited = useRef(false);
  const edit = useRef<HTMLButtonElement>(null);
  const lead = useMutation({ mutationFn: () => onLead(chapter.from_id) });

  useEffect(() => {
    // The editor took the focus along with it.
    if (edited.current && !editing) edit.current?.focus();
    edited.current = editing;
  }, [editing]);

  if (editing) {
    return (
      <li>
        <ChapterEditor gameId={gameId} chapter={chapter} onDone={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li className="grid gap-1.5">
      <div className="contained grid gap-1.5">
        <h3 className="font-story text-[1.0625rem] font-semibold text-balance">{chapter.title}</h3>
        <Prose text={chapter.summary} className="text-base" />
      </div>
      <div className="-ml-3 flex flex-wrap">
        <Button
          look="quiet"
          className="px-3!"
          waiting={lead.isPending}
          onClick={() => !lead.isPending && lead.mutate()}
        >
          <BookOpen className="size-4" aria-hidden="true" />
          {lead.isPending ? words.journal.turningBack : words.journal.readInStory}
          <span className="sr-only">{words.journal.quoted(chapter.title)}</span>
        </Button>
        {mayChange ? (
          <Button ref={edit} look="quiet" className="px-3!" onClick={() => setEditing(true)}>
            <Pencil className="size-4" aria-hidden="true" />
            {words.journal.correct}
            <span className="sr-only">{words.journal.quoted(chapter.title)}</span>
          </Button>
        ) : null}
      </div>
      <ErrorNote error={lead.error} />
    </li>
  );
}
