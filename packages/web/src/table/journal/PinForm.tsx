import { chronicleLimits } from '@fireside/contract/protocol';
import { useState } from 'react';
import { formProblems } from '../../api/say-error.ts';
import { Button } from '../../design/Button.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { TextAreaField } from '../../design/Field.tsx';
import { Form } from '../../design/Form.tsx';
import { words } from '../../words/words.ts';
import { useChangeChronicle } from './use-chronicle.ts';

/** A sentence of one's own for the DM never to forget. */
export function PinForm({ gameId }: { gameId: string }) {
  const [text, setText] = useState('');
  const pin = useChangeChronicle(gameId);
  const { at, rest } = formProblems(pin.error, ['pin']);

  return (
    <Form
      onSubmit={() => pin.mutate({ pin: text }, { onSuccess: () => setText('') })}
      error={pin.error}
      className="grid justify-items-start gap-3"
    >
      <div className="w-full">
        <TextAreaField
          label={words.journal.pinSentence}
          rows={2}
          maxLength={chronicleLimits.pin}
          value={text}
          // It is one line, however long.
          onChange={(event) => setText(event.target.value.replace(/\n+/g, ' '))}
          error={at.pin}
          hint={words.journal.pinHint}
        />
      </div>
      <ErrorNote error={rest} />
      <Button type="submit" busy={pin.isPending} disabled={text.trim() === ''}>
        {words.journal.pinIt}
      </Button>
    </Form>
  );
}
