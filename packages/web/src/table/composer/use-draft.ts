import { useState } from 'react';

/** What I was about to say survives a reload of the window. */
export function useDraft(gameId: string): [string, (draft: string) => void] {
  const key = `fireside.draft.${gameId}`;
  const [draft, setDraft] = useState(() => {
    try {
      return sessionStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  });
  function change(next: string) {
    setDraft(next);
    try {
      sessionStorage.setItem(key, next);
    } catch {
      // Storage is full or blocked: the draft lives as long as the window.
    }
  }
  return [draft, change];
}
