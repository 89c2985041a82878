import { words } from '../../words/words.ts';

/** In the place of a text that was erased. */
export function RemovedText() {
  return <p className="text-[0.9375rem] text-muted italic">{words.story.removed}</p>;
}
