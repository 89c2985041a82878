import { wordsIn } from '../talk/words.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import type { Case, CaseRoom, Suspect } from './case.ts';
import { isKnown, lookOf } from './inquiry.ts';
import { meansByCrime } from './means.ts';

/** What somebody is asked about, as far as it belongs to the case. */
export type Matter =
  | { kind: 'alibi' | 'sight' | 'opinion' | 'found' | 'means' | 'hours' | 'victim' | 'anything' }
  | { kind: 'confirm' | 'reasons' | 'dead' | 'denial' | 'otherwise' | 'unknown' }
  | { kind: 'room'; room: CaseRoom }
  | { kind: 'piece' | 'paper' | 'strange' | 'lie' }
  | { kind: 'suspect'; of: Suspect; isWhere: boolean };

const few = new Set('lord lady the old young doctor colonel captain sir miss mister and von van'.split(' '));

/** By what words somebody is meant: their names before what they are. */
export function namesOf({ name }: { name: string }): string[] {
  const words = wordsIn(name).filter((word) => word.length > 2);
  const own = words.filter((word) => !few.has(word));
  return own.length > 0 ? own : words;
}

/** Whom of the suspects a text names, in its order; by name, or by what only one of them is. */
export function suspectsIn({ world }: Telling, { suspects }: Case, text: string): Suspect[] {
  const said = wordsIn(text.replace(/(\p{L})['’]s\b/gu, '$1'));
  const people = world.places.flatMap((place) => place.people);
  const callings = ({ id }: Suspect) => {
    const one = people.find((person) => person.id === id);
    return [...wordsIn(one?.name ?? ''), ...wordsIn(one?.role ?? '')].filter((word) => word.length > 3);
  };
  const isOnly = (word: string) => suspects.filter((one) => callings(one).includes(word)).length === 1;
  const placed = suspects.flatMap((one) => {
    const words = [...namesOf(one), ...callings(one).filter(isOnly)];
    const at = said.findIndex((word) => words.some((own) => own === word || `${own}s` === word));
    return at < 0 ? [] : [{ one, at }];
  });
  return placed.sort((a, b) => a.at - b.at).map(({ one }) => one);
}

const ofAlibi =
  /\balibis?\b|\bwhere (?:exactly |precisely )?(?:were|was|have|had|did) (?:you|he|she|they|everyone|everybody|each|all|any)\b|\bwhere (?:you|he|she|they|everyone|everybody|each|all)[^.?!]{0,20}\b(?:were|was|had been|went|spent)\b|\bwhat (?:were|was|did) (?:you|they|he|she|everyone|everybody)\b[^.?!]{0,20}\b(?:doing|do|up to)\b|\baccount for\b|\b(?:your|their|his|her) (?:whereabouts|movements|evening|night|story)\b|\bwhereabouts\b|\b(?:last|that|this|the) (?:night|evening)\b|\bat the time\b|\bspent? the (?:night|evening)\b/i;
const ofSight =
  /\b(?:see|saw|seen|sees|hear|heard|notice|noticed|witness(?:ed)?|spot|spotted|observed?|overheard?)\b|\banything (?:strange|odd|unusual|suspicious|else|out of place)\b|\bwho else\b|\bstrange\b|\bsuspicious\b/i;
const ofOpinion =
  /\bwh(?:o|om) (?:do|does|would|did) (?:you|he|she|they|everyone|everybody) (?:think|suspect|believe|blame|say)\b|\bwho (?:\p{L}+ )?(?:did it|could|might|would|killed|murdered|poisoned|stole|sabotaged|has done|done it|is guilty|is the (?:killer|murderer|thief|culprit|poisoner|saboteur))\b|\b(?:your|their) (?:theory|guess|opinion|suspicions?|thoughts)\b|\bwho it was\b|\bwho was it\b/iu;
const ofFinding =
  /\bwho (?:first )?(?:found|discovered)\b|\b(?:found|discovered|discovery|finding|find) (?:of )?(?:it|the body|the corpse|him|her|out)\b|\bhow (?:was|were|did) [^?]{1,30}\b(?:found|discovered)\b|\bwhat happened\b|\bdid you (?:find|touch|pick up)\b/i;
const ofVictim =
  /\b(?:victim|deceased|dead (?:man|woman)|enem(?:y|ies)|motives?|reasons?|quarrel\w*|argu\w+|hate[ds]?|grudges?|relationship|get along|got along|inherit\w*|gain\w*|owe[sd]?|debts?)\b/i;
const ofReasons =
  /\b(?:enem(?:y|ies)|motives?|reasons?|benefit\w*|profit\w*|gain(?:s|ed)?|hated?|grudges?|why would|why should|wanted (?:him|her|it|them) dead|stood to)\b/i;
const ofGuilt =
  /\b(?:did|have|had) (?:you|he|she|they) (?:\p{L}+ )?(?:do it|done it|kill\w*|murder\w*|poison\w*|shoot|shot|stab\w*|strangle\w*|steal|stolen|sabotage\w*|take it)\b|\b(?:if|whether) (?:you|he|she|they) (?:did it|killed|murdered|poisoned|shot|stabbed|stole|sabotaged)\b|\bare you (?:the|a) (?:killer|murderer|thief|culprit|poisoner|saboteur)\b|\bare you guilty\b/iu;
const ofChance = /\b(?:suicide|accident\w*|natural causes|killed (?:him|her)self|heart attack)\b/i;
const ofDeath = /\b(?:is|was|are) (?:\p{L}+ ){1,4}(?:dead|alive|gone for good)\b|\bcause of death\b/iu;
const ofConfirming =
  /\b(?:confirm|vouch|corroborate|back (?:that|this|you|him|her) up|bear (?:that|this|you|him|her) out|prove (?:that|it|where)|anyone (?:see|saw|with) you|anybody (?:see|saw|with) you|(?:was|were) (?:anyone|anybody|somebody) with you|alone)\b/i;
const ofMore =
  /\b(?:what|anything) else\b|\btell (?:me|us) (?:everything|more|all|what you know)\b|\bwhat (?:do|can) you (?:know|tell)\b|^\W*(?:go on|continue|and\?|more)\W*$/i;
const ofSomebodyThere = /\b(?:was|were|did|go|goes|went|been|anyone|anybody|someone|somebody|who)\b/i;
const ofThePast = /\b(?:who|whose|why|when|where|how|what)\b.*\b(?:did|was|were|had|has|have|is)\b/i;
const ofMeans =
  /\b(?:weapon|what killed|murder weapon|how (?:did|was) (?:he|she|it|they)\b[^?]{0,20}\b(?:die|killed|done|murdered))/i;
const ofHours =
  /\b(?:what time|what hour|when (?:did|was|were|exactly|has)|time of (?:death|the (?:murder|crime|theft)))\b/i;
const ofLie =
  /\b(?:lie|lied|lies|lying|liar|truth|contradict\w*|confess|admit)\b|\b(?:nobody|no one|no-one|not) (?:was |were |has been |had been )?(?:there|in|at|on|ever)\b|\bnobody was\b|\b(?:was|were|is) (?:empty|not there|never there|cold|untouched)\b|\bwasn'?t (?:there|in|at|on)\b|\bweren'?t (?:there|in|at|on)\b/i;
const ofPaper =
  /\b(?:papers?|notes?|letters?|page|list|will|deed|ticket|policy|receipt|cutting|calendar|draft|wager|sketch\w*|challenge|dismissal|warning)\b/i;

/** What a text asks of the case; null for anything else. `who` is asked, where that is known. */
export function matterIn(turn: Telling, one: Case, given: string, who: Person | null): Matter | null {
  const text = given.toLowerCase();
  const words = wordsIn(text);
  const has = (list: readonly string[]) =>
    list.some((word) => words.includes(word) || words.includes(`${word}s`));
  const { piece } = one.culprit.belonging;
  if (
    isKnown(turn, 't', 'f', lookOf(one, one.culprit)) &&
    has(
      [piece.split(' ').at(-1)!, ...piece.split(' ').slice(0, 1)].filter(
        (word) => word.length > 3 && !/^(?:grey|green|blue|scrap|chip|tuft|star-headed)$/.test(word),
      ),
    )
  )
    return { kind: 'piece' };
  const others = suspectsIn(turn, one, given).filter(({ id }) => id !== who?.id);
  if (isKnown(turn, 'p') && ofPaper.test(text)) return { kind: 'paper' };
  if (isKnown(turn, 'q') && has(one.strange.words)) return { kind: 'strange' };
  if (ofLie.test(text)) return { kind: 'lie' };
  const room = one.suspects
    .map(({ room: own }) => own)
    .find(({ name }) => text.includes(name.replace(/^the /, '').toLowerCase()));
  if (ofChance.test(text)) return { kind: 'otherwise' };
  if (who && ofGuilt.test(text)) return { kind: 'denial' };
  const [other] = others;
  if (ofConfirming.test(text) && !other) return { kind: 'confirm' };
  if (other && who !== null) return { kind: 'suspect', of: other, isWhere: ofAlibi.test(text) };
  if (ofDeath.test(text)) return { kind: 'dead' };
  if (ofFinding.test(text)) return { kind: 'found' };
  if (ofOpinion.test(text)) return { kind: 'opinion' };
  if (ofAlibi.test(text)) return other ? { kind: 'suspect', of: other, isWhere: true } : { kind: 'alibi' };
  if (/\bwhere (?:was|were|is)\b/.test(text) && other) return { kind: 'suspect', of: other, isWhere: true };
  if (room && !other && ofSomebodyThere.test(text)) return { kind: 'room', room };
  if (ofSight.test(text) && !ofMore.test(text))
    return other ? { kind: 'suspect', of: other, isWhere: false } : { kind: 'sight' };
  const means = meansByCrime[one.outline.crime][one.outline.means];
  if (ofMeans.test(text) || (means && has(means.words))) return { kind: 'means' };
  if (ofHours.test(text) && !/\byou(?:r)?\b/.test(text)) return { kind: 'hours' };
  if (other) return { kind: 'suspect', of: other, isWhere: false };
  if (ofReasons.test(text) && !/\byou\b/.test(text)) return { kind: 'reasons' };
  const matter = wordsIn(one.outline.matter).filter((word) => word.length > 3 && !few.has(word));
  const isDeath = one.outline.crime === 'murder' || one.outline.crime === 'poisoning';
  if (isDeath && has(matter) && /\bwhere(?:'s| is)\b|\bhow is\b/.test(text)) return { kind: 'dead' };
  if (ofVictim.test(text) || has(matter)) return { kind: 'victim' };
  if (ofMore.test(text)) return { kind: 'anything' };
  const isOfOthers = /\?/.test(given) && !/\b(?:you|your|i|me|my|we|here)\b/.test(text);
  const isAskedWho = /^\W*(?:and |so |but )?who(?:se|m)?\b/.test(text);
  // Better no answer than one that was made up: everything that is said here may be weighed.
  return isOfOthers && (isAskedWho || (who !== null && ofThePast.test(text))) ? { kind: 'unknown' } : null;
}
