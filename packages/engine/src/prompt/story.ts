import type { Excerpts } from '../ports.ts';
import { speakerLabel } from './history.ts';
import { quote } from './quote.ts';

/** What was said long ago and may answer now. */
export function storySection({ story }: Excerpts): string {
  if (story.length === 0) return '';
  return [
    '# Recalled for this turn',
    'What was said earlier in this game and may matter now, newest first; where two disagree, the newer holds. Not all of it belongs here: use what answers the message and leave the rest.',
    ...story.flatMap(({ playerName, characterName, text }) => [
      playerName === null ? 'You said:' : `${speakerLabel(playerName, characterName)} said:`,
      quote(text),
    ]),
  ].join('\n');
}
