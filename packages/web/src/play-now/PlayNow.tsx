import { limits } from '@fireside/contract/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, use, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { changeSession, MeContext, useVisit } from '../account/session.ts';
import { forgetGameLists } from '../api/game-lists.ts';
import { charactersQuery, gameQuery } from '../api/queries.ts';
import { formProblems } from '../api/say-error.ts';
import { Button, buttonClass } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { TextField } from '../design/Field.tsx';
import { Form } from '../design/Form.tsx';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import type { TaleId } from '../words/en/tales.ts';
import { words } from '../words/words.ts';
import type { Begun, Step } from './begin-game.ts';
import { TaleChoice } from './TaleChoice.tsx';

const WhoYouAre = lazy(() => import('./WhoYouAre.tsx'));

interface PlayNowProps {
  /** Where the card is the whole screen, its heading is the screen's. */
  isScreen?: boolean;
}

/** Three steps on one card: a name, a tale, somebody to be. Whoever is signed in has the first behind them. */
export default function PlayNow({ isScreen = false }: PlayNowProps) {
  const me = use(MeContext);
  const { leads } = useVisit();
  const say = words.playNow;
  const [name, setName] = useState('');
  const [tale, setTale] = useState<TaleId | null>('moths');
  const [sentence, setSentence] = useState('');
  const [character, setCharacter] = useState('');
  const [step, setStep] = useState<Step>('enter');
  const [begun] = useState<Begun>({});
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();

  const begin = useMutation({
    mutationFn: async () => {
      const { beginGame } = await import('./begin-game.ts');
      const isStoryteller = leads?.storyteller ?? true;
      const wish = { name: me ? null : name, tale, sentence, character, isStoryteller };
      return beginGame(wish, begun, setStep);
    },
    onSuccess: (game) => {
      navigate(`/games/${game.id}`);
      if (begun.user) return changeSession(queryClient, begun.user, { guest: true });
      queryClient.setQueryData(gameQuery(game.id).queryKey, game);
      forgetGameLists(queryClient);
      void queryClient.invalidateQueries({ queryKey: charactersQuery.queryKey });
    },
  });
  const isIn = me !== null || begun.user !== undefined;
  const { at, rest } = formProblems(begin.error, isIn ? ['description'] : ['name']);
  const hasFailedHalfway = begin.isError && (begun.user ?? begun.game) !== undefined;

  function lookAtTheTable() {
    if (begun.user) changeSession(queryClient, begun.user, { guest: true });
  }

  return (
    <section aria-label={say.title} className="rounded-lg border bg-surface p-6">
      <Form onSubmit={() => begin.mutate()} error={begin.error} className="grid gap-6">
        <div className="grid gap-1">
          {isScreen ? (
            <ScreenHeading title={say.title} />
          ) : (
            <h2 className="font-story text-xl font-semibold">{say.title}</h2>
          )}
          <p className="text-muted">{me ? say.lineForPlayers : say.line}</p>
        </div>
        {me ? null : (
          <div className="max-w-sm">
            <TextField
              label={say.name}
              name="nickname"
              autoFocus
              autoComplete="nickname"
              spellCheck={false}
              required
              maxLength={limits.userName.max}
              disabled={begun.user !== undefined}
              value={name}
              onChange={(event) => setName(event.target.value)}
              error={at.name}
              hint={say.nameHint}
            />
          </div>
        )}
        <TaleChoice
          tale={tale}
          onTale={setTale}
          sentence={sentence}
          onSentence={setSentence}
          error={at.description}
          disabled={begun.game !== undefined}
        />
        <Suspense fallback={<p className="min-h-104 text-sm text-muted">{say.gatheringCharacters}</p>}>
          <WhoYouAre value={character} onChange={setCharacter} />
        </Suspense>
        <ErrorNote error={rest} />
        {hasFailedHalfway ? <p className="text-sm text-muted">{say.kept}</p> : null}
        <div className="flex flex-wrap items-center gap-y-3 max-md:sticky max-md:bottom-0 max-md:bg-surface max-md:py-3">
          <Button
            type="submit"
            look="primary"
            busy={begin.isPending}
            disabled={character === ''}
            className="min-w-36 max-md:grow"
          >
            {hasFailedHalfway ? say.goOn : say.begin}
          </Button>
          {hasFailedHalfway && begun.game ? (
            <Link
              href={`/games/${begun.game.id}`}
              onClick={lookAtTheTable}
              className={buttonClass('secondary', 'ml-5')}
            >
              {say.toTheTable}
            </Link>
          ) : null}
          <p role="status" className="text-sm text-muted not-empty:ml-5">
            {begin.isPending ? say.steps[step] : null}
          </p>
        </div>
      </Form>
      {leads ? (
        <p className="mt-5 border-t pt-4 text-sm leading-relaxed text-muted">
          {leads.storyteller ? say.storytellerLeads : say.modelLeads(leads.model)}
        </p>
      ) : null}
    </section>
  );
}
