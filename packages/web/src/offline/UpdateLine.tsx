import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { words } from '../words/words.ts';
import { useUpdate } from './offline.ts';

/** A newer client waits: whoever is in the middle of something takes it later. */
export function UpdateLine() {
  const update = useUpdate();
  const [later, setLater] = useState(false);
  if (!update || later) return null;
  return (
    <div
      role="status"
      className="fade-in fixed right-4 bottom-4 left-4 z-40 mx-auto flex max-w-md flex-wrap items-center justify-between gap-3 rounded-lg border border-border bg-surface p-4 shadow-xl"
    >
      <p>{words.offline.update}</p>
      <div className="flex gap-2">
        <Button onClick={() => setLater(true)}>{words.offline.later}</Button>
        <Button look="primary" onClick={update}>
          {words.offline.reload}
        </Button>
      </div>
    </div>
  );
}
