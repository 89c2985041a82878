import type { GameRead } from '@fireside/contract';
import { type ReactNode, useCallback, useRef } from 'react';
import { useMe } from '../../account/session.ts';
import { sayError } from '../../api/say-error.ts';
import { useToast } from '../../design/Toasts.tsx';
import { words } from '../../words/words.ts';
import { useChangeChronicle } from '../journal/use-chronicle.ts';
import { PinningContext } from './pinning.ts';

interface PinningProviderProps {
  game: GameRead;
  children: ReactNode;
}

/** Lets the creator of the game pin what the story below says. */
export function PinningProvider({ game, children }: PinningProviderProps) {
  const me = useMe();
  const toast = useRef(useToast());
  const { mutate } = useChangeChronicle(game.id);
  const pin = useCallback(
    (sentence: string) =>
      mutate(
        { pin: sentence },
        {
          onSuccess: () => toast.current(words.story.pinned),
          onError: (error) => toast.current(sayError(error), 'error'),
        },
      ),
    [mutate],
  );
  return <PinningContext value={game.creator_id === me.id ? pin : null}>{children}</PinningContext>;
}
