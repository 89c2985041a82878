import { type Operation, parse, Refusal, type Route, routes } from '@fireside/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, Sessions } from '../accounts/sessions.ts';
import type { Given, Handler, Handlers } from './handlers.ts';
import { answerSchema } from './answer-schema.ts';
import { goneSignal } from './client-gone.ts';
import { createDownloadSender, Download } from './download.ts';
import { createListSender } from './list-sender.ts';
import { networkOf } from './network-of.ts';
import { isForeign, type OriginCheck } from './origin.ts';
import type { RequestBudget } from './request-budget.ts';
import { createCookieRenewal } from './session-credentials.ts';
import { StreamedList } from './streamed-list.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** What an operation counts before its body is read. */
export type Gates = { [O in Operation]?: (request: FastifyRequest) => void | Promise<void> };

interface Parts {
  handlers: Handlers;
  gates: Gates;
  budget: RequestBudget;
  sessions: Sessions;
  originCheck: OriginCheck;
  /** The time by which sessions expire. */
  now: () => number;
  /** Refuses whoever is none. */
  requireAdministrator(userId: string): Promise<void>;
}

/**
 * Mounts every operation of the contract. The order of the checks is 401, 422, and then what the handler finds; what is for
 * administrators is refused to others before anything is read.
 */
export function mountRoutes(app: FastifyInstance, parts: Parts) {
  const { handlers, gates, budget, sessions, originCheck, now, requireAdministrator } = parts;
  app.decorateRequest('caller', null);
  const sendList = createListSender();
  const sendDownload = createDownloadSender();
  const renewCookie = createCookieRenewal(now);

  async function admit(request: FastifyRequest, operation: Operation) {
    const route: Route = routes[operation];
    const { credentials } = request;
    if (credentials && route.access !== 'anyone') {
      request.caller = await sessions.findByHash(credentials.sessionHash);
      if (request.caller) budget.charge(request, request.caller);
    }
    const isForUsers = route.access === 'user' || route.access === 'administrator';
    if (isForUsers && !request.caller) throw new Refusal('not_authenticated');
    const unsafe = route.method !== 'GET';
    if (unsafe && credentials?.fromCookie && isForeign(request.headers, request.host, originCheck)) {
      throw new Refusal('cross_site');
    }
    if (route.access === 'administrator') await requireAdministrator(request.caller!.userId);
    await gates[operation]?.(request);
  }

  for (const operation of Object.keys(routes) as Operation[]) {
    const route: Route = routes[operation];
    const handler = handlers[operation] as unknown as Handler<Route>;
    app.route({
      method: route.method,
      url: route.path,
      ...(route.bodyBytes && { bodyLimit: route.bodyBytes }),
      config: { bodyAsText: route.bodyAsText === true },
      onRequest: (request) => admit(request, operation),
      handler: async (request, reply) => {
        let signal: AbortSignal | undefined;
        const given = {
          params: route.params && parse(route.params, request.params, 'path'),
          query: route.query && parse(route.query, request.query, 'query'),
          // Many clients send no body with a DELETE where there is nothing to say.
          body: route.bodyAsText
            ? (request.body ?? '')
            : route.body && parse(route.body, request.body ?? (route.method === 'DELETE' ? {} : undefined)),
          caller: request.caller,
          address: networkOf(request.ip),
          reply,
          get signal() {
            signal ??= goneSignal(reply);
            return signal;
          },
        };
        const answer: unknown = await handler(given as unknown as Given<Route>);
        if (reply.statusCode === 200) reply.code(route.status);
        renewCookie(reply);
        if (answer instanceof Download) {
          const key = request.caller?.userId ?? request.ip;
          return sendDownload(answer, { key, reply, signal: given.signal });
        }
        if (!route.response) return reply.send();
        const schema = answerSchema(route.response);
        const write = (body: unknown) => reply.serializeInput(body as Record<string, unknown>, schema);
        reply.type('application/json; charset=utf-8');
        if (!(answer instanceof StreamedList)) return reply.send(write(answer));
        return sendList(answer, {
          key: request.caller?.userId ?? request.ip,
          reply,
          write,
          get signal() {
            return given.signal;
          },
        });
      },
    });
  }
}
