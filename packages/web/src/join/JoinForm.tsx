import type { GameRead } from '@fireside/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { charactersQuery, gameQuery } from '../api/queries.ts';
import { forgetGameLists } from '../api/game-lists.ts';
import { call } from '../api/call.ts';
import { formProblems } from '../api/say-error.ts';
import { Button, buttonClass } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { Form } from '../design/Form.tsx';
import { CharacterChoice } from './CharacterChoice.tsx';
import { CodeField } from './CodeField.tsx';
import { readCode, rememberCode, rememberedCode } from './invite-code.ts';

/** The code from the link's fragment, which never reaches a server's log; or the one that this browser knows. */
function knownCode(game: GameRead): string {
  return game.participation_code ?? (readCode(location.hash) || rememberedCode(game.id));
}

export function JoinForm({ game }: { game: GameRead }) {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const { data: characters = [] } = useQuery(charactersQuery);
  const [code, setCode] = useState(() => knownCode(game));
  const [chosen, setChosen] = useState(search.get('character') ?? game.my_character_id ?? '');

  const join = useMutation({
    mutationFn: () =>
      call('joinGame', {
        params: { game_id: game.id },
        body: { participation_code: code, character_id: chosen || null },
      }),
    onSuccess: (joined) => {
      rememberCode(game.id, code);
      queryClient.setQueryData(gameQuery(game.id).queryKey, joined);
      forgetGameLists(queryClient);
      navigate(`/games/${game.id}`);
    },
  });

  const { at, rest } = formProblems(join.error, game.participation_code ? [] : ['participation_code']);

  return (
    <Form
      onSubmit={() => join.mutate()}
      error={join.error}
      className="grid content-start gap-6 self-start rounded-lg border bg-surface p-6"
    >
      {game.participation_code ? null : (
        <CodeField
          label="Code"
          value={code}
          onChange={setCode}
          hint="Eight letters and digits. Small letters are fine."
          error={at.participation_code}
        />
      )}
      <CharacterChoice characters={characters} value={chosen} onChange={setChosen} />
      <p className="-mt-3">
        <Link
          href={`/characters/new?for=${game.id}#${code}`}
          className="inline-flex min-h-6 items-center text-[0.9375rem] text-accent underline underline-offset-4 pointer-coarse:min-h-11"
        >
          A new character
        </Link>
      </p>
      <ErrorNote error={rest} />
      <Button type="submit" look="primary" busy={join.isPending}>
        {game.is_participant ? 'Play with this character' : 'Take a seat'}
      </Button>
      {game.is_participant ? (
        <Link href={`/games/${game.id}`} className={buttonClass('quiet')}>
          Back to the table
        </Link>
      ) : null}
    </Form>
  );
}
