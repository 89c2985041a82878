import type { Topic } from '../world/world.ts';
import { findableIn } from './findable.ts';
import type { Guard } from './may-say.ts';
import type { Named } from './named.ts';
import { isHappening } from './prose-sight.ts';
import { speaksOf } from './names.ts';
import type { Room } from './rooms.ts';
import { wordsFor } from './topic-words.ts';
import { wholeSentences } from './whole-sentences.ts';

const most = 12;
/** A pronoun alone says nothing of whom, and what is said to the players nobody says in the tale. */
const leansOn = /^(?:he|she|it|they|his|her|its|their|this|that|these|those|here|there|one of them)\b/i;
const toPlayers = /\b(?:you|your|(?:the |a )?(?:party|players?|characters?))\b|["“”]/i;

function sentencesOf({ paragraphs }: Room): string[] {
  return paragraphs
    .filter(({ voice, isProse }) => isProse && (voice === 'plain' || voice === 'aloud'))
    .flatMap(({ text }) => wholeSentences(text));
}

/**
 * What is no secret where somebody lives, and what the tale begins with, they know as well as whoever has read it: what has happened, and
 * what others have done. Of themselves they speak in their own words.
 */
export function knownToAll(rooms: readonly Room[], speaker: Named, guard: Guard): Topic[] {
  const told = [...new Set(rooms.flatMap(sentencesOf))].filter(
    (one) =>
      isHappening(one) &&
      findableIn(one) === null &&
      !leansOn.test(one) &&
      !toPlayers.test(one) &&
      !speaksOf(one, speaker) &&
      guard.maySay(one),
  );
  return told
    .slice(0, most)
    .map((says) => ({ words: [...new Set(wordsFor(says))], says, common: { fact: says } }));
}
