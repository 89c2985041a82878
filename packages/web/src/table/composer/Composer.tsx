import type { GameRead, MessageRead, PendingRoll } from '@fireside/contract';
import { limits } from '@fireside/contract/protocol';
import { ArrowUp } from 'lucide-react';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import { useReadingChoices } from '../../account/reading-choices.ts';
import { sayDetail } from '../../api/say-error.ts';
import { DictateButton } from '../../voice/DictateButton.tsx';
import { recognitionKind } from '../../voice/recognition.ts';
import { useDictation } from '../../voice/use-dictation.ts';
import { words } from '../../words/words.ts';
import { type Address, asksDm, type Speech, speechOf, toDm } from '../speech.ts';
import type { OutgoingMessage } from '../table-state.ts';
import { AddressSwitch } from './AddressSwitch.tsx';
import { AnswerNote } from './AnswerNote.tsx';
import { impossibleResult, mayBeNoAnswer } from './awaited-answer.ts';
import { CommandHelp } from './CommandHelp.tsx';
import { CommandList } from './CommandList.tsx';
import { ComposerFoot } from './ComposerFoot.tsx';
import { type Listener, readLine, type Suggestion, suggestionsFor } from './commands.ts';
import { useCommands } from './use-commands.ts';
import { useComposing } from './use-composing.ts';
import { useDraft } from './use-draft.ts';
import { useOffered } from './use-offered.ts';

interface ComposerProps {
  game: GameRead;
  listeners: readonly Listener[];
  /** What `/me` begins with. */
  me: string;
  onSay: (speech: Speech) => void;
  disabled: boolean;
  /** While the game is paused, and after its end, players speak to each other alone. */
  talkOnly: boolean;
  /** What was taken back of mine, to be said otherwise. */
  returned: MessageRead | null;
  onReturned: () => void;
  /** The roll that the DM waits for from me. */
  awaited: PendingRoll | null;
  /** A result that the service refused: it is to be corrected here. */
  refused: OutgoingMessage | undefined;
  onRefused: (clientId: string) => void;
  /** A sentence that a fight suggests; it is put down here, and nothing is sent. */
  offered: string | null;
  onOffered: () => void;
  /** Something that everybody will read is being written. */
  onWriting: () => void;
  /** Somebody has finished with the field: where no field has the focus, single keys work. */
  onLeave: () => void;
  field: RefObject<HTMLTextAreaElement | null>;
  /** What else stands below the field. */
  foot: ReactNode;
}

/** What the field asks for, and who will read it. */
function wordsFor(address: Address, listeners: readonly Listener[]): { label: string; hears: string | null } {
  const { action, table, whisper } = words.composer;
  if (address.kind === 'action') return { label: action.label, hears: null };
  if (address.kind === 'table') return { label: table.label, hears: table.hears };
  const name = listeners.find(({ to }) => to === address.to)?.name;
  if (!name) return { label: whisper.label, hears: whisper.left };
  if (address.to === toDm) return { label: whisper.toDm, hears: whisper.hearsDm };
  return { label: whisper.to(name), hears: whisper.hears(name) };
}

const frames = {
  action: 'border-border',
  table: 'border-dashed border-muted',
  whisper: 'border-2 border-accent bg-raised!',
};

/** Grows with what is written. Enter sends, Shift+Enter breaks the line, a slash begins a command. */
export function Composer(props: ComposerProps) {
  const { game, listeners, onSay, disabled, talkOnly, returned, onReturned, field, awaited, refused } = props;
  const [draft, setDraft] = useDraft(game.id, talkOnly);
  const [told, setTold] = useState<string | null>(null);
  const [helping, setHelping] = useState(false);
  const { content, address } = draft;
  const { label, hears } = wordsFor(address, listeners);
  const length = [...content].length;
  const tooLong = length > limits.messageContent;
  const canSend = content.trim() !== '' && !tooLong && !disabled;
  const suggestions = suggestionsFor(content, { listeners, talkOnly });
  const list = useCommands(content, suggestions, choose);
  const tellWriting = useComposing(props.onWriting);
  const [{ dictation: mayDictate }] = useReadingChoices();
  const dictation = useDictation({
    language: game.language ?? document.documentElement.lang,
    draft: talkOnly ? 'talk' : address.kind,
    onWords: (spoken) => write(content.trim() === '' ? spoken : `${content.trimEnd()} ${spoken}`),
    onProblem: setTold,
  });
  const answers = awaited !== null && !talkOnly && asksDm(speechOf(content, address));

  useEffect(() => {
    if (!returned || talkOnly) return;
    onReturned();
    // Whoever is in the middle of a sentence keeps it.
    if (content.trim() !== '') return;
    const to = returned.kind === 'whisper' && returned.to ? returned.to : null;
    setDraft({ content: returned.content, address: to ? { kind: 'whisper', to } : { kind: 'action' } });
  });

  useEffect(() => {
    if (refused?.speech.type !== 'message' || talkOnly || content.trim() !== '') return;
    const { kind, to } = refused.speech;
    setDraft({
      content: refused.speech.content,
      address: kind === 'whisper' && to ? { kind, to } : { kind: 'action' },
    });
    setTold(sayDetail(refused.detail ?? ''));
    props.onRefused(refused.clientId);
  });
  useOffered(props, content, (put) => setDraft({ content: put, address: { kind: 'action' } }));

  function write(next: string) {
    tellWriting(next, address);
    setTold(null);
    setDraft({ content: next });
  }

  function send(written = content) {
    if (disabled || tooLong || written.trim() === '') return;
    dictation.stop();
    const impossible = answers ? impossibleResult(written, awaited) : null;
    if (impossible) return setTold(impossible);
    const reading = readLine(written, { address, listeners, me: props.me, talkOnly });
    setTold(reading.does === 'tell' ? reading.words : null);
    if (reading.does === 'tell') return;
    if (reading.does === 'help') setHelping(true);
    if (reading.does === 'say') onSay(reading.speech);
    setDraft(reading.does === 'address' ? { content: '', address: reading.address } : { content: '' });
    field.current?.focus();
  }

  function choose({ becomes, done }: Suggestion) {
    if (done) send(becomes);
    else write(becomes);
    field.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes, the keys belong to it.
    if (event.nativeEvent.isComposing || list.onKey(event)) return;
    if (event.key === 'Escape') props.onLeave();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  }

  return (
    <form onSubmit={submit} className="relative grid gap-2">
      {list.open ? (
        <CommandList
          id={list.id}
          suggestions={suggestions}
          active={list.active}
          onChoose={choose}
          onKeyDown={list.onKey}
        />
      ) : null}
      <p role="status" className="sr-only">
        {list.open ? words.composer.toChooseFrom(suggestions.length) : ''}
      </p>
      <div
        data-address={address.kind}
        className={`grid rounded-lg border bg-surface p-1.5 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-focus ${frames[address.kind]}`}
      >
        <p
          id="composer-hears"
          aria-live="polite"
          className="px-2 text-sm font-medium text-accent empty:hidden"
        >
          {hears}
        </p>
        <div className="flex items-end gap-1">
          {talkOnly ? null : (
            <AddressSwitch
              address={address}
              listeners={listeners}
              onChange={(next) => setDraft({ address: next })}
            />
          )}
          <div className="growing-field min-w-0 grow" data-draft={content}>
            <textarea
              ref={field}
              rows={1}
              aria-label={label}
              placeholder={label}
              value={content}
              onChange={(event) => write(event.target.value)}
              onKeyDown={onKeyDown}
              aria-describedby="composer-hears composer-help"
              enterKeyHint="send"
              className="resize-none bg-transparent outline-none placeholder:text-muted"
              {...list.field}
            />
          </div>
          {mayDictate && recognitionKind() ? (
            <DictateButton
              listening={dictation.listening}
              onStart={dictation.start}
              onStop={dictation.stop}
            />
          ) : null}
          <button
            type="submit"
            disabled={!canSend}
            aria-label={words.composer.send}
            title={words.composer.send}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-md bg-accent text-on-accent transition-opacity duration-150 disabled:opacity-40"
          >
            <ArrowUp className="size-5" aria-hidden="true" />
          </button>
        </div>
      </div>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {told}
      </p>
      {answers && mayBeNoAnswer(content) ? (
        <AnswerNote
          onTalk={() => {
            onSay(speechOf(content, { kind: 'table' }));
            setDraft({ content: '' });
            field.current?.focus();
          }}
        />
      ) : null}
      <ComposerFoot game={game} length={length} talkOnly={talkOnly}>
        {props.foot}
      </ComposerFoot>
      <CommandHelp open={helping} onOpenChange={setHelping} />
    </form>
  );
}
