import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorNote } from './ErrorNote.tsx';

interface PanelBoundaryProps {
  /** What is missing should it fail: "The party cannot be shown." */
  name: string;
  className?: string;
  children: ReactNode;
}

/** A part of a screen: when it cannot be shown, the others can. */
export function PanelBoundary({ name, className, children }: PanelBoundaryProps) {
  return (
    <div className={className ?? 'contents'}>
      <ErrorBoundary
        fallback={(retry) => (
          <div className="p-4">
            <ErrorNote error={`The ${name} cannot be shown.`}>
              <Button onClick={retry}>Try again</Button>
            </ErrorNote>
          </div>
        )}
      >
        {children}
      </ErrorBoundary>
    </div>
  );
}
