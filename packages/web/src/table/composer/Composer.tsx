import type { GameRead } from '@fireside/contract';
import { limits } from '@fireside/contract/protocol';
import { ArrowUp } from 'lucide-react';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { SelfRollsSwitch } from './SelfRollsSwitch.tsx';
import { useDraft } from './use-draft.ts';

interface ComposerProps {
  game: GameRead;
  onSay: (content: string) => void;
  disabled: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Grows with what is written. Enter sends, Shift+Enter breaks the line. */
export function Composer({ game, onSay, disabled, field }: ComposerProps) {
  const [draft, setDraft] = useDraft(game.id);
  const length = [...draft].length;
  const tooLong = length > limits.messageContent;
  const canSend = draft.trim() !== '' && !tooLong && !disabled;

  function send() {
    if (!canSend) return;
    onSay(draft);
    setDraft('');
    field.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form onSubmit={submit} className="grid gap-2">
      <div className="flex items-end gap-2 rounded-lg border border-border bg-surface p-1.5 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-focus">
        <div className="growing-field min-w-0 grow" data-draft={draft}>
          <textarea
            ref={field}
            rows={1}
            aria-label="What do you do?"
            placeholder="What do you do?"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={onKeyDown}
            aria-describedby="composer-help"
            enterKeyHint="send"
            className="resize-none bg-transparent outline-none placeholder:text-muted"
          />
        </div>
        <button
          type="submit"
          disabled={!canSend}
          aria-label="Send"
          title="Send"
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-md bg-accent text-on-accent transition-opacity duration-150 disabled:opacity-40"
        >
          <ArrowUp className="size-5" aria-hidden="true" />
        </button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <SelfRollsSwitch game={game} />
        <p id="composer-help" className="text-sm text-muted tabular-nums">
          {length > limits.messageContent * 0.85 ? (
            <span className={tooLong ? 'text-danger' : ''}>
              {length.toLocaleString('en')} of {limits.messageContent.toLocaleString('en')} characters
            </span>
          ) : (
            <span className="max-sm:sr-only">Enter sends, Shift+Enter breaks the line</span>
          )}
        </p>
      </div>
    </form>
  );
}
