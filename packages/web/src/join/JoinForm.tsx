import type { GameRead, InvitationRead } from '@fireside/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { charactersQuery } from '../api/queries.ts';
import { formProblems } from '../api/say-error.ts';
import { WaitingCharacters } from '../capsule/WaitingCharacters.tsx';
import { Button, buttonClass } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { Form } from '../design/Form.tsx';
import { CharacterChoice } from './CharacterChoice.tsx';
import { CodeField } from './CodeField.tsx';
import { nobodyYet, playerOptions } from './seat-options.ts';
import { changeCharacter, takeSeat } from './take-seat.ts';
import { words } from '../words/words.ts';

interface JoinFormProps {
  gameId: string;
  /** For whoever has a seat already: the form changes the character then. */
  game?: GameRead;
  /** The code that was followed; null when it is not known and has to be typed. */
  code: string | null;
  /** Characters of an imported story that wait for their players. */
  waiting?: InvitationRead['waiting'];
}

/** A signed-in player chooses a character and sits down. */
export function JoinForm({ gameId, game, code: followed, waiting = [] }: JoinFormProps) {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const { data: characters = [] } = useQuery(charactersQuery);
  const isSeated = game?.is_participant === true;
  const [code, setCode] = useState(followed ?? '');
  const [choice, setChoice] = useState(search.get('character') ?? game?.my_character_id ?? nobodyYet().id);

  const join = useMutation({
    mutationFn: async () => {
      if (isSeated) await changeCharacter(queryClient, { gameId, choice });
      else await takeSeat(queryClient, { gameId, code, choice });
    },
    onSuccess: () => navigate(`/games/${gameId}`),
  });
  const { at, rest } = formProblems(join.error, followed === null ? ['participation_code'] : []);

  return (
    <Form
      onSubmit={() => join.mutate()}
      error={join.error}
      className="grid content-start gap-6 self-start rounded-lg border bg-surface p-6"
    >
      {followed === null && !isSeated ? (
        <CodeField
          label={words.join.code}
          value={code}
          onChange={setCode}
          hint={words.join.codeHint}
          error={at.participation_code}
        />
      ) : null}
      <WaitingCharacters waiting={waiting} value={choice} onChange={setChoice} />
      <CharacterChoice options={playerOptions(characters)} value={choice} onChange={setChoice} />
      <p className="-mt-3">
        <Link
          href={`/characters/new?for=${gameId}#${code}`}
          className="inline-flex min-h-6 items-center text-[0.9375rem] text-accent underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {words.join.buildOwn}
        </Link>
      </p>
      <ErrorNote error={rest} />
      <Button type="submit" look="primary" busy={join.isPending}>
        {isSeated ? words.join.playThis : words.join.join}
      </Button>
      {isSeated ? (
        <Link href={`/games/${gameId}`} className={buttonClass('quiet')}>
          {words.join.backToTable}
        </Link>
      ) : null}
    </Form>
  );
}
