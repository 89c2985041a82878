import type { GameRead } from '@fireside/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { takeOutGame } from '../api/game-lists.ts';
import { call } from '../api/call.ts';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { useToast } from '../design/Toasts.tsx';
import { words } from '../words/words.ts';

interface DeleteGameProps {
  game: GameRead;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted?: () => void;
}

export function DeleteGame({ game, open, onOpenChange, onDeleted }: DeleteGameProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const remove = useMutation({
    mutationFn: () => call('deleteGame', { params: { game_id: game.id } }),
    onSuccess: () => {
      onOpenChange(false);
      onDeleted?.();
      takeOutGame(queryClient, game.id);
      toast(words.lobby.deleted(game.name));
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.lobby.deleteQuestion(game.name)}
      confirm={words.lobby.deleteConfirm}
      onConfirm={() => remove.mutate()}
      busy={remove.isPending}
      error={remove.error}
    >
      <p>{words.lobby.deleteWarning}</p>
    </ConfirmDialog>
  );
}
