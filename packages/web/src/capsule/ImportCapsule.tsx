import { capsuleLimits } from '@fireside/contract/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useLocation } from 'wouter';
import { forgetGameLists } from '../api/game-lists.ts';
import { charactersQuery, gameQuery } from '../api/queries.ts';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { FileButton } from '../design/FileButton.tsx';
import { words } from '../words/words.ts';
import { capsuleProblem } from './capsule-problem.ts';
import { sendCapsule } from './send-capsule.ts';

const largest = capsuleLimits.bodyBytes;

/** A campaign from elsewhere, as a file. */
export function ImportCapsule() {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const moveIn = useMutation({
    mutationFn: (file: File) => {
      if (file.size > largest) throw words.capsule.tooLarge(largest / 1024 / 1024);
      return sendCapsule(file);
    },
    onSuccess: (game) => {
      queryClient.setQueryData(gameQuery(game.id).queryKey, game);
      void queryClient.invalidateQueries({ queryKey: charactersQuery.queryKey });
      forgetGameLists(queryClient);
      navigate(`/games/${game.id}`);
    },
  });
  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton
          label={words.capsule.file}
          accept=".json,application/json"
          onFile={(file) => moveIn.mutate(file)}
          disabled={moveIn.isPending}
        >
          <PackageOpen className="size-4" aria-hidden="true" />
          {words.capsule.import}
        </FileButton>
        <p role="status" className="max-w-[60ch] text-sm text-pretty text-muted">
          {moveIn.isPending ? words.capsule.working : words.capsule.importHint}
        </p>
      </div>
      <ErrorNote error={moveIn.isPending || !moveIn.error ? null : capsuleProblem(moveIn.error)} />
    </div>
  );
}
