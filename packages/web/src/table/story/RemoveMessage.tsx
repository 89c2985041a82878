import type { MessageRead } from '@fireside/contract';
import { Trash2 } from 'lucide-react';
import { use } from 'react';
import { IconButton } from '../../design/Button.tsx';
import { messageControlClass, stepToControl } from './message-controls.ts';
import { RemovalContext } from './removal.ts';

export function RemoveMessage({ message }: { message: MessageRead }) {
  const removal = use(RemovalContext);
  if (!removal?.mayRemove(message)) return null;
  return (
    <IconButton
      label="Remove message"
      data-removes={message.id}
      tabIndex={removal.stopAt === message.id ? 0 : -1}
      onKeyDown={(event) => stepToControl(event, 'data-removes')}
      onClick={() => removal.ask(message)}
      className={messageControlClass}
    >
      <Trash2 className="size-4" aria-hidden="true" />
    </IconButton>
  );
}
