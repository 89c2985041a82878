import { limits } from '@fireside/contract/protocol';
import { ArrowUp } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { ErrorBoundary } from '../design/ErrorBoundary.tsx';
import { FoldedProse } from '../design/FoldedProse.tsx';
import { PlainWords } from '../design/PlainWords.tsx';
import type { SetupChat } from './use-setup-chat.ts';
import { words } from '../words/words.ts';

function Conversation({ chat }: { chat: SetupChat }) {
  return (
    <ol className="grid gap-6" aria-live="polite">
      {chat.messages.map(({ role, content }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a conversation is only ever appended to
          key={index}
          className={`contained ${role === 'user' ? 'ml-3 border-l-3 border-accent pl-4 sm:ml-8' : ''}`}
        >
          <h3 className="sr-only">{role === 'user' ? words.newGame.you : words.newGame.dm}</h3>
          <ErrorBoundary fallback={() => <PlainWords text={content} />}>
            <FoldedProse text={content} className={role === 'user' ? 'prose-player' : ''} />
          </ErrorBoundary>
        </li>
      ))}
    </ol>
  );
}

export function SetupConversation({ chat, hasAdventure }: { chat: SetupChat; hasAdventure: boolean }) {
  const [draft, setDraft] = useState('');
  const started = chat.messages.some(({ role }) => role === 'user');
  const { followUps, openers, openersWithAdventure } = words.newGame;
  const suggestions = started ? followUps : hasAdventure ? openersWithAdventure : openers;
  const canSend = draft.trim() !== '' && !chat.busy && !chat.full;

  function send(content: string) {
    chat.say(content.slice(0, limits.messageContent));
    setDraft('');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (canSend) send(draft);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) send(draft);
  }

  return (
    <section aria-labelledby="setup-title" className="grid content-start gap-6">
      <h2 id="setup-title" className="text-sm font-medium text-muted">
        {words.newGame.withDm}
      </h2>
      <Conversation chat={chat} />
      {chat.busy ? (
        <p role="status" className="writing-pulse flex items-center gap-2 text-sm text-muted">
          <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
          {words.newGame.writing}
        </p>
      ) : null}
      <ErrorNote error={chat.error}>
        <Button onClick={chat.retry}>{words.newGame.askAgain}</Button>
      </ErrorNote>
      {chat.full ? <p className="text-muted">{words.newGame.heardEnough}</p> : null}
      <div className="flex flex-wrap gap-2">
        {suggestions.map((suggestion) => (
          <button
            key={suggestion}
            type="button"
            disabled={chat.busy || chat.full}
            onClick={() => send(suggestion)}
            className="min-h-9 rounded-full border border-border px-3.5 text-left text-sm text-muted transition-colors duration-150 hover:bg-raised hover:text-text disabled:opacity-55 pointer-coarse:min-h-11"
          >
            {suggestion}
          </button>
        ))}
      </div>
      <form
        onSubmit={submit}
        className="flex items-end gap-2 rounded-lg border border-border bg-surface p-1.5 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-focus"
      >
        <textarea
          rows={2}
          aria-label={words.newGame.tellDm}
          placeholder={words.newGame.whatToPlay}
          maxLength={limits.messageContent}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          className="grow resize-none bg-transparent px-2.5 py-2 leading-relaxed outline-none placeholder:text-muted"
        />
        <button
          type="submit"
          disabled={!canSend}
          aria-label={words.newGame.send}
          title={words.newGame.send}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-md bg-accent text-on-accent transition-opacity duration-150 disabled:opacity-40"
        >
          <ArrowUp className="size-5" aria-hidden="true" />
        </button>
      </form>
    </section>
  );
}
