import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createClientAddress } from './client-address.ts';

const addressOf = createClientAddress(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);

function request(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  return {
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage;
}

it.each([
  ['203.0.113.5', undefined, '203.0.113.5'],
  ['203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['::ffff:203.0.113.5', undefined, '203.0.113.5'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:127.0.0.1', '1.2.3.4, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['fd00::1', '2001:db8::7', '2001:db8::7'],
  ['127.0.0.1', 'nonsense', '127.0.0.1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  [undefined, '198.51.100.1', ''],
])('[D8.14] %s that forwards for %s is %s', (remote, forwarded, expected) => {
  expect(addressOf(request(remote, forwarded))).toBe(expected);
});
