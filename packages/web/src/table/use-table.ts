import type { GameRead, MessageRead, ServerEvent } from '@fireside/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useMe } from '../account/me.ts';
import { gameQuery, meQuery, worldQuery } from '../api/queries.ts';
import { request } from '../api/request.ts';
import { newClientId } from './client-id.ts';
import { type Connection, type ConnectionStatus, connect } from './connection.ts';
import { createOutbox } from './outbox.ts';
import { openTable, type TableState, tableReducer } from './table-state.ts';
import { refreshParty, rememberCharacter, welcomeNewcomers } from './table-cache.ts';

export const pageSize = 50;

export interface Table {
  state: TableState;
  connection: ConnectionStatus;
  say: (content: string) => void;
  resend: (clientId: string) => void;
  discard: (clientId: string) => void;
  retryTurn: () => void;
  loadOlder: () => Promise<void>;
}

/** One seat at a live table: what was said, what is happening, and the means to speak. */
export function useTable(game: GameRead, firstPage: MessageRead[]): Table {
  const me = useMe();
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(tableReducer, null, () => openTable(game, firstPage, pageSize));
  const [status, setStatus] = useState<ConnectionStatus>({ name: 'connecting' });
  const latest = useRef(state);
  latest.current = state;
  const connection = useRef<Connection | null>(null);
  const messagesSent = useRef(0);
  const [outbox] = useState(() =>
    createOutbox({
      send: (frame) => connection.current?.send(frame) ?? false,
      onUnanswered: (clientId) => dispatch({ type: 'unanswered', clientId }),
    }),
  );

  useEffect(() => {
    /** A DM turn may have asked me for a roll: the game says so. An answer given meanwhile makes that news old. */
    async function readGame() {
      const sentBefore = messagesSent.current;
      const fresh = await queryClient.fetchQuery({ ...gameQuery(game.id), staleTime: 0 }).catch(() => null);
      if (fresh && sentBefore === messagesSent.current) dispatch({ type: 'game', game: fresh });
    }

    function onEvent(event: ServerEvent) {
      dispatch({ type: 'server', event, me: me.id });
      if (event.type === 'character') rememberCharacter(queryClient, game.id, event.character);
      if (event.type === 'presence') welcomeNewcomers(queryClient, game.id, event.online);
      if (event.type === 'error' && event.scope === 'request' && event.client_id)
        outbox.settle(event.client_id);
      if (event.type !== 'message') return;
      if (event.client_id) outbox.settle(event.client_id);
      if (event.message.sender_type === 'dm') {
        void readGame();
        refreshParty(queryClient, game.id);
        void queryClient.invalidateQueries({ queryKey: worldQuery(game.id).queryKey });
      }
    }

    function onStatus(next: ConnectionStatus) {
      setStatus(next);
      // The reason may be that this session has ended: ask who we are, and the landing page follows.
      if (next.name === 'refused') void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      if (next.name !== 'open') {
        outbox.suspend();
        return;
      }
      dispatch({ type: 'connected' });
      for (const { clientId, content, status } of latest.current.outgoing) {
        if (status === 'sending') outbox.transmit(clientId, content);
      }
      void readGame();
    }

    connection.current = connect({
      gameId: game.id,
      lastMessageId: () => latest.current.messages.at(-1)?.id ?? 0,
      onEvent,
      onStatus,
    });
    return () => {
      outbox.suspend();
      connection.current?.close();
    };
  }, [game.id, me.id, queryClient, outbox]);

  return {
    state,
    connection: status,
    say(content) {
      const clientId = newClientId();
      messagesSent.current += 1;
      dispatch({ type: 'send', clientId, content });
      outbox.transmit(clientId, content);
    },
    resend(clientId) {
      const message = state.outgoing.find((one) => one.clientId === clientId);
      if (!message) return;
      messagesSent.current += 1;
      dispatch({ type: 'resend', clientId });
      outbox.transmit(clientId, message.content);
    },
    discard: (clientId) => dispatch({ type: 'discard', clientId }),
    retryTurn() {
      if (connection.current?.send({ type: 'retry' })) dispatch({ type: 'retry' });
    },
    async loadOlder() {
      const oldest = latest.current.messages[0];
      if (!oldest) return;
      const query = `before_id=${oldest.id}&limit=${pageSize}`;
      const messages = await request<MessageRead[]>('GET', `/api/games/${game.id}/messages/full?${query}`);
      dispatch({ type: 'older', messages, pageSize });
    },
  };
}
