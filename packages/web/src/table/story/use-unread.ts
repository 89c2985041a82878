import type { MessageRead } from '@fireside/contract';
import { useEffect, useState } from 'react';

/** Whether something was said since the reader last stood at the end of the story. */
export function useUnread(messages: MessageRead[], atEnd: boolean): boolean {
  const newest = messages.at(-1)?.id ?? 0;
  const [seen, setSeen] = useState(newest);
  useEffect(() => {
    if (atEnd) setSeen(newest);
  }, [atEnd, newest]);
  return newest > seen;
}
