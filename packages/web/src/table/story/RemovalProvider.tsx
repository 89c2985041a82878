import type { GameRead, MessageRead } from '@fireside/contract';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useMe } from '../../account/session.ts';
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx';
import { words } from '../../words/words.ts';
import type { Table } from '../use-table.ts';
import { mayRemove, RemovalContext } from './removal.ts';

interface RemovalProviderProps {
  game: GameRead;
  table: Table;
  children: ReactNode;
}

/** Lets the story below remove its messages, and asks first. */
export function RemovalProvider({ game, table, children }: RemovalProviderProps) {
  const me = useMe();
  const [asked, setAsked] = useState<MessageRead | null>(null);
  const [open, setOpen] = useState(false);
  const remove = useMutation({
    mutationFn: table.removeMessage,
    onSuccess: () => setOpen(false),
  });
  const { reset } = remove;

  const removal = useMemo(
    () => ({
      mayRemove: (message: MessageRead) => mayRemove(message, me, game),
      ask: (message: MessageRead) => {
        reset();
        setAsked(message);
        setOpen(true);
      },
    }),
    [me, game, reset],
  );

  return (
    <RemovalContext value={removal}>
      {children}
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={words.story.removing.title}
        confirm={words.story.removing.confirm}
        onConfirm={() => asked && remove.mutate(asked)}
        busy={remove.isPending}
        error={remove.error}
        // The control goes with the text; its message stays.
        finalFocus={() =>
          remove.isSuccess ? document.querySelector<HTMLElement>(`li[data-message="${asked?.id}"]`) : null
        }
      >
        <p>{words.story.removing.sentence}</p>
      </ConfirmDialog>
    </RemovalContext>
  );
}
