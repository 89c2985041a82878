import type { Trait } from '../world/world.ts';
import { stem } from './content-words.ts';

const kinds: readonly [string, readonly Trait[]][] = [
  [
    'chest box strongbox coffer trunk crate barrel coffin drawer cupboard wardrobe cabinet safe locker',
    ['container', 'closed'],
  ],
  ['casket sack bag basket tin jar urn purse caddy teapot kettle', ['portable', 'container', 'closed']],
  ['door gate grate portcullis hatch trapdoor shutter', ['fixed', 'door', 'closed']],
  [
    'desk table bench counter bed chair armchair stool shelf bookshelf throne altar bar cot',
    ['fixed', 'furniture'],
  ],
  [
    'letter book diary ledger note page scroll sign map plate inscription journal paper notice poster riddle rhyme tome',
    ['portable', 'readable'],
  ],
  ['lamp lantern candle torch brazier', ['portable', 'light', 'lightable']],
  ['fire hearth furnace fireplace kiln oven stove grate pyre', ['fixed', 'dangerous']],
  [
    'lever wheel ring chain pulley bell scale scales pan winch clock machine button crank pipe',
    ['fixed', 'machine'],
  ],
  [
    'statue portrait painting picture mirror window carpet rug curtain tapestry chandelier pillar column arch fountain well grave tomb sarcophagus idol shrine',
    ['fixed'],
  ],
  [
    'log rope clapper crossbow wax silver sugar key coin shoe boot hat umbrella comb bowl hook pin stone bone feather brush mask doll toy whistle horn flute fork splinter seal paperweight stamp bucket pail flask chalice bottle vial potion cup mug pot',
    ['portable'],
  ],
  ['stair ladder tree wall cliff tower ledge trunk roof', ['fixed', 'climbable']],
  ['boat rowboat cart wagon sledge wheelbarrow', ['fixed']],
  ['pool water river pond puddle basin sea lake stream', ['fixed', 'liquid']],
  [
    'body corpse skeleton bones nest web heap pile rubble mound bush grass bridge floor floorboard sill niche hollow',
    ['fixed'],
  ],
  ['footprint print track mark stain blood handprint ash scratch', ['fixed']],
  ['dog cat horse goat hen goose mule pig cow sheep', ['animal']],
];
export const traitsOf = new Map(
  kinds.flatMap(([nouns, traits]) =>
    nouns.split(' ').map((noun): [string, readonly Trait[]] => [noun, traits]),
  ),
);
const many = new Map([...traitsOf.keys()].map((noun) => [stem(noun), noun]));
const adjective =
  /^(?:[a-z]+(?:en|ed|y|ish|ous|al|ic)|old|big|small|large|black|white|red|green|blue|brown|yellow|grey|iron|brass|silver|gold|copper|bronze|stone|glass|leather|steel|wash|rowing|boat|bell|tea|round|cold|tall|straw|tuning|floor|wine|fish|slate|third|first|last|little|fine|short|long|deep|low|narrow|wide|modern|empty|single)$/;
/** After these a word is a verb, or part of a body. */
const noNounAfter = new Set([
  'who',
  'that',
  'he',
  'she',
  'it',
  'they',
  'to',
  'you',
  'we',
  'i',
  'their',
  'your',
  'will',
  'can',
  'must',
  'not',
]);
/** What looks like a quality and counts, or points. */
const notQuality = /^(?:single|every|any|many|only|very)$/;
/** What comes in `a …` and is nothing to lay hands on. */
const noThing = new Set(
  `man woman boy girl child kid lady people person old voice moment while row pair dozen coil heap kind sort lot few bit little smell sound noise word way time help
  hint sense touch breath laugh cry silence distance side end top middle corner place room hall cave hill house lane night day morning hour summer storm wind light
  shadow shape face hand eye foot step ring sigh trickle smile nod habit jacket scar burn smudge yard mile half third line hurry guest one such gift name song tune
  fit rush roar drip chill flicker glow glimpse line finger noon cottage cathedral boat barn chapel ghost dog year strand braid hung made thin soul circle wings set built cut full filled covered loaded steady twelve dry wet big bad good mouth lap
  wheeze groan moan creak hiss hum whisper rattle thud clatter scream shout howl growl murmur rumble splash crack knock bang echo whimper sob cough draught breeze gust wave flash spark gleam glint trace stench scent reek stare glance grin frown shrug shiver`.split(
    /\s+/,
  ),
);
const several: Readonly<Record<string, string>> = {
  scales: 'pair of scales',
  bones: 'bones',
  stairs: 'stair',
  ashes: 'ash',
};

/** Something that a sentence names. */
export interface Noun {
  noun: string;
  /** As it is called, without an article; always one. */
  shown: string;
}

const indefinite =
  /(?<!\b(?:as|like) )\ban? ((?:\p{Ll}+ ){0,2}?)(\p{Ll}{3,})(?=[,.;:]| (?:of|in|on|with|that|which|and|at|behind|under|is|stands|lies|hangs|next)\b)/gu;

const adverb =
  /(?:ly|wards?)$|^(?:up|down|off|away|above|below|behind|beneath|overhead|nearby|outside|inside|within|away|alone|still|again|there|here|too|upstairs|downstairs|underneath|somewhere|everywhere|half|quite|now|already|once|twice)$/;
/** What is one has no plural behind `a`: in `a red float bobs` the last word is what it does. */
const doing = /(?:[^siu]s|ing|ed)$/;

/** The noun of words that follow `a`, without what it does and how. */
function nounOf(words: string): string {
  const all = words.split(' ');
  // `a thousand lanterns` are many.
  if (/^(?:thousand|hundred|dozen|few|couple|pair|handful)$/.test(all[0]!)) return all.at(-1)!;
  while (all.length > 1 && (adverb.test(all.at(-1)!) || doing.test(all.at(-1)!))) all.pop();
  const noun = all.at(-1) ?? '';
  return adverb.test(noun) ? '' : noun;
}

/** Nouns of the table, and in text that is read aloud whatever comes with `a`. */
export function nounsIn(sentence: string, isAloud: boolean): Noun[] {
  const words = sentence.match(/[\p{L}'’-]+/gu) ?? [];
  const known = words.flatMap((word, at): Noun[] => {
    const low = word.toLowerCase();
    const noun = traitsOf.has(low) ? low : many.get(stem(low));
    if (!noun || (low !== noun && low !== `${noun}s` && low !== `${noun}es`)) return [];
    const next = words[at + 1]?.toLowerCase() ?? '';
    // `Martha Bell` is no bell.
    if (/^\p{Lu}\p{Ll}/u.test(word) && /^\p{Lu}\p{Ll}/u.test(words[at - 1] ?? '') && at > 1) return [];
    const before = words[at - 1]?.toLowerCase() ?? '';
    // `boat hook`: the hook is meant.
    if (/^(?:as|like)$/.test(words[at - 2]?.toLowerCase() ?? '') && /^an?$/.test(before)) return [];
    if ((traitsOf.has(next) && adjective.test(low)) || noNounAfter.has(before)) return [];
    const isMany = low !== noun;
    const isListed =
      at === 0 ||
      /^(?:the|an?|of|his|her|its|and|with|on|in|two|three|four|five|six|seven|eight|nine|ten|twelve|some|these|many|no)$/.test(
        before,
      );
    if (isMany && !isListed && !(adjective.test(before) && !traitsOf.has(before))) return [];
    const quality = adjective.test(before) && !notQuality.test(before) ? `${before} ` : '';
    return [{ noun, shown: several[low] ?? (isMany ? `nearest ${quality}${noun}` : `${quality}${noun}`) }];
  });
  if (!isAloud) return known;
  const others = [...sentence.matchAll(indefinite)].flatMap(([, before, last]): Noun[] => {
    const noun = nounOf(`${before}${last}`);
    return /\b(?:for|of|with|in|on|as|and|to|at|from)\b/.test(before!) ||
      noun === '' ||
      noThing.has(noun) ||
      traitsOf.has(noun) ||
      adjective.test(noun)
      ? []
      : [{ noun, shown: noun }];
  });
  return [...known, ...others];
}
