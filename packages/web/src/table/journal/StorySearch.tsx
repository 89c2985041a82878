import type { SearchResult } from '@fireside/contract';
import { searchLimits } from '@fireside/contract/protocol';
import { useMutation } from '@tanstack/react-query';
import { Age } from '../../design/Age.tsx';
import { Button } from '../../design/Button.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { TextField } from '../../design/Field.tsx';
import { words } from '../../words/words.ts';
import { markedParts } from './marked-parts.ts';
import { useStorySearch } from './use-story-search.ts';

interface ResultProps {
  result: SearchResult;
  onLead: (messageId: number) => Promise<void>;
}

function speakerOf({ by, sender_type }: SearchResult): string {
  return by ?? (sender_type === 'dm' ? words.journal.dm : words.journal.somebody);
}

/** A passage with the words in it, and the way to it. */
function Result({ result, onLead }: ResultProps) {
  const lead = useMutation({ mutationFn: () => onLead(result.id) });
  return (
    <li className="contained">
      <button
        type="button"
        aria-busy={lead.isPending}
        onClick={() => !lead.isPending && lead.mutate()}
        className="-mx-2 grid w-[calc(100%+1rem)] gap-0.5 rounded-md px-2 py-1.5 text-left hover:bg-raised pointer-coarse:min-h-11"
      >
        <span className="text-[0.8125rem] text-muted">
          {speakerOf(result)} · <Age timestamp={result.at} />
          {result.kind === 'whisper' || result.kind === 'table'
            ? ` · ${words.journal.kinds[result.kind]}`
            : ''}
        </span>
        <span className="font-story leading-relaxed wrap-anywhere">
          {markedParts(result).map(({ text, isMarked }, place) =>
            isMarked ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a result never changes
              <mark key={place} className="rounded-xs bg-accent px-0.5 text-on-accent">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
      </button>
      <ErrorNote error={lead.error} />
    </li>
  );
}

/** Looks for words in the whole story, as far as this player may read it. */
export function StorySearch({ gameId, onLead }: { gameId: string; onLead: ResultProps['onLead'] }) {
  const { text, setText, wanted, search, results } = useStorySearch(gameId);
  const { data, error, isFetching, hasNextPage } = search;
  const said = data && !isFetching ? words.journal.found(results.length, hasNextPage) : '';

  return (
    <search aria-label={words.journal.searchTitle} className="grid gap-3">
      <TextField
        label={words.journal.searchLabel}
        type="search"
        autoComplete="off"
        maxLength={searchLimits.mostCharacters}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className={results.length > 0 ? 'sr-only' : 'text-sm leading-relaxed text-muted'}>
        {wanted === null ? '' : said}
      </p>
      <ErrorNote error={isFetching ? null : error}>
        <Button onClick={() => search.refetch()}>{words.journal.again}</Button>
      </ErrorNote>
      {results.length > 0 ? (
        <ol aria-label={words.journal.results} className="grid gap-2">
          {results.map((result) => (
            <Result key={result.id} result={result} onLead={onLead} />
          ))}
        </ol>
      ) : null}
      {hasNextPage ? (
        <Button className="justify-self-start" waiting={isFetching} onClick={() => search.fetchNextPage()}>
          {words.journal.furtherBack}
        </Button>
      ) : null}
    </search>
  );
}
