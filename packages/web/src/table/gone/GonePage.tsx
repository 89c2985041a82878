import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { forgetGameLists } from '../../api/game-lists.ts';
import { buttonClass } from '../../design/Button.tsx';
import { ScreenHeading } from '../../design/ScreenHeading.tsx';
import { words } from '../../words/words.ts';
import type { OutgoingMessage } from '../table-state.ts';

interface GonePageProps {
  reason: 'deleted' | 'forbidden';
  name: string;
  /** Said, but never sent: the words are somebody's own, and may be wanted elsewhere. */
  unsent: readonly OutgoingMessage[];
}

/** In the place of a table to which nobody here can speak any more. */
export function GonePage({ reason, name, unsent }: GonePageProps) {
  const { title, sentence } = words.table.gone[reason];
  const queryClient = useQueryClient();
  // The lobby has it in another list now, or in none.
  useEffect(() => forgetGameLists(queryClient), [queryClient]);
  const page = useRef<HTMLElement>(null);

  // The composer may have had the focus, and has taken it along.
  useEffect(() => {
    if (document.activeElement === document.body) page.current?.focus({ preventScroll: true });
  }, []);

  return (
    <main
      ref={page}
      tabIndex={-1}
      id="content"
      className="contained mx-auto outline-none grid max-w-xl justify-items-start gap-5 px-4 py-24"
    >
      <p className="text-sm text-muted">{name}</p>
      <div role="alert">
        <ScreenHeading title={title} />
      </div>
      <p className="leading-relaxed text-muted">{sentence}</p>
      {unsent
        .flatMap(({ clientId, speech }) =>
          speech.type === 'message' ? [{ clientId, content: speech.content }] : [],
        )
        .map(({ clientId, content }) => (
          <blockquote key={clientId} className="border-l-3 pl-4">
            <p className="text-sm text-muted">{words.table.gone.unsent}</p>
            <p className="whitespace-pre-wrap">{content}</p>
          </blockquote>
        ))}
      <Link href="/" className={buttonClass('primary')}>
        {words.table.toGames}
      </Link>
    </main>
  );
}
