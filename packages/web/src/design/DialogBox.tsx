import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from '../words/words.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
}

export const dialogClass =
  'fade-in fixed top-1/2 left-1/2 z-30 grid max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 gap-4 overflow-y-auto rounded-lg border border-border bg-surface p-6 shadow-xl';
export const backdropClass = 'fade-in fixed inset-0 z-20 bg-black/55';

/** What a dialog looks like; `Dialog` loads it when one is opened. */
export default function DialogBox({ open, onOpenChange, title, children }: DialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropClass} />
        <BaseDialog.Popup className={dialogClass}>
          <div className="flex items-start justify-between gap-4">
            <BaseDialog.Title className="font-story text-xl font-semibold">{title}</BaseDialog.Title>
            <BaseDialog.Close
              aria-label={words.design.close}
              className="-mt-1.5 -mr-2 inline-flex size-10 shrink-0 items-center justify-center rounded-md text-muted hover:bg-raised hover:text-text pointer-coarse:-mt-2 pointer-coarse:size-11"
            >
              <X className="size-5" aria-hidden="true" />
            </BaseDialog.Close>
          </div>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
