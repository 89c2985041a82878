import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { createWaitingLines } from '../waiting-lines.ts';
import { createListPlaces } from './list-places.ts';

/** A file as an answer, in pieces that are made while the client takes them: what is in memory of it is a piece or two. */
export class Download {
  readonly name: string;
  readonly type: string;
  readonly pieces: AsyncIterable<string>;

  constructor({ name, type, pieces }: Pick<Download, 'name' | 'type' | 'pieces'>) {
    this.name = name;
    this.type = type;
    this.pieces = pieces;
  }
}

/** A name without anything that a shell, a header or a file system reads otherwise than it is written. */
export function fileName(title: string, ending: string): string {
  const words = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${[...words].slice(0, 60).join('') || 'fireside'}.${ending}`;
}

function disposition(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\w.-]/g, '')
    .replace(/^[.-]+/, '');
  return `attachment; filename="${plain || 'fireside'}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

interface Sending {
  /** Whose download it is. */
  key: string;
  reply: FastifyReply;
  /** Aborted when the client has gone. */
  readonly signal: AbortSignal;
}

/** So many of one user may wait for the one that is being written. */
const ownWaiting = 3;

/** Writes downloads: those of one user one after the other, of all users as many at once as there are places. */
export function createDownloadSender() {
  const enterOwn = createWaitingLines({ atOnce: 1, waiting: ownWaiting });
  const places = createListPlaces();

  async function* watched(pieces: AsyncIterable<string>, { reply }: Sending) {
    for await (const piece of pieces) {
      places.progressed(reply.raw);
      yield piece;
    }
  }

  return async ({ name, type, pieces }: Download, sending: Sending): Promise<FastifyReply> => {
    const { key, reply } = sending;
    const leaveOwn = await enterOwn(key, sending);
    reply.raw.once('close', leaveOwn);
    if (reply.raw.closed) leaveOwn();
    await places.take(reply.raw, sending);
    reply.type(`${type}; charset=utf-8`).header('content-disposition', disposition(name));
    return reply.send(Readable.from(watched(pieces, sending), { highWaterMark: 1 }));
  };
}
