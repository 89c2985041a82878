import type { GameRead, PartyMember } from '@fireside/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { forgetGameLists } from '../../api/game-lists.ts';
import { gameQuery } from '../../api/queries.ts';
import { Button } from '../../design/Button.tsx';
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx';
import { useToast } from '../../design/Toasts.tsx';
import { words } from '../../words/words.ts';
import { useChangeGame } from './use-change-game.ts';

interface SeatProps {
  game: GameRead;
  member: PartyMember;
  /** The party is another one now. */
  onChanged: () => void;
}

function RemovePlayer({ game, member, onChanged }: SeatProps) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const toast = useToast();
  const remove = useMutation({
    mutationFn: () => call('removeParticipant', { params: { game_id: game.id, user_id: member.user_id } }),
    onSuccess: () => {
      setAsking(false);
      // With the seat goes the code: the old one would let them in again.
      void queryClient.invalidateQueries({ queryKey: gameQuery(game.id).queryKey });
      forgetGameLists(queryClient);
      onChanged();
      toast(words.host.removed(member.name));
    },
  });
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {words.host.remove}
        <span className="sr-only"> {member.name}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.host.removeTitle(member.name)}
        confirm={words.host.removePlayer}
        keep={words.host.letStay}
        onConfirm={() => remove.mutate()}
        busy={remove.isPending}
        error={remove.error}
      >
        <p>{words.host.removeMeaning(member.name)}</p>
      </ConfirmDialog>
    </>
  );
}

function HandOver({ game, member, onChanged }: SeatProps) {
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const change = useChangeGame(game.id, () => {
    setAsking(false);
    onChanged();
    toast(words.host.handedOver(member.name));
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        {words.host.handOver}
        <span className="sr-only">{words.host.toWhom(member.name)}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.host.handOverTitle(member.name)}
        confirm={words.host.handItOver}
        keep={words.host.keepIt}
        onConfirm={() => change.mutate({ creator_id: member.user_id })}
        busy={change.isPending}
        error={change.error}
      >
        <p>{words.host.handOverMeaning(member.name)}</p>
      </ConfirmDialog>
    </>
  );
}

interface PlayersProps {
  game: GameRead;
  party: readonly PartyMember[];
  onChanged: () => void;
}

/** Who sits here, and what the creator can do about each seat. */
export function Players({ game, party, onChanged }: PlayersProps) {
  const others = party.filter(({ user_id }) => user_id !== game.creator_id);
  if (others.length === 0) {
    return <p className="leading-relaxed text-muted">{words.host.nobodyElse}</p>;
  }
  return (
    <ul aria-label={words.host.players} className="contained grid divide-y">
      {others.map((member) => (
        <li
          key={member.user_id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0"
        >
          <div className="min-w-0">
            <p className="font-medium">{member.name}</p>
            <p className="text-sm text-muted">{member.character?.name ?? words.host.noCharacter}</p>
          </div>
          {game.participation_code === null ? null : (
            <div className="flex flex-wrap gap-2">
              <HandOver game={game} member={member} onChanged={onChanged} />
              <RemovePlayer game={game} member={member} onChanged={onChanged} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
