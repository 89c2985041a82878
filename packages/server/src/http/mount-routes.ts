import { type Operation, parse, Refusal, type Route, routes } from '@fireside/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, Sessions } from '../accounts/sessions.ts';
import type { Given, Handler, Handlers } from './handlers.ts';
import { answerSchema } from './answer-schema.ts';
import { isForeign, type OriginCheck } from './origin.ts';
import { readCredentials } from './session-credentials.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

interface Parts {
  handlers: Handlers;
  sessions: Sessions;
  originCheck: OriginCheck;
}

/** Mounts every operation of the contract. The order of the checks is 401, 422, and then what the handler finds. */
export function mountRoutes(app: FastifyInstance, { handlers, sessions, originCheck }: Parts) {
  app.decorateRequest('caller', null);

  async function admit(request: FastifyRequest, route: Route) {
    const credentials = readCredentials(request);
    if (credentials && route.access !== 'anyone') request.caller = await sessions.find(credentials.token);
    if (route.access === 'user' && !request.caller) throw new Refusal('not_authenticated');
    const unsafe = route.method !== 'GET';
    if (unsafe && credentials?.fromCookie && isForeign(request.headers, request.host, originCheck)) {
      throw new Refusal('cross_site');
    }
  }

  for (const operation of Object.keys(routes) as Operation[]) {
    const route: Route = routes[operation];
    const handler = handlers[operation] as unknown as Handler<Route>;
    app.route({
      method: route.method,
      url: route.path,
      ...(route.bodyBytes && { bodyLimit: route.bodyBytes }),
      onRequest: (request) => admit(request, route),
      handler: async (request, reply) => {
        const given = {
          params: route.params && parse(route.params, request.params, 'path'),
          query: route.query && parse(route.query, request.query, 'query'),
          body: route.body && parse(route.body, request.body),
          caller: request.caller,
          address: request.ip,
          reply,
        };
        const answer: unknown = await handler(given as unknown as Given<Route>);
        if (reply.statusCode === 200) reply.code(route.status);
        if (!route.response) return reply.send();
        const text = reply.serializeInput(answer as Record<string, unknown>, answerSchema(route.response));
        return reply.type('application/json; charset=utf-8').send(text);
      },
    });
  }
}
