import type { GameRead, MessageRead } from '@fireside/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useCallback, useMemo, useState } from 'react';
import { useMe } from '../../account/session.ts';
import { aboutQuery } from '../../api/queries.ts';
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx';
import { beginningOf } from '../../design/prose/long-text.ts';
import { useToast } from '../../design/Toasts.tsx';
import { plainText } from '../../design/prose/plain-text.ts';
import { words } from '../../words/words.ts';
import { asksDm } from '../speech.ts';
import type { Table } from '../use-table.ts';
import { RetellDialog } from './RetellDialog.tsx';
import { mayTakeBack, retellableOf, TakingBackContext, whatGoes } from './taking-back.ts';

interface TakingBackProviderProps {
  game: GameRead;
  table: Table;
  /** Where the focus goes afterwards: the words are to be said otherwise. */
  composer: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Lets the story below be taken back and told anew, and asks first. */
export function TakingBackProvider({ game, table, composer, children }: TakingBackProviderProps) {
  const me = useMe();
  const toast = useToast();
  const { state } = table;
  const [asked, setAsked] = useState<{ what: 'rewind' | 'retell'; message: MessageRead } | null>(null);
  const [open, setOpen] = useState<'rewind' | 'retell' | null>(null);
  const newest = state.messages.findLast(asksDm)?.id;
  const { data: about } = useQuery(aboutQuery);
  // The storyteller has no other words.
  const isTold = table.shown.ended_reason === null && about?.storyteller !== true;
  const retellable = isTold ? retellableOf(state, game) : undefined;
  const ask = useCallback((what: 'rewind' | 'retell', message: MessageRead) => {
    setAsked({ what, message });
    setOpen(what);
  }, []);

  const value = useMemo(
    () => ({
      gameId: game.id,
      mayTakeBack: (message: MessageRead) => mayTakeBack(message, newest, me.id, game),
      askToTakeBack: (message: MessageRead) => ask('rewind', message),
      retellable,
      askToRetell: (message: MessageRead) => ask('retell', message),
    }),
    [game, newest, me.id, retellable, ask],
  );

  return (
    <TakingBackContext value={value}>
      {children}
      <ConfirmDialog
        open={open === 'rewind'}
        onOpenChange={(next) => setOpen(next ? 'rewind' : null)}
        title={words.takingBack.takeBackTitle}
        confirm={words.takingBack.takeBack}
        onConfirm={() => {
          if (asked && table.ask({ type: 'rewind', message_id: asked.message.id })) setOpen(null);
        }}
        // The control goes with its message.
        finalFocus={() => (asked && document.contains(messageOf(asked.message)) ? null : composer.current)}
      >
        {asked ? (
          <div className="contained grid gap-2">
            <p className="font-story">{beginningOf(plainText(asked.message.content))}</p>
            <p>{whatGoes(asked.message, state)}</p>
          </div>
        ) : null}
      </ConfirmDialog>
      <RetellDialog
        open={open === 'retell'}
        onOpenChange={(next) => setOpen(next ? 'retell' : null)}
        onRetell={(guidance) => {
          if (!asked) return;
          const wish = guidance.trim() || null;
          if (!table.ask({ type: 'retell', message_id: asked.message.id, guidance: wish })) return;
          setOpen(null);
          toast(words.takingBack.otherWords);
        }}
      />
    </TakingBackContext>
  );
}

function messageOf({ id }: MessageRead): Element | null {
  return document.querySelector(`li[data-message="${id}"]`);
}
