import { limits } from '@fireside/contract/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { sessionsQuery } from '../api/queries.ts';
import { formProblems } from '../api/say-error.ts';
import { Button } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { Form } from '../design/Form.tsx';
import { useToast } from '../design/Toasts.tsx';
import { PasswordField } from './PasswordField.tsx';
import { setGuest } from './session.ts';
import { words } from '../words/words.ts';

interface PasswordFormProps {
  name: string;
  /** Whoever has none yet gives only the new one, and is a guest no longer. */
  first: boolean;
}

export function PasswordForm({ name, first }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const say = words.account.password;
  const toast = useToast();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: () =>
      call('changePassword', {
        body: { password: first ? undefined : password, new_password: newPassword },
      }),
    onSuccess: () => {
      setPassword('');
      setNewPassword('');
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      toast(first ? say.isSet : say.isChanged);
      setGuest(queryClient, false);
    },
  });

  const { at, rest } = formProblems(change.error, first ? ['new_password'] : ['password', 'new_password']);

  return (
    <Form onSubmit={() => change.mutate()} error={change.error} className="grid max-w-sm gap-5">
      {/* Password managers look for the name beside the password that is changed. */}
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      {first ? null : (
        <PasswordField
          label={say.present}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={at.password}
        />
      )}
      <PasswordField
        label={first ? say.first : say.next}
        name="new-password"
        autoComplete="new-password"
        minLength={limits.password.min}
        value={newPassword}
        onChange={setNewPassword}
        error={at.new_password}
        hint={first ? say.firstHint(limits.password.min) : say.nextHint}
      />
      <ErrorNote error={rest} />
      <div>
        <Button type="submit" busy={change.isPending}>
          {first ? say.set : say.change}
        </Button>
      </div>
    </Form>
  );
}
