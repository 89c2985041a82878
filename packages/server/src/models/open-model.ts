import type { Model } from '@fireside/engine';
import type { ModelEndpoint } from './parse-model-name.ts';
import { garbage } from './protocols/protocol.ts';
import { protocolOf } from './protocols/protocol-of.ts';
import { statusFailure, streamFailure } from './refusals.ts';
import { readEvents } from './wire/read-events.ts';
import { type WireHead, wireThrough } from './wire/wire.ts';

/** What of a refusal is read. */
const mostRefused = 64 * 1024;

function isOf(type: 'application/json' | 'text/event-stream', { headers }: WireHead): boolean {
  return String(headers['content-type']).toLowerCase().startsWith(type);
}

/** The engine's port over a provider. Nothing is loaded and nothing is sent before the first prompt. */
export function openModel(endpoint: ModelEndpoint): Model {
  const { provider, model, baseUrl, key, redirects } = endpoint;
  const protocol = protocolOf(endpoint);
  const keys = key ? [key] : [];
  const wire = wireThrough(endpoint.proxy);
  const address = {
    url: baseUrl + protocol.path,
    headers: { 'content-type': 'application/json', 'user-agent': 'fireside', ...protocol.headers },
    credentials: key ? protocol.credentials(key) : {},
    redirects,
  };
  return {
    name: `${provider}:${model}`,
    lateSystem: provider === 'openai',
    async ask(request, hear, signal) {
      const answer = protocol.read({
        hear: (part) => signal.aborted || hear(part),
        failure: (error) => streamFailure(error, keys),
      });
      let heard = false;
      const events = readEvents((data, name) => {
        heard = true;
        return answer.event(data, name);
      });
      let head: WireHead = { status: 0, headers: {} };
      const kept: Buffer[] = [];
      let bytes = 0;
      await wire.send({ ...address, body: JSON.stringify(protocol.body(request)), signal }, (given) => {
        head = given;
        if (head.status < 300 && !isOf('application/json', head)) return events.take;
        // What is no stream is read to its end first: a refusal, or the whole answer of a server that does not stream.
        return (chunk) => {
          kept.push(chunk);
          bytes += chunk.length;
          return head.status >= 300 && bytes > mostRefused;
        };
      });
      const whole = Buffer.concat(kept).toString();
      if (head.status >= 300) throw statusFailure(head, whole, keys);
      if (whole !== '') answer.event(whole, '');
      else events.end();
      if (whole === '' && !heard && !isOf('text/event-stream', head)) throw garbage();
      return answer.finish();
    },
  };
}
