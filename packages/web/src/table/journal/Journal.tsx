import type { GameRead, MessageRead } from '@fireside/contract';
import { useMe } from '../../account/session.ts';
import { Button } from '../../design/Button.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { Loading } from '../../design/Loading.tsx';
import { words } from '../../words/words.ts';
import { ChapterView } from './ChapterView.tsx';
import { GameScript } from './GameScript.tsx';
import { PinnedSentences } from './PinnedSentences.tsx';
import { StorySearch } from './StorySearch.tsx';
import { useChronicle } from './use-chronicle.ts';

/** The heading of the journal: whoever is led here finds the focus on it. */
export const journalTitle = 'journal-title';

interface JournalProps {
  game: GameRead;
  messages: MessageRead[];
  /** Leads to a message of the story. */
  onLead: (messageId: number) => Promise<void>;
}

/** What the DM remembers of the story, for everybody to read and for the creator to correct. */
export function Journal({ game, messages, onLead }: JournalProps) {
  const me = useMe();
  const chronicle = useChronicle(game.id, messages);
  const mayChange = game.creator_id === me.id;
  const { chapters = [], pinned = [] } = chronicle.data ?? {};

  return (
    <div className="grid gap-8">
      <section aria-labelledby={journalTitle} className="grid gap-6">
        <div className="grid gap-1">
          <h2 id={journalTitle} tabIndex={-1} className="font-story text-xl font-semibold outline-none">
            {words.journal.title}
          </h2>
          <p className="text-sm leading-relaxed text-muted">{words.journal.meaning}</p>
        </div>
        <StorySearch gameId={game.id} onLead={onLead} />
        <ErrorNote error={chronicle.isFetching ? null : chronicle.error}>
          <Button onClick={() => chronicle.refetch()}>{words.journal.again}</Button>
        </ErrorNote>
        {chronicle.isPending ? <Loading label={words.journal.opening} /> : null}
        {chronicle.data && chapters.length === 0 ? (
          <p className="leading-relaxed text-muted">{words.journal.noChapters}</p>
        ) : null}
        {chapters.length > 0 ? (
          <ol aria-label={words.journal.chapters} className="grid gap-7">
            {chapters.map((chapter) => (
              <ChapterView
                key={chapter.from_id}
                gameId={game.id}
                chapter={chapter}
                mayChange={mayChange}
                onLead={onLead}
              />
            ))}
          </ol>
        ) : null}
      </section>
      {chronicle.data ? <PinnedSentences gameId={game.id} pinned={pinned} mayChange={mayChange} /> : null}
      {mayChange && game.has_adventure ? <GameScript gameId={game.id} messages={messages} /> : null}
    </div>
  );
}
