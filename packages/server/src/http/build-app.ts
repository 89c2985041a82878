import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import { limits } from '@fireside/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Log } from '../log.ts';
import { answerError } from './answer-error.ts';
import { unreadableRequestAnswer } from './bare-answer.ts';
import { acceptJsonBodies } from './json-body.ts';
import { setSecurityHeaders } from './security-headers.ts';

interface Parts {
  log: Log;
  trustedProxies: readonly string[];
}

/** A bare application: limits, headers, errors and the log of requests; no route yet, and nobody who answers for unknown paths. */
export function buildApp({ log, trustedProxies }: Parts): FastifyInstance {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: limits.bodyBytes,
    // The slowest honest request sends an adventure over a poor line.
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    // As long as an address can be: an id is judged by its schema, not by the router.
    routerOptions: { maxParamLength: maxHeaderSize },
    // What cannot be routed passes no hook.
    frameworkErrors(error, request, reply) {
      setSecurityHeaders(request, reply);
      answerError(error, request, reply);
    },
    clientErrorHandler(error, socket) {
      const { code } = error as NodeJS.ErrnoException;
      if (socket.writable && code !== 'ECONNRESET') socket.end(unreadableRequestAnswer(code));
      socket.destroySoon();
    },
  });
  acceptJsonBodies(app);
  // Plain callbacks: these run with every request, and a promise for each would cost more than the work.
  app.addHook('onSend', (request, reply, _payload, done) => {
    setSecurityHeaders(request, reply);
    done();
  });
  app.setErrorHandler(answerError);
  if (log.isLevelEnabled('debug')) {
    app.addHook('onResponse', (request, reply, done) => {
      // The query string stays out of the log, since it can carry a ticket, and so does the code of an invitation.
      const path = request.url.split('?', 1)[0]!.replace(/^(\/api\/invitations\/).*$/i, '$1[removed]');
      const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
      request.log.debug({ method: request.method, path, status: reply.statusCode, milliseconds }, 'request');
      done();
    });
  }
  return app;
}
