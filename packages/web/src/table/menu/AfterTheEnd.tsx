import { Menu } from '@base-ui/react/menu';
import type { GameRead } from '@fireside/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useMe } from '../../account/session.ts';
import { call } from '../../api/call.ts';
import { forgetGameLists } from '../../api/game-lists.ts';
import { gameQuery } from '../../api/queries.ts';
import { Button, buttonClass } from '../../design/Button.tsx';
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx';
import { storyForms, useDownloadStory } from './use-download-story.ts';
import { MenuAction, MenuSheet } from './menu-parts.tsx';

/** The same party goes on in a game of its own. */
function Sequel({ game }: { game: GameRead }) {
  const [asking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const begin = useMutation({
    mutationFn: () => call('createSequel', { params: { game_id: game.id } }),
    onSuccess: (sequel) => {
      queryClient.setQueryData(gameQuery(sequel.id).queryKey, sequel);
      forgetGameLists(queryClient);
      navigate(`/games/${sequel.id}`);
    },
  });
  return (
    <>
      <Button look="primary" onClick={() => setAsking(true)}>
        Start a sequel
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Start a sequel?"
        confirm="Start a sequel"
        keep="Not now"
        look="primary"
        onConfirm={() => begin.mutate()}
        busy={begin.isPending}
        error={begin.error}
      >
        <p>
          A new game begins with everybody who sits here, and the DM remembers this story as its past. This
          one stays as it is, to be read.
        </p>
      </ConfirmDialog>
    </>
  );
}

/** What is left to do when a story is over. */
export function AfterTheEnd({ game }: { game: GameRead }) {
  const me = useMe();
  const saveStory = useDownloadStory(game);
  return (
    <div className="flex flex-wrap justify-center gap-3 pt-2">
      {game.creator_id === me.id ? <Sequel game={game} /> : null}
      <Menu.Root>
        <Menu.Trigger className={buttonClass('secondary')}>
          <Download className="size-4" aria-hidden="true" />
          Download the story
        </Menu.Trigger>
        <MenuSheet>
          <div className="py-1.5">
            {storyForms.map(({ format, label }) => (
              <MenuAction key={format} onClick={() => saveStory(format)}>
                {label}
              </MenuAction>
            ))}
          </div>
        </MenuSheet>
      </Menu.Root>
    </div>
  );
}
