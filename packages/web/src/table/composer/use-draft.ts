import { useState } from 'react';
import type { Address } from '../speech.ts';

/** What I was about to say, and to whom. */
export interface Draft {
  content: string;
  address: Address;
}

const empty: Draft = { content: '', address: { kind: 'action' } };

/** A draft as it was kept; a former version kept its words alone. */
export function readDraft(kept: string | null): Draft {
  if (!kept) return empty;
  try {
    const { content, address } = JSON.parse(kept) as Partial<Draft>;
    if (typeof content !== 'string') return { ...empty, content: kept };
    if (address?.kind === 'table') return { content, address: { kind: 'table' } };
    if (address?.kind === 'whisper' && typeof address.to === 'string') {
      return { content, address: { kind: 'whisper', to: address.to } };
    }
    return { ...empty, content };
  } catch {
    return { ...empty, content: kept };
  }
}

function keyOf(gameId: string, talkOnly: boolean): string {
  return `fireside.draft.${gameId}${talkOnly ? '.talk' : ''}`;
}

function read(gameId: string, talkOnly: boolean): Draft {
  try {
    return readDraft(sessionStorage.getItem(keyOf(gameId, talkOnly)));
  } catch {
    return empty;
  }
}

/**
 * Survives a reload of the window. Where only table talk is possible it has a draft of its own: what was meant for the DM,
 * or for one alone, must not be said to everybody because the game was paused meanwhile.
 */
export function useDraft(gameId: string, talkOnly: boolean): [Draft, (change: Partial<Draft>) => void] {
  const [drafts, setDrafts] = useState(() => ({ play: read(gameId, false), talk: read(gameId, true) }));
  const draft = talkOnly ? { ...drafts.talk, address: { kind: 'table' } as const } : drafts.play;

  function change(changed: Partial<Draft>) {
    const next = { ...draft, ...changed };
    setDrafts((known) => (talkOnly ? { ...known, talk: next } : { ...known, play: next }));
    try {
      sessionStorage.setItem(keyOf(gameId, talkOnly), JSON.stringify(next));
    } catch {
      // Storage is full or blocked: the draft lives as long as the window.
    }
  }
  return [draft, change];
}
