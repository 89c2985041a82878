import type { LiveEvent } from '@fireside/contract';
import { Peer } from '../table/peer.ts';

/** An event, serialised once for however many sockets it goes to. */
export function toLiveFrame(event: LiveEvent): Buffer {
  return Buffer.from(JSON.stringify(event));
}

/** One socket over which somebody hears what happens in all games. */
export class LiveConnection extends Peer {
  send(event: LiveEvent) {
    this.sendText(toLiveFrame(event));
  }
}
