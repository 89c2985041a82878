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
import { words } from '../../words/words.ts';

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
      toast(words.menu.left(game.name));
    },
  });
  if (game.creator_id === me.id) {
    return (
      <Dialog open={open} onOpenChange={onOpenChange} title={words.menu.handOverFirst}>
        <p className="leading-relaxed text-muted">{words.menu.handOverMeaning}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => onOpenChange(false)}>{words.menu.stay}</Button>
          <Button look="primary" onClick={onHandOver}>
            {words.menu.choosePlayer}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.menu.leaveTitle(game.name)}
      confirm={words.menu.leave}
      keep={words.menu.stay}
      onConfirm={() => leave.mutate()}
      busy={leave.isPending}
      error={leave.error}
    >
      <p>{words.menu.leaveMeaning}</p>
    </ConfirmDialog>
  );
}
