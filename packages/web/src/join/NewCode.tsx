import type { GameRead } from '@fireside/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { gameQuery } from '../api/queries.ts';
import { Button } from '../design/Button.tsx';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { words } from '../words/words.ts';

/** Another code, when the old one has gone too far round. */
export function NewCode({ game }: { game: GameRead }) {
  const say = words.join.newCode;
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const renew = useMutation({
    mutationFn: () => call('renewCode', { params: { game_id: game.id } }),
    onSuccess: (changed) => {
      queryClient.setQueryData(gameQuery(game.id).queryKey, changed);
      setAsking(false);
    },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <RefreshCw className="size-4" aria-hidden="true" />
        {say.button}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={say.title}
        confirm={say.confirm}
        keep={say.keep}
        onConfirm={() => renew.mutate()}
        busy={renew.isPending}
        error={renew.error}
      >
        <p>{say.line}</p>
      </ConfirmDialog>
    </>
  );
}
