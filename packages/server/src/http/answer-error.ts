import { type ErrorBody, Refusal } from '@fireside/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { StoreUnavailable } from '../store/store.ts';
import { ClientGone } from './client-gone.ts';
import { discardBody } from './discard-body.ts';

/** Fastify's own refusals, in our words. */
const frameworkRefusals: Record<string, () => Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Refusal('too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Refusal('not_json'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new Refusal('malformed_json'),
  FST_ERR_BAD_URL: () => new Refusal('not_found'),
};

function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreUnavailable) return new Refusal('unavailable');
  const known = frameworkRefusals[(error as FastifyError).code];
  return known ? known() : null;
}

/** The client went away before its body was whole, or while it was being served: nobody is left to read the answer. */
function isBrokenOff({ raw }: FastifyRequest, error: unknown): boolean {
  return error instanceof ClientGone || (raw.destroyed && !raw.complete);
}

/** The one place where a thrown error becomes an HTTP answer. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  let refusal = asRefusal(error);
  if (!refusal && isBrokenOff(request, error)) {
    request.log.debug('a request broke off');
    refusal = new Refusal('malformed_json');
  } else if (!refusal) {
    request.log.error({ err: error }, 'a request failed');
    refusal = new Refusal('fault');
  } else if (refusal.status >= 500) {
    request.log.warn({ err: error }, refusal.detail);
  }
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  else if (refusal.status === 503) reply.header('retry-after', 1);
  const body: ErrorBody = { code: refusal.code, detail: refusal.detail };
  if (refusal.errors) body.errors = refusal.errors;
  // Fastify would close the connection on a body that it has not read.
  reply.removeHeader('connection');
  discardBody(request.raw, refusal.code !== 'too_many');
  reply.code(refusal.status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}
