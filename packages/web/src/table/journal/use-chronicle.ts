import type { ChronicleChange, MessageRead } from '@fireside/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { call } from '../../api/call.ts';
import { chronicleQuery } from '../../api/queries.ts';

/** Corrects a chapter, pins a sentence or unpins one; the answer is the whole chronicle. */
export function useChangeChronicle(gameId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: ChronicleChange) =>
      call('changeChronicle', { params: { game_id: gameId }, body: change }),
    onSuccess: (chronicle) => queryClient.setQueryData(chronicleQuery(gameId).queryKey, chronicle),
  });
}

/** Does something after a turn, and after a message was removed: what is remembered may be another then. */
export function useAfterTurn(messages: MessageRead[], act: () => void) {
  const told = useMemo(() => {
    const answer = messages.findLast(({ sender_type }) => sender_type === 'dm')?.id;
    return `${answer} ${messages.filter(({ removed }) => removed).length}`;
  }, [messages]);
  const known = useRef(told);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (known.current === told) return;
    known.current = told;
    latest.current();
  }, [told]);
}

/** What the DM remembers, as long as somebody looks at it. */
export function useChronicle(gameId: string, messages: MessageRead[]) {
  const chronicle = useQuery(chronicleQuery(gameId));
  useAfterTurn(messages, () => void chronicle.refetch());
  return chronicle;
}
