import type { ReactNode } from 'react';
import { detail } from '../api/call.ts';

/** What went wrong, in the server's own words. */
export function ErrorNote({ error, children }: { error: unknown; children?: ReactNode }) {
  if (!error) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-3 border-danger py-1 pl-3"
    >
      <p className="text-danger">{typeof error === 'string' ? error : detail(error)}</p>
      {children}
    </div>
  );
}
