import type { GameRead } from '@fireside/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { gameQuery } from '../../api/queries.ts';
import { call } from '../../api/call.ts';
import { sayError } from '../../api/say-error.ts';
import { useToast } from '../../design/Toasts.tsx';
import { ToggleSwitch } from '../../design/ToggleSwitch.tsx';
import { words } from '../../words/words.ts';

export function SelfRollsSwitch({ game }: { game: GameRead }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const change = useMutation({
    mutationFn: (self_rolls: boolean) =>
      call('setSelfRolls', { params: { game_id: game.id }, body: { self_rolls } }),
    onSuccess: (changed) => queryClient.setQueryData(gameQuery(game.id).queryKey, changed),
    onError: (error) => toast(sayError(error), 'error'),
  });
  return (
    <ToggleSwitch
      label={words.composer.ownDice}
      checked={change.isPending ? change.variables : game.my_self_rolls}
      onChange={(checked) => change.mutate(checked)}
    />
  );
}
