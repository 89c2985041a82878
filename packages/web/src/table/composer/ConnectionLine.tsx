import type { ConnectionStatus } from '../table-socket.ts';

/** One quiet line; nothing when all is well. */
export function ConnectionLine({ status }: { status: ConnectionStatus }) {
  return (
    <div role="status" className="empty:hidden">
      {status.name === 'lost' ? (
        <p className="fade-in text-sm text-muted">
          The connection is lost. Reconnecting; what you write is kept and sent then.
        </p>
      ) : null}
      {status.name === 'refused' ? <p className="text-sm text-danger">{status.detail}</p> : null}
    </div>
  );
}
