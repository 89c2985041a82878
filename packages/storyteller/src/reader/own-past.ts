import { phraseEnd, phraseOf } from './noun-phrase.ts';
import type { Phrase, Question } from './reading.ts';
import type { Scene } from './scene.ts';
import type { Token } from './tokens.ts';

const filler =
  '(?:(?:so|and|but|ok|okay|hey|wait|sorry|um|well|hmm|then|now|also|anyway|again|remind me|tell me) )*';
const own = '(?:i|we)';

/** Where something of one's own came to be. */
const left = new RegExp(
  `^${filler}(?:where (?:did|had|have) ${own} (?:last |just |again )?(?:leave|left|put|drop|dropped|hide|hidden|lose|lost|lay|laid|set|stash|stashed|tie|tied|park|parked|bury|buried|throw|thrown|place|placed|see|seen|find|found|get|got|buy|bought|take|taken)|what (?:did|have|had) ${own} (?:do|done) with|what (?:became|has become|happened) (?:of|to)(?= (?:my|our|the \\p{L}+ (?:i|we))\\b)) (?=\\p{L})`,
  'u',
);
/** What they have done, met and heard so far. */
const past = new RegExp(
  `^${filler}(?:(?:how|where|what|why|when|who|whom|which \\p{L}+)(?: \\p{L}+){0,2} (?:did|had|have|was|were) ${own}|(?:did|have|had|haven't|didn't) ${own}(?: (?:ever|already|even|actually|really|not|just))*|(?:what|who) (?:was|were) ${own}) (?!(?:got|to|any|enough|a|an|the|my|our)\\b)(?=\\p{L})`,
  'u',
);
/** Why they are here at all. */
const purpose = new RegExp(
  `^${filler}(?:why|what) (?:did|were|was|have|had) ${own} (?:even |again |actually )?(?:come|coming|came|here|sent|hired|asked|agree|agreed|take this|taken this)\\b`,
  'u',
);
/** What stands on a sheet. */
const ofSheet =
  /\b(?:roll|rolled|level|leveled|levelled|hp|hit points?|damage|xp|slots?|spells?|gold|coins?|carry|carrying|wearing|wear|equipped|prep\p{L}*|proficient|use|used|cast)\b/u;

/** `where did I leave my shield`, `did we ever find out who did it`: asked of whoever tells the tale, whoever stands about. */
export function ownPast(tokens: readonly Token[], scene: Scene): Question | null {
  const low = tokens.map((token) => token.low).join(' ');
  const where = left.exec(low);
  if (where) {
    const of = phraseAt(tokens, where[0].trim().split(' ').length, scene);
    if (of) return { kind: 'told', asks: 'where', of };
  }
  if (purpose.test(low)) return { kind: 'scene', asks: 'goal', of: null };
  return past.test(low) && !ofSheet.test(low) && !/\b(?:you|your)\b/.test(low)
    ? { kind: 'scene', asks: 'happened', of: null }
    : null;
}

function phraseAt(tokens: readonly Token[], from: number, scene: Scene): Phrase | null {
  const end = phraseEnd(tokens, from, scene);
  return end > from ? phraseOf(tokens.slice(from, end), scene) : null;
}
