import type { GameRead } from '@fireside/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useMe } from '../../account/session.ts';
import { call } from '../../api/call.ts';
import { forgetGameLists } from '../../api/game-lists.ts';
import { Button } from '../../design/Button.tsx';
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { useToast } from '../../design/Toasts.tsx';

interface LeaveGameProps {
  game: GameRead;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where the creator finds somebody to keep the game. */
  onHandOver: () => void;
}

export function LeaveGame({ game, open, onOpenChange, onHandOver }: LeaveGameProps) {
  const me = useMe();
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const toast = useToast();
  const leave = useMutation({
    mutationFn: () => call('removeParticipant', { params: { game_id: game.id, user_id: me.id } }),
    onSuccess: () => {
      navigate('/');
      forgetGameLists(queryClient);
      toast(`You have left “${game.name}”.`);
    },
  });
  if (game.creator_id === me.id) {
    return (
      <Dialog open={open} onOpenChange={onOpenChange} title="Hand the game over first">
        <p className="leading-relaxed text-muted">
          You made this game, and somebody has to keep it. Hand it over to another player, then you can leave;
          or delete it for everyone.
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => onOpenChange(false)}>Stay</Button>
          <Button look="primary" onClick={onHandOver}>
            Choose a player
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Leave “${game.name}”?`}
      confirm="Leave the game"
      keep="Stay"
      onConfirm={() => leave.mutate()}
      busy={leave.isPending}
      error={leave.error}
    >
      <p>
        Your seat is free for somebody else, and you can no longer read the story. What you said stays in it.
        Your character stays yours. To come back you need the code.
      </p>
    </ConfirmDialog>
  );
}
