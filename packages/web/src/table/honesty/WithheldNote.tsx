import { use } from 'react';
import { words } from '../../words/words.ts';
import { withheldWords } from './honesty-words.ts';
import { OpenHonestyContext } from './open-honesty.ts';

/** Says under a message that not all of what the DM wrote is shown, and leads to why. */
export function WithheldNote({ withheld }: { withheld: number }) {
  const open = use(OpenHonestyContext);
  return (
    <p className="text-[0.8125rem] text-muted pointer-coarse:pb-1">
      {withheldWords(withheld)}{' '}
      {open ? (
        <button
          type="button"
          aria-label={words.honesty.whyLabel}
          onClick={open}
          className="inline-flex -my-0.5 min-h-6 min-w-6 items-center underline underline-offset-4 hover:text-text pointer-coarse:-my-3 pointer-coarse:min-h-11"
        >
          {words.honesty.why}
        </button>
      ) : null}
    </p>
  );
}
