import { words } from '../../words/words.ts';
import type { Speech } from '../speech.ts';

/** What is on its way, in words. */
export function outgoingWords(speech: Speech): string {
  if (speech.type === 'message') return speech.content;
  if (speech.type === 'move') return words.fight.moving(speech.zone);
  if (speech.type === 'roll_pending') return words.story.outgoing.rolledForYou;
  const { rolling, rollingFor } = words.story.outgoing;
  return speech.reason ? rollingFor(speech.notation, speech.reason) : rolling(speech.notation);
}
