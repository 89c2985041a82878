import type { Check } from '../../world/world.ts';
import { guessedBase } from '../../reader/inflection.ts';
import { knownVerb } from '../../reader/verbs.ts';
import { contentWords, stem } from '../content-words.ts';
import { isFind } from '../finds.ts';
import { once } from '../once.ts';
import type { Room } from '../rooms.ts';
import { checkIn, isStudy, isTalk } from '../written-check.ts';
import { containersIn } from './containers.ts';
import { type Note, notesOf } from './notes.ts';
import { isOfPuzzle } from './puzzles.ts';
import { skilledIn, skilledMeant } from './skilled-deeds.ts';

/** What somebody may do of which the text says what comes of it. */
export interface TextDeed {
  note: Note;
  /** Of a sentence with several checks, the note's with a number. */
  id: string;
  verb: string;
  /** The nouns that it is done to, as stems; none where the deed is enough. */
  objects: readonly string[];
  /** Whatever else is named with it. */
  besides: readonly string[];
  /** It takes the last of several, or all of them. */
  isLast: boolean;
  check: Check | null;
  /** What comes of it, as the text has it. */
  success: string;
  failure: string;
}

const players =
  '(?:the (?:characters?|heroes|hero|party|players?|adventurers?|group|PCs?)|an? (?:character|hero|player|adventurer)|somebody|someone|anybody|anyone|everybody|they|one of them|whoever|you)';
const conditional = /^(?:if|when|whenever|once|as soon as|should) ([^,]{3,130}), (?:then )?(.{4,})$/is;
const trailing = /^(.{6,160}?),? (?:if|when|whenever|once|as soon as) ([^,;]{4,110}?)[.!]?$/is;
const active = new RegExp(
  `^${players} (?!(?:are|is|were|has|have|can|do|does|did|had)\\b)(\\p{L}+)\\b ?(.*)$`,
  'iu',
);
const passive =
  /^((?:(?:the|an?|his|her|its|some|any|all|every|each)(?: of the)? )?(?:[\p{L}'’-]+ ){0,4}?[\p{L}'’-]+) (?:is|are|gets|has been|have been|be) (?!(?:out|dead|gone|here|there|alone|full|empty|dark)\b)(?:\p{L}+ly )?(\p{L}+)\b ?(.*)$/iu;
const byItself =
  /^((?:the|an?|all|every|each)(?: of the)? (?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+) (go(?:es)? out|(?:is|are) (?:all )?out|burns? out|rings?|sounds?|breaks?|shatters?|opens?|falls?|spills?|catch(?:es)? fire|burns?)(?: (?:by|on|at|for|again|from|to|into|completely|out|down)\b.*)?$/iu;
const bySelf: readonly [RegExp, string][] = [
  [/out$/, 'extinguish'],
  [/^(?:ring|sound)/, 'ring'],
  [/^(?:break|shatter)/, 'break'],
  [/^open/, 'open'],
  [/^(?:fall|spill)/, 'drop'],
  [/^(?:catch|burn)/, 'burn'],
];
/** What is no deed, or is settled by words: that is heard elsewhere. */
const otherwiseTold =
  /\b(?:ask(?:s|ed)?|question\w*|press(?:es|ed)? (?:him|her|them)|persuad\w*|convinc\w*|agree\w*|refus\w*|accept\w*|declin\w*|fail\w*|succeed\w*|successful|arriv\w*|attack\w*|fight\w*|kill\w*|slain|defeat\w*|dead|dies?|tells?|told|says?|mentions?|names?|answers?|threaten\w*|brib\w*|flatter\w*|minutes?|hours?|rounds?|dawn|midnight|nightfall|returns? (?:to|with|without)|leaves?\b(?! .* (?:on|in|at))|wins?|loses?|needed|necessary|present|possible|stuck|careful|kind|alone|enough|noticed|seen|heard|caught|hit points|turn(?:s)? (?:back|away)|goes? (?:back|away|home)|runs? out|goes wrong|DC \d+)\b/i;
const fails =
  /^(?:on an? (?:failure|failed (?:check|roll|save|attempt))|if (?:it|they|the check|the roll|this) fails?|otherwise|failure(?: means)?|whoever fails|anyone who fails|a character who fails)[,:]? (.+)$/i;
const succeeds =
  /^(?:on an? (?:success|successful (?:check|roll|attempt))|if (?:it|they|the check|the roll|this) succeeds?|success(?: means)?|whoever succeeds|with a success)[,:]? (.+)$/i;

const baseOf = (verb: string) => stem(knownVerb(verb.toLowerCase()) ?? guessedBase(verb.toLowerCase()));
const pronoun = /^(?:it|them|him|her|this|that|these|those)$/i;
const preposition =
  /^(?:with|into|in|on|onto|to|at|from|of|over|under|behind|across|through|down|up|out|off|back|around|against|for|by|before|here|there|again|away)$/i;

/** What a phrase has done to: the nouns up to where it says how or where, and the rest. */
function nounsOf(phrase: string): { objects: string[]; besides: string[] } {
  const words = phrase
    .replace(/\([^)]*\)/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const first = words.findIndex((word) => !preposition.test(word));
  if (first < 0) return { objects: [], besides: [] };
  const end = words.findIndex((word, at) => at > first && preposition.test(word) && !/^(?:of)$/i.test(word));
  const own = words.slice(first, end < 0 ? undefined : end);
  const objects = own.every((word) => pronoun.test(word)) ? [] : contentWords(own.join(' '));
  return { objects, besides: end < 0 ? [] : contentWords(words.slice(end).join(' ')) };
}

/** What `it` is, with its article: what the item of a list is called, or what the sentence before turned on. */
export function shownOf({ raw, before }: Note): string | null {
  const label = /^[\s>*_-]*\**([^*:.]{3,40})[:.]\**/.exec(raw)?.[1];
  if (label && label.split(' ').length < 5) return `the ${label.toLowerCase()}`;
  const last = before.at(-1) ?? '';
  const noun =
    /\b(?:the|an?|his|her) ((?:\p{Ll}+ ){0,2}?\p{Ll}+)(?= (?:is|are|stands?|hangs?|lies?|sits?|waits?|leads?|opens?|has|guards?|blocks?|bars?)\b)/iu.exec(
      last,
    )?.[1];
  return noun ? `the ${noun}` : null;
}

const antecedent = (note: Note) => contentWords(shownOf(note) ?? '');

const isIt = (phrase: string) => /\b(?:it|them|this|that)\b/i.test(phrase);

interface Parsed {
  verb: string;
  objects: string[];
  besides: string[];
  isLast: boolean;
}

function deedIn(condition: string, note: Note): Parsed | null {
  const bare = condition.trim().replace(/^(?:in that case|then) /i, '');
  const isLast = /\b(?:last|all|every|each|both)\b/i.test(bare);
  const made = (verb: string, phrase: string, more = ''): Parsed => {
    const { objects, besides } = nounsOf(phrase.replace(/\b(?:last|all|every|each|both|any|some)\b/gi, ' '));
    const rest = [...besides, ...contentWords(more)];
    const ofIt = isIt(`${phrase} ${more}`) ? antecedent(note) : [];
    return objects.length > 0
      ? { verb, objects, besides: [...rest, ...ofIt], isLast }
      : { verb, objects: ofIt, besides: rest, isLast };
  };
  const itself = byItself.exec(bare);
  if (itself && !active.test(bare)) {
    const [, verb] = bySelf.find(([sign]) => sign.test(itself[2]!.toLowerCase())) ?? [];
    if (verb) return made(verb, itself[1]!);
  }
  const done = passive.exec(bare);
  if (done && /(?:ed|en|t|wn|ng|ne|id|un|de)$/.test(done[2]!))
    return made(baseOf(done[2]!), done[1]!, done[3]!);
  const does = active.exec(bare);
  return does ? made(baseOf(does[1]!), does[2]!) : null;
}

const checked: readonly RegExp[] = [
  /^(?<verb>\p{L}+ing) (?<what>.{2,80}?),? (?:takes?|requires?|needs?|calls? for|demands?|is|means|will take)\b[^.]{0,40}\bDC ?\d/iu,
  /^(?<verb>\p{L}+ing) (?<what>.{2,60}?) ?[(:] ?[^.()]{0,20}\bDC ?\d/iu,
  new RegExp(
    `^(?:${players})(?: who)? (?:wants? to |tries to |wishes to )?(?<verb>\\p{L}+?)s? (?<what>.{2,60}?),? (?:must|needs?|has|have|makes?|rolls?)\\b[^.]{0,50}\\bDC ?\\d`,
    'iu',
  ),
  /^to (?<verb>\p{L}+) (?<what>.{2,70}?)(?:,| requires?| takes?| needs?)[^.]{0,60}\bDC ?\d/iu,
  /^(?<what>.{3,60}?) (?:can|may|could|must) be (?<verb>\p{L}+) [^.]{0,40}\bDC ?\d/iu,
  /^(?<what>[^:.]{3,40}): [^.]{0,20}\bDC ?\d{1,2}\b[^.]{0,40}? to (?<verb>\p{L}+)\b/iu,
  /\bDC ?\d{1,2}\b[^.,]{0,50}? (?:is needed |is required )?to (?<verb>\p{L}+) (?<what>[^.,;(]{3,70})/iu,
  /\bDC ?\d{1,2} [^.,]{3,50}? (?:check|roll) (?!reveals?|finds?|shows?|tells?|notices?|uncovers?|makes?|lets?|is\b|to\b|and\b|or\b|with\b)(?<verb>\p{L}+s) (?<what>(?:the|an?|it|them|him|her|his)\b[^.,;]{0,60})/iu,
];

/** What is done against a written check, with what comes of it either way. */
function checkedIn(note: Note): TextDeed | null {
  const { text } = note;
  const check = checkIn(text);
  if (!check || check.skills.length === 0 || isFind(text, check) || /\bsav(?:e|ing throw)\b/i.test(text))
    return null;
  if (
    isTalk(check) ||
    (isStudy(check) &&
      /\b(?:shows?|reveals?|tells?|recalls?|knows?|recogni[sz]es?) (?:that|the)\b/i.test(text))
  )
    return null;
  const found = checked.map((one) => one.exec(text)?.groups).find((one) => one !== undefined);
  if (!found?.verb || !found.what) return null;
  const { objects, besides } = nounsOf(found.what);
  const ofIt = isIt(found.what) || objects.length === 0 ? antecedent(note) : [];
  const behind = note.behind.slice(0, 3);
  const after = /\bDC ?\d[^.;]*?(?:,| and|;) (?:and )?on a success,? ([^.;]+)/i.exec(text)?.[1];
  const does = /(?:check|roll) (\p{L}+s (?:it|them|him|her)\b[^.]*)$/iu.exec(text.replace(/[.]$/, ''))?.[1];
  return {
    ...{
      ...{ note, id: note.id },
      verb: baseOf(found.verb),
      objects: objects.length > 0 ? objects : ofIt,
      besides,
      isLast: false,
      check,
    },
    success:
      after ?? behind.flatMap((one) => succeeds.exec(one)?.[1] ?? [])[0] ?? (does ? `That ${does}` : ''),
    failure: behind.flatMap((one) => fails.exec(one)?.[1] ?? [])[0] ?? '',
  };
}

function uncheckedIn(note: Note): TextDeed | null {
  const text = note.text.replace(/[.]$/, '');
  if (/\bDC ?\d+[^.]{0,40}\bcheck\b/i.test(text) || /\?$/.test(text)) return null;
  const [, before, then] = conditional.exec(text) ?? [];
  const [, result, behind] = before ? [] : (trailing.exec(text) ?? []);
  const condition = before ?? behind;
  const success = then ?? result;
  if (!condition || !success || otherwiseTold.test(condition)) return null;
  if (/\b(?:adventure|story|tale|game|scenario) (?:ends?|is over|concludes?|finishes)\b/i.test(text))
    return null;
  // What somebody says or gives for it is theirs to say.
  if (behind && /\b(?:will|would|only|can|may|might|knows?|says?|tells?)\b/i.test(success)) return null;
  const deed = deedIn(condition, note);
  if (
    !deed ||
    (deed.objects.length === 0 && !/\b(?:sing|danc|pray|kneel|whistl|shout|hum|sleep|bow)/.test(deed.verb))
  )
    return null;
  const failure = note.behind.slice(0, 1).flatMap((one) => fails.exec(one)?.[1] ?? [])[0] ?? '';
  return { note, id: note.id, ...deed, check: null, success, failure };
}

/** What is meant of all that takes a skill, where nothing else of the text is. */
export const skilledDeed = (message: string, room: Room): TextDeed | null => {
  const deed = skilledMeant(
    message,
    notesOf(room).filter(({ id }) => !isOfPuzzle(room, id)),
  );
  return deed && { ...deed, isLast: false };
};
/** One that was tried before, by its id. */
export const skilledById = (id: string, room: Room): TextDeed | null => {
  const deed = notesOf(room)
    .flatMap(skilledIn)
    .find((one) => one.id === id);
  return deed ? { ...deed, isLast: false } : null;
};

/** Every deed of a room's text, its puzzles and its locks aside. */
export const deedsInText = once((room: Room): readonly TextDeed[] => {
  const locks = containersIn(room).flatMap(({ noun }) => noun);
  return notesOf(room).flatMap((note) => {
    if (isOfPuzzle(room, note.id)) return [];
    const deed = checkedIn(note) ?? uncheckedIn(note);
    if (!deed) return [];
    const isLock =
      deed.objects.some((one) => locks.includes(one)) &&
      /^(?:open|forc|pry|prise|break|unlock|pick|smash|lift)/.test(deed.verb);
    return isLock ? [] : [deed];
  });
});
