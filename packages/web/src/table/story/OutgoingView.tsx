import { sayDetail } from '../../api/say-error.ts';
import { Button } from '../../design/Button.tsx';
import { FoldedProse } from '../../design/FoldedProse.tsx';
import type { OutgoingMessage } from '../table-state.ts';
import type { Table } from '../use-table.ts';

/** What I said, from the moment I say it. */
export function OutgoingView({ message, table }: { message: OutgoingMessage; table: Table }) {
  const failed = message.status === 'failed';
  const waiting = table.connection.name === 'open' ? 'sending' : 'waiting for the connection';
  return (
    <li className={`contained ml-3 border-l-3 pl-4 sm:ml-8 ${failed ? 'border-danger' : 'border-border'}`}>
      <FoldedProse text={message.content} className="prose-player text-muted" />
      {failed ? (
        <div role="alert" className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="text-sm text-danger">Not sent. {sayDetail(message.detail ?? '')}</p>
          {table.connection.name === 'refused' ? null : (
            <Button onClick={() => table.resend(message.clientId)}>Retry</Button>
          )}
          <Button look="quiet" onClick={() => table.discard(message.clientId)}>
            Discard
          </Button>
        </div>
      ) : (
        <p className="mt-1 text-sm text-muted">{waiting}…</p>
      )}
    </li>
  );
}
