import { knownVerb } from '../reader/verbs.ts';
import { lastAsked, type QuestionKind, questionKind } from './question-kind.ts';
import { toTheirFace } from './to-their-face.ts';
import { isWeak, stemOf } from './words.ts';

/** What kind of thing a question turns on; `other`: none that matters for how it is answered. */
export type Matter =
  | 'quarrel'
  | 'offer'
  | 'blame'
  | 'finding'
  | 'parting'
  | 'access'
  | 'watch'
  | 'message'
  | 'harm'
  | 'supply'
  | 'money'
  | 'health'
  | 'belief'
  | 'refusal'
  | 'sighting'
  | 'escape'
  | 'rest'
  | 'want'
  | 'making'
  | 'colour'
  | 'sort'
  | 'owner'
  | 'event'
  | 'lasting'
  | 'other';

/** A question as far as its answer hangs on it. */
export interface Shape {
  kind: QuestionKind;
  matter: Matter;
  /** Whether it is about what the one who is asked has done, thinks or owns. */
  isOwn: boolean;
  /** Whether it is about what has been, rather than what is or will be. */
  isPast: boolean;
  /** What stands for it: the same for the same question in other words. */
  key: string;
  words: readonly string[];
}

const table = (lines: Partial<Record<Matter, string>>): [Matter, ReadonlySet<string>][] =>
  Object.entries(lines).map(([matter, words]) => [
    matter as Matter,
    new Set(words!.split(' ').flatMap((word) => [word, stemOf(word)])),
  ]);

/** By which words a question turns on something; the first that fits. */
const matters = table({
  quarrel: 'quarrel argue argument fight fought row dispute disagree disagreement feud shout',
  offer: 'offer bid propose proposed',
  blame:
    'kill killed killer murder murdered murderer guilty culprit suspect behind responsible blame poisoned stole steal thief betrayed traitor kidnapped took taken',
  escape: 'escape escaped flee fled',
  finding: 'find found discover discovered',
  access: 'key keys access unlock combination password code',
  watch: 'guard guards guarding watch watches watching protect protects sentry patrol patrols guarded',
  message: 'letter note message telegram wrote write written send sent call called',
  refusal:
    'stop forbid forbidden refuse refuses hide hides hiding lock locked keep keeps allowed let closed shut',
  harm: 'hurt harmed wounded injured bitten victim victims casualties',
  health: 'heart sick ill illness health drink drinking weak healthy dying cough medicine',
  money:
    'pay pays paid paying payin cost costs worth owe owes owed debt debts money price earn wage reward sell sold buy bought',
  supply: 'water food supplies bread grain ammunition powder air fuel left remain remains',
  rest: 'sleep sleeps live lives stay stays hide hides camp camps',
  want: 'want wants wanted need needs hope hopes favor favour',
  sighting: 'see saw seen heard hear notice noticed visit visited come came pass passed',
  making: 'put puts make makes made use uses used cook brew build built sell sells',
});

const beliefs =
  /^(?: \w+){0,3} (?:why|what|who|where|when|how|which)? ?(?:do|would|did|does|are) you (?:really |still |honestly )?(?:think|believe|say|suspect|reckon|suppose|so sure|certain|assume|guess|make of)\b/;
const ofYou = /\b(?:you|your|yours|yourself|u|ur)\b/;
/** Asked of them, and not about them: `what do you know about the toll`, `who told you that`. */
const toYou =
  /\b(?:(?:do|does|can|could|would|will|did|have|might) )?you (?:\w+ )?(?:know|tell|think|suppose|say|believe|suspect|explain|describe|show|means?|makes? of)\b|\b(?:tell|told|show|shown|ask|asking|asked|with|to|of|for|trust|thank|help) you\b/g;
const past =
  /\b(?:did|was|were|had|happened|died|saw|found|went|came|said|last|ago|yesterday|has|have|been|killed|took)\b/;

function matterOf(said: string, words: readonly string[]): Matter {
  if (/ (?:what|which) colou?rs? /.test(said) || / colou?r /.test(said)) return 'colour';
  if (/ what (?:kind|sort|type)s? of | what does (?:it|he|she|that|this|the \w+) look like /.test(said))
    return 'sort';
  if (
    / how (?:much )?long(?:er)? (?:can|could|will|would|do|does|may|might|until|till|before|have) | how much time /.test(
      said,
    )
  )
    return 'lasting';
  if (/ whose | belongs? to | who owns? /.test(said)) return 'owner';
  if (/ last (?:saw|seen?|time|speak|spoke|heard?|met|meet|talk|talked) /.test(said)) return 'parting';
  if (/ what (?:has |had )?happen(?:s|ed)? | what became | what went /.test(said)) return 'event';
  if (/ (?:get|got|gets|go|went|come|came) (?:in|out|inside|away|past|through|into|off) /.test(said))
    return 'escape';
  const found = matters.find(([, known]) => words.some((word) => known.has(word) || known.has(stemOf(word))));
  if (found) return found[0] === 'blame' || !beliefs.test(said) ? found[0] : 'belief';
  return beliefs.test(said) ? 'belief' : 'other';
}

/** Words that turn a question and name nothing. */
const turning = new Set(
  'exactly else precisely monday tuesday wednesday thursday friday saturday sunday night morning evening day time last first again then'.split(
    ' ',
  ),
);

/** Reads a question as far as an answer needs it. `named`: words of names in it. */
export function shapeOf(text: string, named: ReadonlySet<string>): Shape {
  const said = toTheirFace(lastAsked(text));
  const words = said
    .trim()
    .split(' ')
    .filter((word) => !isWeak(word) || /^(?:see|saw|seen|heard|hear|come|came|want|wants|need)$/.test(word));
  const plain = words.filter((word) => !named.has(word) && !turning.has(word));
  const matter = matterOf(said, plain);
  const verb = plain.find((word) => knownVerb(word) !== null);
  const kind = questionKind(text);
  const noun = matter === 'other' ? (plain.at(-1) ?? '') : matter;
  return {
    kind,
    matter,
    isOwn: ofYou.test(said.replace(toYou, '')),
    isPast: past.test(said),
    key: `${kind} ${matter === 'other' ? `${stemOf(verb ?? '')} ${stemOf(noun)}` : matter}`,
    words,
  };
}
