import type { GameRead, WithdrawnStretch } from '@fireside/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Age } from '../../design/Age.tsx';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { PlainWords } from '../../design/PlainWords.tsx';
import { Sentence } from '../../words/Sentence.tsx';
import { words } from '../../words/words.ts';

function Stretch({ stretch }: { stretch: WithdrawnStretch }) {
  return (
    <li className="grid gap-2 border-l-3 border-border pl-3">
      <p className="text-sm text-muted">
        <Sentence of={words.takingBack.takenBackWhen(<Age timestamp={stretch.withdrawn_at} />)} />
      </p>
      <ol className="grid gap-2">
        {stretch.messages.map((message) => (
          <li key={message.id} className="contained grid">
            <p className="text-sm font-semibold">
              {message.sender_type === 'dm'
                ? words.takingBack.dm
                : (message.character_name ?? message.player_name ?? words.takingBack.somebody)}
            </p>
            <PlainWords text={message.content} />
          </li>
        ))}
      </ol>
    </li>
  );
}

function Stretches({ gameId }: { gameId: string }) {
  const read = useQuery({
    queryKey: ['withdrawn', gameId],
    queryFn: () => call('listWithdrawn', { params: { game_id: gameId } }),
    refetchOnMount: 'always',
  });
  if (read.isPending) return <p className="text-muted">{words.takingBack.lookingUp}</p>;
  if (read.isError) {
    return (
      <ErrorNote error={read.error}>
        <Button onClick={() => read.refetch()}>{words.takingBack.again}</Button>
      </ErrorNote>
    );
  }
  if (read.data.length === 0) return <p className="text-muted">{words.takingBack.nothingTakenBack}</p>;
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={words.takingBack.takenBack}
      className="grid max-h-[60dvh] gap-6 overflow-y-auto"
    >
      {read.data.map((stretch) => (
        <Stretch key={stretch.message_id} stretch={stretch} />
      ))}
    </ol>
  );
}

/** What did not happen after all: for the creator alone. */
export function TakenBack({ game }: { game: Pick<GameRead, 'id'> }) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="taken-back-title" className="grid justify-items-start gap-3">
      <h2 id="taken-back-title" className="font-story text-xl font-semibold">
        {words.takingBack.takenBack}
      </h2>
      <p className="text-sm leading-relaxed text-muted">{words.takingBack.takenBackMeaning}</p>
      <Button onClick={() => setOpen(true)}>{words.takingBack.showTakenBack}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={words.takingBack.takenBack}>
        <Stretches gameId={game.id} />
      </Dialog>
    </section>
  );
}
