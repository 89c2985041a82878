import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** A browser that always has something to do does it anyway. */
const atLatest = 1_000;

/** Safari has no word for being idle. */
const withoutIdle = 200;

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, withoutIdle);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: atLatest });
  return () => cancelIdleCallback(idle);
}

/** What nobody waits for: the screen is drawn first. */
export function Later({ children }: { children: ReactNode }) {
  const [ready, setReady] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setReady(true))), []);
  return ready ? children : null;
}
