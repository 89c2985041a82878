import { type Around, readConditions } from '../../conditions/read-conditions.ts';
import { type Deed, deedsIn, type Who } from './told-deeds.ts';
import { type Mention, Mentions, type Somebody } from './mentions.ts';
import { peopleIn } from './people.ts';
import { type PartKind, partsOf } from './part-verbs.ts';
import { Part } from './part.ts';
import { placeNoun } from './places.ts';
import { readState } from './told-states.ts';
import type { Token } from './phrases.ts';

/** Who plays which part in what is told: by what they do, and by what is done to them. */
export function partsIn(lines: readonly (readonly Token[])[]): Part[] {
  const mentions = new Mentions();
  const parts = new Map<Somebody, Part>();
  const partOf = (somebody: Somebody): Part => {
    const part = parts.get(somebody) ?? new Part(somebody);
    parts.set(somebody, part);
    return part;
  };
  for (const [sentence, tokens] of lines.entries()) {
    const found = mentions.in(tokens, peopleIn(tokens, sentence));
    for (const mention of found)
      if (typeof mention.who === 'object') {
        readState(tokens, mention, partOf(mention.who));
        partOf(mention.who).be(readConditions(aroundMention(tokens, mention)));
      }
    for (const deed of deedsIn(tokens, found)) play(deed, partOf);
  }
  // What somebody is called tells what they are: a dog, a child.
  const isFable = lines.some((tokens) => fable.test(textOf(tokens)));
  for (const part of parts.values()) {
    const { name, role, isMany } = part.somebody;
    if (!isMany)
      part.be(
        readConditions({
          own: role && !name.includes(role) ? `the ${role} ${name}` : name,
          before: '',
          after: '',
        }),
      );
  }
  // A creature that asks and tells has words.
  for (const part of parts.values())
    if (isFable || part.asks > 0 || part.tells)
      part.conditions = part.conditions.filter(({ is }) => is !== 'animal');
  return [...parts.values()];
}

const fable =
  /\b(?:talking|speaking) \p{L}+|\b(?:animals|beasts|creatures|cats|dogs|birds) (?:that |who |can )*(?:talk|speak)\b/iu;

const textOf = (tokens: readonly Token[]) =>
  tokens
    .map(({ text }) => text)
    .join(' ')
    .replace(/ (?=[,.;:!?)])/g, '');

const aroundMention = (tokens: readonly Token[], { from, end }: Mention): Around => ({
  own: textOf(tokens.slice(from, end)),
  before: textOf(tokens.slice(0, from)),
  after: textOf(tokens.slice(end)),
});

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
  hide: /^(?!(?:under|in|inside|behind|beneath|among|at|on|from|away|out|here|there|up|down)\b|$|,|\.)/,
  keep: /^(?!\w+ing\b|the (?:inn|tavern|bar|shop|store|lighthouse|light|gate|bees|books)|an? (?:inn|shop|diary)|bees|goats|watch|quiet)/,
};

/** `keeps the chapel`, `runs the pan house`: that is their work. */
function isTrade(verb: string, after: string): boolean {
  const [, ...words] = /^(?:the|an?|his|her|their) (\p{L}+)(?: (\p{L}+))?(?: (\p{L}+))?/u.exec(after) ?? [];
  return (verb === 'keep' || verb === 'run') && words.some((word) => word && placeNoun(word) !== null);
}

/** Whether it is done to anybody or anything: `has taken command` harms nobody. */
const hasObject = (done: readonly Who[], after: string) =>
  done.length > 0 ||
  /^(?:the|an?|his|her|their|our|your|my|one|two|three|four|five|six|ten|twelve|every|all)\b/.test(after);

const harmful: readonly PartKind[] = ['take', 'kill', 'menace', 'beat'];

function play(deed: Deed, partOf: (somebody: Somebody) => Part): void {
  const { verb, doers, done, after, isDenied, isOpen } = deed;
  const kinds = partsOf(verb);
  const is = (kind: PartKind) => kinds.includes(kind);
  const each = (list: readonly Who[], change: (part: Part) => void) => {
    for (const who of list) if (typeof who === 'object') change(partOf(who));
  };
  if (isDenied && is('return')) each(doers, (part) => part.miss());
  if ((only[verb] && !only[verb].test(after)) || isTrade(verb, after)) return;
  const isToYou = done.includes('you');
  // Whoever deals with the players and does them no harm has called them: `gathered you`, `would like you to`.
  if (isToYou && !isDenied && !harmful.some(is)) each(doers, (part) => part.ask(1));
  if (is('ask'))
    each(doers, (part) => {
      part.ask(isToYou || /\b(?:you|us)\b/.test(after) ? 3 : 2);
      part.befriend(2);
    });
  if (/^(?:want|need)$/.test(verb) && /\b(?:back|home|alive|returned|found)\b/.test(after))
    each(done, (part) => part.miss());
  if (verb === 'lose') each(done, (part) => part.miss());
  if (is('tell')) {
    each(doers, (part) => part.tell());
    // `Nobody has seen the keeper since`, `if you have seen her husband`
    const isUnseen =
      isDenied || (doers.includes('unknown') && /\bsince\b/.test(after)) || doers.includes('you');
    if (verb === 'see' && isUnseen) each(done, (part) => part.miss());
  } else if (isDenied) {
    if (is('seek')) each(done, (part) => part.miss());
  } else {
    if (is('go') && !isOpen) each(doers, (part) => part.miss());
    if (is('die') && !isOpen) each(doers, (part) => part.bury());
    if (doers.length === 0 || doers.includes('you')) doneByYou(deed, is, (change) => each(done, change));
    else doneByOthers(deed, is, each);
  }
}

/** What the players are to do: an order, or a wish of somebody's. */
function doneByYou(
  { verb, after }: Deed,
  is: (kind: PartKind) => boolean,
  each: (change: (part: Part) => void) => void,
): void {
  if (is('beat')) each((part) => part.blame(2));
  // Whoever is to be saved may well be here.
  else if (is('seek') && (verb !== 'save' || /\bfrom\b/.test(after))) each((part) => part.miss());
  if (is('help') || is('seek')) each((part) => part.befriend(2));
  if (verb === 'help') each((part) => part.ask(1));
}

/** `has locked her mute son in the loft`: out of care, and no crime. */
const forTheirGood =
  /^(?:(?:up|in) )?(?:her|his|their) (?:own )?(?:\p{L}+ ){0,2}?(?:son|daughter|child|children|boy|girl|brother|sister|mother|father|wife|husband|niece|nephew|grandson|granddaughter|twin)\b|\bfor (?:her|his|their) own (?:good|safety|sake)\b/iu;

function doneByOthers(
  { done, doers, after }: Deed,
  is: (kind: PartKind) => boolean,
  each: (list: readonly Who[], change: (part: Part) => void) => void,
): void {
  const isCare = is('take') && forTheirGood.test(after);
  const isHarm = !isCare && (is('menace') || (hasObject(done, after) && (is('take') || is('kill'))));
  // Whoever keeps their own from harm is in need of help.
  if (isCare) each(doers, (part) => part.ask(1));
  if (/^(?:him|her)self\b/.test(after) && is('kill')) each(doers, (part) => part.bury());
  else if (isHarm || (is('hold') && !isCare)) each(doers, (part) => part.blame(isHarm ? 2 : 1));
  each(done, (part) => {
    if (is('kill')) part.bury();
    else if (is('take') || is('seek')) part.miss();
    if (is('kill') || is('take')) part.befriend(2);
    else if (is('menace') || is('help')) part.befriend(1);
    else if (is('beat')) part.blame(1);
  });
}
