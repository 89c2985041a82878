import type { MessageRead } from '@fireside/contract';
import { lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { TakingBackContext } from '../taking-back/taking-back.ts';
import { actionsFor, MessageMenuContext, type OpenedMenu } from './message-menu.ts';
import { PinningContext } from './pinning.ts';
import { RemovalContext } from './removal.ts';

const MessageMenuSheet = lazy(() => import('./MessageMenuSheet.tsx'));

interface MessageMenuProviderProps {
  messages: readonly MessageRead[];
  readAloud: ((text: string) => void) | null;
  children: ReactNode;
}

/** One menu for all messages of a story: it opens beside the button that was pressed. */
export function MessageMenuProvider({ messages, readAloud, children }: MessageMenuProviderProps) {
  const takingBack = use(TakingBackContext);
  const removal = use(RemovalContext);
  const pin = use(PinningContext);
  const [opened, setOpened] = useState<OpenedMenu | null>(null);
  const [open, setOpen] = useState(false);
  const means = useMemo(
    () => ({ takingBack, removal, pin, readAloud }),
    [takingBack, removal, pin, readAloud],
  );
  const stopAt = messages.findLast((message) => actionsFor(message, means).length > 0)?.id;

  const menu = useMemo(
    () => ({
      has: (message: MessageRead) => actionsFor(message, means).length > 0,
      open: (next: OpenedMenu) => {
        setOpened(next);
        setOpen(true);
      },
      stopAt,
    }),
    [means, stopAt],
  );
  const shown = opened?.button.closest('[data-message]')?.querySelector('.prose')?.textContent ?? undefined;
  const actions = opened ? actionsFor(opened.message, means, { selected: opened.selected, shown }) : [];

  return (
    <MessageMenuContext value={menu}>
      {children}
      {opened ? (
        <Suspense fallback={null}>
          <MessageMenuSheet opened={opened} actions={actions} open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </MessageMenuContext>
  );
}
