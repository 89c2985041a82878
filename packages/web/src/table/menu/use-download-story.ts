import type { GameRead } from '@fireside/contract';
import { download } from '../../api/download.ts';
import { sayError } from '../../api/say-error.ts';
import { useToast } from '../../design/Toasts.tsx';

/** The story as a file, for people, for a browser, and for programs. */
export const storyForms = ['md', 'html', 'json'] as const;

type Format = (typeof storyForms)[number];

/** Saves the story as this player may read it; what goes wrong is a toast. */
export function useDownloadStory(game: GameRead) {
  const toast = useToast();
  return (format: Format) => {
    const input = { params: { game_id: game.id }, query: { format } };
    download('exportGame', input, `fireside-story.${format}`).catch((error: unknown) =>
      toast(sayError(error), 'error'),
    );
  };
}
