import type { GameRead, Recap } from '@fireside/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { recapQuery } from '../../api/queries.ts';
import { Button } from '../../design/Button.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { Loading } from '../../design/Loading.tsx';
import { words } from '../../words/words.ts';
import { Fates } from './Fates.tsx';
import { Figures } from './Figures.tsx';
import { MemorableRolls } from './MemorableRolls.tsx';
import { datesOf, endOf, timeOf } from './recap-words.ts';
import { Passage } from './Passage.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid w-full justify-items-center gap-4">
      <h3 id={id} className="font-story text-lg text-muted italic">
        {title}
      </h3>
      {children}
    </section>
  );
}

interface RecapPageProps {
  game: GameRead;
  onLead: (messageId: number) => Promise<void>;
  /** What can be done from here. */
  children?: ReactNode;
}

/** A whole game on one page, as a book has one. */
export default function RecapPage({ game, onLead, children }: RecapPageProps) {
  const recap = useQuery(recapQuery(game.id));
  if (recap.isPending) return <Loading label={words.ended.opening} />;
  if (recap.isError) {
    return (
      <div className="grid justify-items-center gap-6">
        <ErrorNote error={recap.error}>
          <Button onClick={() => recap.refetch()}>{words.ended.retry}</Button>
        </ErrorNote>
        {children}
      </div>
    );
  }
  return (
    <Page recap={recap.data} onLead={onLead}>
      {children}
    </Page>
  );
}

function Page({ recap, onLead, children }: { recap: Recap } & Omit<RecapPageProps, 'game'>) {
  const { ended } = words;
  const { title, sentence } = endOf(recap);
  return (
    <div className="contained grid justify-items-center gap-10 text-center">
      <header className="grid justify-items-center gap-3">
        <p className="text-sm text-muted">{title}</p>
        <h2 className="font-story text-3xl font-semibold text-balance sm:text-4xl">{recap.name}</h2>
        <p className="text-sm text-muted">{[datesOf(recap), ended.atTheTable(timeOf(recap))].join(' · ')}</p>
        {sentence ? (
          <p className="max-w-[50ch] font-story leading-relaxed text-balance text-muted">{sentence}</p>
        ) : null}
      </header>
      {recap.party.length > 0 ? (
        <Part title={ended.party}>
          <Fates party={recap.party} />
        </Part>
      ) : null}
      {recap.last_sentence ? (
        <Part title={ended.lastWords}>
          <blockquote dir="auto" className="max-w-[44ch] font-story text-xl leading-relaxed text-balance">
            {recap.last_sentence}
          </blockquote>
        </Part>
      ) : null}
      {recap.rolls.length > 0 ? (
        <Part title={ended.rolls}>
          <MemorableRolls rolls={recap.rolls} onLead={onLead} />
        </Part>
      ) : null}
      <Part title={ended.figures}>
        <Figures figures={recap.figures} />
        {recap.withheld > 0 ? <p className="text-sm text-muted">{ended.withheld(recap.withheld)}</p> : null}
      </Part>
      {children}
      {recap.chapters.length > 0 ? (
        <Part title={ended.chapters}>
          <ol className="grid w-full max-w-[26rem] text-left">
            {recap.chapters.map(({ title: chapter, from_id }) => (
              <li key={from_id} className="grid border-t py-1 first:border-t-0">
                <Passage messageId={from_id} label={chapter} onLead={onLead} />
              </li>
            ))}
          </ol>
        </Part>
      ) : null}
      {recap.unseen && recap.unseen.length > 0 ? (
        <details className="w-full max-w-[26rem] text-left">
          <summary className="flex min-h-11 items-center justify-center font-story text-lg text-muted italic">
            {ended.unseen(recap.unseen.length)}
          </summary>
          <ul className="grid gap-2 pt-3 text-center">
            {recap.unseen.map((scene, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two scenes may have one title
              <li key={place}>{scene}</li>
            ))}
          </ul>
        </details>
      ) : null}
      {recap.unseen?.length === 0 ? <p className="text-sm text-muted">{ended.seenAll}</p> : null}
    </div>
  );
}
