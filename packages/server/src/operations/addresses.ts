import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Config } from '../config/config.ts';

const everywhere = new Set(['0.0.0.0', '::', '']);
const hereAlone = /^(127\.|localhost$|::1$|\[::1\]$)/i;

type Interfaces = ReturnType<typeof networkInterfaces>;

function origin(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}${port === 80 ? '' : `:${port}`}`;
}

/** The addresses that this machine has in its networks; none that only holds on one cable. */
function ownAddresses(interfaces: Interfaces): string[] {
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, address, family }) => !internal && (family === 'IPv4' || /^[23]/.test(address)))
    .sort((one, other) => one.family.localeCompare(other.family))
    .map(({ address }) => address);
}

/** Where other devices reach the service: what the operator says, else where it listens. Empty where it listens on this machine alone. */
export function reachableAddresses(
  { host, origins }: Pick<Config, 'host' | 'origins'>,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): string[] {
  if (origins.length > 0) return [...origins];
  if (hereAlone.test(host)) return [];
  const hosts = everywhere.has(host) ? ownAddresses(interfaces) : [host];
  // Who listens to IPv4 alone has no other.
  return hosts.filter((one) => host !== '0.0.0.0' || !isIPv6(one)).map((one) => origin(one, port));
}
