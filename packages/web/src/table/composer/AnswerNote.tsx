import { words } from '../../words/words.ts';

/** While a roll is awaited, whatever is said to the DM counts as the answer: who only wants to ask the others can. */
export function AnswerNote({ onTalk }: { onTalk: () => void }) {
  return (
    <p className="fade-in flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {words.composer.answerNote.sentence}
      <button
        type="button"
        onClick={onTalk}
        className="min-h-6 text-accent underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {words.composer.answerNote.talk}
      </button>
    </p>
  );
}
