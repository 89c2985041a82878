import { Link } from 'wouter';
import { buttonClass } from '../design/Button.tsx';

/** Nothing to play yet: three ways to begin. */
export function FirstGame() {
  return (
    <section className="grid content-start justify-items-start gap-4 rounded-lg border bg-surface p-6 sm:p-8">
      <h2 className="font-story text-xl font-semibold">No table is laid for you yet</h2>
      <p className="max-w-[58ch] leading-relaxed text-muted">
        Tell the DM what you are in the mood for, or start with a short adventure that is ready to play: a
        ferry, a bell, and something in the reeds. If friends already play here, ask them for their code.
      </p>
      <div className="flex flex-wrap gap-3 pt-1">
        <Link href="/new?adventure=sample" className={buttonClass('primary')}>
          Start the sample adventure
        </Link>
        <Link href="/new" className={buttonClass('secondary')}>
          Make a game of your own
        </Link>
      </div>
    </section>
  );
}
