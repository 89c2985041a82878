import { Button } from '../../design/Button.tsx';
import { type ConnectionStatus, goneReason } from '../table-socket.ts';

interface ConnectionLineProps {
  status: ConnectionStatus;
  onReconnect: () => void;
}

/** One quiet line; nothing when all is well. What is gone for good says so in the composer's place. */
export function ConnectionLine({ status, onReconnect }: ConnectionLineProps) {
  return (
    <div role="status" className="empty:hidden">
      {status.name === 'lost' ? (
        <p className="fade-in text-sm text-muted">
          The connection is lost. Reconnecting; what you write is kept and sent then.
        </p>
      ) : null}
      {status.name === 'refused' && !goneReason(status) ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm text-danger">{status.detail}</p>
          <Button onClick={onReconnect}>Connect again</Button>
        </div>
      ) : null}
    </div>
  );
}
