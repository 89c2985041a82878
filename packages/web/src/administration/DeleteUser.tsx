import type { AdministeredUser } from '@fireside/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { changeSession, useMe } from '../account/session.ts';
import { takeOutUser } from '../api/administration.ts';
import { call } from '../api/call.ts';
import { Button } from '../design/Button.tsx';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { useToast } from '../design/Toasts.tsx';
import { Sentence } from '../words/Sentence.tsx';
import { words } from '../words/words.ts';

/** What goes with an account, by number. */
function Losses({ user }: { user: AdministeredUser }) {
  const { name, characters, created_games } = user;
  const said = words.administration.deletion;
  return (
    <div className="grid gap-2 leading-relaxed">
      <p>{said.losses}</p>
      <ul className="list-disc pl-5">
        <li>{said.account(name)}</li>
        {characters > 0 ? <li>{said.characters(characters)}</li> : null}
        {created_games > 0 ? <li>{said.games(created_games, name)}</li> : null}
      </ul>
      <p>{said.stays(name)}</p>
    </div>
  );
}

export function DeleteUser({ user }: { user: AdministeredUser }) {
  const me = useMe();
  const [open, setOpen] = useState(false);
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const toast = useToast();
  const said = words.administration.deletion;
  const remove = useMutation({
    mutationFn: () => call('deleteUser', { params: { user_id: user.id } }),
    onSuccess: () => {
      if (user.id === me.id) {
        navigate('/');
        changeSession(queryClient, null);
        return;
      }
      takeOutUser(queryClient, user.id);
      toast(said.done(user.name));
    },
  });
  return (
    <>
      <Button
        look="quiet"
        className="-mr-4 md:-my-2"
        onClick={() => {
          remove.reset();
          setOpen(true);
        }}
      >
        <Sentence of={said.button(<span className="sr-only"> {user.name} </span>)} />
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={user.id === me.id ? said.ownTitle : said.title(user.name)}
        confirm={said.confirm}
        onConfirm={() => remove.mutate()}
        busy={remove.isPending}
        error={remove.error}
        finalFocus={() => (remove.isSuccess ? document.querySelector('h1') : null)}
      >
        <Losses user={user} />
      </ConfirmDialog>
    </>
  );
}
