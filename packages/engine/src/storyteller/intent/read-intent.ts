import { type Intent, innocent, question, ruleTerms, verbs } from './lexicon.ts';
import { resembles, wordsOf } from './words.ts';

export interface Reading {
  intent: Intent;
  /** How sure the words alone are, from 0 to 1. */
  sure: number;
  words: string[];
}

const exact = new Map<string, Intent>();
const all: [string, Intent][] = [];
for (const [intent, list] of Object.entries(verbs) as [Intent, string][]) {
  for (const verb of list.split(' ')) {
    if (!exact.has(verb)) exact.set(verb, intent);
    all.push([verb, intent]);
  }
}

/** Whole messages whose meaning no single verb tells. */
const phrases: [RegExp, Intent][] = [
  [
    /^\W*(y|ye+s+|yea+h*|yep|yup|sure|ok(ay)?|of course|absolutely|agreed?|let'?s (do|go)( it| this)?|deal|i accept|accept|aye|fine|do it|go for it)\b[\s!.,]*(please|then|let'?s|let'?s go)?[\s!.]*$/i,
    'yes',
  ],
  [
    /^\W*(n|no+|nope|nah|never|no way|not (now|yet|really)|i refuse|refuse|i decline)[\s!.,]*(thanks?|thank you)?[\s!.]*$/i,
    'no',
  ],
  [
    /\b(what (should|can|could|do) (i|we) (do|even)|what now|what next|(i'?m|im|i am|we are|we'?re) (so )?(lost|confused|stuck|new)|help me out|any (hints?|ideas?|suggestions?)|(give|need) (me |us )?a hint|hint please|no idea|don'?t know what|how (do|does) (i|we|this) (play|work|start)|idk|options\??)\b/i,
    'hint',
  ],
  [
    /\b(how many (hp|hit points)|my (hp|health|hit points|inventory|sheet|stats|gear|condition)|what (am i|do i) (carry|have|hold)\w*|how (hurt|wounded|injured) am i|what'?s in my (bag|pack)|status|inventory)\b/i,
    'status',
  ],
  [/\b(run away|get out of here|fall back|back away|get away)\b/i, 'flee'],
  [
    /\b(i|we) (give up|surrender|yield)\b|\bhands up\b|\b(drop|lower|lay down) (my|our) (weapons?|swords?|guns?|arms)\b|\bi put (my )?hands up\b/i,
    'yield',
  ],
  [
    /\b(look around|look about|describe|what do (i|we) (see|hear|smell)|where (am i|are we)|what(?:'s| is) (here|around|going on|happening))\b/i,
    'look',
  ],
  [/\bonwards?\b|\b(take|lead) the (lead|way)\b/i, 'move'],
  [/\b(look(ing)?|searc\w*|check\w*) (for|under|behind|inside|through|in)\b/i, 'search'],
  [
    /\b(press|go|move|carry|head|push) on\b|\blet'?s (go|move|leave|continue|proceed)\b|\bnext (place|scene|room)\b|\bkeep (going|moving|walking)\b/i,
    'move',
  ],
  [/\b(pick|picking) (the )?lock\b/i, 'use'],
  [
    /\b(take|have|get|catch) (a |some |our |my )?(rest|breather|nap|breath|sleep|break)\b|\b(short|long) rest\b|\bset up camp\b|\bpatch (my|our|up)\b/i,
    'rest',
  ],
  [/\btake (a )?look\b/i, 'look'],
  [/\btake (cover|aim)\b/i, 'try'],
  [/\bgive .{0,40}\b(a hand|aid|help)\b|\b(help|assist|aid|back) .{1,30}\b(up|out|with)\b/i, 'help'],
];

const chatter =
  /^\W*(l+o+l+|lmao|haha\w*|hehe\w*|rofl|brb|afk|gg|wow|nice|cool|awesome|great|thanks?( you)?|thx|ty|hi|hey|hello|hi all|good (morning|evening|night)|yo|sup|sorry|oops|ok+|hm+|uh+|um+|test|bye|same|what|huh|omg|damn|\W*)[\s!.?,)]*(there|all|everyone|guys|everybody|dm|man)?[\s!.?,)]*$/i;
const outOfCharacter = /^\s*(\(\(?|ooc\b|\/\/)/i;
const aboutMaster =
  /\b(are you (an? )?(ai|bot|robot|human|llm|language model|real|chatgpt|computer)|who are you (really|,? dm)|what are you,? dm|which model)\b/i;

/** Reads what a player wants from the words alone, typing errors included. */
export function readIntent(message: string): Reading {
  const words = wordsOf(message);
  const found = (intent: Intent, sure: number): Reading => ({ intent, sure, words });

  if (
    words.length === 0 ||
    chatter.test(message) ||
    outOfCharacter.test(message) ||
    aboutMaster.test(message)
  )
    return found('chat', 1);
  if (question.test(message) && ruleTerms.test(message) && !/\bi (attack|cast|sneak|hide)\b/i.test(message))
    return found('rule', 1);
  if (isSpeech(message)) return found(speechIntent(words), 0.9);
  const verb = firstVerb(words);
  const plain = verb !== null && deeds.has(verb.intent);
  for (const [pattern, intent] of phrases)
    if (pattern.test(message) && !(plain && passive.has(intent))) return found(intent, 0.95);

  if (verb) return found(verb.intent, verb.sure);
  if (question.test(message)) return found('talk', 0.4);
  if (/^\W*(i|i'll|i'm|we|let me|my character|he|she|they)\b/i.test(message)) return found('try', 0.4);
  return found(words.length < 3 ? 'chat' : 'say', 0.3);
}

/** `I ask her what is going on` asks her; it does not look around. */
const deeds = new Set<Intent>(['talk', 'persuade', 'attack', 'cast', 'sneak']);
const passive = new Set<Intent>(['look', 'hint', 'status']);

/** Everything that counts is between quotation marks. */
function isSpeech(message: string): boolean {
  const quoted = message.match(/["“][^"”]+["”]/g) ?? [];
  return quoted.join('').length > message.length * 0.55;
}

function speechIntent(words: string[]): Intent {
  return firstVerb(words)?.intent === 'persuade' ? 'persuade' : 'say';
}

/** Words that come before the verb that matters: `I try to`, `can we`, `I want to go and`. */
const lead = new Set(
  "i i'll i'd i'm we we'll let's lets let me try tries trying to want wanna would like gonna going will can could then and please now just quickly carefully slowly quietly silently my our the a so maybe should try do".split(
    ' ',
  ),
);

/** Verbs that lead up to another: `I step forward and strike`, `I take my bow and shoot`. */
const weak = new Set(
  'go move walk run step head take use get look approach stand turn draw climb jump leap drop'.split(' '),
);
const strong = new Set<Intent>(['attack', 'cast', 'sneak', 'search', 'talk', 'persuade', 'help', 'rest']);

function firstVerb(words: string[]): { intent: Intent; sure: number } | null {
  const found = words.flatMap((word, index) => {
    const known = intentOf(word);
    if (!known) return [];
    // A verb behind nothing but lead words is the verb; else near the front counts most.
    const leading = words.slice(0, index).every((before) => lead.has(before));
    const sure = (leading ? 0.9 : Math.max(0.45, 0.7 - index * 0.04)) * (known.typo ? 0.9 : 1);
    return [{ intent: known.intent, sure, word }];
  });
  const first = found[0];
  if (!first) return null;
  if (weak.has(first.word)) {
    const deed = found.find(({ intent, word }) => (strong.has(intent) && !weak.has(word)) || isAdverb(word));
    if (deed) return { intent: deed.intent, sure: 0.75 };
  }
  // Where nothing tells them apart, the plainer deed is meant.
  const weight = ({ intent, sure }: { intent: Intent; sure: number }) =>
    sure + (strong.has(intent) ? 0.1 : 0);
  return found.reduce((best, next) => (weight(next) > weight(best) ? next : best));
}

/** `I walk quietly past` is sneaking, not walking. */
function isAdverb(word: string): boolean {
  return ['quietly', 'silently', 'stealthily', 'unseen', 'unnoticed'].includes(word);
}

const typos = new Map<string, { intent: Intent; typo: true } | null>();
const typosKept = 5_000;

function intentOf(word: string): { intent: Intent; typo: boolean } | null {
  const known = exact.get(word) ?? exact.get(word.replace(/(ing|ed|s|es)$/, ''));
  if (known) return { intent: known, typo: false };
  if (word.length < 4 || innocent.has(word)) return null;
  const cached = typos.get(word);
  if (cached !== undefined) return cached;
  const near = all.find(([verb]) => verb[0] === word[0] && resembles(word, verb));
  const guess = near ? { intent: near[1], typo: true as const } : null;
  if (typos.size >= typosKept) typos.clear();
  typos.set(word, guess);
  return guess;
}
