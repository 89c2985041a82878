import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button, type ButtonLook, buttonClass } from './Button.tsx';
import { backdropClass, dialogClass } from './DialogBox.tsx';
import { ErrorNote } from './ErrorNote.tsx';
import { words } from '../words/words.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  confirm: string;
  /** The way out. */
  keep?: string;
  /** Of the button that does it: dangerous, unless nothing is lost. */
  look?: ButtonLook;
  onConfirm: () => void;
  busy?: boolean;
  error?: unknown;
  /** Where the focus goes when the dialog has closed; else back to where it was. */
  finalFocus?: () => HTMLElement | null | undefined;
  children: ReactNode;
}

/** What a question looks like; `ConfirmDialog` loads it when one is asked. */
export default function ConfirmDialogBox(props: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClass} />
        <AlertDialog.Popup className={dialogClass} finalFocus={() => props.finalFocus?.() ?? true}>
          <AlertDialog.Title className="font-story text-xl font-semibold">{props.title}</AlertDialog.Title>
          <AlertDialog.Description className="text-muted" render={<div />}>
            {props.children}
          </AlertDialog.Description>
          <ErrorNote error={props.error} />
          <div className="flex flex-wrap justify-end gap-3 pt-2">
            <AlertDialog.Close className={buttonClass('secondary')}>
              {props.keep ?? words.design.keepIt}
            </AlertDialog.Close>
            <Button look={props.look ?? 'danger'} busy={props.busy} onClick={props.onConfirm}>
              {props.confirm}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
