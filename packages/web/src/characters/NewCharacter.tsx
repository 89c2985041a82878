import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { Choice } from '../design/Choice.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { CharacterBuilder } from './builder/CharacterBuilder.tsx';
import { ReadyMade } from './builder/ReadyMade.tsx';
import { useCreateCharacter } from './use-create-character.ts';

/** `?for=<game id>` leads back to that game's invitation. */
export default function NewCharacter() {
  const [way, setWay] = useState<'ready' | 'build'>('ready');
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
        <ScreenHeading title="New character" />
        <p className="text-muted">Take somebody who is ready to go, or build your own.</p>
      </div>
      <Choice
        label="How to start"
        value={way}
        onChange={setWay}
        options={[
          { value: 'ready', label: 'Ready-made' },
          { value: 'build', label: 'Build one' },
        ]}
      />
      {way === 'ready' ? (
        <>
          <ErrorNote error={create.error} />
          <ReadyMade onChoose={(character) => create.mutate(character)} busy={create.isPending} />
        </>
      ) : (
        <CharacterBuilder
          onBuilt={(character) => create.mutate(character)}
          busy={create.isPending}
          error={create.error}
        />
      )}
    </div>
  );
}
