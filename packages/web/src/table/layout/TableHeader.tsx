import type { GameRead } from '@fireside/contract';
import { ArrowLeft, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../design/Button.tsx';
import { InviteDialog } from '../../join/InviteDialog.tsx';
import { words } from '../../words/words.ts';
import { TableName } from './TableName.tsx';

interface TableHeaderProps {
  game: GameRead;
  ended: boolean;
  /** What the table waits for from me, if anything. */
  awaits: string | null;
  /** What is rarely done at a table. */
  menu: ReactNode;
  /** What stands beside the name. */
  children?: ReactNode;
}

export function TableHeader({ game, ended, awaits, menu, children }: TableHeaderProps) {
  const [inviting, setInviting] = useState(false);
  return (
    <header className="flex h-14 shrink-0 items-center gap-2 border-b pr-3 pl-1.5 sm:gap-3 sm:pr-5 sm:pl-3">
      <Link
        href="/"
        aria-label={words.table.toGames}
        title={words.table.toGames}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover:bg-raised hover:text-text"
      >
        <ArrowLeft className="size-5" aria-hidden="true" />
      </Link>
      <TableName name={game.name} awaits={awaits} />
      {ended ? (
        <span className="shrink-0 rounded-full border border-border px-2.5 py-0.5 text-[0.8125rem] text-muted">
          {words.table.ended}
        </span>
      ) : null}
      <div className="ml-auto flex shrink-0 items-center">{children}</div>
      {game.participation_code && !ended ? (
        <>
          <Button look="quiet" className="shrink-0 px-3" onClick={() => setInviting(true)}>
            <UserPlus className="size-4.5" aria-hidden="true" />
            <span className="max-sm:sr-only">{words.table.invite}</span>
          </Button>
          <InviteDialog
            game={game}
            code={game.participation_code}
            open={inviting}
            onOpenChange={setInviting}
          />
        </>
      ) : null}
      {menu}
    </header>
  );
}
