import { Menu } from '@base-ui/react/menu';
import type { GameRead, PartyMember } from '@fireside/contract';
import { useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useMe, useVisit } from '../../account/session.ts';
import { gameQuery } from '../../api/queries.ts';
import { buttonClass } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Loading } from '../../design/Loading.tsx';
import { DeleteGame } from '../../lobby/DeleteGame.tsx';
import { Players } from '../host/Players.tsx';
import { storyForms, useDownloadStory } from './use-download-story.ts';
import { LeaveGame } from './LeaveGame.tsx';
import { MenuAction, MenuGroup, MenuSheet } from './menu-parts.tsx';

const GameSettings = lazy(() => import('../host/GameSettings.tsx'));
const ChangeAdventure = lazy(() => import('../host/ChangeAdventure.tsx'));

type Part = 'settings' | 'adventure' | 'players' | 'leave' | 'delete';

interface TableMenuProps {
  game: GameRead;
  party: readonly PartyMember[];
  /** Shows what holds at this table, lines and veils among it, and says where that begins. */
  onRules: () => HTMLElement | null;
  /** Somebody was removed, or the game handed over. */
  onPartyChanged: () => void;
}

/** What is rarely done at a table: for everybody what is theirs, for the creator the table itself. */
export function TableMenu({ game, party, onRules, onPartyChanged }: TableMenuProps) {
  const me = useMe();
  const { is_guest } = useVisit();
  /** Where an item leads, for the focus to go there rather than back. */
  const leadTo = useRef<HTMLElement | null>(null);
  const [part, setPart] = useState<Part | null>(null);
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const saveStory = useDownloadStory(game);
  const isCreator = game.creator_id === me.id;
  const close = () => setPart(null);
  const shown = (one: Part) => ({
    open: part === one,
    onOpenChange: (open: boolean) => setPart(open ? one : null),
  });

  /** Nobody announces that a game was handed over, or renamed. */
  function onOpenChange(open: boolean) {
    if (!open) return;
    leadTo.current = null;
    void queryClient.invalidateQueries({ queryKey: gameQuery(game.id).queryKey });
  }

  return (
    <>
      <Menu.Root onOpenChange={onOpenChange}>
        <Menu.Trigger aria-label="Table menu" title="Table menu" className={buttonClass('quiet', 'px-2.5!')}>
          <EllipsisVertical className="size-5" aria-hidden="true" />
        </Menu.Trigger>
        <MenuSheet finalFocus={() => leadTo.current}>
          {isCreator ? (
            <MenuGroup label="Your table">
              <MenuAction onClick={() => setPart('settings')}>Settings</MenuAction>
              <MenuAction onClick={() => setPart('adventure')}>Adventure</MenuAction>
              <MenuAction onClick={() => setPart('players')}>Players</MenuAction>
            </MenuGroup>
          ) : null}
          <MenuGroup label="Everyone">
            <MenuAction
              onClick={() => {
                leadTo.current = onRules();
              }}
            >
              Lines and veils
            </MenuAction>
            {is_guest ? (
              <MenuAction onClick={() => navigate('/settings')}>Keep this account</MenuAction>
            ) : null}
          </MenuGroup>
          <MenuGroup label="Download the story">
            {storyForms.map(({ format, label }) => (
              <MenuAction key={format} onClick={() => saveStory(format)}>
                {label}
              </MenuAction>
            ))}
          </MenuGroup>
          <MenuGroup label="The way out">
            <MenuAction onClick={() => setPart('leave')}>Leave the game</MenuAction>
            {isCreator ? (
              <MenuAction danger onClick={() => setPart('delete')}>
                Delete the game
              </MenuAction>
            ) : null}
          </MenuGroup>
        </MenuSheet>
      </Menu.Root>
      <Dialog title="Settings of the game" {...shown('settings')}>
        <Suspense fallback={<Loading label="Opening" />}>
          <GameSettings game={game} onDone={close} />
        </Suspense>
      </Dialog>
      <Dialog title={game.has_adventure ? 'Another adventure' : 'An adventure'} {...shown('adventure')}>
        <Suspense fallback={<Loading label="Opening" />}>
          <ChangeAdventure game={game} onDone={close} />
        </Suspense>
      </Dialog>
      <Dialog title="Players" {...shown('players')}>
        <Players game={game} party={party} onChanged={onPartyChanged} />
      </Dialog>
      <LeaveGame game={game} onHandOver={() => setPart('players')} {...shown('leave')} />
      <DeleteGame game={game} onDeleted={() => navigate('/')} {...shown('delete')} />
    </>
  );
}
