import type { FastifyReply } from 'fastify';

/** The client has gone before it was answered: what was being done for it can end. */
export class ClientGone extends Error {
  constructor() {
    super('The client has gone');
    this.name = 'ClientGone';
  }
}

/** Aborted when the connection ends before the answer does; the request's own `close` would come when its body is read. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const check = () => {
    if (!raw.writableFinished) gone.abort(new ClientGone());
  };
  if (raw.closed) check();
  else raw.once('close', check);
  return gone.signal;
}
