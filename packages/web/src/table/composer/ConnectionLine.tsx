import { Button } from '../../design/Button.tsx';
import { words } from '../../words/words.ts';
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
        <p className="fade-in text-sm text-muted">{words.composer.connection.lost}</p>
      ) : null}
      {status.name === 'refused' && !goneReason(status) ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm text-danger">{status.detail}</p>
          <Button onClick={onReconnect}>{words.composer.connection.again}</Button>
        </div>
      ) : null}
    </div>
  );
}
