import { useEffect, useRef } from 'react';
import type { GameRead } from '@fireside/contract';
import { Button } from '../../design/Button.tsx';
import { PanelBoundary } from '../../design/PanelBoundary.tsx';
import { words } from '../../words/words.ts';
import { DownloadStory } from './DownloadStory.tsx';
import { Passage } from './Passage.tsx';
import RecapPage from './RecapPage.tsx';
import { Sequel } from './Sequel.tsx';

interface TitlePageProps {
  game: GameRead;
  /** Whether somebody turned back to it, and finds the focus there. */
  focused: boolean;
  onLead: (messageId: number) => Promise<void>;
  /** Lays it open at the end of the story. */
  onClose: () => void;
}

/** Lies on the story of a game that is over, until somebody turns it. */
export default function TitlePage({ game, focused, onLead, onClose }: TitlePageProps) {
  const { ended } = words;
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focused) page.current?.focus();
  }, [focused]);
  return (
    <section
      ref={page}
      aria-label={ended.titlePage}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="fade-in absolute inset-0 z-10 overflow-y-auto bg-background outline-offset-[-2px]"
    >
      <div className="mx-auto w-full max-w-[40rem] px-4 py-10 sm:px-6 sm:py-14">
        <PanelBoundary name="titlePage">
          <RecapPage game={game} onLead={onLead}>
            <div className="flex flex-wrap justify-center gap-3">
              <DownloadStory game={game} />
              <Passage messageId={1} label={ended.fromBeginning} look="secondary" onLead={onLead} />
              <Button onClick={onClose}>{ended.howItEnded}</Button>
              <Sequel game={game} />
            </div>
          </RecapPage>
        </PanelBoundary>
      </div>
    </section>
  );
}
