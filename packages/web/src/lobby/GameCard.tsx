import type { GameRead } from '@fireside/contract';
import { BookOpen, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { useMe } from '../account/session.ts';
import { Age } from '../design/Age.tsx';
import { IconButton } from '../design/Button.tsx';
import { words } from '../words/words.ts';
import { DeleteGame } from './DeleteGame.tsx';
import { GameState } from './GameState.tsx';
import { UnreadBadge } from './UnreadBadge.tsx';

function playersOf(game: GameRead): string {
  const names = game.player_names.slice(0, 4).join(', ');
  const more = game.player_count - Math.min(4, game.player_names.length);
  return more > 0 ? words.lobby.andMore(names, more) : names;
}

function lastLineOf({ last_line: line }: GameRead): string | null {
  if (!line) return null;
  const name = line.by ?? words.lobby.dm;
  return line.kind === 'whisper' ? words.lobby.whispered(name, line.text) : words.lobby.line(name, line.text);
}

export function GameCard({ game }: { game: GameRead }) {
  const me = useMe();
  const news = useId();
  const [deleting, setDeleting] = useState(false);
  const owner = game.creator_id === me.id;
  const lastLine = lastLineOf(game);
  return (
    <article
      data-game={game.id}
      className="group relative flex min-h-44 min-w-0 flex-col gap-2 rounded-lg border bg-surface p-5 transition-colors duration-150 hover:border-border has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus"
    >
      <div className="flex min-h-8 items-start justify-between gap-3">
        <h3 className="min-w-0 font-story text-lg leading-snug font-semibold">
          <Link
            href={game.is_participant ? `/games/${game.id}` : `/join/${game.id}`}
            aria-describedby={`${news}-unread ${news}-state`}
            className="outline-none after:absolute after:inset-0 after:content-['']"
          >
            {game.name}
          </Link>
        </h3>
        <div className="flex shrink-0 items-start gap-2">
          <span id={`${news}-unread`}>
            <UnreadBadge unread={game.unread} />
          </span>
          {owner ? (
            <IconButton
              label={words.lobby.deleteGame(game.name)}
              onClick={() => setDeleting(true)}
              className="relative -mt-2 -mr-2.5"
            >
              <Trash2 className="size-4" aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
      </div>
      <p
        className={`text-[0.9375rem] leading-normal text-muted ${lastLine ? 'line-clamp-1' : 'line-clamp-2'}`}
      >
        {game.description || words.lobby.noDescription}
      </p>
      {lastLine ? (
        <p dir="auto" className="truncate font-story text-[0.9375rem] text-text">
          {lastLine}
        </p>
      ) : null}
      <p className="line-clamp-1 text-sm">{playersOf(game)}</p>
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 text-[0.8125rem] text-muted">
        <span id={`${news}-state`}>
          <GameState game={game} />
        </span>
        {game.has_adventure ? (
          <span className="inline-flex items-center gap-1">
            <BookOpen className="size-3.5" aria-hidden="true" />
            {words.lobby.adventure}
          </span>
        ) : null}
        <span className="ml-auto">
          <Age timestamp={game.created_at} />
        </span>
      </div>
      {owner ? <DeleteGame game={game} open={deleting} onOpenChange={setDeleting} /> : null}
    </article>
  );
}
