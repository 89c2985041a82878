import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { inputClass } from '../design/Field.tsx';
import { FileButton } from '../design/FileButton.tsx';
import { acceptedFiles, readAdventure, tooLong, wordsIn } from './read-adventure.ts';
import { words } from '../words/words.ts';

interface AdventureFieldProps {
  value: string;
  onChange: (text: string) => void;
  /** Why the service did not take it. */
  refused?: string;
}

/** An adventure for the DM to follow: pasted, dropped or chosen. */
export function AdventureField({ value, onChange, refused }: AdventureFieldProps) {
  const id = useId();
  const [reading, setReading] = useState<{ name: string; share: number } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [over, setOver] = useState(false);

  async function read(file: File) {
    setError(null);
    setReading({ name: file.name, share: 0 });
    try {
      onChange(await readAdventure(file, (share) => setReading({ name: file.name, share })));
    } catch (problem) {
      setError(problem);
    } finally {
      setReading(null);
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) void read(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button beside it opens the same files
    <div
      className="grid gap-2"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          {words.newGame.adventure} <span className="font-normal text-muted">{words.newGame.optional}</span>
        </label>
        <FileButton
          label={words.newGame.adventureFile}
          accept={acceptedFiles}
          onFile={read}
          disabled={reading !== null}
        >
          <FileUp className="size-4" aria-hidden="true" />
          {words.newGame.openFile}
        </FileButton>
      </div>
      <textarea
        id={id}
        rows={value ? 8 : 4}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={words.newGame.pasteHere}
        aria-describedby={`${id}-hint`}
        aria-invalid={refused ? true : undefined}
        className={`${inputClass} text-[0.9375rem] leading-relaxed ${over ? 'outline-2 outline-focus' : ''}`}
      />
      <div
        id={`${id}-hint`}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-muted"
      >
        <p>{words.newGame.playersWillNot}</p>
        {value ? (
          <p className="flex items-center gap-2 tabular-nums">
            {words.newGame.length(wordsIn(value))}
            <Button
              look="quiet"
              className="min-h-8! px-2! text-sm! pointer-coarse:min-h-11!"
              onClick={() => onChange('')}
            >
              {words.newGame.remove}
            </Button>
          </p>
        ) : null}
      </div>
      {reading ? (
        <div role="status" className="grid gap-1 text-sm text-muted">
          <p>
            {words.newGame.reading(reading.name)}{' '}
            <span className="tabular-nums">{Math.round(reading.share * 100)} %</span>
          </p>
          <progress
            value={reading.share}
            aria-label={words.newGame.readingFile}
            className="h-1.5 w-full accent-accent"
          />
        </div>
      ) : null}
      <ErrorNote error={error ?? tooLong(value) ?? refused} />
    </div>
  );
}
