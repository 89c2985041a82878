import type { MessageRead, ScriptPatch } from '@fireside/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '../../api/call.ts';
import { scriptQuery } from '../../api/queries.ts';
import { Button } from '../../design/Button.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { Loading } from '../../design/Loading.tsx';
import { SceneList } from '../../outline/SceneList.tsx';
import type { SceneChanges } from '../../outline/scene-changes.ts';
import { words } from '../../words/words.ts';
import { useAfterTurn } from './use-chronicle.ts';

interface GameScriptProps {
  gameId: string;
  messages: MessageRead[];
}

function OpenScript({ gameId, messages }: GameScriptProps) {
  const queryClient = useQueryClient();
  const script = useQuery(scriptQuery(gameId));
  useAfterTurn(messages, () => void script.refetch());
  const change = useMutation({
    mutationFn: (patch: ScriptPatch) =>
      call('changeGameScript', { params: { game_id: gameId }, body: patch }),
    onSuccess: (changed) => queryClient.setQueryData(scriptQuery(gameId).queryKey, changed),
  });
  const { mutate } = change;
  const changes = useMemo<SceneChanges>(
    () => ({
      onPlace: (place) => mutate({ place }),
      onKind: (number, kind) => mutate({ scenes: [{ number, kind }] }),
    }),
    [mutate],
  );

  if (script.isPending) return <Loading label={words.journal.openingScript} />;
  if (!script.data) {
    return (
      <ErrorNote error={script.error}>
        <Button onClick={() => script.refetch()} busy={script.isFetching}>
          {words.journal.again}
        </Button>
      </ErrorNote>
    );
  }
  return (
    <>
      <ErrorNote error={change.error} />
      <SceneList outline={script.data} place={script.data.place} changes={changes} />
    </>
  );
}

/** The adventure as the DM reads it, and where the party is in it. Folded, since the creator may play along. */
export function GameScript(props: GameScriptProps) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="script-title" className="grid gap-4 border-t pt-5">
      <div className="grid justify-items-start gap-2">
        <h3 id="script-title" className="text-sm font-medium text-muted">
          {words.journal.script}
        </h3>
        <p className="text-sm leading-relaxed text-muted">{words.journal.scriptMeaning}</p>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? words.journal.foldScript : words.journal.showScript}
        </Button>
      </div>
      {open ? <OpenScript {...props} /> : null}
    </section>
  );
}
