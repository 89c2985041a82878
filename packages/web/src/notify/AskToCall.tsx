import type { MessageRead } from '@fireside/contract';
import { useMemo, useState } from 'react';
import { useMe } from '../account/session.ts';
import { Button } from '../design/Button.tsx';
import { useToast } from '../design/Toasts.tsx';
import { asksDm } from '../table/speech.ts';
import { words } from '../words/words.ts';
import { useNotify, withoutNotifications } from './use-notify.ts';

interface AskToCallProps {
  messages: readonly MessageRead[];
  /** The question leaves with its answer, and takes the focus along unless it goes on to somewhere. */
  onAnswered: () => void;
}

const choice = 'min-h-8 px-2.5 py-0.5 text-sm text-text underline underline-offset-4';

/** Whether I have asked the DM something since this window opened, and the DM has answered. */
function useWholeTurn(messages: readonly MessageRead[]): boolean {
  const me = useMe();
  const [since] = useState(messages.at(-1)?.id ?? 0);
  return useMemo(() => {
    const asked = messages.find((said) => said.id > since && said.user_id === me.id && asksDm(said));
    return asked !== undefined && messages.some((told) => told.id > asked.id && told.sender_type === 'dm');
  }, [messages, since, me.id]);
}

/** Asked once in a browser, after a first whole turn, and never again after an answer. */
export function AskToCall({ messages, onAnswered }: AskToCallProps) {
  const toast = useToast();
  const hadTurn = useWholeTurn(messages);
  const { answered, permission, setSound, setNotification, refuse } = useNotify();
  if (answered || !hadTurn) return null;

  async function wantNotification() {
    const without = withoutNotifications(await setNotification(true));
    if (without) toast(without, 'error');
    else toast(words.notify.changedInSettings);
    onAnswered();
  }

  function answer(choose: () => void) {
    choose();
    toast(words.notify.changedInSettings);
    onAnswered();
  }

  return (
    <section aria-label={words.notify.title} className="flex flex-wrap items-center gap-x-3 text-sm">
      <p className="text-muted">{words.notify.question}</p>
      <div className="-mx-2.5 flex flex-wrap gap-x-1">
        <Button look="quiet" className={choice} onClick={() => answer(() => setSound(true))}>
          {words.notify.sound}
        </Button>
        {withoutNotifications(permission) === null ? (
          <Button look="quiet" className={choice} onClick={wantNotification}>
            {words.notify.notification}
          </Button>
        ) : null}
        <Button look="quiet" className={choice} onClick={() => answer(refuse)}>
          {words.notify.no}
        </Button>
      </div>
    </section>
  );
}
