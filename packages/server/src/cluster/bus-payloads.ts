import type { BusMessage } from './bus.ts';

/** PostgreSQL refuses payloads of 8,000 bytes and more. */
const maximumBytes = 7_900;

/** A message that is too large for a notification travels as a row; this points to it. */
export interface RowReference {
  row: number;
}

export interface Payload {
  node: string;
  /** Rises with every payload of a node: one that was sent twice, after an unclear failure, is heard once. */
  number: number;
  messages: (BusMessage | RowReference)[];
}

/** JSON that stands in a payload, and its size there. */
export interface Part {
  json: string;
  bytes: number;
}

export function toPart(message: BusMessage | RowReference): Part {
  const json = JSON.stringify(message);
  return { json, bytes: Buffer.byteLength(json) + 1 };
}

function overhead(node: string): number {
  return Buffer.byteLength(JSON.stringify({ node, number: Number.MAX_SAFE_INTEGER, messages: [] }));
}

export function isTooLarge({ bytes }: Part, node: string): boolean {
  return overhead(node) + bytes > maximumBytes;
}

/** Packs parts, in their order, into as few payloads as hold them, numbered from `firstNumber`. */
export function pack(node: string, firstNumber: number, parts: Part[]): string[] {
  const groups: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    if (bytes + part.bytes > maximumBytes) {
      groups.push([]);
      bytes = overhead(node);
    }
    groups.at(-1)!.push(part.json);
    bytes += part.bytes;
  }
  return groups.map(
    (group, index) => `{"node":"${node}","number":${firstNumber + index},"messages":[${group.join(',')}]}`,
  );
}
