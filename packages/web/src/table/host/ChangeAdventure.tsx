import type { GameRead } from '@fireside/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { scriptQuery } from '../../api/queries.ts';
import { formProblems } from '../../api/say-error.ts';
import { Button } from '../../design/Button.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { Form } from '../../design/Form.tsx';
import { useToast } from '../../design/Toasts.tsx';
import { AdventureField } from '../../new-game/AdventureField.tsx';
import { OutlineGlance } from '../../new-game/OutlineGlance.tsx';
import { tooLong } from '../../new-game/read-adventure.ts';
import { useOutline } from '../../new-game/use-outline.ts';
import { useChangeGame } from './use-change-game.ts';

/** Another adventure in the middle of a story, or none any more. */
export default function ChangeAdventure({ game, onDone }: { game: GameRead; onDone: () => void }) {
  const [adventure, setAdventure] = useState('');
  const queryClient = useQueryClient();
  const toast = useToast();
  const change = useChangeGame(game.id, ({ has_adventure }) => {
    void queryClient.invalidateQueries({ queryKey: scriptQuery(game.id).queryKey });
    toast(has_adventure ? 'The DM has read the adventure.' : 'The adventure is taken away.');
    onDone();
  });
  const reading = useOutline(adventure, { paused: change.isPending });
  const { at, rest } = formProblems(change.error, ['adventure_text']);

  return (
    <Form
      onSubmit={() => change.mutate({ adventure_text: adventure })}
      error={change.error}
      className="grid gap-5"
    >
      <p className="leading-relaxed text-muted">
        {game.has_adventure
          ? 'This game follows an adventure. A new one takes its place from the next answer on; the story so far stays as it is.'
          : 'The DM follows an adventure from the next answer on; the story so far stays as it is.'}
      </p>
      <AdventureField value={adventure} onChange={setAdventure} refused={at.adventure_text} />
      <OutlineGlance reading={reading} />
      <ErrorNote error={rest} />
      <div className="flex flex-wrap justify-end gap-3">
        {game.has_adventure ? (
          <Button
            look="danger"
            className="mr-auto"
            disabled={change.isPending}
            onClick={() => change.mutate({ adventure_text: '' })}
          >
            Play without one
          </Button>
        ) : null}
        <Button onClick={onDone}>Cancel</Button>
        <Button
          type="submit"
          look="primary"
          busy={change.isPending}
          disabled={adventure.trim() === '' || tooLong(adventure) !== null}
        >
          {change.isPending ? 'The DM is reading…' : 'Use this adventure'}
        </Button>
      </div>
    </Form>
  );
}
