import { Menu } from '@base-ui/react/menu';
import type { GameRead, PartyMember } from '@fireside/contract';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useMe, useVisit } from '../../account/session.ts';
import { gameQuery } from '../../api/queries.ts';
import { useDownloadCapsule } from '../../capsule/use-download-capsule.ts';
import { words } from '../../words/words.ts';
import { Dialog } from '../../design/Dialog.tsx';
import { Loading } from '../../design/Loading.tsx';
import { DeleteGame } from '../../lobby/DeleteGame.tsx';
import { Players } from '../host/Players.tsx';
import { storyForms, useDownloadStory } from './use-download-story.ts';
import { LeaveGame } from './LeaveGame.tsx';
import { firstItem, MenuAction, MenuGroup, MenuSheet } from './menu-parts.tsx';

const ModelAndCost = lazy(() => import('../../money/ModelAndCost.tsx'));
const GameSettings = lazy(() => import('../host/GameSettings.tsx'));
const RecapPage = lazy(() => import('../ended/RecapPage.tsx'));
const ChangeAdventure = lazy(() => import('../host/ChangeAdventure.tsx'));

type Part = 'recap' | 'cost' | 'settings' | 'adventure' | 'players' | 'leave' | 'delete';

export interface TableMenuProps {
  game: GameRead;
  party: readonly PartyMember[];
  /** Shows what holds at this table, lines and veils among it, and says where that begins. */
  onRules: () => HTMLElement | null;
  /** Leads to a message of the story. */
  onLead: (messageId: number) => Promise<void>;
  /** Somebody was removed, or the game handed over. */
  onPartyChanged: () => void;
  /** Shows which keys do what. */
  onKeys: () => void;
}

interface OpenedTableMenuProps extends TableMenuProps {
  /** Its button. */
  anchor: HTMLElement;
  /** Then its first line has the focus. */
  byKeyboard: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What is rarely done at a table: for everybody what is theirs, for the creator the table itself. */
export default function TableMenu(props: OpenedTableMenuProps) {
  const { game, party, onRules, onLead, onPartyChanged, onKeys, anchor, open } = props;
  const me = useMe();
  const { is_guest } = useVisit();
  /** Where an item leads, for the focus to go there rather than back. */
  const leadTo = useRef<HTMLElement | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<Part | null>(null);
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const saveStory = useDownloadStory(game);
  const saveCapsule = useDownloadCapsule(game);
  const isCreator = game.creator_id === me.id;
  const close = () => setPart(null);
  const shown = (one: Part) => ({
    open: part === one,
    onOpenChange: (open: boolean) => setPart(open ? one : null),
  });

  /** An announcement may have been missed. */
  useEffect(() => {
    if (!open) return;
    leadTo.current = null;
    void queryClient.invalidateQueries({ queryKey: gameQuery(game.id).queryKey });
  }, [open, game.id, queryClient]);

  return (
    <>
      <Menu.Root open={open} onOpenChange={props.onOpenChange}>
        <MenuSheet
          anchor={anchor}
          initialFocus={() => (props.byKeyboard && firstItem(list.current)) || true}
          finalFocus={() => leadTo.current ?? anchor}
        >
          <div ref={list}>
            {isCreator ? (
              <MenuGroup label={words.menu.yourTable}>
                <MenuAction onClick={() => setPart('settings')}>{words.menu.settings}</MenuAction>
                <MenuAction onClick={() => setPart('adventure')}>{words.menu.adventure}</MenuAction>
                <MenuAction onClick={() => setPart('players')}>{words.menu.players}</MenuAction>
              </MenuGroup>
            ) : null}
            <MenuGroup label={words.menu.everyone}>
              <MenuAction
                onClick={() => {
                  leadTo.current = onRules();
                }}
              >
                {words.menu.linesAndVeils}
              </MenuAction>
              <MenuAction onClick={() => setPart('recap')}>{words.ended.soFar}</MenuAction>
              <MenuAction onClick={() => setPart('cost')}>{words.money.title}</MenuAction>
              <MenuAction onClick={onKeys}>{words.keys.title}</MenuAction>
              {game.status === 'active' ? (
                <MenuAction onClick={() => navigate(`/join/${game.id}`)}>
                  {words.menu.changeCharacter}
                </MenuAction>
              ) : null}
              {is_guest ? (
                <MenuAction onClick={() => navigate('/settings')}>{words.menu.keepAccount}</MenuAction>
              ) : null}
            </MenuGroup>
            <MenuGroup label={words.menu.download}>
              {storyForms.map((format) => (
                <MenuAction key={format} onClick={() => saveStory(format)}>
                  {words.menu.forms[format]}
                </MenuAction>
              ))}
              {isCreator ? <MenuAction onClick={saveCapsule}>{words.capsule.download}</MenuAction> : null}
            </MenuGroup>
            <MenuGroup label={words.menu.wayOut}>
              <MenuAction onClick={() => setPart('leave')}>{words.menu.leave}</MenuAction>
              {isCreator ? (
                <MenuAction danger onClick={() => setPart('delete')}>
                  {words.menu.delete}
                </MenuAction>
              ) : null}
            </MenuGroup>
          </div>
        </MenuSheet>
      </Menu.Root>
      <Dialog title={words.money.title} {...shown('cost')}>
        <Suspense fallback={<Loading label={words.money.title} />}>
          <ModelAndCost game={game} />
        </Suspense>
      </Dialog>
      <Dialog title={words.ended.soFar} {...shown('recap')}>
        <Suspense fallback={<Loading label={words.ended.opening} />}>
          <RecapPage
            game={game}
            onLead={(messageId) => {
              close();
              return onLead(messageId);
            }}
          />
        </Suspense>
      </Dialog>
      <Dialog title={words.menu.gameSettings} {...shown('settings')}>
        <Suspense fallback={<Loading label={words.menu.opening} />}>
          <GameSettings game={game} onDone={close} />
        </Suspense>
      </Dialog>
      <Dialog
        title={game.has_adventure ? words.menu.anotherAdventure : words.menu.anAdventure}
        {...shown('adventure')}
      >
        <Suspense fallback={<Loading label={words.menu.opening} />}>
          <ChangeAdventure game={game} onDone={close} />
        </Suspense>
      </Dialog>
      <Dialog title={words.menu.players} {...shown('players')}>
        <Players game={game} party={party} onChanged={onPartyChanged} />
      </Dialog>
      <LeaveGame game={game} onHandOver={() => setPart('players')} {...shown('leave')} />
      <DeleteGame game={game} onDeleted={() => navigate('/')} {...shown('delete')} />
    </>
  );
}
