import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';
import { shareAnswer } from './shared-answer.ts';

/** `GET /metrics` in Prometheus' format, and the timing of every request by its route. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, elapsed: () => number) {
  const read = shareAnswer(() => metrics.registry.metrics(), elapsed);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.request(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.registry.contentType).send(await read()));
}
