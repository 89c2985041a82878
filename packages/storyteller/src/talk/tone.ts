import type { Character } from '@fireside/engine';
import type { Tone } from './hear-lines.ts';
import { wordsIn } from './words.ts';

/** Phrases apart by commas. */
const listed = (text: string) => text.split(', ');

const starts: readonly [Tone, readonly string[]][] = [
  [
    'greeting',
    listed(
      'hi, hello, hey, greetings, hail, howdy, good day, good morning, good evening, good afternoon, well met, evening, morning',
    ),
  ],
  ['farewell', listed('bye, goodbye, farewell, good night, see you, so long')],
];
const contains: readonly [Tone, readonly string[]][] = [
  [
    'promise',
    listed(
      'promise, promised, swear, vow, my word, our word, i will, ill, we will, well bring, well find, you have my',
    ),
  ],
  [
    'sympathy',
    listed(
      'for your loss, my condolences, our condolences, sorry to hear, sorry about your, sorry for your, sorry for you, feel for you, you poor, my sympathies, must be hard, must be terrible, must be awful, must have been hard, must have been terrible, must have been awful, sorry that happened',
    ),
  ],
  ['thanks', ['thank', 'thanks', 'thankful', 'grateful', 'much obliged']],
  ['apology', listed('sorry, apologise, apologize, apologies, forgive me, my fault')],
  [
    'insult',
    listed(
      'idiot, fool, stupid, ugly, coward, liar, bastard, scum, moron, pig, worthless, smell, stink, hate you, shut up, dumb, loser, insult, damn you, filthy',
    ),
  ],
  [
    'offer',
    listed('can help, could help, help you, offer, let me help, at your service, need a hand, lend a hand'),
  ],
  [
    'praise',
    listed(
      'beautiful, wonderful, brave, clever, lovely, impressive, well done, good work, kind of you, handsome, compliment, admire',
    ),
  ],
];

/** Words with a space at both ends, so that only whole ones are found. */
const padded = (text: string) => ` ${wordsIn(text).join(' ')} `;
const hasAny = (text: string, phrases: readonly string[]) => phrases.some((one) => text.includes(` ${one} `));

/** What kind of words they are. */
export function toneOf(text: string): Tone {
  const words = padded(text);
  for (const [tone, phrases] of contains) if (hasAny(words, phrases)) return tone;
  for (const [tone, phrases] of starts) if (phrases.some((one) => words.startsWith(` ${one} `))) return tone;
  return 'other';
}

const questionWords = new Set(
  'who what where when why how which whose whats wheres whos hows is are was were do does did can could will would have has any'.split(
    ' ',
  ),
);

/** A mark of a question, or a beginning that is one, after whoever is addressed. */
export function isQuestion(text: string): boolean {
  if (text.includes('?')) return true;
  const words = wordsIn(text);
  return words
    .slice(0, 4)
    .some(
      (word, at) => questionWords.has(word) && (at === 0 || word.startsWith('wh') || word.startsWith('how')),
    );
}

/** `he better start talking`, `step aside or I burn it down`, `if she doesn't talk she is going to be sorry`, `I know what you did`, `or the whole town learns of it`. */
const ultimatum =
  / (?:you|he|she|they)(?:d| had)? better (?!off|than|now)| or (?:i|we) (?!will go|go |leave|am|are|can|could|do |not )\w+ | if (?:you|he|she|they) (?:dont|do not|doesnt|does not|wont|will not|refuse|refuses|ever|touch|try) .*(?:ll|will|going to|is|are|be) | know what (?:you|he|she|they) did | or (?:the|this) (?:whole |entire )?\w+ (?:will |is going to |gets? to )?(?:knows?|learns?|hears?|finds? out|burns?) | or (?:everyone|everybody) (?:will |gets? to )?(?:knows?|learns?|hears?|finds? out) | or (?:do|should|shall|must) (?:i|we) (?:tell|call|fetch|wake|inform|report) /;

/** `Open it. Now!` */
const order = /[.!,;:] now\W*$/i;

/** `we don't want to hurt you`, `nobody will hurt you` */
const harmless =
  /\b(?:(?:do not|don['’]?t|won['’]?t|will not|not going to|never|no need to|nobody|no one|no-one|without)(?: (?:want|mean|wish|going|will|is|here|going to|come)){0,3}(?: to)? (?:hurt|kill|harm)(?:ing)?|mean no harm)\b(?: you)?/gi;

/** `Tell me or I will …`: an ultimatum, and not only rude. */
export function isThreat(given: string): boolean {
  const text = given.replace(harmless, ' ');
  return (
    ultimatum.test(padded(text)) ||
    order.test(text) ||
    hasAny(
      padded(text),
      listed(
        'or else, or ill, or i will, or well, or we will, or youll, or you will, ill kill, will kill you, kill you, hurt you, last warning, regret it, be sorry, cut your, break your',
      ),
    )
  );
}

const telling =
  /^(?:tell|say|explain|talk|answer|describe|listen|look|wait|stop|come|see|repeat|remember|forgive|excuse)$/;

/** `please unlock the van for us`: something is to be done for the asking. */
export function isRequest(text: string): boolean {
  const words = wordsIn(text).filter(
    (word, at) => at > 3 || !/^(?:please|come|on|cmon|oh|now|just)$/.test(word),
  );
  const [first = '', second = ''] = words;
  const isBegged = hasAny(padded(text), listed('please, for me, for us, i beg, beg you, would you'));
  return (
    isBegged &&
    /^(?:the|a|an|me|us|my|our|your|that|this|it|him|her|them|up)$/.test(second) &&
    !telling.test(first)
  );
}

const passing = listed(
  'let us, let me, pass, through, past, open, step aside, stand aside, unlock, out of the way, out of my way, move aside, make way, let in, get in',
);

/** Whether somebody wants to be let by. */
export const asksToPass = (text: string) => hasAny(padded(text), passing);

/** Whether those who fight are asked to stop. */
export function asksForPeace(text: string): boolean {
  return hasAny(
    padded(text),
    listed(
      'stop, peace, truce, surrender, yield, lay down, put down, give up, no need, dont have to, do not have to, talk, spare, mercy, parley, enough, please, leave us, go home',
    ),
  );
}

const offices =
  'inspector official officer agent insurance company police detective sent order orders behalf captain king queen prince princess lord lady noble ambassador headmaster duke baron sheriff marshal deputy guard doctor priest famous authority government council auditor owner heir messenger royal general commander emperor president ministry bureau manager'.split(
    ' ',
  );
const claims = listed('i am, im, we are, were, i was, my name is, i have been, i come, we come, new orders');

/** `where were you last night` is not `we're`. */
const askedOf =
  / (?:where|what|when|who|why|how|if|whether|there|you|they) were | were (?:you|they|he|she|it|there|your|the|any) /g;

/** `the innkeeper sent me`, `she promised us a bed`, `I am allowed in`: somebody else's word is given for it. */
const vouched =
  / (?:sent|hired|ordered|authori[sz]ed|appointed|instructed) (?:me|us) | (?:promised|owes|granted) (?:me|us) (?:an?|the|that|this|my|our) | (?:allowed|wants|expects) (?:me|us) to | (?:said|says) (?:i|we) (?:can|could|may|might|should) | (?:is|am|im|are|was|were) (?:allowed|permitted|entitled|authori[sz]ed|cleared|invited) to /;

/** Whether somebody else is said to have sent or allowed them; `truly`: who did. */
export function isVouchedFor(text: string, truly: string | undefined): boolean {
  const words = padded(text);
  return vouched.test(words) && !(truly && wordsIn(truly).some((name) => words.includes(` ${name} `)));
}

const calledLast = /, ?(?:my )?(?:\p{Lu}[\p{L}.]+ ?){1,3}\W*$/u;

/** Whether somebody gives themselves an office that their sheet does not bear out. `isRetold`: `you` is the one who says it. */
export function isPretence(text: string, sheet: Character | null, isRetold: boolean): boolean {
  const made = [
    ...claims,
    ...(isRetold ? listed('you are, youre, you were, you come, you have been, your name is') : []),
  ];
  // What stands before the claim, or calls whoever is spoken to, is no part of it: `Lady Thorne, I am sorry`.
  const claimed = text.split(/(?<=[.!?;])\s/).map((sentence) => {
    const words = padded(sentence.replace(calledLast, '')).replace(askedOf, ' ');
    const at = Math.min(...made.map((one) => words.indexOf(` ${one} `)).filter((place) => place >= 0));
    return Number.isFinite(at) ? words.slice(at) : '';
  });
  const told = claimed.flatMap(wordsIn).filter((word) => offices.includes(word));
  const own = wordsIn(
    `${sheet?.name ?? ''} ${sheet?.class_name ?? ''} ${sheet?.background ?? ''} ${sheet?.backstory ?? ''}`,
  );
  return told.some((word) => !own.includes(word));
}
