import { closeCodes, parse, Refusal, SocketQuery } from '@fireside/contract';

/** Why a socket is closed as soon as it was opened. */
export class SocketClosing extends Error {
  readonly code: number;

  constructor(code: number, reason: string) {
    super(reason);
    this.name = 'SocketClosing';
    this.code = code;
  }
}

/** What stands behind the address. An `after_id` that is none says nothing against the ticket. */
export function readSocketQuery(search: URLSearchParams): SocketQuery {
  const given = Object.fromEntries(search);
  try {
    return parse(SocketQuery, given, 'query');
  } catch (error) {
    const { success: hasTicket } = SocketQuery.shape.ticket.safeParse(given.ticket);
    if (!hasTicket || !(error instanceof Refusal)) throw error;
    throw new SocketClosing(closeCodes.badRequest, error.detail);
  }
}

export function toSocketClosing(error: unknown): SocketClosing {
  if (error instanceof SocketClosing) return error;
  if (error instanceof Refusal) return new SocketClosing(closeCodes.unauthorized, 'the ticket is not valid');
  return new SocketClosing(closeCodes.fault, 'try again');
}
