import type { GameRead } from '@fireside/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { gameQuery } from '../../api/queries.ts';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { ToggleSwitch } from '../../design/ToggleSwitch.tsx';
import { words } from '../../words/words.ts';

/** Whether characters are their players' alone: the creator's to say, and for everybody to know. */
export function AgencySwitch({ game, mayChange }: { game: GameRead; mayChange: boolean }) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (agency: boolean) => call('changeGame', { params: { game_id: game.id }, body: { agency } }),
    onSuccess: (changed) => queryClient.setQueryData(gameQuery(game.id).queryKey, changed),
  });
  if (!mayChange) {
    return (
      <p className="text-sm leading-relaxed">
        {game.agency ? words.rules.neverSentence : words.rules.maySentence}
      </p>
    );
  }
  return (
    <>
      <ToggleSwitch
        label={words.rules.never}
        checked={change.isPending ? change.variables : game.agency}
        onChange={(checked) => change.mutate(checked)}
      />
      <ErrorNote error={change.error} />
    </>
  );
}
