import type { GameRead, PartyMember } from '@fireside/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { forgetGameLists } from '../../api/game-lists.ts';
import { gameQuery } from '../../api/queries.ts';
import { Button } from '../../design/Button.tsx';
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx';
import { useToast } from '../../design/Toasts.tsx';
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
      toast(`${member.name} is removed, and the code is a new one.`);
    },
  });
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Remove<span className="sr-only"> {member.name}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove ${member.name}?`}
        confirm="Remove the player"
        keep="Let them stay"
        onConfirm={() => remove.mutate()}
        busy={remove.isPending}
        error={remove.error}
      >
        <p>
          {member.name} can no longer read or play here. What they said stays in the story. The code changes,
          so that they cannot come back with the old one.
        </p>
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
    toast(`The game is ${member.name}’s now.`);
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        Hand over<span className="sr-only"> to {member.name}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Hand the game over to ${member.name}?`}
        confirm="Hand it over"
        keep="Keep it"
        onConfirm={() => change.mutate({ creator_id: member.user_id })}
        busy={change.isPending}
        error={change.error}
      >
        <p>
          From then on only {member.name} can change, share or delete this game. You keep your seat, and only{' '}
          {member.name} can give it back.
        </p>
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
    return <p className="leading-relaxed text-muted">Nobody else sits here yet. Invite somebody first.</p>;
  }
  return (
    <ul aria-label="Players" className="contained grid divide-y">
      {others.map((member) => (
        <li
          key={member.user_id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0"
        >
          <div className="min-w-0">
            <p className="font-medium">{member.name}</p>
            <p className="text-sm text-muted">{member.character?.name ?? 'no character yet'}</p>
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
