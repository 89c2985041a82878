import { isAdverb, isManner, isSmall } from './function-words.ts';
import type { Scene } from './scene.ts';
import type { Token } from './tokens.ts';
import { isVerb, knownVerb, partsOfVerb } from './verbs.ts';

const lists = (text: string) =>
  text
    .split(',')
    .map((one) => one.split(' '))
    .sort((a, b) => b.length - a.length);

/** What stands before the verb and says that one means to. */
const frames = lists(
  'am going to,are going to,am about to,are about to,am trying to,are trying to,am ready to,would like to,would love to,would want to,would rather,want to,wanted to,wish to,like to,love to,try to,tried to,try and,trying to,' +
    'attempt to,attempted to,attempting to,decide to,decided to,have to,need to,had to,begin to,began to,start to,started to,proceed to,prefer to,intend to,plan to,hope to,choose to,dare to,manage to,managed to,' +
    'is going to,is about to,is trying to,wants to,tries to,needs to,has to,decides to,attempts to,starts to,begins to,' +
    'continue to,go ahead and,go and,use my action to,use my turn to,use an action to,spend my turn,take a moment to,take my time to,take some time to,get ready to,prepare to,am able to,be able to,make an attempt to,do my best to,' +
    'will try to,will,would,shall,should,can,could,may,might,must,do,did,better,gladly,will also,going to,am just going to,think I will,think I would,think I should,guess I will,think we should,guess we should',
);
const beforeIng = new Set([
  'am',
  'are',
  'was',
  'were',
  'keep',
  'start',
  'begin',
  'be',
  'started',
  'began',
  'kept',
  'continue',
  'try',
  'tried',
  'tries',
  'starts',
  'is',
  'stop',
]);
const permission = new Set([
  'pass',
  'through',
  'in',
  'go',
  'by',
  'out',
  'be',
  'enter',
  'leave',
  'have',
  'know',
]);
const groups = lists(
  'the party,our party,my party,the group,our group,my character,my pc,me and my friends,the two of us,all of us,both of us,us',
);

const matches = (tokens: readonly Token[], at: number, words: readonly string[]) =>
  words.every((word, index) => tokens[at + index]?.low === word.toLowerCase());

/** Who acts, where it is the speaker or their party; the end of it. */
export function ownSubject(
  tokens: readonly Token[],
  at: number,
  scene: Scene,
): { end: number; isThird: boolean } | null {
  const low = tokens[at]?.low ?? '';
  if (low === 'i' || low === 'we') {
    const next = tokens[at + 1]?.low;
    return { end: at + (next === 'all' || next === 'both' ? 2 : 1), isThird: false };
  }
  if (low === "let's") return { end: at + 1, isThird: false };
  if (low === 'let' && tokens[at + 1]?.low === 'me') {
    const next = tokens[at + 2]?.low ?? '';
    return isVerb(next) && !permission.has(next) ? { end: at + 2, isThird: false } : null;
  }
  if (low === 'my' && isOwnRole(tokens[at + 1]?.low ?? '', scene)) {
    const verb = tokens[at + 2]?.low ?? '';
    if (knownVerb(verb) || isAdverb(verb) || isFrameAt(tokens, at + 2)) return { end: at + 2, isThird: true };
  }
  for (const group of groups) {
    if (matches(tokens, at, group)) return { end: at + group.length, isThird: true };
  }
  let end = at;
  while (tokens[end]?.kind === 'word' && scene.own.has(tokens[end]!.low)) end++;
  const next = tokens[end]?.low ?? '';
  const isDoing = knownVerb(next) || isAdverb(next) || /(?:s|ed)$/.test(next) || isFrameAt(tokens, end);
  if (end === at || !isDoing) return null;
  return { end, isThird: true };
}

const ownRoles = /^(?:guy|dude|girl|gal|man|woman|lad|lass|hero|heroine|char|toon|adventurer|fella|persona)$/;

/** `my wizard`, `my guy`: whoever speaks, by what stands on their sheet. */
function isOwnRole(low: string, { turn: { sheet } }: Scene): boolean {
  if (ownRoles.test(low)) return true;
  const named = [sheet?.class_name, sheet?.ancestry, sheet?.background].join(' ').toLowerCase();
  return low !== '' && named.split(/[^\p{L}]+/u).includes(low);
}

function isFrameAt(tokens: readonly Token[], at: number): boolean {
  return frames.some((frame) => matches(tokens, at, frame));
}

export interface Framed {
  /** Where the verb stands. */
  at: number;
  manners: string[];
  isNegated: boolean;
  /** `have heard`: it is over. */
  isPerfect: boolean;
}

/** Skips what stands between subject and verb: `am going to carefully`. */
export function skipFrames(tokens: readonly Token[], from: number): Framed {
  const manners: string[] = [];
  let isNegated = false;
  let isPerfect = false;
  let at = from;
  for (let steps = 0; steps < 12 && at < tokens.length; steps++) {
    const { low } = tokens[at]!;
    const next = tokens[at + 1]?.low ?? '';
    if (
      low === 'not' ||
      low === 'never' ||
      /^(?:don't|won't|can't|cannot|didn't|wouldn't|doesn't|shouldn't|couldn't)$/.test(low)
    ) {
      isNegated = true;
      at++;
      continue;
    }
    if (
      tokens[at]!.kind === 'word' &&
      isAdverb(low) &&
      !(isVerb(low) && (isSmall(next) || next === '' || partsOfVerb(low).some(([part]) => part === next))) &&
      at + 1 < tokens.length
    ) {
      if (isManner(low)) manners.push(low);
      at++;
      continue;
    }
    const frame = frames.find((one) => matches(tokens, at, one));
    const last = frame?.at(-1);
    const isOpen = last !== 'do' && last !== 'did';
    const after = frame ? (tokens[at + frame.length]?.low ?? '') : '';
    if (frame && after !== '' && (isOpen || (isVerb(after) && !isSmall(after)) || after === 'not')) {
      at += frame.length;
      continue;
    }
    if ((low === 'go' || low === 'come') && isVerb(next) && !isSmall(next) && !isAdverb(next)) at++;
    else if (beforeIng.has(low) && knownVerb(next) !== null && (next.endsWith('ing') || next.endsWith("in'")))
      at++;
    else if (/^(?:try|tries|tried|start|starts|keep|keeps)$/.test(low) && /^\p{L}{3,}ing$/u.test(next)) at++;
    else if (beforeIng.has(low) && isManner(next) && tokens[at + 2]?.low.endsWith('ing')) at++;
    else if ((low === 'have' || low === 'had') && knownVerb(next) !== null && !isVerb(next)) {
      isPerfect = true;
      at++;
    } else break;
  }
  return { at, manners, isNegated, isPerfect };
}
