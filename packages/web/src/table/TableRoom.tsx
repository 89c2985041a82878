import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useReadingChoices } from '../account/reading-choices.ts';
import { gameQuery } from '../api/queries.ts';
import { KeysHelp } from '../keys/KeysHelp.tsx';
import { useSingleKeys } from '../keys/use-single-keys.ts';
import { ErrorBoundary } from '../design/ErrorBoundary.tsx';
import { PanelBoundary } from '../design/PanelBoundary.tsx';
import { words } from '../words/words.ts';
import { useKeepTable } from '../offline/use-keep-table.ts';
import { Announcer } from './Announcer.tsx';
import { answersAwaited } from './dice/answers-awaited.ts';
import { PartyNamesContext, usePartyNames } from './effects/party-names.ts';
import { combatantOf, isOnTurn } from './fight/fight.ts';
import { spokenTurn } from './fight/fight-words.ts';
import { HonestyPanel, honestyTitle } from './honesty/HonestyPanel.tsx';
import { OpenHonestyContext } from './honesty/open-honesty.ts';
import { Journal, journalTitle } from './journal/Journal.tsx';
import { GonePage } from './gone/GonePage.tsx';
import { NarrowTable } from './layout/NarrowTable.tsx';
import type { View } from './layout/panels.ts';
import { TableHeader } from './layout/TableHeader.tsx';
import { useViewportHeight } from './layout/use-viewport-height.ts';
import { useWide } from './layout/use-wide.ts';
import { WideTable } from './layout/WideTable.tsx';
import { type Check, RollContext } from '../characters/sheet/rolling.ts';
import { SheetSavedContext } from '../characters/sheet/sheet-saved.ts';
import { PauseButton } from './pause/PauseButton.tsx';
import { TakenBack } from './taking-back/TakenBack.tsx';
import { TableMenuButton, tableMenu } from './menu/TableMenuButton.tsx';
import { PartyPanel } from './party/PartyPanel.tsx';
import { useFormerMembers } from './party/use-former-members.ts';
import type { Opening } from './read-table.ts';
import { rulesTitle, TableRules } from './rules/TableRules.tsx';
import { OwnSheet } from './sheet/OwnSheet.tsx';
import { StorySoFar } from './story-so-far/StorySoFar.tsx';
import { useStorySoFar } from './story-so-far/use-story-so-far.ts';
import { StoryPanel } from './story/StoryPanel.tsx';
import { goneReason } from './table-socket.ts';
import { useTable } from './use-table.ts';

export function TableRoom({ opening }: { opening: Opening }) {
  const table = useTable(opening);
  const [view, setView] = useState<View>('story');
  /** The message to which the journal leads; null once it is shown. */
  const [led, setLed] = useState<number | null>(null);
  // What play does not change: its name, its code, whether I roll my own dice.
  const { data: game = opening.game } = useQuery({
    ...gameQuery(opening.game.id),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { state, shown, pendingRoll } = table;
  const ended = shown.ended_reason !== null;
  const wide = useWide();
  // As committed: what a turn tries out is not called out.
  const myself = state.base.encounter && combatantOf(state.base.encounter, state.base.party, state.me)?.id;
  const isMyTurn = shown.encounter !== null && isOnTurn(shown.encounter, shown.party, state.me) && !ended;
  const recap = useStorySoFar(game.id, state.messages);
  const names = usePartyNames(shown.party);
  const former = useFormerMembers(shown.party);
  useViewportHeight();
  useKeepTable(game.id, state.messages.at(-1)?.id ?? 0);

  const composer = useRef<HTMLTextAreaElement>(null);
  const toEnd = useRef(() => {});
  const [showsKeys, setShowsKeys] = useState(false);
  const [{ keys }] = useReadingChoices();

  const openAt = useCallback((panel: View, title: string) => {
    flushSync(() => setView(panel));
    const heading = document.getElementById(title);
    heading?.focus();
    return heading;
  }, []);
  /** On a phone another part may be in the story's place. */
  function inStory(run: () => void) {
    if (!wide) flushSync(() => setView('story'));
    run();
  }
  useSingleKeys(keys, {
    '/': () => inStory(() => composer.current?.focus()),
    e: () => inStory(() => toEnd.current()),
    j: () => openAt('journal', journalTitle),
    s: () => {
      flushSync(() => setView('sheet'));
      document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
    },
    m: () => document.getElementById(tableMenu)?.click(),
    '?': () => setShowsKeys(true),
  });
  const openHonesty = useCallback(() => openAt('table', honestyTitle), [openAt]);

  function rollFromSheet(check: Check) {
    const answers = pendingRoll && !state.paused && answersAwaited(check, pendingRoll);
    table.say(answers ? { type: 'roll_pending' } : { type: 'roll', ...check });
    // On a phone the dice fall in the story.
    if (!wide) setView('story');
  }

  async function leadTo(messageId: number) {
    await table.loadBackTo(messageId);
    // Where there is room for both, the journal stays open.
    if (!wide) setView('story');
    setLed(messageId);
  }

  const gone = goneReason(table.connection);
  if (gone) return <GonePage reason={gone} name={game.name} unsent={state.outgoing} />;

  const Layout = wide ? WideTable : NarrowTable;
  return (
    <PartyNamesContext value={names}>
      <div className="flex h-(--viewport-height,100dvh) flex-col overflow-hidden">
        <TableHeader
          game={game}
          ended={ended}
          awaits={pendingRoll ? words.table.awaits.roll : isMyTurn ? words.table.awaits.turn : null}
          menu={
            <TableMenuButton
              game={game}
              party={shown.party}
              onRules={() => openAt('table', rulesTitle)}
              onLead={leadTo}
              onPartyChanged={table.readParty}
              onKeys={() => setShowsKeys(true)}
            />
          }
        >
          {ended ? null : <PauseButton paused={state.paused} ask={table.ask} />}
        </TableHeader>
        <KeysHelp open={showsKeys} onOpenChange={setShowsKeys} />
        <ErrorBoundary fallback={() => null}>
          <Announcer
            messages={state.messages}
            news={state.news}
            pendingRoll={pendingRoll}
            paused={state.paused}
            turn={ended ? '' : spokenTurn(state.base.encounter, myself ?? undefined)}
          />
        </ErrorBoundary>
        <Layout
          view={view}
          onView={setView}
          story={
            <OpenHonestyContext value={openHonesty}>
              <StoryPanel
                game={game}
                table={table}
                led={led}
                onShown={() => setLed(null)}
                composer={composer}
                toEnd={toEnd}
                onLead={leadTo}
                recap={
                  recap.chapters.length > 0 ? (
                    <StorySoFar
                      chapters={recap.chapters}
                      onJournal={() => openAt('journal', journalTitle)}
                      onDismiss={recap.dismiss}
                    />
                  ) : null
                }
              />
            </OpenHonestyContext>
          }
          party={<PartyPanel party={shown.party} former={former} world={shown.world} online={state.online} />}
          sheet={
            <PanelBoundary name="sheet">
              <RollContext value={rollFromSheet}>
                <SheetSavedContext value={table.putSheet}>
                  <OwnSheet gameId={game.id} party={shown.party} ended={ended} />
                </SheetSavedContext>
              </RollContext>
            </PanelBoundary>
          }
          journal={
            <PanelBoundary name="journal">
              <Journal game={game} messages={state.messages} onLead={leadTo} />
            </PanelBoundary>
          }
          table={
            <PanelBoundary name="table" className="grid gap-10">
              <HonestyPanel gameId={game.id} messages={state.messages} />
              <TableRules game={game} messages={state.messages} />
              {game.creator_id === state.me ? <TakenBack game={game} /> : null}
            </PanelBoundary>
          }
        />
      </div>
    </PartyNamesContext>
  );
}
