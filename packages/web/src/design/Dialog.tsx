import { lazy, Suspense } from 'react';
import type { DialogProps } from './DialogBox.tsx';
import { useEver } from './use-ever.ts';

const DialogBox = lazy(() => import('./DialogBox.tsx'));

/** Its code comes when it is first opened, and stays: whoever closes it sees it go. */
export function Dialog(props: DialogProps) {
  if (!useEver(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <DialogBox {...props} />
    </Suspense>
  );
}
