import { words } from '../words/words.ts';

/** A few lines of play, set as the table sets them. */
export function SampleExchange() {
  const say = words.entrance.sample;
  return (
    <figure className="grid max-w-[60ch] gap-5 lg:col-start-1">
      <figcaption className="flex items-center gap-3 text-sm text-muted after:h-px after:grow after:bg-hairline">
        {say.caption}
      </figcaption>
      <div className="prose">
        <p>{say.ferry}</p>
      </div>
      <div className="player-1 border-l-3 border-player pl-4">
        <p className="text-sm font-semibold text-player">Mira</p>
        <p className="font-story text-[1.0625rem] leading-relaxed">{say.listen}</p>
      </div>
      <div className="flex w-fit flex-wrap items-baseline gap-x-4 gap-y-1 rounded-md border bg-surface px-4 py-2.5 tabular-nums">
        <span className="text-sm text-muted">{say.roll}</span>
        <span className="text-sm">1d20 + 5</span>
        <span className="text-sm text-muted">[14] + 5</span>
        <span className="text-xl font-semibold">19</span>
      </div>
      <div className="prose">
        <p>{say.four}</p>
      </div>
    </figure>
  );
}
