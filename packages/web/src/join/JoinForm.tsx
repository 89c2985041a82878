import type { GameRead } from '@fireside/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { charactersQuery } from '../api/queries.ts';
import { formProblems } from '../api/say-error.ts';
import { Button, buttonClass } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { Form } from '../design/Form.tsx';
import { CharacterChoice } from './CharacterChoice.tsx';
import { CodeField } from './CodeField.tsx';
import { rememberedCode } from './invite-code.ts';
import { nobodyYet, playerOptions } from './seat-options.ts';
import { takeSeat } from './take-seat.ts';

interface JoinFormProps {
  gameId: string;
  /** For whoever has a seat already: the form changes the character then. */
  game?: GameRead;
  /** The code that was followed; null when it is not known and has to be typed. */
  code: string | null;
}

/** A signed-in player chooses a character and sits down. */
export function JoinForm({ gameId, game, code: followed }: JoinFormProps) {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const { data: characters = [] } = useQuery(charactersQuery);
  const [code, setCode] = useState(() => followed ?? rememberedCode(gameId));
  const [choice, setChoice] = useState(search.get('character') ?? game?.my_character_id ?? nobodyYet.id);

  const join = useMutation({
    mutationFn: () => takeSeat(queryClient, { gameId, code, choice }),
    onSuccess: () => navigate(`/games/${gameId}`),
  });
  const { at, rest } = formProblems(join.error, followed === null ? ['participation_code'] : []);

  return (
    <Form
      onSubmit={() => join.mutate()}
      error={join.error}
      className="grid content-start gap-6 self-start rounded-lg border bg-surface p-6"
    >
      {followed === null ? (
        <CodeField
          label="Code"
          value={code}
          onChange={setCode}
          hint="Eight letters and digits. Small letters are fine."
          error={at.participation_code}
        />
      ) : null}
      <CharacterChoice options={playerOptions(characters)} value={choice} onChange={setChoice} />
      <p className="-mt-3">
        <Link
          href={`/characters/new?for=${gameId}#${code}`}
          className="inline-flex min-h-6 items-center text-[0.9375rem] text-accent underline underline-offset-4 pointer-coarse:min-h-11"
        >
          Build one of your own
        </Link>
      </p>
      <ErrorNote error={rest} />
      <Button type="submit" look="primary" busy={join.isPending}>
        {game?.is_participant ? 'Play with this character' : 'Join'}
      </Button>
      {game?.is_participant ? (
        <Link href={`/games/${gameId}`} className={buttonClass('quiet')}>
          Back to the table
        </Link>
      ) : null}
    </Form>
  );
}
