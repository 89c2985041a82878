import type { ReactNode } from 'react';
import { Button, buttonClass } from './Button.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { words } from '../words/words.ts';

function Trouble({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className="mx-auto grid max-w-xl gap-4 px-4 py-24">
      <h1 className="font-story text-2xl font-semibold">{words.design.trouble.title}</h1>
      <p className="text-muted">{words.design.trouble.line}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={retry}>{words.design.tryAgain}</Button>
        <Button onClick={() => location.reload()}>{words.design.trouble.reload}</Button>
        {/* Not a link of the router: whatever has failed, the next page begins anew. */}
        <a href="/" className={buttonClass('quiet')}>
          {words.design.trouble.back}
        </a>
      </div>
    </div>
  );
}

/** A whole screen, or everything: when it cannot be shown there are three ways on. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={(retry) => <Trouble retry={retry} />}>{children}</ErrorBoundary>;
}
