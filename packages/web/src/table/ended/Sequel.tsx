import type { GameRead } from '@fireside/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useMe } from '../../account/session.ts';
import { call } from '../../api/call.ts';
import { forgetGameLists } from '../../api/game-lists.ts';
import { gameQuery } from '../../api/queries.ts';
import { Button, buttonClass } from '../../design/Button.tsx';
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx';
import { words } from '../../words/words.ts';

/** The same party goes on in a game of its own: for whoever has the game to begin, for all to follow. */
export function Sequel({ game }: { game: GameRead }) {
  const me = useMe();
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
  if (game.sequel_id) {
    return (
      <Link href={`/games/${game.sequel_id}`} className={buttonClass('primary')}>
        {words.ended.goOn}
      </Link>
    );
  }
  if (game.creator_id !== me.id) return null;
  return (
    <>
      <Button look="primary" onClick={() => setAsking(true)}>
        {words.ended.sequel}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.ended.sequelAsked}
        confirm={words.ended.sequel}
        keep={words.ended.notNow}
        look="primary"
        onConfirm={() => begin.mutate()}
        busy={begin.isPending}
        error={begin.error}
      >
        <p>{words.ended.sequelTells}</p>
      </ConfirmDialog>
    </>
  );
}
