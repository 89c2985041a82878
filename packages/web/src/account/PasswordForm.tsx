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

export function PasswordForm({ name }: { name: string }) {
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const toast = useToast();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: () => call('changePassword', { body: { password, new_password: newPassword } }),
    onSuccess: () => {
      setPassword('');
      setNewPassword('');
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      toast('The password is changed. Other devices are signed out.');
    },
  });

  const { at, rest } = formProblems(change.error, ['password', 'new_password']);

  return (
    <Form onSubmit={() => change.mutate()} error={change.error} className="grid max-w-sm gap-5">
      {/* Password managers look for the name beside the password that is changed. */}
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      <PasswordField
        label="Present password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={at.password}
      />
      <PasswordField
        label="New password"
        name="new-password"
        autoComplete="new-password"
        minLength={limits.password.min}
        value={newPassword}
        onChange={setNewPassword}
        error={at.new_password}
        hint="Every other device is signed out."
      />
      <ErrorNote error={rest} />
      <div>
        <Button type="submit" busy={change.isPending}>
          Change the password
        </Button>
      </div>
    </Form>
  );
}
