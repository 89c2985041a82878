import { randomUUID } from 'node:crypto';
import { limits } from '@fireside/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Log } from '../log.ts';
import { answerError } from './answer-error.ts';
import { acceptJsonBodies } from './json-body.ts';
import { addSecurityHeaders } from './security-headers.ts';

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
    frameworkErrors: answerError,
    clientErrorHandler(error, socket) {
      if (socket.writable && (error as NodeJS.ErrnoException).code !== 'ECONNRESET') {
        const tooLarge = (error as NodeJS.ErrnoException).code === 'HPE_HEADER_OVERFLOW';
        const body = JSON.stringify({
          detail: tooLarge ? 'The request is too large' : 'Not an HTTP request',
        });
        socket.end(
          `HTTP/1.1 ${tooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request'}\r\n` +
            `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
            `Connection: close\r\n\r\n${body}`,
        );
      }
      socket.destroySoon();
    },
  });
  acceptJsonBodies(app);
  addSecurityHeaders(app);
  app.setErrorHandler(answerError);
  // The query string stays out of the log: it can carry a ticket.
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
  return app;
}
