import { limits } from '@fireside/contract/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { formProblems } from '../api/say-error.ts';
import { Button } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { TextField } from '../design/Field.tsx';
import { Form } from '../design/Form.tsx';
import { changeSession } from './session.ts';
import { PasswordField } from './PasswordField.tsx';

type Mode = 'sign-in' | 'register';

const words = {
  'sign-in': {
    heading: 'Sign in',
    operation: 'login',
    submit: 'Sign in',
    question: 'New here?',
    change: 'Create an account',
  },
  register: {
    heading: 'Create an account',
    operation: 'register',
    submit: 'Register',
    question: 'Been here before?',
    change: 'Sign in instead',
  },
} as const;

export function SignInForm({ startWith }: { startWith: Mode }) {
  const [mode, setMode] = useState<Mode>(startWith);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const queryClient = useQueryClient();
  const say = words[mode];
  const registering = mode === 'register';

  const enter = useMutation({
    mutationFn: () => call(say.operation, { body: { name, password } }),
    onSuccess: ({ user }) => changeSession(queryClient, user),
  });

  const { at, rest } = formProblems(enter.error, ['name', 'password']);

  function change() {
    setMode(registering ? 'sign-in' : 'register');
    enter.reset();
  }

  return (
    <Form onSubmit={() => enter.mutate()} error={enter.error} className="grid gap-5">
      <h2 className="font-story text-xl font-semibold">{say.heading}</h2>
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
        {say.question}{' '}
        <button
          type="button"
          onClick={change}
          className="min-h-6 text-accent underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {say.change}
        </button>
      </p>
    </Form>
  );
}
