import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useMe } from '../account/session.ts';
import { characterQuery } from '../api/queries.ts';
import { Button } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { Loading } from '../design/Loading.tsx';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { DeleteCharacter } from './DeleteCharacter.tsx';
import { CharacterSheet } from './sheet/CharacterSheet.tsx';
import { SheetEditor } from './sheet/SheetEditor.tsx';
import { summaryOf } from './summary.ts';
import { words } from '../words/words.ts';

function BackLink() {
  return (
    <Link
      href="/characters"
      className="inline-flex min-h-6 w-fit items-center text-sm text-muted underline underline-offset-4 hover:text-text pointer-coarse:min-h-11"
    >
      {words.characters.all}
    </Link>
  );
}

export default function CharacterScreen({ characterId }: { characterId: string }) {
  const me = useMe();
  const [, navigate] = useLocation();
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const query = useQuery(characterQuery(characterId));
  if (query.isPending) return <Loading label={words.characters.openingSheet} />;
  if (query.isError) {
    return (
      <div className="grid gap-4">
        <ScreenHeading title={words.characters.closed} />
        <ErrorNote error={query.error} />
        <BackLink />
      </div>
    );
  }
  const character = query.data;
  const owner = character.owner_id === me.id;
  return (
    <div className="grid max-w-4xl gap-8">
      <div className="grid gap-3">
        <BackLink />
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="grid gap-1">
            <ScreenHeading title={character.name} />
            <p className="text-muted">
              {[summaryOf(character), character.background].filter(Boolean).join(' · ')}
              {owner ? null : ` · ${words.characters.playedBy(character.owner_name)}`}
            </p>
          </div>
          {owner && !editing ? (
            <div className="flex gap-2">
              <Button onClick={() => setEditing(true)}>
                <Pencil className="size-4" aria-hidden="true" />
                {words.characters.edit}
              </Button>
              <Button look="quiet" onClick={() => setDeleting(true)}>
                <Trash2 className="size-4" aria-hidden="true" />
                {words.characters.delete}
              </Button>
            </div>
          ) : null}
        </div>
      </div>
      {editing ? (
        <SheetEditor character={character} onDone={() => setEditing(false)} />
      ) : (
        <CharacterSheet character={character} wide />
      )}
      <DeleteCharacter
        character={character}
        open={deleting}
        onOpenChange={setDeleting}
        onDeleted={() => navigate('/characters')}
      />
    </div>
  );
}
