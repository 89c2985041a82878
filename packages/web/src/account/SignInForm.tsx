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

type Mode = 'sign-in' | 'register';

const words = {
  'sign-in': {
    heading: 'Sign in',
    submit: 'Sign in',
    question: 'New here?',
    change: 'Create an account',
  },
  register: {
    heading: 'Create an account',
    submit: 'Register',
    question: 'Been here before?',
    change: 'Sign in instead',
  },
} as const;

interface SignInFormProps {
  registration: RegistrationMode;
  /** The code of the invitation that was followed, empty when the link has lost it; null without an invitation. */
  invitation: string | null;
  /** Which of the two it is at first; else what is likelier. */
  begin?: Mode;
}

export function SignInForm({ registration, invitation, begin }: SignInFormProps) {
  const mayRegister = registration !== 'closed';
  const likelier = invitation === null ? 'sign-in' : 'register';
  const [mode, setMode] = useState<Mode>(mayRegister ? (begin ?? likelier) : 'sign-in');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState(invitation ?? '');
  const queryClient = useQueryClient();
  const say = words[mode];
  const registering = mode === 'register';
  const byInvitation = registering && registration === 'invited';

  const enter = useMutation({
    mutationFn: () =>
      registering
        ? call('register', {
            body: { name, password, participation_code: byInvitation ? code : undefined },
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
          label="Invitation code"
          value={code}
          onChange={setCode}
          error={at.participation_code}
          hint="Accounts here are for invited guests. The code comes with the invitation to a game."
        />
      ) : null}
      <TextField
        label="Name"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={limits.userName.max}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={at.name}
        hint={registering ? 'What the others at the table will call you.' : undefined}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete={registering ? 'new-password' : 'current-password'}
        minLength={registering ? limits.password.min : undefined}
        value={password}
        onChange={setPassword}
        error={at.password}
        hint={registering ? `At least ${limits.password.min} characters. Any characters.` : undefined}
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
          'New here? Accounts are made by the host of this house. Ask them for yours.'
        )}
      </p>
    </Form>
  );
}
