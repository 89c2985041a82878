import { ModelFailure, type ModelPart } from '@fireside/engine';
import type { ModelEndpoint } from '../../src/models/parse-model-name.ts';
import { protocolOf } from '../../src/models/protocols/protocol-of.ts';
import { streamFailure } from '../../src/models/refusals.ts';
import { readEvents } from '../../src/models/wire/read-events.ts';
import type { Stream } from './streams/stream.ts';

export interface Heard {
  parts: ModelPart[];
  ends: Stream['ends'];
}

/** Ids that were made here are different every time. */
function withoutRandom(part: ModelPart): ModelPart {
  if (part.type !== 'call') return part;
  return { ...part, call: { ...part.call, id: part.call.id.replace(/[\da-f]{8}-[\da-f-]{27}$/, 'made') } };
}

/** What is heard of a body that arrives in these pieces. Anything but a ModelFailure is thrown. */
export function listen(provider: ModelEndpoint['provider'], pieces: Iterable<Buffer>): Heard {
  const parts: ModelPart[] = [];
  const answer = protocolOf({ provider, model: 'any' }).read({
    hear: (part) => parts.push(withoutRandom(part)),
    failure: (error) => streamFailure(error, []),
  });
  const events = readEvents((data, name) => answer.event(data, name));
  try {
    for (const piece of pieces) if (events.take(piece)) break;
    events.end();
    return { parts, ends: answer.finish() };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { parts, ends: error.kind };
  }
}

export function summaryOf({ parts, ends }: Heard) {
  const joined = (type: 'text' | 'thought') =>
    parts.map((part) => (part.type === type ? part.text : '')).join('');
  const calls = parts.flatMap((part) => (part.type === 'call' ? [part.call] : []));
  return {
    text: joined('text'),
    thoughts: joined('thought'),
    calls: calls.map(({ name, input }) => [name, input]),
    ids: calls.map(({ id }) => id),
    ends,
  };
}
