import { limits } from '@fireside/contract/protocol';
import { useState } from 'react';
import { formProblems } from '../../api/say-error.ts';
import { Button } from '../../design/Button.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { TextField } from '../../design/Field.tsx';
import { Form } from '../../design/Form.tsx';
import { words } from '../../words/words.ts';
import { type SafetyKind, useSafety } from './use-safety.ts';

/** Anybody at the table adds a line or a veil, unnamed. */
export function SafetyForm({ gameId, kind }: { gameId: string; kind: SafetyKind }) {
  const [text, setText] = useState('');
  const { add } = useSafety(gameId, kind);
  const { at, rest } = formProblems(add.error, [kind]);

  return (
    <Form
      onSubmit={() => add.mutate(text, { onSuccess: () => setText('') })}
      error={add.error}
      className="grid gap-3"
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <TextField
            label={words.rules[kind].addOne}
            maxLength={limits.safetyText}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={at[kind]}
            hint={words.rules.unseen}
          />
        </div>
        <Button
          type="submit"
          className="mt-6.5 min-h-11 shrink-0"
          busy={add.isPending}
          disabled={text.trim() === ''}
        >
          {words.rules.add}
          <span className="sr-only">{words.rules[kind].added}</span>
        </Button>
      </div>
      <ErrorNote error={rest} />
    </Form>
  );
}
