import type { ReactNode } from 'react';
import { sayError } from '../api/say-error.ts';

/** What went wrong, in a sentence for people. */
export function ErrorNote({ error, children }: { error: unknown; children?: ReactNode }) {
  if (!error) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-3 border-danger py-1 pl-3"
    >
      <p className="text-danger">{sayError(error)}</p>
      {children}
    </div>
  );
}
