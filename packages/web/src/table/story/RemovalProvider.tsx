import type { GameRead, MessageRead } from '@fireside/contract';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useMe } from '../../account/session.ts';
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx';
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
  const stopAt = table.state.messages.findLast((message) => mayRemove(message, me, game))?.id;

  const removal = useMemo(
    () => ({
      mayRemove: (message: MessageRead) => mayRemove(message, me, game),
      ask: (message: MessageRead) => {
        reset();
        setAsked(message);
        setOpen(true);
      },
      stopAt,
    }),
    [me, game, stopAt, reset],
  );

  return (
    <RemovalContext value={removal}>
      {children}
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Remove this message?"
        confirm="Remove message"
        onConfirm={() => asked && remove.mutate(asked)}
        busy={remove.isPending}
        error={remove.error}
        // The control goes with the text; its message stays.
        finalFocus={() =>
          remove.isSuccess ? document.querySelector<HTMLElement>(`li[data-message="${asked?.id}"]`) : null
        }
      >
        <p>Its text is erased for everybody. What happened in the game stays.</p>
      </ConfirmDialog>
    </RemovalContext>
  );
}
