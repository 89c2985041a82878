import { fingerprint } from '../../language/sentences.ts';
import type { Telling } from '../../telling/telling.ts';
import { knownVerb } from '../../reader/verbs.ts';
import { contentWords, stem } from '../content-words.ts';
import { tidy } from '../findings.ts';
import { once } from '../once.ts';
import type { Opened } from '../opened.ts';
import { wholeSentences } from '../whole-sentences.ts';
import { handingIn } from '../solutions.ts';
import { isNoted, note } from './notes.ts';
import { clausesOf, doneIn, isSameDeed, isWord, looksOnly, verbsIn } from './words.ts';

/** One thing that has to have happened. */
interface Part {
  id: string;
  /** As the text has it. */
  text: string;
  words: readonly string[];
  /** What is done, as a stem; empty where the text does not say. */
  verb: string;
  /** It comes of itself once the others have: `the bell rings again`. */
  isOutcome: boolean;
}

/** What ends the adventure, as its text says: all the parts of one way. */
interface EndingWay {
  parts: readonly Part[];
  /** What is told then. */
  told: string;
  isGood: boolean;
}

const whole = '(?:adventure|story|tale|game|scenario|quest|evening)';
const over =
  '(?:ends?|is (?:over|finished|done|at an end|won|complete)|concludes?|finishes|closes|comes to (?:its|an) end)';
const it = `(?:(?:the|this|your|our) (?:whole )?${whole} ${over}|it(?:['’]s| is)? (?:all )?(?:ends|over|done|finished|won)|(?:(?:so|then|and) )?(?:the|that['’]s the|that is the|this is the) end(?:ing)?(?: of (?:it|the ${whole}))?(?: (?:is|comes))?)`;
const endsWhen = new RegExp(
  `^(?:so |and |then )?${it}(?: (?:well|happily|there|here|in success))?,? (?:only )?(?:as soon as|when(?:ever)?|once|if|after) (.{6,300})$`,
  'iu',
);
const whenEnds = new RegExp(
  // What matters `at the end` does not end it.
  `^(?:as soon as|when|once|if|after) (.{6,260}?)(?<! (?:at|in|to|until|till|before|by|near|for|of))(?:, ((?:.{3,160}?,? and )?)|,? )${it}\\b(.*)$`,
  'iu',
);
/** `Giving the ring back to Odo ends the adventure` */
const doingEnds = new RegExp(
  `^(\\p{L}+ing .{6,200}?) (?:also )?(?:ends|finishes|concludes|wins|closes) (?:it|the ${whole})\\b(.*)$`,
  'iu',
);
/** What stands behind it: `it is over, he sings`. */
const afterwards = /^(?:,| and|;|:|\.| as well| too|-)+ ?(?!as well|too|but|or\b)(.{8,})$/i;

const done =
  /\b(?:is|are|has been|have been|was|were) (?:\p{L}+ly |back |safely )*(?:\p{L}{3,}(?:ed|en|wn|nt|lt|pt)|given|put|brought|shut|set|made|told|burnt|sunk|lit|hung|found|led|sung|rung|paid|back|dead|gone|free|over|out|open|closed|at rest)\b|\b(?:has|have|had|holds?|hears?|heard|knows?|reads?|sees?|gets?|receives?|recovers?|learns?|returns?|brings?|gives?|hands?|covers?|turns?|puts?|lights?|destroys?|burns?|frees?|defeats?|opens?|closes?|leaves?|reach(?:es)?|escapes?|tells?|flees?|fled|falls?|dies?)\b/iu;
const finite = /\b(?:is|are|has|have|was|were|\p{L}{3,}s|heard|fled|falls|dies)\b/u;
const nobody = new Set(
  'hero party player group adventurer somebody again back finally safe safely hand whole all both whom owner true'.split(
    ' ',
  ),
);
const bad = /\b(?:dies?|dead|lost|fails?|too late|destroyed|escapes|drowns?|falls to)\b/i;

const isDone =
  /\b(?:is|are|has been|have been|was|were|be|has|have|had) (?:(?:\p{L}+ly|back|all|safely|once|again|finally|at last) )*(?!in\b|at\b|on\b|with\b|the\b|an?\b|his\b|her\b|their\b|its\b|been\b)(\p{L}+)/iu;
const does =
  /\b(has|have|had|holds?|gets?|receives?|recovers?|hears?|heard|knows?|learns?|sees?|returns?|brings?|gives?|hands?|covers?|turns?|puts?|lights?|destroys?|burns?|frees?|opens?|closes?|leaves?|reach(?:es)?|escapes?|tells?|flees?|fled|rings?|breaks?|sinks?|drinks?)\b/iu;

/** What is done by whoever brings it about: whoever has something in the end was given it. */
function verbOf(text: string): string {
  const verb = (isDone.exec(text)?.[1] ?? does.exec(text)?.[1] ?? '').toLowerCase();
  if (verb === 'out') return stem('extinguish');
  if (/^(?:ha[sd]|have|holds?|gets?|receives?|recovers?)$/.test(verb)) return 'giv';
  if (/^(?:hears?|heard|knows?|learns?)$/.test(verb)) return 'tell';
  return verb === '' ? '' : stem(knownVerb(verb) ?? verb);
}

const partOf = (text: string): Part => ({
  id: fingerprint(text),
  text,
  verb: verbOf(text),
  words: [...new Set(contentWords(text))].filter((word) => !nobody.has(word)),
  isOutcome: false,
});

/** `when the stone is turned back, or when all the candles are out and the ghoul has fled`: each way, and each part of it. */
function waysIn(condition: string): Part[][] {
  return condition
    .replace(/[.!]$/, '')
    .split(
      /,? or (?:else )?(?=(?:when|once|if|as soon as|after)\b|(?:the|an?|they|he|she|it|somebody|\p{Lu})[^,]{0,60}\b(?:is|are|has|have|leaves?|dies?|flees?)\b)/u,
    )
    .map((way) =>
      way
        .replace(/^(?:when|once|if|as soon as|after) /i, '')
        .split(
          /,? and (?=(?:when |once |if )?(?:the|an?|all|they|he|she|it|his|her|their|every|nobody|somebody|\p{Lu})[^,]{0,80})/u,
        )
        .filter((one) => one.trim().length > 3)
        .reduce<string[]>((parts, one) => {
          // `the candles and the lamp are out`: what has no verb belongs to what follows.
          const last = parts.at(-1);
          if (last !== undefined && !finite.test(last)) parts[parts.length - 1] = `${last} and ${one}`;
          else parts.push(one);
          return parts;
        }, [])
        .map(partOf),
    )
    .map((parts) => {
      const deeds = parts.filter(({ text }) => done.test(text) && !/\bagain\b/i.test(text));
      return deeds.length === 0 || deeds.length === parts.length
        ? parts
        : parts.map((part) => ({ ...part, isOutcome: !deeds.includes(part) }));
    });
}

function endingIn(sentence: string): EndingWay[] {
  const bare = sentence.replace(/[.!]$/, '').replace(/^\*+|\*+$/g, '');
  const [, condition, result = '', behind = ''] = whenEnds.exec(bare) ?? [];
  const [, doing, after = ''] = condition ? [] : (doingEnds.exec(bare) ?? []);
  const when = condition ?? doing ?? endsWhen.exec(bare)?.[1];
  if (!when) return [];
  const then = afterwards.exec(behind || after)?.[1] ?? '';
  return waysIn(when).map((parts) => ({
    parts,
    told: [
      result.replace(/,? and $/, ''),
      ...parts.filter(({ isOutcome }) => isOutcome).map(({ text }) => text),
      then,
    ]
      .filter((one) => one !== '')
      .map(tidy)
      .join(' '),
    isGood: !bad.test(when) || parts.length > 1,
  }));
}

/** Whether a sentence only says when it is over. */
export const saysWhenItEnds = (sentence: string) => endingIn(sentence).length > 0;

/** Every way in which an adventure says, one that is not parted by its sentences, that it ends, wherever it says so. */
export const endingWays = once(({ endings, rooms }: Opened): readonly EndingWay[] =>
  !rooms.some(({ paragraphs }) => paragraphs.some(({ isProse }) => isProse))
    ? [...endings, ...rooms]
        .flatMap(({ paragraphs }) => paragraphs)
        .filter(({ voice }) => voice !== 'aloud' && voice !== 'numbers')
        .flatMap(({ text }) => wholeSentences(text).flatMap(endingIn))
    : [],
);

/** What nobody can tell by a deed: a fight that is won, an hour that comes. */
const beyond =
  /\b(?:defeat\w*|slain|kill\w*|dies?|dead|beaten|vanquish\w*|overcome|dawn|morning|midnight|hours?|days?|nightfall|tide|leaves?|escapes?)\b/i;

/** Whether the text alone says when it is over, and by nothing but what is done. */
export const isEndWritten = once((adventure: Opened): boolean => {
  const ways = endingWays(adventure);
  return ways.length > 0 && !ways.some(({ parts }) => parts.some(({ text }) => beyond.test(text)));
});

const happened = new WeakMap<Telling, string[]>();
/** Notes in this turn what has come to pass, in the words of the text and of whoever did it. */
export const comesToPass = (turn: Telling, what: string) =>
  void happened.set(turn, [...(happened.get(turn) ?? []), what]);

const alike: readonly ReadonlySet<string>[] = [
  'hand give return bring deliver hold receive get present'.split(' '),
  'cover close fill seal'.split(' '),
  'set put place fit insert install fix mount lay hang attach'.split(' '),
  'out extinguish snuff blow douse'.split(' '),
  'hear tell learn know told'.split(' '),
  'burn burnt fire light flame torch'.split(' '),
  'turn rotate twist'.split(' '),
  'destroy break smash shatter'.split(' '),
].map((words) => new Set(words.flatMap((word) => [word, ...contentWords(word)])));
const isMeant = (said: string, meant: string) =>
  isWord(said, meant) || alike.some((set) => set.has(said) && set.has(meant));

const receives =
  /\b(?:gets?|receives?|is (?:given|shown)|has|holds?|recovers?) (?:the|an?|his|her|their|its) ((?:\p{L}+ ){0,2}?\p{L}+)(?: back| again)?(?=$|[,.;:]| (?:and|or|to|in|from)\b)/iu;
function handedIn(text: string): ReturnType<typeof handingIn> {
  const [noun, quality = ''] = receives.exec(text)?.[1]?.toLowerCase().split(' ').toReversed() ?? [];
  return handingIn(text) ?? (noun ? { noun, quality, isGone: false } : null);
}

/** Whether what is to be handed over is carried by somebody. */
const isAtHand = ({ table }: Telling, { noun }: NonNullable<ReturnType<typeof handingIn>>) =>
  table.party.some(({ character }) =>
    character?.inventory.some(({ name }) => contentWords(name).includes(contentWords(noun)[0] ?? noun)),
  );

/** Of what a player has done in their own words any verb for it will do; what the text tells has to say it. */
const isMet = ({ words, verb }: Part, event: string, isOwn: boolean) => {
  const own = contentWords(event);
  const verbs = [...own, ...verbsIn(event)];
  if (verb !== '' && !verbs.some((one) => isMeant(one, verb) || (isOwn && isSameDeed(one, verb))))
    return false;
  const met = words.filter((word) => own.some((one) => isMeant(one, word)));
  return words.length > 0 && met.length >= Math.max(Math.min(2, words.length), Math.ceil(words.length * 0.6));
};

const mark = ({ id }: Part) => `end ${id}`;

const reached = new WeakMap<Telling, EndingWay>();
/** What is told of the end that was reached in this turn. */
export const toldOfEnd = (turn: Telling) => reached.get(turn)?.told ?? '';

/** Whether what somebody has done in their own words may count: it is no question, it has not failed, and what it takes is at hand. */
function ownEvents(turn: Telling, adventure: Opened, { text, words, verb }: Part): string[] {
  const failed = turn.effects.some(
    (effect) => effect.kind === 'rolled' && /failure/.test(effect.roll.reason),
  );
  const done = clausesOf(doneIn(turn.message))
    .filter((clause) => !looksOnly(clause) || /\b(?:tell|say|show)\b/i.test(clause))
    .join('. ');
  if (turn.isTimeless || turn.table.encounter || failed || done.trim() === '') return [];
  const handed = handedIn(text);
  if (handed && !isAtHand(turn, handed)) return [];
  // What is not here has nothing done to it.
  const room = adventure.rooms.find(({ id }) => id === turn.state.at);
  const near = new Set([
    ...(room?.paragraphs ?? []).flatMap(({ voice, text: one }) =>
      voice === 'secret' ? [] : contentWords(one),
    ),
    ...turn.table.party.flatMap(
      ({ character }) => character?.inventory.flatMap(({ name }) => contentWords(name)) ?? [],
    ),
  ]);
  const meant = contentWords(done).filter((word) => words.some((one) => isWord(word, one)));
  const nouns = meant.filter((word) => !isSameDeed(word, verb));
  if (nouns.filter((word) => near.has(word)).length * 2 < Math.max(1, nouns.length)) return [];
  const here = turn.place.people.map(({ name, role }) => `${name} ${role}`).join(' ');
  // What is done to somebody is done where they are.
  const somebody = text.match(/\p{Lu}\p{Ll}{2,}/gu)?.filter((name) => !/^(?:The|An?|All)$/.test(name)) ?? [];
  const isHere = somebody.length === 0 || somebody.some((name) => here.includes(name) || done.includes(name));
  return isHere ? [`${done} ${somebody.filter((name) => here.includes(name)).join(' ')}`] : [];
}

/** The way in which it has come to its end in this turn; null where something is still wanting. */
export function endingReached(turn: Telling, adventure: Opened): EndingWay | null {
  const way = wayReached(turn, adventure);
  if (way) reached.set(turn, way);
  return way;
}

function wayReached(turn: Telling, adventure: Opened): EndingWay | null {
  const ways = endingWays(adventure);
  const room = adventure.rooms[0]?.id ?? '';
  const events = happened.get(turn) ?? [];
  const now = ways
    .flatMap(({ parts }) => parts)
    .filter(
      (part) =>
        events.some((event) => isMet(part, event, false)) ||
        ownEvents(turn, adventure, part).some((event) => isMet(part, event, true)),
    );
  for (const part of now) note(turn.state, room, mark(part));
  return (
    ways.find(({ parts }) => {
      const wanted = parts.filter(({ isOutcome }) => !isOutcome);
      return (
        wanted.length > 0 &&
        wanted.every((part) => isNoted(turn.state, room, mark(part))) &&
        wanted.some(({ id }) => now.some((part) => part.id === id))
      );
    }) ?? null
  );
}
