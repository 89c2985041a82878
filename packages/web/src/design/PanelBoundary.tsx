import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorNote } from './ErrorNote.tsx';
import { words } from '../words/words.ts';

interface PanelBoundaryProps {
  /** What is missing should it fail. */
  name: keyof typeof words.design.cannotBeShown;
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
            <ErrorNote error={words.design.cannotBeShown[name]}>
              <Button onClick={retry}>{words.design.tryAgain}</Button>
            </ErrorNote>
          </div>
        )}
      >
        {children}
      </ErrorBoundary>
    </div>
  );
}
