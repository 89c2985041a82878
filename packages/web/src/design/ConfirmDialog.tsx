import { lazy, Suspense } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialogBox.tsx';
import { useEver } from './use-ever.ts';

const ConfirmDialogBox = lazy(() => import('./ConfirmDialogBox.tsx'));

/** Asks before something that cannot be undone, or that others notice. It names the thing; Escape and the way out leave it alone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  if (!useEver(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialogBox {...props} />
    </Suspense>
  );
}
