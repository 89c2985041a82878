import type { Act, Step } from './reading.ts';
import { shortened } from './echo.ts';
import type { Scene } from './scene.ts';
import { secondPerson } from './second-person.ts';
import type { Token } from './tokens.ts';

/** What only says how a deed is done: with what care, within what limit, from where. */
export interface How {
  /** What stood before it: ` but `, `, `, or nothing but a space. */
  link: string;
  tokens: readonly Token[];
}

const whose =
  'my|our|the|a|an|one|both|as|very|really|well|nice and|real|perfectly|completely|firm|tight|good|safe|respectful|steady';
const bearing = `(?:(?:${whose}) )*`;
/** Where and how one stays. */
const stance =
  'low|quiet|silent|still|calm|close|clear|alert|ready|hidden|away|back|behind|near|out|in|on|to|under|down|up|within|well|unseen|crouched|hunched|balanced|upright|dark|eyes?|ears?|heads?|hands?|fingers?|palms?|foot|feet|distance|voices?|balance|footing|guard|face|cool|nerve|breath|weight|body|weapons?|sword|shield|blade|bow|hood|lantern|torch|hold|grip|profile';
/** `and stay in the shadows` holds for what was done before it; `stay here` is done by itself. */
const holding = `(?:stay|stays|staying|remain|remains|remaining|keep|keeps|keeping|stick|sticks|sticking|hug|hugs|hugging|hold|holds|holding|leave|leaving) (?!out\\b|up\\b|(?:on|up|out) \\p{L}+ing\\b|back at\\b|(?:my |both |one )?(?:eyes?|ears?) (?:on|open)\\b|an (?:eye|ear)\\b)${bearing}(?:${stance})\\b`;
const caring = [
  '(?:be|being|is|are) (?:very |extra |really |so |as )?(?:careful|cautious|quiet|quick|gentle|ready|discreet|subtle|silent|wary|mindful|sneaky|stealthy)',
  '(?:try|tries|trying) (?:(?:very )?hard )?not to',
  'not (?:trying |wanting |daring )?to',
  '(?:try|tries|trying) to (?:stay|keep|be|seem|appear|blend|avoid|make as little|make no)',
  '(?:make|makes|making) (?:very |quite )?(?:sure|certain)\\b',
  '(?:make|makes|making) (?:no|as little|not a|hardly any) (?:noise|sound)',
  '(?:take|takes|taking) (?:great |good |every |the utmost )?(?:care|pains|precautions?|no chances)',
  '(?:watch|watches|watching) (?:my (?:step|footing|head|back)|where (?:i|we)|out for)',
  '(?:mind|minds|minding) (?:my|the) \\p{L}+',
  '(?:avoid|avoids|avoiding) ',
];
const cautions =
  '(?:(?:very|extra|always|ever|all) )*(?:careful|cautious|wary|mindful|alert|ready|prepared|poised|braced|anxious|intent|conscious|aware) (?:not|to|of|as|with|in|for|about|because|where|on)';
const limits = [
  'not (?:too|so|very|quite|far|a|even|once|\\p{L}+ing)\\b',
  'no (?:further|farther|closer|more|faster) than',
  '(?:only|just) (?:a|as|so|enough|far|slightly|halfway|half|the|with|for|from|when|if)\\b',
  '(?:never|without) \\p{L}+ing\\b',
  'without (?:a|any|so much as|even) ',
  "so (?:that )?(?:nobody|no one|none of|(?:he|she|it|they|(?:the|my) \\p{L}+|\\p{L}+) (?:does|do|will|can|would|could|might|should)(?:n't|not| not)|(?:he|she|it|they|(?:the|my) \\p{L}+) cannot)",
  'so as (?:not )?to',
  'in case ',
  'lest ',
  'for fear of ',
];
/** `but quietly`, `but from a distance`. */
const softened =
  "(?:(?:very|quite|really|ever so|as) )*(?:\\p{L}+ly|slow|fast|quiet|careful|silent|gentle|with (?:great |extra |all due )?(?:care|caution|one (?:hand|eye)|both)|at (?:a|arm's)|from (?:a|afar|behind|the)|under |ready)\\b";

const pattern = (parts: readonly string[]) => new RegExp(`^(?:${parts.join('|')})`, 'u');
const ofBearing = pattern([holding, ...caring, cautions, ...limits.slice(0, 3)]);
/** `and quietly`, at the end. */
const ofAdverbs = /^(?:very |really )?(?:\p{L}+ly|quiet|careful|slow|silent)$/u;
const ofLimits = pattern([cautions, ...limits.slice(3)]);
const ofContrast = pattern([
  softened,
  `(?:i |we )?(?:(?:will |am |are |do |still )*)(?:${[holding, ...caring, ...limits].join('|')})`,
  'not\\b',
]);

/** Words of it that mean nobody should see or hear. */
const unseen =
  /\b(?:quiet\p{L}*|silen\p{L}*|unseen|unheard|unnoticed|undetected|hidden|hiding|stealth\p{L}*|sneak\p{L}*|discreet\p{L}*|shadows?|out of sight|noise|a sound|low profile|(?:stay\p{L}*|keep\p{L}*) (?:very |really )?(?:low|down)|wak(?:e|es|ing)|alert(?:ing)? (?!for|to)|disturb(?:ing)?|(?:notic|spott|caught|catch|heard|hear|seen|see|overhear|observ|watch)\p{L}* (?:me|us)|(?:be|being|get|getting) (?:seen|heard|spotted|noticed|caught)|(?:nobody|no one|anyone|anybody|him|her|them|he|she|they|it|\p{L}+) (?:\p{L}+ )?(?:hears?|sees?|notic\p{L}+|looks|watches|spots|wakes))\b/u;

const isUnseen = (low: string) =>
  unseen.test(low) && !/\b(?:so|to) (?:that )?(?:i|we) (?:can |could )?(?:see|hear|watch)\b/.test(low);

const mostWords = 12;

const clauseAt = (tokens: readonly Token[], at: number) =>
  tokens
    .slice(at, clauseEnd(tokens, at))
    .map((token) => token.low)
    .join(' ');

/** Where what says how ends that begins at a word; the same place where none does. `link`: `but`, `and`, `,`, or nothing. */
export function howEnd(tokens: readonly Token[], at: number, link: string): number {
  const low = tokens
    .slice(at, at + mostWords)
    .map((token) => token.low)
    .join(' ');
  const first = tokens[at];
  if (first?.kind !== 'word') return at;
  const isHow =
    link === 'but'
      ? ofContrast.test(low)
      : link === ''
        ? ofLimits.test(low)
        : ofBearing.test(low) || ofLimits.test(low) || ofAdverbs.test(clauseAt(tokens, at));
  if (!isHow) return at;
  return clauseEnd(tokens, at);
}

function clauseEnd(tokens: readonly Token[], at: number): number {
  let end = at + 1;
  while (end < tokens.length && tokens[end]!.kind !== 'mark' && !/^(?:then|but)$/.test(tokens[end]!.low)) {
    if (
      /^(?:and|while|before|as)$/.test(tokens[end]!.low) &&
      /^(?:i|we|then)$/.test(tokens[end + 1]?.low ?? '')
    )
      break;
    // `…, so as not to scare her, and ask her why`: what is said is no part of how.
    if (
      tokens[end]!.low === 'and' &&
      /^(?:ask|tell|say|whisper|shout|call|greet)$/.test(tokens[end + 1]?.low ?? '')
    )
      break;
    end++;
  }
  return end;
}

/** `Quietly.`, `Keep low.`: a sentence of its own that only says how the one before it is done. */
export function wholeHow(sentence: readonly Token[]): How | null {
  const tokens = sentence.filter(({ kind }) => kind !== 'mark');
  const from = /^(?:but|and)$/.test(tokens[0]?.low ?? '') ? 1 : 0;
  const start = /^(?:i|we)$/.test(tokens[from]?.low ?? '') ? from + 1 : from;
  const isWhole = howEnd(tokens, start, from > 0 ? 'but' : ',') === tokens.length;
  return isWhole && tokens.length > start ? { link: ', ', tokens: tokens.slice(start) } : null;
}

const walks: ReadonlySet<Act> = new Set(['go', 'follow', 'return']);

/** A deed with what was said of how it is done. */
export function withHows(step: Step, hows: readonly How[], scene: Scene): Step {
  if (hows.length === 0) return step;
  const said = hows
    .map(({ link, tokens }) => {
      const words = secondPerson(tokens, scene);
      const comma = link === ' but ' && words.startsWith('you ') ? ',' : '';
      return `${comma}${link}${words.charAt(0).toLowerCase()}${words.slice(1)}`;
    })
    .join('');
  const echo = shortened(`${step.echo}${said}`);
  if (!hows.some(({ tokens }) => isUnseen(tokens.map(({ low }) => low).join(' ')))) return { ...step, echo };
  return {
    ...step,
    act: walks.has(step.act) ? 'sneak' : step.act,
    echo,
    manner: step.manner ?? 'quietly',
  };
}
