import type {
  CharacterRead,
  ClientFrame,
  GameRead,
  MessageRead,
  PendingRoll,
  ServerEvent,
} from '@fireside/contract';
import { withSheets } from '@fireside/contract/effects';
import { limits, removedContent } from '@fireside/contract/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useMe } from '../account/session.ts';
import { call } from '../api/call.ts';
import { takeOutGame } from '../api/game-lists.ts';
import { messagesPerPage } from '../api/page-sizes.ts';
import { characterQuery, gameQuery, visitQuery } from '../api/queries.ts';
import { sayEvent } from '../api/say-error.ts';
import { useToast } from '../design/Toasts.tsx';
import { words } from '../words/words.ts';
import { useWriters } from './composer/use-writers.ts';
import { createLookout, type Lookout } from './lookout.ts';
import { gameNews } from './news/table-news.ts';
import type { OpenTable } from './open-table.ts';
import { createOutbox, newClientId } from './outbox.ts';
import { type Opening, readMessages, readTable } from './read-table.ts';
import type { Speech } from './speech.ts';
import { type ConnectionStatus, goneReason, openSocket, type TableSocket } from './table-socket.ts';
import { awaitedRoll, openTable, shownTable, type TableState, tableReducer } from './table-state.ts';

/** What is asked of the service beside what is said. Its refusals are toasts. */
export type Request = Extract<
  ClientFrame,
  { type: 'stop' | 'retell' | 'rewind' | 'pause' | 'resume' | 'go_on' }
>;

export interface Table {
  state: TableState;
  /** Party, world and end as the running turn leaves them so far. */
  shown: OpenTable;
  pendingRoll: PendingRoll | null;
  connection: ConnectionStatus;
  say: (speech: Speech) => void;
  /** Names of those who are writing something for everybody. */
  writers: readonly string[];
  /** Tells the others that I am writing. */
  tellWriting: () => void;
  /** Asks the service for something that stands in no message; false while it cannot be reached. */
  ask: (frame: Request) => boolean;
  /** Tells the service how far I have read; false while it cannot be reached. */
  markRead: (messageId: number) => boolean;
  /** The composer has taken what was taken back. */
  takeReturned: () => void;
  resend: (clientId: string) => void;
  discard: (clientId: string) => void;
  retryTurn: () => void;
  loadOlder: () => Promise<void>;
  /** Reads the story back to a message. */
  loadBackTo: (messageId: number) => Promise<void>;
  /** Erases the text of a message, for everybody. */
  removeMessage: (message: MessageRead) => Promise<void>;
  /** Shows a sheet as its owner has just saved it: nobody announces that. */
  putSheet: (saved: CharacterRead) => void;
  /** Reads who sits here again, after somebody was removed. */
  readParty: () => void;
  /** Tries to come back after a refusal. */
  reconnect: () => void;
}

/** One seat at a live table: what was said, what is happening, and the means to speak. */
export function useTable({ game, messages, table, isEarly }: Opening): Table {
  const me = useMe();
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(tableReducer, null, () =>
    openTable(me.id, table, messages, game.paused),
  );
  const { writers, hear } = useWriters(me.id);
  const hearWriters = useRef(hear);
  hearWriters.current = hear;
  const { base, turn } = state;
  const effects = turn?.effects;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the turn only its effects matter
  const shown = useMemo(() => shownTable({ base, turn }), [base, effects]);
  const [status, setStatus] = useState<ConnectionStatus>({ name: 'connecting' });
  const latest = useRef(state);
  latest.current = state;
  const toast = useRef(useToast());
  const socket = useRef<TableSocket | null>(null);
  /** What was asked for before the line was open for the first time: a table is seen before it is heard. */
  const asked = useRef<Request[]>([]);
  const lookouts = useRef<Lookout | null>(null);
  /** The game as this window last told what is new about it. */
  const known = useRef(game);
  const [outbox] = useState(() =>
    createOutbox({
      send: (frame) => socket.current?.send(frame) ?? false,
      onUnanswered: (clientId) => dispatch({ type: 'unanswered', clientId }),
    }),
  );

  useEffect(() => {
    function hearGame(read: GameRead, pauses: number) {
      dispatch({ type: 'read pause', paused: read.paused, pauses });
      dispatch({ type: 'news', words: gameNews(known.current, read) });
      known.current = read;
    }

    const lookout = createLookout({
      table: latest.current.base,
      newestId: latest.current.messages.at(-1)?.id ?? 0,
      readParty: () => call('readParty', { params: { game_id: game.id } }),
      readTable: async () => {
        const { pauses } = latest.current;
        const read = await readTable(queryClient, game.id);
        hearGame(read.game, pauses);
        return read.table;
      },
      readGame: async () => {
        const { pauses } = latest.current;
        hearGame(await queryClient.fetchQuery({ ...gameQuery(game.id), staleTime: 0 }), pauses);
      },
      onRead: (read, since) => dispatch({ type: 'read', table: read, since }),
    });

    if (isEarly) lookout.connectionLost();
    lookouts.current = lookout;

    function onEvent(received: ServerEvent) {
      const event = sayEvent(received);
      if (event.type === 'rewound' && latest.current.messages.some(({ id }) => id >= event.message_id))
        toast.current(words.table.takenBack);
      dispatch({ type: 'server', event });
      lookout.hear(event);
      hearWriters.current(event);
      if ('client_id' in event && event.client_id) outbox.settle(event.client_id);
      // What was refused stands in no message of mine: it is said by itself.
      else if (event.type === 'error' && event.scope === 'request') toast.current(event.detail, 'error');
    }

    function onStatus(next: ConnectionStatus) {
      // Much is drawn anew with an open line, and nobody waits for it: in slices.
      const show = next.name === 'open' ? startTransition : (change: () => void) => change();
      show(() => setStatus(next));
      // The reason may be that this session has ended: ask who we are, and the landing page follows.
      if (next.name === 'refused') void queryClient.invalidateQueries({ queryKey: visitQuery.queryKey });
      if (goneReason(next) === 'deleted') takeOutGame(queryClient, game.id);
      if (next.name === 'refused') dispatch({ type: 'shut out', detail: next.detail });
      if (next.name === 'lost') lookout.connectionLost();
      const waiting = asked.current.splice(0);
      if (next.name !== 'open') {
        if (waiting.length > 0) toast.current(words.table.noConnection, 'error');
        outbox.suspend();
        return;
      }
      show(() => dispatch({ type: 'connected' }));
      for (const frame of waiting) socket.current?.send(frame);
      for (const { clientId, speech, status } of latest.current.outgoing) {
        if (status === 'sending') outbox.transmit(clientId, speech);
      }
    }

    socket.current = openSocket({ gameId: game.id, lastMessageId: lookout.newestId, onEvent, onStatus });
    return () => {
      outbox.suspend();
      socket.current?.close();
    };
  }, [game.id, isEarly, queryClient, outbox]);

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
    writers: status.name === 'open' ? writers : [],
    tellWriting: () => socket.current?.send({ type: 'composing' }),
    say(speech) {
      const clientId = newClientId();
      dispatch({ type: 'send', clientId, speech });
      outbox.transmit(clientId, speech);
    },
    ask(frame) {
      if (socket.current?.send(frame)) return true;
      if (status.name === 'connecting') {
        asked.current.push(frame);
        return true;
      }
      toast.current(words.table.noConnection, 'error');
      return false;
    },
    markRead: (messageId) => socket.current?.send({ type: 'read', message_id: messageId }) ?? false,
    takeReturned: () => dispatch({ type: 'returned' }),
    resend(clientId) {
      const message = state.outgoing.find((one) => one.clientId === clientId);
      if (!message) return;
      dispatch({ type: 'resend', clientId });
      outbox.transmit(clientId, message.speech);
    },
    discard: (clientId) => dispatch({ type: 'discard', clientId }),
    retryTurn() {
      if (socket.current?.send({ type: 'retry' })) dispatch({ type: 'retry' });
    },
    async removeMessage(message) {
      await call('removeMessage', { params: { game_id: game.id, message_id: String(message.id) } });
      // The room is told as well, but this window need not wait for it, nor be connected.
      const removed = { ...message, removed: true, content: removedContent };
      dispatch({ type: 'server', event: { type: 'removed', message: removed } });
    },
    putSheet(saved) {
      const { base, messages } = latest.current;
      const party = base.party.map((seat) =>
        seat.character?.id === saved.id ? { ...seat, character: saved } : seat,
      );
      const encounter = base.encounter && withSheets(base.encounter, party);
      dispatch({ type: 'read', table: { party, encounter }, since: messages.at(-1)?.id ?? 0 });
    },
    readParty: () => lookouts.current?.lookAgain(),
    reconnect: () => socket.current?.reconnect(),
    async loadOlder() {
      const oldest = latest.current.messages[0];
      if (!oldest) return;
      const messages = await readMessages(game.id, oldest.id);
      dispatch({ type: 'older', messages, more: messages.length >= messagesPerPage });
    },
    async loadBackTo(messageId) {
      const messages: MessageRead[] = [];
      let more = latest.current.older;
      let oldest = latest.current.messages[0]?.id ?? 0;
      while (more && oldest > messageId) {
        const page = await readMessages(game.id, oldest, limits.pageSize);
        messages.unshift(...page);
        more = page.length >= limits.pageSize;
        oldest = messages[0]?.id ?? 0;
      }
      // In one piece: what is read meanwhile does not move again and again.
      if (messages.length > 0) dispatch({ type: 'older', messages, more });
    },
  };
}
