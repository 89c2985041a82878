import { use } from 'react';
import { useMe } from '../../account/session.ts';
import { sayDetail } from '../../api/say-error.ts';
import { Button } from '../../design/Button.tsx';
import { FoldedProse } from '../../design/FoldedProse.tsx';
import { words } from '../../words/words.ts';
import { PartyNamesContext } from '../effects/party-names.ts';
import type { Speech } from '../speech.ts';
import type { OutgoingMessage } from '../table-state.ts';
import type { Table } from '../use-table.ts';
import { outgoingWords } from './outgoing-words.ts';
import { whisperWords } from './whisper-words.ts';

/** For whom it is, as long as that is not everybody. */
function WhisperNote({ speech }: { speech: Speech }) {
  const me = useMe();
  const { called } = use(PartyNamesContext);
  if (speech.type !== 'message' || speech.kind === 'action') return null;
  if (speech.kind === 'table') return <p className="text-sm text-muted">{words.story.talk}</p>;
  const { title } = whisperWords(
    { sender_type: 'player', user_id: me.id, to: speech.to ?? null },
    me.id,
    called,
  );
  return <p className="text-sm text-accent">{title}</p>;
}

/** What I said, from the moment I say it. */
export function OutgoingView({ message, table }: { message: OutgoingMessage; table: Table }) {
  const { speech } = message;
  const failed = message.status === 'failed';
  const waiting =
    table.connection.name === 'open' ? words.story.outgoing.sending : words.story.outgoing.waiting;
  return (
    <li className={`contained ml-3 border-l-3 pl-4 sm:ml-8 ${failed ? 'border-danger' : 'border-border'}`}>
      <WhisperNote speech={speech} />
      <FoldedProse text={outgoingWords(speech)} className="prose-player text-muted" />
      {failed ? (
        <div role="alert" className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="text-sm text-danger">
            {words.story.outgoing.failed(sayDetail(message.detail ?? ''))}
          </p>
          {table.connection.name === 'refused' ? null : (
            <Button onClick={() => table.resend(message.clientId)}>{words.story.outgoing.retry}</Button>
          )}
          <Button look="quiet" onClick={() => table.discard(message.clientId)}>
            {words.story.outgoing.discard}
          </Button>
        </div>
      ) : (
        <p className="mt-1 text-sm text-muted">{waiting}</p>
      )}
    </li>
  );
}
