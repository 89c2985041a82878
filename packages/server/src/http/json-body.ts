import { Refusal } from '@fireside/contract';
import type { FastifyInstance } from 'fastify';

/** Bodies are JSON or absent. Fastify enforces the route's limit while it reads, before anything is kept. */
export function acceptJsonBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^application\/(?:[\w.+-]+\+)?json\b/i,
    { parseAs: 'string' },
    (_request, body, done) => {
      if (body === '') return done(null, undefined);
      try {
        done(null, JSON.parse(body as string));
      } catch {
        done(new Refusal('malformed_json'));
      }
    },
  );
}
