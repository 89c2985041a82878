import type { CharacterCreate } from '@fireside/contract';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { TextAreaField } from '../../design/Field.tsx';
import { FileButton } from '../../design/FileButton.tsx';
import { Form } from '../../design/Form.tsx';
import type { Imported } from './draft.ts';
import { ImportedSheet } from './ImportedSheet.tsx';
import { readSheet } from './read-sheet.ts';
import { mostCharacters } from './untrusted.ts';
import { words } from '../../words/words.ts';

interface ImportCharacterProps {
  onImported: (character: CharacterCreate) => void;
  busy: boolean;
  error: unknown;
}

/** A sheet from elsewhere: pasted or chosen, read, corrected, and only then stored. */
export default function ImportCharacter({ onImported, busy, error }: ImportCharacterProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [imported, setImported] = useState<Imported | null>(null);

  function read(sheet: string) {
    const result = readSheet(sheet);
    setProblem(result.ok ? undefined : result.problem);
    setImported(result.ok ? result.imported : null);
  }

  async function open(file: File) {
    if (file.size > mostCharacters) return setProblem(words.characters.import.tooLarge);
    try {
      const sheet = await file.text();
      setText(sheet);
      read(sheet);
    } catch {
      setProblem(words.characters.import.notOpened);
    }
  }

  if (imported) {
    return (
      <ImportedSheet
        imported={imported}
        onCorrected={onImported}
        onBack={() => setImported(null)}
        busy={busy}
        error={error}
      />
    );
  }
  return (
    <Form onSubmit={() => read(text)} error={problem} className="grid gap-4">
      <TextAreaField
        label={words.characters.import.sheet}
        rows={12}
        required
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={problem}
        hint={words.characters.import.hint}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary">
          {words.characters.import.read}
        </Button>
        <FileButton
          label={words.characters.import.file}
          accept=".json,.txt,.md,application/json,text/plain"
          onFile={open}
          disabled={false}
        >
          <FileUp className="size-4" aria-hidden="true" />
          {words.characters.import.openFile}
        </FileButton>
      </div>
    </Form>
  );
}
