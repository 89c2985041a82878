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
import { words } from '../../words/words.ts';
import { useChangeGame } from './use-change-game.ts';

/** Another adventure in the middle of a story, or none any more. */
export default function ChangeAdventure({ game, onDone }: { game: GameRead; onDone: () => void }) {
  const [adventure, setAdventure] = useState('');
  const queryClient = useQueryClient();
  const toast = useToast();
  const change = useChangeGame(game.id, ({ has_adventure }) => {
    void queryClient.invalidateQueries({ queryKey: scriptQuery(game.id).queryKey });
    toast(has_adventure ? words.host.adventureRead : words.host.adventureGone);
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
        {game.has_adventure ? words.host.anotherMeaning : words.host.firstMeaning}
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
            {words.host.playWithout}
          </Button>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onDone}>{words.host.cancel}</Button>
          <Button
            type="submit"
            look="primary"
            busy={change.isPending}
            disabled={adventure.trim() === '' || tooLong(adventure) !== null}
          >
            {change.isPending ? words.host.reading : words.host.useAdventure}
          </Button>
        </div>
      </div>
    </Form>
  );
}
