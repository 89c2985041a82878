import { words } from '../../words/words.ts';

/** Who is writing. It stands in the margin below the story and moves nothing; whoever listens is not told each time. */
export function WritingLine({ writers }: { writers: readonly string[] }) {
  if (writers.length === 0) return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-[calc(100%+1px)] px-4 sm:px-6">
      <div className="mx-auto w-full max-w-[44rem]">
        <p className="fade-in w-fit max-w-[60%] truncate rounded bg-background text-[0.8125rem] leading-6 text-muted">
          {words.composer.writing(writers)}
        </p>
      </div>
    </div>
  );
}
