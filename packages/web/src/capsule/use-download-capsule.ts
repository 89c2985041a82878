import type { GameRead } from '@fireside/contract';
import { download } from '../api/download.ts';
import { sayError } from '../api/say-error.ts';
import { useToast } from '../design/Toasts.tsx';

/** Saves the whole campaign; what goes wrong is a toast. */
export function useDownloadCapsule(game: GameRead) {
  const toast = useToast();
  return () => {
    download('readCapsule', { params: { game_id: game.id } }, 'campaign.fireside.json').catch(
      (error: unknown) => toast(sayError(error), 'error'),
    );
  };
}
