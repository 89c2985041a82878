import type { FastifyInstance } from 'fastify';
import { parseBoundedJson } from './bounded-json.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyAsText?: boolean;
  }
}

/** Bodies are JSON or absent. Fastify enforces the route's limit while it reads, before anything is kept. */
export function acceptJsonBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^application\/(?:[\w.+-]+\+)?json\b/i,
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') return done(null, undefined);
      if (request.routeOptions.config.bodyAsText) return done(null, body);
      try {
        done(null, parseBoundedJson(body as string));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}
