import { isIP } from 'node:net';
import { Refusal } from '@fireside/contract';
import { ConfigurationProblem } from '../config/config.ts';
import { RulebookRefused } from '../library/books/manage-rulebooks.ts';
import { StoreRefused, StoreUnavailable } from '../store/store.ts';

type ListenFailure = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string };

/** The last two: an IPv6 address without its interface, or on a machine without IPv6. */
const noAddress = new Set(['EADDRNOTAVAIL', 'EINVAL', 'EAFNOSUPPORT']);
const ownAddresses = 'choose one of its own, such as 127.0.0.1, or 0.0.0.0 for all of them';

/** Why the service does not start: a sentence for what an operator can mend, the stack for what only we can. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof ConfigurationProblem) return error.problems.join('\n');
  if (error instanceof StoreRefused || error instanceof RulebookRefused) return error.message;
  if (error instanceof Refusal) return error.detail;
  if (error instanceof StoreUnavailable)
    return `${error.message}: ${(error.cause as Error)?.message ?? 'no reason given'}`;
  const { code, syscall, port, address, hostname } = error as ListenFailure;
  if (code === 'EADDRINUSE')
    return `PORT ${port} is in use by another program: choose another one or stop that program.`;
  if (code === 'EACCES') return `PORT ${port} may not be used by this account: choose one above 1023.`;
  if (syscall === 'getaddrinfo')
    return `HOST ${hostname} is no name or address that this machine knows: ${ownAddresses}.`;
  if (syscall === 'listen' && isIP(address ?? '') && noAddress.has(code ?? ''))
    return `HOST ${address} is no address of this machine: ${ownAddresses}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
