import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Where a request comes from, for rate limits. Fastify says so for its own requests; an upgrade is none of them. */
export function createClientAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = '', prefix] = proxy.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  const isTrusted = (address: string) => trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

  return ({ socket, headers }) => {
    let address = plain(socket.remoteAddress ?? '');
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
    // The nearest proxy has written the last entry; the first that is not ours to believe is the client.
    while (isTrusted(address)) {
      const next = plain(forwarded.pop()?.trim() ?? '');
      if (!isIPv4(next) && !isIPv6(next)) break;
      address = next;
    }
    return address;
  };
}

/** An IPv4 address as a socket for both families shows it. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
