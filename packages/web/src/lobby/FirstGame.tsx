import { Link } from 'wouter';
import { buttonClass } from '../design/Button.tsx';
import { words } from '../words/words.ts';

/** Nothing to play yet: ways to begin. */
export function FirstGame() {
  return (
    <section className="grid content-start justify-items-start gap-4 rounded-lg border bg-surface p-6 sm:p-8">
      <h2 className="font-story text-xl font-semibold">{words.lobby.firstTitle}</h2>
      <p className="max-w-[58ch] leading-relaxed text-muted">{words.lobby.firstWords}</p>
      <div className="flex flex-wrap gap-3 pt-1">
        <Link href="/play" className={buttonClass('primary')}>
          {words.playNow.title}
        </Link>
        <Link href="/new?adventure=sample" className={buttonClass('secondary')}>
          {words.lobby.firstSample}
        </Link>
        <Link href="/new" className={buttonClass('secondary')}>
          {words.lobby.firstOwn}
        </Link>
      </div>
    </section>
  );
}
