import type { SessionRead } from '@fireside/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../api/call.ts';
import { sessionsQuery } from '../api/queries.ts';
import { sayError } from '../api/say-error.ts';
import { Age } from '../design/Age.tsx';
import { Button } from '../design/Button.tsx';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { useToast } from '../design/Toasts.tsx';
import { changeSession, navigateWhenGone, useMe, useVisit } from './session.ts';
import { Sentence } from '../words/Sentence.tsx';
import { words } from '../words/words.ts';

function nameOf({ device }: SessionRead): string {
  return device?.replace(' on ', words.account.devices.on) ?? words.account.devices.unknown;
}

/** Signing out here leads to the landing page, and the place in the story with it: it is asked first. */
function SignOutHere() {
  const me = useMe();
  const { is_guest } = useVisit();
  const [asking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const say = words.account.devices;
  const leaving = is_guest ? say.forGood : say.here;
  const leave = useMutation({
    mutationFn: () => call('logout'),
    onSuccess: () => {
      changeSession(queryClient, null);
      navigateWhenGone(() => navigate('/'));
    },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{say.signOut}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={leaving.title}
        confirm={leaving.confirm}
        keep={say.stay}
        onConfirm={() => leave.mutate()}
        busy={leave.isPending}
        error={leave.error}
      >
        <p>{is_guest ? say.forGood.line : say.here.line(me.name)}</p>
      </ConfirmDialog>
    </>
  );
}

interface SignOutThereProps {
  session: SessionRead;
  /** Its line is about to go, and this button with it. */
  onEnded: () => void;
}

function SignOutThere({ session, onEnded }: SignOutThereProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const end = useMutation({
    mutationFn: () => call('endSession', { params: { session_id: session.id } }),
    onSuccess: () => {
      queryClient.setQueryData(sessionsQuery.queryKey, (known) =>
        known?.filter(({ id }) => id !== session.id),
      );
      onEnded();
      toast(words.account.devices.isSignedOut(nameOf(session)));
    },
    onError: (error) => {
      toast(sayError(error), 'error');
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
  return (
    <Button onClick={() => end.mutate()} busy={end.isPending}>
      {words.account.devices.signOut}
      <span className="sr-only"> {nameOf(session)}</span>
    </Button>
  );
}

function SessionLine({ session, onEnded }: SignOutThereProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t py-3 first:border-t-0 first:pt-0">
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5">
          <span className="font-medium">{nameOf(session)}</span>
          {session.current ? (
            <span className="text-sm text-ok">{words.account.devices.thisDevice}</span>
          ) : null}
        </p>
        <p className="text-sm text-muted">
          <Sentence
            of={words.account.devices.times(
              <Age timestamp={session.last_used_at} />,
              <Age timestamp={session.created_at} />,
            )}
          />
        </p>
      </div>
      {session.current ? <SignOutHere /> : <SignOutThere session={session} onEnded={onEnded} />}
    </li>
  );
}

/** Where I am signed in, and the way out of each place. */
export function OwnSessions() {
  const sessions = useQuery(sessionsQuery);
  const list = useRef<HTMLUListElement>(null);
  if (sessions.isPending) {
    return (
      <p role="status" className="text-muted">
        <span className="delayed-appearance">{words.account.devices.looking}</span>
      </p>
    );
  }
  if (sessions.isError) {
    return (
      <>
        <ErrorNote error={sessions.error}>
          <Button onClick={() => sessions.refetch()} busy={sessions.isFetching}>
            {words.design.tryAgain}
          </Button>
        </ErrorNote>
        <div>
          <SignOutHere />
        </div>
      </>
    );
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={words.account.devices.list} className="outline-none">
        {sessions.data.map((session) => (
          <SessionLine key={session.id} session={session} onEnded={() => list.current?.focus()} />
        ))}
      </ul>
      {sessions.data.length === 1 ? (
        <p className="text-sm text-muted">{words.account.devices.nowhereElse}</p>
      ) : null}
    </>
  );
}
