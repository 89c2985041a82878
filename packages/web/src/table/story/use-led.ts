import { useEffect } from 'react';
import type { Following } from './use-following.ts';

/** Shows a message of the story once it is there, or the next one should it be missing. */
export function useLed({ scroller, show }: Following, messageId: number | null, onShown: () => void) {
  useEffect(() => {
    if (messageId === null) return;
    const messages = [...(scroller.current?.querySelectorAll<HTMLElement>('li[data-message]') ?? [])];
    const message = messages.find(({ dataset }) => Number(dataset.message) >= messageId);
    if (message) show(message);
    onShown();
  }, [messageId, scroller, show, onShown]);
}
