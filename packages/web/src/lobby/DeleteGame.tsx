import type { GameRead } from '@fireside/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { takeOutGame } from '../api/game-lists.ts';
import { call } from '../api/call.ts';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { useToast } from '../design/Toasts.tsx';

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
      toast(`“${game.name}” is deleted.`);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete “${game.name}”?`}
      confirm="Delete the game"
      onConfirm={() => remove.mutate()}
      busy={remove.isPending}
      error={remove.error}
    >
      <p>Its story, its world and its adventure go with it, for everyone at the table. Characters stay.</p>
    </ConfirmDialog>
  );
}
