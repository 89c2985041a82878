import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { Choice } from '../design/Choice.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { Loading } from '../design/Loading.tsx';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { CharacterBuilder } from './builder/CharacterBuilder.tsx';
import { ReadyMade } from './builder/ReadyMade.tsx';
import { useCreateCharacter } from './use-create-character.ts';
import { words } from '../words/words.ts';

const ImportCharacter = lazy(() => import('./import/ImportCharacter.tsx'));

/** `?for=<game id>` leads back to that game's invitation. */
export default function NewCharacter() {
  const [way, setWay] = useState<'ready' | 'build' | 'import'>('ready');
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const gameId = search.get('for');
  const create = useCreateCharacter((character) => {
    navigate(
      gameId ? `/join/${gameId}?character=${character.id}${location.hash}` : `/characters/${character.id}`,
    );
  });

  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <ScreenHeading title={words.characters.add} />
        <p className="text-muted">{words.characters.ways}</p>
      </div>
      <Choice
        label={words.characters.howToStart}
        value={way}
        onChange={setWay}
        options={[
          { value: 'ready', label: words.characters.wayReady },
          { value: 'build', label: words.characters.wayBuild },
          { value: 'import', label: words.characters.wayImport },
        ]}
      />
      {way === 'ready' ? (
        <>
          <ErrorNote error={create.error} />
          <ReadyMade onChoose={(character) => create.mutate(character)} busy={create.isPending} />
        </>
      ) : null}
      {way === 'build' ? (
        <CharacterBuilder
          onBuilt={(character) => create.mutate(character)}
          busy={create.isPending}
          error={create.error}
        />
      ) : null}
      {way === 'import' ? (
        <Suspense fallback={<Loading label={words.characters.openingImport} />}>
          <ImportCharacter
            onImported={(character) => create.mutate(character)}
            busy={create.isPending}
            error={create.error}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
