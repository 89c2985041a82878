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
import { changeSession, navigateWhenGone, useMe, useVisit } from './session.ts';
import { words } from '../words/words.ts';

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
      changeSession(queryClient, null);
      navigateWhenGone(() => navigate('/'));
    },
  });
  const wrong = isWrongPassword(remove.error);
  const { rest } = formProblems(remove.error, []);
  const say = words.account.data.removal;

  return (
    <Form onSubmit={() => remove.mutate()} error={remove.error} className="grid gap-5">
      <div className="grid gap-2 leading-relaxed text-muted">
        <p>{say.forGood}</p>
        <ul className="list-disc pl-5">
          <li>{say.name(me.name)}</li>
          <li>{say.characters}</li>
          <li>{say.games}</li>
        </ul>
        <p>{say.said}</p>
      </div>
      {is_guest ? null : (
        <PasswordField
          label={say.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={wrong ? say.wrong : undefined}
        />
      )}
      <ErrorNote error={wrong ? null : rest} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onKeep}>{say.keep}</Button>
        <Button type="submit" look="danger" busy={remove.isPending}>
          {say.confirm}
        </Button>
      </div>
    </Form>
  );
}

export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  const say = words.account.data;
  return (
    <div className="grid justify-items-start gap-3 border-t pt-6">
      <p className="max-w-[58ch] leading-relaxed text-muted">{say.handOver}</p>
      <Button look="danger" onClick={() => setOpen(true)}>
        {say.remove}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={say.removal.title}>
        <DeletionForm onKeep={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
