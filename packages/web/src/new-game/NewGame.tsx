import { limits } from '@fireside/contract/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { forgetGameLists } from '../api/game-lists.ts';
import { gameQuery } from '../api/queries.ts';
import { call } from '../api/call.ts';
import { formProblems } from '../api/say-error.ts';
import { Button } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { TextAreaField, TextField } from '../design/Field.tsx';
import { Form } from '../design/Form.tsx';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { AdventureField } from './AdventureField.tsx';
import { AdventureOutline } from './AdventureOutline.tsx';
import { noCorrections, scriptChanges } from './correct-outline.ts';
import { tooLong } from './read-adventure.ts';
import { noSafety, SafetyFields, textsIn } from './SafetyFields.tsx';
import { SetupConversation } from './SetupConversation.tsx';
import { useOutline } from './use-outline.ts';
import { useSetupChat } from './use-setup-chat.ts';

const sampleGame = {
  name: 'The Bell at Low Ferry',
  description:
    'A crossing, a bell that rings by itself, and a ferryman who is not where he should be. One evening.',
};

function useSampleAdventure(lay: (sample: { name: string; description: string; adventure: string }) => void) {
  const [search] = useSearchParams();
  const wanted = search.get('adventure') === 'sample';
  // biome-ignore lint/correctness/useExhaustiveDependencies: laid once, on arrival
  useEffect(() => {
    if (!wanted) return;
    void import('./sample-adventure.md?raw').then(({ default: adventure }) =>
      lay({ ...sampleGame, adventure }),
    );
  }, [wanted]);
}

export default function NewGame() {
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [isOwn, setOwn] = useState({ name: false, description: false });
  const [adventure, setAdventure] = useState('');
  const [safety, setSafety] = useState(noSafety);
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
      const [lines, veils] = [textsIn(safety.lines), textsIn(safety.veils)];
      return call('createGame', {
        body: { name, description, adventure_text: adventure, script, lines, veils },
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

  const { at, rest } = formProblems(create.error, [
    'name',
    'description',
    'adventure_text',
    'lines',
    'veils',
  ]);

  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <ScreenHeading title="New game" />
        <p className="max-w-[60ch] text-pretty text-muted">
          Talk it over with the DM, or just name the game and begin. You can do either in any order.
        </p>
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <SetupConversation chat={chat} hasAdventure={adventure.trim() !== ''} />
        <Form
          onSubmit={() => create.mutate()}
          error={create.error}
          className="grid content-start gap-6 self-start rounded-lg border bg-surface p-6"
        >
          <h2 className="font-story text-xl font-semibold">The game</h2>
          <TextField
            label="Name"
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
            label="Description"
            rows={5}
            maxLength={limits.description}
            value={description}
            onChange={(event) => {
              setDescription(event.target.value);
              setOwn({ ...isOwn, description: event.target.value !== '' });
            }}
            error={at.description}
            hint="Everyone can read this, before they join."
          />
          <AdventureField value={adventure} onChange={setAdventure} refused={at.adventure_text} />
          <AdventureOutline reading={reading} corrections={corrections} onCorrect={setCorrections} />
          <SafetyFields value={safety} onChange={setSafety} errors={at} />
          <ErrorNote error={rest} />
          <Button
            type="submit"
            look="primary"
            busy={create.isPending}
            disabled={name.trim() === '' || tooLong(adventure) !== null}
          >
            {create.isPending && adventure ? 'The DM is reading the adventure…' : 'Create the game'}
          </Button>
        </Form>
      </div>
    </div>
  );
}
