import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { TurnReport } from '../table/turn-runner.ts';

export interface Metrics {
  readonly registry: Registry;
  request(method: string, route: string, status: number, seconds: number): void;
  turn(report: TurnReport): void;
  delivered(sockets: number): void;
  /** Numbers that are read when somebody looks. */
  watch(read: { connections(): number; turnsRunning(): number }): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'fireside_http_request_seconds',
    help: 'Time to answer an HTTP request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const turns = new Counter({
    name: 'fireside_turns_total',
    help: 'DM turns by result',
    labelNames: ['result'],
    registers,
  });
  const turnSeconds = new Histogram({
    name: 'fireside_turn_seconds',
    help: 'Time from the start of a DM turn to its message or error',
    buckets: [0.1, 0.5, 1, 2, 5, 10, 20, 40, 80, 120],
    registers,
  });
  const tokens = new Counter({
    name: 'fireside_model_tokens_total',
    help: 'Tokens that the language model has read and written',
    labelNames: ['kind'],
    registers,
  });
  const events = new Counter({
    name: 'fireside_events_delivered_total',
    help: 'Events sent, counted per socket',
    registers,
  });

  return {
    registry,
    request: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    turn({ result, seconds, outcome }) {
      turns.inc({ result });
      turnSeconds.observe(seconds);
      if (!outcome) return;
      tokens.inc({ kind: 'input' }, outcome.usage.inputTokens);
      tokens.inc({ kind: 'output' }, outcome.usage.outputTokens);
      tokens.inc({ kind: 'cached_input' }, outcome.usage.cachedInputTokens);
    },
    delivered: (sockets) => events.inc(sockets),
    watch({ connections, turnsRunning }) {
      new Gauge({
        name: 'fireside_connections',
        help: 'Open sockets',
        registers,
        collect() {
          this.set(connections());
        },
      });
      new Gauge({
        name: 'fireside_turns_running',
        help: 'DM turns that run right now',
        registers,
        collect() {
          this.set(turnsRunning());
        },
      });
    },
  };
}
