import type { GameRead, MessageRead } from '@fireside/contract';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../account/session.ts';
import { gameQuery } from '../../api/queries.ts';
import { Button } from '../../design/Button.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { words } from '../../words/words.ts';
import { useAfterTurn } from '../journal/use-chronicle.ts';
import { AgencySwitch } from './AgencySwitch.tsx';
import { SafetyList } from './SafetyList.tsx';
import { zeroHpSentence } from './ZeroHpChoice.tsx';

/** Where the rules begin, for whoever is led there. */
export const rulesTitle = 'rules-title';

/** What holds at this table, whatever the story needs. Nobody announces what others add: it is read when this is opened. */
export function TableRules({ game, messages }: { game: GameRead; messages: MessageRead[] }) {
  const me = useMe();
  const read = useQuery({ ...gameQuery(game.id), refetchOnMount: 'always', refetchOnWindowFocus: false });
  useAfterTurn(messages, () => void read.refetch());
  const isCreator = game.creator_id === me.id;

  return (
    <section aria-labelledby={rulesTitle} className="grid gap-6">
      <h2 id={rulesTitle} tabIndex={-1} className="font-story text-xl font-semibold outline-none">
        {words.rules.title}
      </h2>
      <ErrorNote error={read.isFetching ? null : read.error}>
        <Button onClick={() => read.refetch()}>{words.rules.again}</Button>
      </ErrorNote>
      {game.tone ? <p className="text-sm leading-relaxed">{words.newGame.toneIs(game.tone)}</p> : null}
      <p className="text-sm leading-relaxed">{zeroHpSentence(game.zero_hp)}</p>
      <AgencySwitch game={game} mayChange={isCreator} />
      <SafetyList gameId={game.id} kind="line" kept={game.lines ?? []} mayRemove={isCreator} />
      <SafetyList gameId={game.id} kind="veil" kept={game.veils ?? []} mayRemove={isCreator} />
    </section>
  );
}
