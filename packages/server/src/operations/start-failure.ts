import { Refusal } from '@fireside/contract';
import { ConfigurationProblem } from '../config/config.ts';
import { RulebookRefused } from '../library/books/manage-rulebooks.ts';
import { StoreRefused, StoreUnavailable } from '../store/store.ts';

/** Why the service does not start: a sentence for what an operator can mend, the stack for what only we can. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof ConfigurationProblem) return error.problems.join('\n');
  if (error instanceof StoreRefused || error instanceof RulebookRefused) return error.message;
  if (error instanceof Refusal) return error.detail;
  if (error instanceof StoreUnavailable)
    return `${error.message}: ${(error.cause as Error)?.message ?? 'no reason given'}`;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `PORT ${port} is in use by another program: choose another one or stop that program.`;
  if (code === 'EACCES') return `PORT ${port} may not be used by this account: choose one above 1023.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
