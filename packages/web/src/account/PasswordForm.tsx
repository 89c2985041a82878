import { limits } from '@fireside/contract/protocol';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../api/call.ts';
import { Button } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { useToast } from '../design/Toasts.tsx';
import { PasswordField } from './PasswordField.tsx';

export function PasswordForm({ name }: { name: string }) {
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const toast = useToast();
  const change = useMutation({
    mutationFn: () => call('changePassword', { body: { password, new_password: newPassword } }),
    onSuccess: () => {
      setPassword('');
      setNewPassword('');
      toast('The password is changed. Other devices are signed out.');
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    change.mutate();
  }

  return (
    <form onSubmit={submit} className="grid max-w-sm gap-5">
      {/* Password managers look for the name beside the password that is changed. */}
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      <PasswordField
        label="Present password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <PasswordField
        label="New password"
        name="new-password"
        autoComplete="new-password"
        minLength={limits.password.min}
        value={newPassword}
        onChange={setNewPassword}
        hint="Every other device is signed out."
      />
      <ErrorNote error={change.error} />
      <div>
        <Button type="submit" busy={change.isPending}>
          Change the password
        </Button>
      </div>
    </form>
  );
}
