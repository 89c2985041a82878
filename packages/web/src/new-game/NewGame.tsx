import { limits } from '@fireside/contract/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { forgetGameLists } from '../api/game-lists.ts';
import { gameQuery } from '../api/queries.ts';
import { call } from '../api/call.ts';
import { formProblems } from '../api/say-error.ts';
import { ImportCapsule } from '../capsule/ImportCapsule.tsx';
import { Button } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { TextAreaField, TextField } from '../design/Field.tsx';
import { Form } from '../design/Form.tsx';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { AdventureField } from './AdventureField.tsx';
import { AdventureOutline } from './AdventureOutline.tsx';
import { noCorrections, scriptChanges } from './correct-outline.ts';
import { tooLong } from './read-adventure.ts';
import { asUsual, settingsOf } from './how-it-is-played.ts';
import { HowItIsPlayedFields, refusable } from './HowItIsPlayedFields.tsx';
import { SetupConversation } from './SetupConversation.tsx';
import { useOutline } from './use-outline.ts';
import { useSetupChat } from './use-setup-chat.ts';
import { words } from '../words/words.ts';

function useSampleAdventure(lay: (sample: { name: string; description: string; adventure: string }) => void) {
  const [search] = useSearchParams();
  const wanted = search.get('adventure') === 'sample';
  // biome-ignore lint/correctness/useExhaustiveDependencies: laid once, on arrival
  useEffect(() => {
    if (!wanted) return;
    void import('./sample-adventure.md?raw').then(({ default: adventure }) =>
      lay({ ...words.newGame.sample, adventure }),
    );
  }, [wanted]);
}

export default function NewGame() {
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [isOwn, setOwn] = useState({ name: false, description: false });
  const [adventure, setAdventure] = useState('');
  const [played, setPlayed] = useState(asUsual);
  const [corrections, setCorrections] = useState(noCorrections);
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const chat = useSetupChat(adventure, (proposal) => {
    // What somebody has written themselves is theirs.
    if (!isOwn.name) setName(proposal.name);
    if (!isOwn.description) setDescription(proposal.description);
  });
  useSampleAdventure((sample) => {
    setName(sample.name);
    setDescription(sample.description);
    setOwn({ name: true, description: true });
    setAdventure(sample.adventure);
  });

  const create = useMutation({
    mutationFn: () => {
      const script = reading.outline ? scriptChanges(reading.outline, corrections) : undefined;
      return call('createGame', {
        body: { name, description, adventure_text: adventure, script, ...settingsOf(played) },
      });
    },
    onSuccess: (game) => {
      queryClient.setQueryData(gameQuery(game.id).queryKey, game);
      forgetGameLists(queryClient);
      navigate(`/games/${game.id}`);
    },
  });

  // Of one user one adventure is read at a time: the game comes first.
  const reading = useOutline(adventure, { paused: create.isPending });

  const { at, rest } = formProblems(create.error, ['name', 'description', 'adventure_text', ...refusable]);

  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <ScreenHeading title={words.newGame.title} />
        <p className="max-w-[60ch] text-pretty text-muted">{words.newGame.intro}</p>
        <div className="mt-2">
          <ImportCapsule />
        </div>
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <SetupConversation chat={chat} hasAdventure={adventure.trim() !== ''} />
        <Form
          onSubmit={() => create.mutate()}
          error={create.error}
          className="grid content-start gap-6 self-start rounded-lg border bg-surface p-6"
        >
          <h2 className="font-story text-xl font-semibold">{words.newGame.theGame}</h2>
          <TextField
            label={words.newGame.name}
            required
            maxLength={limits.gameName}
            autoComplete="off"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setOwn({ ...isOwn, name: event.target.value !== '' });
            }}
            error={at.name}
          />
          <TextAreaField
            label={words.newGame.description}
            rows={5}
            maxLength={limits.description}
            value={description}
            onChange={(event) => {
              setDescription(event.target.value);
              setOwn({ ...isOwn, description: event.target.value !== '' });
            }}
            error={at.description}
            hint={words.newGame.descriptionHint}
          />
          <AdventureField value={adventure} onChange={setAdventure} refused={at.adventure_text} />
          <AdventureOutline reading={reading} corrections={corrections} onCorrect={setCorrections} />
          <HowItIsPlayedFields value={played} onChange={setPlayed} errors={at} />
          <ErrorNote error={rest} />
          <Button
            type="submit"
            look="primary"
            busy={create.isPending}
            disabled={name.trim() === '' || tooLong(adventure) !== null}
          >
            {create.isPending && adventure ? words.newGame.readingAdventure : words.newGame.create}
          </Button>
        </Form>
      </div>
    </div>
  );
}
