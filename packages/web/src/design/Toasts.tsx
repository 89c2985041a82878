import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Later } from './Later.tsx';
import { words } from '../words/words.ts';

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="fade-in mt-2 flex items-center gap-3 rounded-md border border-border bg-surface py-2 pr-2 pl-4 shadow-lg data-[type=error]:border-danger"
    >
      <Toast.Content className="grow">
        <Toast.Title className="text-[0.9375rem]" render={<p />} />
      </Toast.Content>
      <Toast.Close
        aria-label={words.design.dismiss}
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-md text-muted hover:bg-raised hover:text-text"
      >
        <X className="size-4" aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  ));
}

/**
 * Short news below the head of the window: "copied", "deleted", "could not be saved". At its foot are the newest words of a
 * story and what is written next, and nobody may be kept from either.
 */
export function Toasts({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider timeout={5_000}>
      {children}
      <Later>
        <Toast.Portal>
          <Toast.Viewport
            aria-label={words.design.notifications}
            className="fixed top-15 left-1/2 z-40 w-[min(24rem,calc(100vw-2rem))] -translate-x-1/2"
          >
            <ToastList />
          </Toast.Viewport>
        </Toast.Portal>
      </Later>
    </Toast.Provider>
  );
}

export function useToast() {
  const { add } = Toast.useToastManager();
  return (title: string, type: 'news' | 'error' = 'news') =>
    add({ title, type, priority: type === 'error' ? 'high' : 'low' });
}
