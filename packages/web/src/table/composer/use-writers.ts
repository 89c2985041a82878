import type { ServerEvent } from '@fireside/contract';
import { useEffect, useRef, useState } from 'react';

/** Whoever has stopped writing says nothing about it. */
const writesFor = 6_000;

/** Who is writing something for everybody at this moment, by name. A message ends it. */
export function useWriters(me: string): { writers: string[]; hear: (event: ServerEvent) => void } {
  const [writing, setWriting] = useState<ReadonlyMap<string, string>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  function forget(userId: string) {
    clearTimeout(timers.current.get(userId));
    timers.current.delete(userId);
    setWriting((known) => {
      if (!known.has(userId)) return known;
      const left = new Map(known);
      left.delete(userId);
      return left;
    });
  }

  function hear(event: ServerEvent) {
    if (event.type === 'message' && event.message.user_id) forget(event.message.user_id);
    // Mine are written in another window of mine.
    if (event.type !== 'composing' || event.user_id === me) return;
    const { user_id, name } = event;
    clearTimeout(timers.current.get(user_id));
    timers.current.set(
      user_id,
      setTimeout(() => forget(user_id), writesFor),
    );
    setWriting((known) => (known.get(user_id) === name ? known : new Map(known).set(user_id, name)));
  }

  useEffect(() => {
    const { current } = timers;
    return () => {
      for (const timer of current.values()) clearTimeout(timer);
    };
  }, []);

  return { writers: [...writing.values()], hear };
}
