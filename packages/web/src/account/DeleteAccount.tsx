import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError, call } from '../api/call.ts';
import { formProblems } from '../api/say-error.ts';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { Form } from '../design/Form.tsx';
import { PasswordField } from './PasswordField.tsx';
import { changeSession, useMe, useVisit } from './session.ts';

/** The service does not say which of the two was wrong; here only one was typed. */
function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'login_refused';
}

function DeletionForm({ onKeep }: { onKeep: () => void }) {
  const me = useMe();
  const { is_guest } = useVisit();
  const [password, setPassword] = useState('');
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call('deleteAccount', { body: { password: is_guest ? undefined : password } }),
    onSuccess: () => {
      navigate('/');
      changeSession(queryClient, null);
    },
  });
  const wrong = isWrongPassword(remove.error);
  const { rest } = formProblems(remove.error, []);

  return (
    <Form onSubmit={() => remove.mutate()} error={remove.error} className="grid gap-5">
      <div className="grid gap-2 leading-relaxed text-muted">
        <p>These go for good, and nobody can bring them back:</p>
        <ul className="list-disc pl-5">
          <li>your name, {me.name}, and every sign-in with it</li>
          <li>your characters</li>
          <li>the games that you created, for everyone at their tables</li>
        </ul>
        <p>What you said in the games of others stays there, without your name.</p>
      </div>
      {is_guest ? null : (
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={wrong ? 'The password is not right.' : undefined}
        />
      )}
      <ErrorNote error={wrong ? null : rest} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onKeep}>Keep it</Button>
        <Button type="submit" look="danger" busy={remove.isPending}>
          Delete my account
        </Button>
      </div>
    </Form>
  );
}

export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-3 border-t pt-6">
      <p className="max-w-[58ch] leading-relaxed text-muted">
        To keep a game for the others, hand it over at its table first.
      </p>
      <Button look="danger" onClick={() => setOpen(true)}>
        Delete my account…
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Delete your account?">
        <DeletionForm onKeep={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
