import type { InvitationRead } from '@fireside/contract';
import { limits } from '@fireside/contract/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { changeSession } from '../account/session.ts';
import { call } from '../api/call.ts';
import { formProblems } from '../api/say-error.ts';
import { WaitingCharacters } from '../capsule/WaitingCharacters.tsx';
import { Button } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { TextField } from '../design/Field.tsx';
import { Form } from '../design/Form.tsx';
import { CharacterChoice } from './CharacterChoice.tsx';
import { nobodyYet, readyOptions } from './seat-options.ts';
import { takeSeat } from './take-seat.ts';
import { words } from '../words/words.ts';

interface GuestFormProps {
  invitation: InvitationRead;
  code: string;
  /** Other ways in. */
  children: ReactNode;
}

/** Three things, and somebody sits at the table: a name, a tap on a character, a tap on Join. */
export function GuestForm({ invitation, code, children }: GuestFormProps) {
  const [name, setName] = useState('');
  const [choice, setChoice] = useState(nobodyYet().id);
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();

  const enter = useMutation({
    mutationFn: async () => {
      const { user } = await call('enterAsGuest', { body: { name, participation_code: code } });
      // They have a seat now. Whether the character comes along is no reason to stay outside.
      await takeSeat(queryClient, { gameId: invitation.game_id, code, choice }).catch(() => undefined);
      return user;
    },
    onSuccess: (user) => {
      navigate(`/games/${invitation.game_id}`, { replace: true });
      changeSession(queryClient, user, { guest: true });
    },
  });
  const { at, rest } = formProblems(enter.error, ['name']);

  return (
    <Form
      onSubmit={() => enter.mutate()}
      error={enter.error}
      className="grid content-start gap-6 self-start rounded-lg border bg-surface p-6"
    >
      <TextField
        label={words.join.yourName}
        name="nickname"
        autoComplete="nickname"
        spellCheck={false}
        required
        maxLength={limits.userName.max}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={at.name}
        hint={words.join.yourNameHint}
      />
      <WaitingCharacters waiting={invitation.waiting} value={choice} onChange={setChoice} />
      <CharacterChoice options={[nobodyYet(), ...readyOptions()]} value={choice} onChange={setChoice} />
      <ErrorNote error={rest} />
      <div className="grid max-md:sticky max-md:bottom-0 max-md:bg-surface max-md:py-3">
        <Button type="submit" look="primary" busy={enter.isPending}>
          {words.join.join}
        </Button>
      </div>
      {children}
    </Form>
  );
}
