import { limits, type RegistrationMode } from '@fireside/contract/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { formProblems } from '../api/say-error.ts';
import { Button } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { TextField } from '../design/Field.tsx';
import { Form } from '../design/Form.tsx';
import { CodeField } from '../join/CodeField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { changeSession } from './session.ts';
import { words } from '../words/words.ts';

type Mode = 'sign-in' | 'register';

interface SignInFormProps {
  registration: RegistrationMode;
  /** The code of the invitation that was followed, empty when the link has lost it; null without an invitation. */
  invitation: string | null;
  /** The token of the link to the first administrator: whoever has it may register in any case. */
  setup?: string | null;
  /** Which of the two it is at first; else what is likelier. */
  begin?: Mode;
}

export function SignInForm({ registration, invitation, setup = null, begin }: SignInFormProps) {
  const mayRegister = registration !== 'closed' || setup !== null;
  const likelier = invitation === null && setup === null ? 'sign-in' : 'register';
  const [mode, setMode] = useState<Mode>(mayRegister ? (begin ?? likelier) : 'sign-in');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState(invitation ?? '');
  const queryClient = useQueryClient();
  const registering = mode === 'register';
  const { entrance } = words;
  const say = registering ? entrance.register : entrance.signIn;
  const byInvitation = registering && registration === 'invited' && setup === null;

  const enter = useMutation({
    mutationFn: () =>
      registering
        ? call('register', {
            body: {
              name,
              password,
              participation_code: byInvitation ? code : undefined,
              setup_token: setup ?? undefined,
            },
          })
        : call('login', { body: { name, password } }),
    onSuccess: ({ user }) => changeSession(queryClient, user),
  });
  const { at, rest } = formProblems(
    enter.error,
    byInvitation ? ['name', 'password', 'participation_code'] : ['name', 'password'],
  );

  function change() {
    setMode(registering ? 'sign-in' : 'register');
    enter.reset();
  }

  return (
    <Form onSubmit={() => enter.mutate()} error={enter.error} className="grid gap-5">
      <h2 className="font-story text-xl font-semibold">{say.heading}</h2>
      {byInvitation ? (
        <CodeField
          label={entrance.invitationCode}
          value={code}
          onChange={setCode}
          error={at.participation_code}
          hint={entrance.invitationCodeHint}
        />
      ) : null}
      <TextField
        label={entrance.name}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={limits.userName.max}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={at.name}
        hint={registering ? entrance.nameHint : undefined}
      />
      <PasswordField
        label={entrance.password}
        name="password"
        autoComplete={registering ? 'new-password' : 'current-password'}
        minLength={registering ? limits.password.min : undefined}
        value={password}
        onChange={setPassword}
        error={at.password}
        hint={registering ? entrance.passwordHint(limits.password.min) : undefined}
      />
      <ErrorNote error={rest} />
      <Button type="submit" look="primary" busy={enter.isPending} className="w-full">
        {say.submit}
      </Button>
      <p className="text-sm text-muted">
        {mayRegister ? (
          <>
            {say.question}{' '}
            <button
              type="button"
              onClick={change}
              className="min-h-6 text-accent underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {say.change}
            </button>
          </>
        ) : (
          entrance.closed
        )}
      </p>
    </Form>
  );
}
