import type { MessageRead } from '@fireside/contract';
import { useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { call } from '../../api/call.ts';
import { TakingBackContext } from './taking-back.ts';

/** The wordings of an answer: the present one, and the former ones once somebody turns back to them. */
export function useTakes(message: MessageRead) {
  const gameId = use(TakingBackContext)?.gameId ?? '';
  /** Null stands for the present wording, also when there is a newer one. */
  const [chosen, setChosen] = useState<number | null>(null);
  const former = useQuery({
    queryKey: ['takes', gameId, message.id, message.takes],
    queryFn: () => call('listTakes', { params: { game_id: gameId, message_id: String(message.id) } }),
    enabled: chosen !== null && gameId !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = chosen ?? message.takes;
  const content =
    shown === message.takes ? message.content : (former.data?.[shown - 1]?.content ?? message.content);
  return {
    content,
    shown,
    error: former.error,
    show: (take: number) => setChosen(take >= message.takes ? null : Math.max(1, take)),
  };
}
