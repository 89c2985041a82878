import type { GameRead, MessageRead, PendingRoll, Roll, ServerEvent } from '@fireside/contract';

/** A message of mine that the service has not acknowledged yet. */
export interface OutgoingMessage {
  clientId: string;
  content: string;
  status: 'sending' | 'failed';
  detail?: string;
  /** The roll that this message answered: it is awaited again should the message be refused. */
  answered: PendingRoll | null;
}

/** The DM's turn as it happens; what it leaves behind arrives as a message. */
export interface LiveTurn {
  text: string;
  rolls: Roll[];
  rolling: { notation: string; reason: string } | null;
}

export interface TableState {
  messages: MessageRead[];
  /** Whether messages older than the oldest one here exist. */
  older: boolean;
  outgoing: OutgoingMessage[];
  turn: LiveTurn | null;
  turnError: string | null;
  pendingRoll: PendingRoll | null;
  ended: { reason: string | null } | null;
  /** Names; null until the table has announced them. */
  online: string[] | null;
}

export type TableAction =
  | { type: 'server'; event: ServerEvent; me: string }
  | { type: 'connected' }
  | { type: 'older'; messages: MessageRead[]; pageSize: number }
  | { type: 'game'; game: GameRead }
  | { type: 'send'; clientId: string; content: string }
  | { type: 'resend'; clientId: string }
  | { type: 'unanswered'; clientId: string }
  | { type: 'discard'; clientId: string }
  | { type: 'retry' };

export function openTable(game: GameRead, messages: MessageRead[], pageSize: number): TableState {
  return {
    messages,
    older: messages.length >= pageSize,
    outgoing: [],
    turn: null,
    turnError: null,
    pendingRoll: game.my_pending_roll,
    ended: game.status === 'ended' ? { reason: game.ended_reason } : null,
    online: null,
  };
}

const emptyTurn: LiveTurn = { text: '', rolls: [], rolling: null };

/** Ids grow, but a resumed connection may repeat what is known: each message has one place. */
function withMessage(messages: MessageRead[], message: MessageRead): MessageRead[] {
  const last = messages.at(-1);
  if (!last || message.id > last.id) return [...messages, message];
  if (messages.some(({ id }) => id === message.id)) return messages;
  return [...messages, message].sort((a, b) => a.id - b.id);
}

function updateOutgoing(
  state: TableState,
  clientId: string,
  change: Partial<OutgoingMessage>,
): OutgoingMessage[] {
  return state.outgoing.map((one) => (one.clientId === clientId ? { ...one, ...change } : one));
}

function receiveMessage(
  state: TableState,
  event: Extract<ServerEvent, { type: 'message' }>,
  me: string,
): TableState {
  const { message, client_id } = event;
  const known = state.messages.some(({ id }) => id === message.id);
  const next: TableState = {
    ...state,
    messages: withMessage(state.messages, message),
    outgoing: state.outgoing.filter(({ clientId }) => clientId !== client_id),
  };
  if (known) return next;
  if (message.sender_type === 'dm') return { ...next, turn: null, turnError: null };
  // I spoke in another window: there, too, that was my answer.
  if (message.user_id === me && !client_id) return { ...next, pendingRoll: null };
  return next;
}

function receive(state: TableState, event: ServerEvent, me: string): TableState {
  const turn = state.turn ?? emptyTurn;
  switch (event.type) {
    case 'typing':
      // Also when a turn begins anew, at another node: what the first attempt said does not count.
      return { ...state, turn: emptyTurn, turnError: null };
    case 'rolling':
      return { ...state, turn: { ...turn, rolling: { notation: event.notation, reason: event.reason } } };
    case 'rolled':
      return { ...state, turn: { ...turn, rolling: null, rolls: [...turn.rolls, event.roll] } };
    case 'delta':
      return { ...state, turn: { ...turn, rolling: null, text: turn.text + event.text } };
    case 'game_ended':
      return { ...state, ended: { reason: event.reason }, pendingRoll: null };
    case 'message':
      return receiveMessage(state, event, me);
    case 'error':
      if (event.scope === 'turn') return { ...state, turn: null, turnError: event.detail };
      return refuse(state, event.client_id, event.detail);
    case 'presence':
      return { ...state, online: event.online };
    default:
      return state;
  }
}

/** The service refused something that this window sent. */
function refuse(state: TableState, clientId: string | undefined, detail: string): TableState {
  const message = state.outgoing.find((one) => one.clientId === clientId);
  if (!message) return state;
  return {
    ...state,
    pendingRoll: state.pendingRoll ?? message.answered,
    outgoing: updateOutgoing(state, message.clientId, { status: 'failed', detail }),
  };
}

export function tableReducer(state: TableState, action: TableAction): TableState {
  switch (action.type) {
    case 'server':
      return receive(state, action.event, action.me);
    case 'connected':
      // A turn that still runs announces itself again, with the narration so far; so does one that failed.
      return { ...state, turn: null, turnError: null };
    case 'older': {
      const known = new Set(state.messages.map(({ id }) => id));
      const older = action.messages.filter(({ id }) => !known.has(id));
      return {
        ...state,
        messages: [...older, ...state.messages],
        older: action.messages.length >= action.pageSize,
      };
    }
    case 'game':
      return {
        ...state,
        // The banner appears when a roll is asked for; only my own next message takes it away.
        pendingRoll: action.game.my_pending_roll ?? state.pendingRoll,
        ended: action.game.status === 'ended' ? { reason: action.game.ended_reason } : state.ended,
      };
    case 'send':
      return {
        ...state,
        pendingRoll: null,
        turnError: null,
        outgoing: [
          ...state.outgoing,
          {
            clientId: action.clientId,
            content: action.content,
            status: 'sending',
            answered: state.pendingRoll,
          },
        ],
      };
    case 'resend':
      return {
        ...state,
        outgoing: updateOutgoing(state, action.clientId, { status: 'sending', detail: undefined }),
      };
    case 'unanswered':
      return refuse(state, action.clientId, 'No answer came from the server.');
    case 'discard':
      return { ...state, outgoing: state.outgoing.filter(({ clientId }) => clientId !== action.clientId) };
    case 'retry':
      return { ...state, turnError: null };
  }
}
