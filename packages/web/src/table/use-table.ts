import type { PendingRoll, ServerEvent } from '@fireside/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useMe } from '../account/session.ts';
import { call } from '../api/call.ts';
import { characterQuery, meQuery } from '../api/queries.ts';
import type { OpenTable } from './open-table.ts';
import { createOutbox, newClientId } from './outbox.ts';
import { type Opening, pageSize, readTable } from './read-table.ts';
import { type ConnectionStatus, openSocket, type TableSocket } from './table-socket.ts';
import { awaitedRoll, openTable, shownTable, type TableState, tableReducer } from './table-state.ts';

export interface Table {
  state: TableState;
  /** Party, world and end as the running turn leaves them so far. */
  shown: OpenTable;
  pendingRoll: PendingRoll | null;
  connection: ConnectionStatus;
  say: (content: string) => void;
  resend: (clientId: string) => void;
  discard: (clientId: string) => void;
  retryTurn: () => void;
  loadOlder: () => Promise<void>;
}

/** One seat at a live table: what was said, what is happening, and the means to speak. */
export function useTable({ game, messages, table }: Opening): Table {
  const me = useMe();
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(tableReducer, null, () =>
    openTable({ me: me.id, table, messages, pageSize }),
  );
  const { base, turn } = state;
  const effects = turn?.effects;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the turn only its effects matter
  const shown = useMemo(() => shownTable({ base, turn }), [base, effects]);
  const [status, setStatus] = useState<ConnectionStatus>({ name: 'connecting' });
  const latest = useRef(state);
  latest.current = state;
  const socket = useRef<TableSocket | null>(null);
  const [outbox] = useState(() =>
    createOutbox({
      send: (frame) => socket.current?.send(frame) ?? false,
      onUnanswered: (clientId) => dispatch({ type: 'unanswered', clientId }),
    }),
  );

  useEffect(() => {
    let newestId = latest.current.messages.at(-1)?.id ?? 0;
    const known = new Set(latest.current.base.party.map(({ name }) => name));
    let missed = false;

    /**
     * Nobody announces who joins, or what an owner changes: a stranger is looked up, and the table is read anew when the
     * connection was lost. Presence comes after the messages that were missed meanwhile.
     */
    async function lookAround(online: string[]) {
      const strangers = online.filter((name) => !known.has(name));
      if (!missed && strangers.length === 0) return;
      const [all, since] = [missed, newestId];
      missed = false;
      for (const name of strangers) known.add(name);
      try {
        const read = all
          ? (await readTable(queryClient, game.id)).table
          : { party: await call('readParty', { params: { game_id: game.id } }) };
        dispatch({ type: 'read', table: read, since });
      } catch {
        // Whoever comes or goes next is the occasion to ask again.
        missed ||= all;
        for (const name of strangers) known.delete(name);
      }
    }

    function onEvent(event: ServerEvent) {
      dispatch({ type: 'server', event });
      if (event.type === 'message') newestId = Math.max(newestId, event.message.id);
      if (event.type === 'presence') void lookAround(event.online);
      if ('client_id' in event && event.client_id) outbox.settle(event.client_id);
    }

    function onStatus(next: ConnectionStatus) {
      setStatus(next);
      // The reason may be that this session has ended: ask who we are, and the landing page follows.
      if (next.name === 'refused') void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      if (next.name === 'lost') missed = true;
      if (next.name !== 'open') {
        outbox.suspend();
        return;
      }
      dispatch({ type: 'connected' });
      for (const { clientId, content, status } of latest.current.outgoing) {
        if (status === 'sending') outbox.transmit(clientId, content);
      }
    }

    socket.current = openSocket({ gameId: game.id, lastMessageId: () => newestId, onEvent, onStatus });
    return () => {
      outbox.suspend();
      socket.current?.close();
    };
  }, [game.id, queryClient, outbox]);

  // Other screens open a sheet as play left it.
  useEffect(() => {
    for (const { character } of base.party) {
      if (character) queryClient.setQueryData(characterQuery(character.id).queryKey, character);
    }
  }, [base.party, queryClient]);

  return {
    state,
    shown,
    pendingRoll: awaitedRoll(state, shown),
    connection: status,
    say(content) {
      const clientId = newClientId();
      dispatch({ type: 'send', clientId, content });
      outbox.transmit(clientId, content);
    },
    resend(clientId) {
      const message = state.outgoing.find((one) => one.clientId === clientId);
      if (!message) return;
      dispatch({ type: 'resend', clientId });
      outbox.transmit(clientId, message.content);
    },
    discard: (clientId) => dispatch({ type: 'discard', clientId }),
    retryTurn() {
      if (socket.current?.send({ type: 'retry' })) dispatch({ type: 'retry' });
    },
    async loadOlder() {
      const oldest = latest.current.messages[0];
      if (!oldest) return;
      const query = { before_id: oldest.id, limit: pageSize };
      const older = await call('messageHistory', { params: { game_id: game.id }, query });
      dispatch({ type: 'older', messages: older, pageSize });
    },
  };
}
