import type { Proposal, SetupMessage } from '@fireside/contract';
import { limits } from '@fireside/contract/protocol';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../api/call.ts';

/** The conversation lives here: the service forgets it after every answer. */
export function useSetupChat(adventure: string, onProposal: (proposal: Proposal) => void) {
  const [messages, setMessages] = useState<SetupMessage[]>([]);
  const opened = useRef<string | null>(null);
  const ask = useMutation({
    mutationFn: (conversation: SetupMessage[]) =>
      call('setupChat', { body: { messages: conversation, adventure_text: adventure || null } }),
    onSuccess: ({ reply, proposal }, conversation) => {
      if (reply.trim() !== '') {
        const content = reply.slice(0, limits.messageContent);
        setMessages([...conversation, { role: 'assistant', content }]);
      }
      if (proposal) onProposal(proposal);
    },
  });

  const untouched = messages.every(({ role }) => role === 'assistant');
  const { mutate } = ask;
  // The DM opens the conversation, and opens it anew when an adventure is laid down before anyone has spoken.
  useEffect(() => {
    if (!untouched || opened.current === adventure) return;
    const timer = setTimeout(
      () => {
        opened.current = adventure;
        mutate([]);
      },
      opened.current === null ? 0 : 1_200,
    );
    return () => clearTimeout(timer);
  }, [adventure, untouched, mutate]);

  return {
    messages,
    busy: ask.isPending,
    error: ask.error,
    full: messages.length >= limits.setupMessages - 1,
    say(content: string) {
      const conversation: SetupMessage[] = [...messages, { role: 'user', content }];
      setMessages(conversation);
      mutate(conversation);
    },
    retry: () => mutate(messages),
  };
}

export type SetupChat = ReturnType<typeof useSetupChat>;
