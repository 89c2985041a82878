import type { Chapter } from '@fireside/contract';
import { chronicleLimits } from '@fireside/contract/protocol';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { TextAreaField, TextField } from '../../design/Field.tsx';
import { Form } from '../../design/Form.tsx';
import { words } from '../../words/words.ts';
import { useChangeChronicle } from './use-chronicle.ts';

interface ChapterEditorProps {
  gameId: string;
  chapter: Chapter;
  onDone: () => void;
}

/** What the DM got wrong, put right by hand. */
export function ChapterEditor({ gameId, chapter, onDone }: ChapterEditorProps) {
  const [title, setTitle] = useState(chapter.title);
  const [summary, setSummary] = useState(chapter.summary);
  const change = useChangeChronicle(gameId);
  const first = useRef<HTMLInputElement>(null);

  // The control that opened this is gone: the focus goes on to what it opened.
  useEffect(() => first.current?.focus(), []);

  return (
    <Form
      onSubmit={() =>
        change.mutate({ chapter: { from_id: chapter.from_id, title, summary } }, { onSuccess: onDone })
      }
      error={change.error}
      className="grid gap-4"
    >
      <TextField
        label={words.journal.chapterTitle}
        required
        ref={first}
        maxLength={chronicleLimits.title}
        autoComplete="off"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextAreaField
        label={words.journal.whatHappened}
        required
        rows={8}
        maxLength={chronicleLimits.summary}
        value={summary}
        onChange={(event) => setSummary(event.target.value)}
        hint={words.journal.whatHappenedHint}
      />
      <ErrorNote error={change.error} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          look="primary"
          busy={change.isPending}
          disabled={title.trim() === '' || summary.trim() === ''}
        >
          {words.journal.saveChapter}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {words.journal.cancel}
        </Button>
      </div>
    </Form>
  );
}
