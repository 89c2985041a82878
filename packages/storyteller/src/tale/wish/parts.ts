import { type Deed, deedsIn, type Who } from './told-deeds.ts';
import { Mentions, type Somebody } from './mentions.ts';
import { type Named, peopleIn } from './people.ts';
import { type PartKind, partsOf } from './part-verbs.ts';
import { readState } from './told-states.ts';
import type { Token } from './phrases.ts';

/** What a text makes of somebody. */
export interface Part {
  somebody: Somebody;
  /** How plainly they ask for help: 0 for not at all. */
  asks: number;
  /** Why they cannot be met: nobody knows where they are, or they are dead or senseless. */
  absence: 'sought' | 'dead' | null;
  /** How much speaks for them being the one to beat; below 0 they are a friend. */
  enmity: number;
  /** The sentences in which they say or know something, by number. */
  tells: number[];
}

/** Who plays which part in what is told: by what they do, and by what is done to them. */
export function partsIn(lines: readonly (readonly Token[])[]): Part[] {
  const mentions = new Mentions();
  const parts = new Map<Somebody, Part>();
  const partOf = (somebody: Somebody): Part => {
    const known = parts.get(somebody);
    if (known) return known;
    const part: Part = {
      somebody,
      asks: 0,
      absence: null,
      enmity: foeTitle(somebody) ? 1 : 0,
      tells: [],
    };
    parts.set(somebody, part);
    return part;
  };
  for (const [sentence, tokens] of lines.entries()) {
    const named: Named[] = peopleIn(tokens, sentence);
    const found = mentions.in(tokens, named);
    for (const { who } of found) if (typeof who === 'object') partOf(who);
    for (const mention of found) readState(tokens, mention, partOf);
    for (const deed of deedsIn(tokens, found)) play(deed, sentence, partOf);
  }
  return [...parts.values()];
}

const foeTitles = new Set(
  'warlord ringmaster lich dragon demon tyrant vampire necromancer witch sorcerer sorceress pirate gangster outlaw shogun ghost nightmare monster beast creature killer warden'.split(
    ' ',
  ),
);
const foeTitle = ({ title }: Somebody) => foeTitles.has(title);

/** What must follow some verbs for them to be what they are listed as. */
const only: Readonly<Record<string, RegExp>> = {
  want: /^(?:you|us|someone|somebody|help|answers|justice|revenge|(?:\S+ ){1,5}(?:back|found|returned|home|alive|dead|solved|stopped|gone|out|brought|killed|freed|caught))\b/,
  hope: /^(?:you|for|that)\b/,
  send: /^(?:you|us|for|word|a (?:letter|message|telegram|plea)|the party|everyone)\b/,
  call: /^(?:you|us|for|in|on|all|every)\b/,
  turn: /^to (?:you|us)\b/,
  come: /^to (?:you|us|your)\b/,
  go: /^to (?:you|us)\b/,
  lose: /^(?:her|his|their|my)\b/,
  take: /^(?!.*\b(?:job|place|part|care|over|root|shelter|notice|bets)\b)/,
  hold: /\b(?:captive|hostage|prisoner|ransom|there|in)\b/,
  carry: /\b(?:off|away)\b/,
  lock: /\b(?:up|in|away)\b/,
  leave: /^(?:$|town|home|for|without|in the night|last|and never|,|\.)/,
  run: /^(?!the (?:inn|tavern|bar|shop|store|bakery|hotel|diner|café|cafe|mill|ferry|school|library|museum|clinic|post)|an? |away|off)/,
  own: /^(?!the (?:inn|tavern|bar|shop|store|bakery|hotel|diner|café|cafe|mill|ferry|farm)|an? )/,
  keep: /^(?!\w+ing\b|the (?:inn|tavern|bar|shop|store|lighthouse|light|gate|bees|books)|an? (?:inn|shop|diary)|bees|goats|watch|quiet)/,
};

/** Whether it is done to anybody or anything: `has taken command` harms nobody. */
const hasObject = (done: readonly Who[], after: string) =>
  done.length > 0 ||
  /^(?:the|an?|his|her|their|our|your|my|one|two|three|four|five|six|ten|twelve|every|all)\b/.test(after);

function play(deed: Deed, sentence: number, partOf: (somebody: Somebody) => Part): void {
  const { verb, doers, done, after, isDenied } = deed;
  const theirs = partsOf(verb);
  if (isDenied && theirs.includes('return'))
    for (const who of doers) if (typeof who === 'object') partOf(who).absence ??= 'sought';
  if (only[verb] && !only[verb].test(after)) return;
  const isYours = doers.length === 0 || doers.includes('you');
  const each = (list: readonly Who[], change: (part: Part) => void) => {
    for (const who of list) if (typeof who === 'object') change(partOf(who));
  };
  const is = (kind: PartKind) => theirs.includes(kind);
  // Whoever deals with the players and does them no harm has called them: `gathered you`, `would like you to`.
  if (
    done.includes('you') &&
    !isDenied &&
    !['take', 'kill', 'menace', 'beat'].some((kind) => is(kind as PartKind))
  )
    each(doers, (part) => void (part.asks ||= 1));
  const plainly = done.includes('you') || /\b(?:you|us)\b/.test(after) ? 3 : 2;
  if (is('ask'))
    each(doers, (part) =>
      Object.assign(part, { asks: Math.max(part.asks, plainly), enmity: part.enmity - 2 }),
    );
  if (is('tell')) {
    each(doers, (part) => {
      part.tells.push(sentence);
      part.enmity -= 1;
    });
    // `Nobody has seen the keeper since`
    if (verb === 'see' && (isDenied || doers.includes('unknown') || doers.includes('you')))
      each(done, (part) => void (part.absence ??= 'sought'));
    return;
  }
  if (isDenied) {
    // `has not been seen since`, `never found`
    if (is('seek')) each(done, (part) => void (part.absence ??= 'sought'));
    return;
  }
  if (is('go')) each(doers, (part) => void (part.absence ??= 'sought'));
  if (is('die')) each(doers, (part) => void (part.absence = 'dead'));
  if (isYours) {
    if (is('beat')) each(done, (part) => void (part.enmity += 2));
    else if (is('seek') && (verb !== 'save' || /\bfrom\b/.test(after)))
      each(done, (part) => void (part.absence ??= 'sought'));
    if (is('help') || is('seek')) each(done, (part) => void (part.enmity -= 2));
    if (verb === 'help') each(done, (part) => void (part.asks ||= 1));
    return;
  }
  if (/^(?:him|her)self\b/.test(after) && is('kill')) each(doers, (part) => void (part.absence = 'dead'));
  else if (is('menace') || (hasObject(done, after) && (is('take') || is('kill'))))
    each(doers, (part) => void (part.enmity += 2));
  else if (is('hold')) each(doers, (part) => void (part.enmity += 1));
  if (is('kill')) each(done, (part) => Object.assign(part, { absence: 'dead', enmity: part.enmity - 2 }));
  else if (is('take'))
    each(done, (part) => Object.assign(part, { absence: part.absence ?? 'sought', enmity: part.enmity - 2 }));
  else if (is('menace')) each(done, (part) => void (part.enmity -= 1));
  if (is('beat') && !is('take') && !is('kill') && !is('menace'))
    each(done, (part) => void (part.enmity += 1));
  if (is('seek')) each(done, (part) => void (part.absence ??= 'sought'));
  if (is('help')) each(done, (part) => void (part.enmity -= 1));
}
