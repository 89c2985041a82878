import type { MessageRead } from '@fireside/contract';
import { useEffect, useRef } from 'react';
import { speak, stopSpeaking } from './speaking.ts';
import { spokenText } from './spoken-text.ts';

interface ReadAloudOptions {
  messages: readonly MessageRead[];
  on: boolean;
  paused: boolean;
  language: string;
}

/** A whisper is for one: whoever sits in the same room must not hear it. */
function isForTheRoom({ sender_type, kind, removed }: MessageRead): boolean {
  return sender_type === 'dm' && kind !== 'whisper' && !removed;
}

/** Reads what the DM tells once it is whole. What was there on arrival is not read. */
export function useReadAloud({ messages, on, paused, language }: ReadAloudOptions) {
  const read = useRef(messages.at(-1)?.id ?? 0);
  const takes = useRef(new Map<number, number>());

  useEffect(() => {
    const fresh = messages.filter(({ id }) => id > read.current);
    read.current = messages.at(-1)?.id ?? read.current;
    const retold = messages.filter((one) => one.takes > (takes.current.get(one.id) ?? one.takes));
    takes.current = new Map(messages.map((one) => [one.id, one.takes]));
    if (!on || paused) return;
    // It is told anew: what was read until now is not what happens.
    if (retold.length > 0) stopSpeaking();
    for (const { content } of [...fresh, ...retold].filter(isForTheRoom))
      speak(spokenText(content), language);
  }, [messages, on, paused, language]);

  useEffect(() => {
    if (paused || !on) stopSpeaking();
  }, [paused, on]);

  useEffect(() => stopSpeaking, []);
}
