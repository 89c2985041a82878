import type { MessageRead } from '@fireside/contract';
import { RefreshCw, Undo2 } from 'lucide-react';
import { use } from 'react';
import { IconButton } from '../../design/Button.tsx';
import { messageControlClass, stepToControl } from '../story/message-controls.ts';
import { TakingBackContext } from './taking-back.ts';

/** What was asked of the DM can be taken back, and its newest answer be told again. */
export function MessageTakeBack({ message }: { message: MessageRead }) {
  const takingBack = use(TakingBackContext);
  if (takingBack?.retellable === message.id) {
    return (
      <IconButton
        label="Tell it again"
        onClick={() => takingBack.askToRetell(message)}
        className={messageControlClass}
      >
        <RefreshCw className="size-4" aria-hidden="true" />
      </IconButton>
    );
  }
  if (!takingBack?.mayTakeBack(message)) return null;
  return (
    <IconButton
      label="Take back"
      data-takes-back={message.id}
      tabIndex={takingBack.stopAt === message.id ? 0 : -1}
      onKeyDown={(event) => stepToControl(event, 'data-takes-back')}
      onClick={() => takingBack.askToTakeBack(message)}
      className={messageControlClass}
    >
      <Undo2 className="size-4" aria-hidden="true" />
    </IconButton>
  );
}
