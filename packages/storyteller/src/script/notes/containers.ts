import type { Check } from '../../world/world.ts';
import { contentWords, stem } from '../content-words.ts';
import { type Hazard, hazardIn } from '../hazards.ts';
import { once } from '../once.ts';
import type { Room } from '../rooms.ts';
import { checkIn } from '../written-check.ts';
import { wholeSentences } from '../whole-sentences.ts';
import { withoutLabel } from './notes.ts';
import { type Item, itemsIn } from './items.ts';

/** Something that holds something, as the text of a room tells it. */
export interface Container {
  id: string;
  room: string;
  noun: string;
  /** `iron-bound chest` */
  shown: string;
  /** Every word of it, as stems. */
  words: readonly string[];
  /** `locked`, `nailed shut`; empty where nothing keeps it shut. */
  shut: string;
  /** The words of each key that opens it. */
  keys: string[][];
  /** What takes it open by main force, or by a pick. */
  force: Check | null;
  pick: Check | null;
  /** Nouns of what opens it without a check: `crowbar`. */
  tools: string[];
  contents: Item[];
  /** The text says what is in it, be it nothing. */
  isTold: boolean;
  /** What opening it releases. */
  trap: { hazard: Hazard; told: string } | null;
  /** The id of that in which it lies. */
  within: string | null;
  /** The sentences that tell what nobody sees before it is open. */
  hidden: string[];
}

const kinds =
  'sea-?chest|chest|coffer|strongbox|lockbox|toolbox|footlocker|box|casket|cupboard|drawers?|cabinet|wardrobe|safe|trunk|crate|barrel|cask|sack|bag|pouch|purse|suitcase|briefcase|case|urn|jar|sarcophagus|coffin|desk|dresser|locker|satchel|backpack|rucksack|basket|envelope|packet|parcel|bundle|tin|reliquary|hamper|bureau|vase|pot|cauldron|bucket|tankard|quiver|chalice|wallet|tube|scroll case';
/** Of a tin box the box is meant. */
const nouns = `(?:${kinds})(?![\\p{L}-]| (?:box|chest|case|coffer|bag|pouch|sack|cabinet|drawers?|casket)\\b)`;
const quality =
  "(?:(?!the\\b|an?\\b|and\\b|or\\b|is\\b|of\\b|in\\b|that\\b|with\\b|at\\b|on\\b|each\\b)[\\p{L}'’-]+ )";
const boxAt = new RegExp(
  `\\b(?:the|an?|his|her|their|its|this|that|one|another) (${quality}{0,3}?(?:${nouns}))\\b(?! (?:of water|bearer))`,
  'giu',
);
const labelled = new RegExp(`^((?:${quality}){0,3}(?:${nouns}))(?: \\([^)]*\\))?: `, 'iu');
const boxNoun = new RegExp(`\\b(?:${kinds})$`, 'i');

const shutNow =
  /(?:\b(?:is|are|been|stays?|remains?|was|it['’]s)|[:,])(?: \p{L}+ly| still| also| now| firmly| both)? (locked|nailed shut|nailed down|sealed(?: with \p{L}+)?|bolted|padlocked|rusted shut|stuck|jammed|chained(?: shut)?|barred|screwed shut|tied shut|swollen shut)\b/iu;
const shutBefore = /\b(locked|sealed|padlocked|nailed-shut|stuck)$/i;
const trapped = /\b(?:opening|opens?|opened|lifting|touching|disturb\w*|lid|trapped|trap)\b/i;
const forcing =
  /\b(?:forc(?:e[sd]?|ing)|pr(?:y|ied|ise[ds]?|ying)|break(?:s|ing)?|broken|smash\w*|burst\w*|wrench\w*|kick\w*|hack\w*|batter\w*|lever\w*|tear\w*|torn|rip\w*|(?:Strength|Athletics))\b/i;
const picking = /\b(?:pick(?:s|ed|ing)?|lock-?picks?|thieves['’]? tools|Sleight of Hand|Dexterity)\b/i;
const byKey =
  /\b(?:(?:opens?|opened|unlocks?|unlocked|fits?)(?: only)? (?:with|by|to|using) |locked \(|\b(?:or|needs|requires|takes) )((?:the|an?|its|his|her) )?((?:[\p{L}'’-]+ ){0,3}?key)\b/giu;
const keyOf =
  /\b((?:the|an?|its|his|her) )?((?:[\p{L}'’-]+ ){0,3}?key)\b[^.;]{0,40}? (?:opens?|fits?|unlocks?|turns in|is for|belongs to) /giu;
const holdsWhat =
  /\b(?:contains?|holds?|holding|containing|hides?|conceals?|is (?:full of|filled with)|full of|filled with)(?: only| just)?:? (.{3,240})$/iu;
const inIt = new RegExp(
  `\\b(?:in|inside|within)(?: (?:of )?(?:the|an?|his|her|its|this|that) ((?:${quality}){0,3}?(?:${nouns}))(?: of [^,]{3,30}?)?| (it|this|that))?,? (?:there )?(?:is|are|lies?|rests?|sits?|waits?|you find|one finds|they find|they will find|can be found)(?: hidden| kept)?:? (.{3,240})$`,
  'iu',
);
/** `Inside: a letter and a ring` */
const insideOf = /^(?:inside|within|in it|contents?|holds?|contains?)(?: (?:it|are|is))?: ?(.{3,240})$/iu;
const itsLying = new RegExp(
  `^(.{3,160}?) (?:is|are|lies?|rests?) (?:hidden |kept |locked |stowed )?(?:in|inside) (?:the|an?|his|her|its) ((?:${quality}){0,3}?(?:${nouns}))$`,
  'iu',
);
const withinIt = new RegExp(
  `\\b(${nouns})(?: (?:that|which|and))? (?:holds?|holding|contains?|containing|with) ((?:an?|the|some|\\d+|two|three|four|five|six|ten) .{3,200})$`,
  'iu',
);
const without = /\b(?:no check|without (?:a|any) (?:check|roll)|automatically|at once|easily)\b/i;
const toolWith =
  /\bwith (?:the|an?) ((?:\p{Ll}+ )?\p{Ll}+)\b|\b(?:an?|the) (\p{Ll}+) (?:opens|will open|does it)\b/iu;

/** `in the cupboard is a casket; in the casket lies the ring`: each for itself. */
const clausesOf = (sentence: string) =>
  sentence
    .replace(/[.!]$/, '')
    .split(/;\s+|,? and (?=(?:inside|in|within) (?:it|the|this|that)\b)|,? but (?=(?:inside|in) )/i)
    .map((one) => one.trim())
    .filter((one) => one !== '');

const idOf = (shown: string) => contentWords(shown).join(' ');

/** Something of which nothing is known yet. */
export const unread = (room: string, shown: string): Container => ({
  ...{ id: `${room} ${idOf(shown)}`, room, noun: stem(contentWords(shown).at(-1) ?? shown) },
  ...{ shown: shown.toLowerCase(), words: contentWords(shown), shut: '', keys: [], force: null, pick: null },
  ...{ tools: [], contents: [], isTold: false, trap: null, within: null, hidden: [] },
});

class Reading {
  readonly all: Container[] = [];
  last: Container | null = null;
  readonly #room: string;

  constructor(room: string) {
    this.#room = room;
  }

  /** The container that some words mean; made where there was none. */
  of(given: string): Container {
    const bareShut = given.replace(
      /^(?:locked|sealed|padlocked|closed|open|small locked|heavy locked) /i,
      '',
    );
    const words = contentWords(bareShut);
    const noun = stem(words.at(-1) ?? given);
    const known = this.all.findLast((one) => {
      const isSameNoun = one.words.at(-1) === noun;
      return (
        isSameNoun &&
        (words.every((word) => one.words.includes(word)) || one.words.every((word) => words.includes(word)))
      );
    });
    if (known) {
      if (words.length > known.words.length) {
        known.words = words;
        known.shown = bareShut.toLowerCase();
      }
      return known;
    }
    const made = unread(this.#room, bareShut);
    if (shutBefore.test(given.split(' ').at(0) ?? '')) made.shut = given.split(' ')[0]!.toLowerCase();
    this.all.push(made);
    return made;
  }

  put(box: Container, list: string, sentence: string): void {
    box.isTold = true;
    box.hidden.push(sentence);
    if (/^(?:nothing|only dust|no |dust\b)/i.test(list)) return;
    for (const item of itemsIn(list)) {
      const [, inner, held] = withinIt.exec(item.whole) ?? [];
      if (!boxNoun.test(item.noun)) {
        box.contents.push(item);
        continue;
      }
      const nested = this.of(item.shown.replace(/^(?:the|an?|one|some) /i, ''));
      if (nested === box) continue;
      nested.within = box.id;
      box.contents.push(item);
      if (inner && held) this.put(nested, held, sentence);
    }
  }
}

function readSentence(read: Reading, sentence: string): void {
  const [label = '', ofLabel] = labelled.exec(sentence) ?? [];
  if (ofLabel) read.last = read.of(ofLabel);
  const rest = label === '' ? sentence : sentence.slice(label.length - 2);
  for (const clause of clausesOf(rest)) readClause(read, clause, sentence);
}

function readClause(read: Reading, clause: string, sentence: string): void {
  const named = [...clause.matchAll(boxAt)].map(([, what]) => what!);
  const [, where, it, list] = inIt.exec(clause) ?? [];
  if (list && (where || it || read.last)) {
    const box = where ? read.of(where) : read.last;
    if (box) {
      read.last = box;
      read.put(box, list, sentence);
      return;
    }
  }
  const inside = insideOf.exec(clause)?.[1];
  if (inside && read.last) {
    read.put(read.last, inside, sentence);
    return;
  }
  const [, lying, place] = itsLying.exec(clause) ?? [];
  if (
    lying &&
    place &&
    !/^(?:the key|a key|it|he|she|they)\b/i.test(lying) &&
    /^(?:an?|the|some|\d+|two|three)\b/i.test(lying)
  ) {
    const box = read.of(place);
    read.last = box;
    read.put(box, lying, sentence);
    return;
  }
  const holds = holdsWhat.exec(clause);
  const before = holds ? clause.slice(0, holds.index) : '';
  const subject = holds && [...before.matchAll(boxAt)].at(-1)?.[1];
  const isImplied =
    holds !== null &&
    /^(?:[:,]? ?|it |this |unlocked[.,:]? ?|.{0,40}\bit )$/i.test(
      before.trim() === '' ? '' : `${before.trim()} `,
    );
  if (
    holds &&
    (subject || (isImplied && read.last)) &&
    /^(?:an?|the|some|only|nothing|\d+|two|three|four|five|six|ten|\p{Lu}|his|her|their|no|dust)\b/iu.test(
      holds[1]!,
    )
  ) {
    const box = subject ? read.of(subject) : read.last!;
    read.last = box;
    read.put(box, holds[1]!, sentence);
    return;
  }
  const box = named[0]
    ? read.of(named[0])
    : /\b(?:it|its|lid|lock)\b|^[:,]? ?(?:locked|unlocked|trapped|opening|opens)\b/i.test(clause)
      ? read.last
      : null;
  if (!box) return;
  read.last = box;
  // Of several that are named, the last is what a key is for.
  const ofKey = named.length > 1 && keyOf.test(clause) ? read.of(named.at(-1)!) : box;
  keyOf.lastIndex = 0;
  readLock(ofKey, clause);
  const hazard = hazardIn(clause);
  if (hazard && trapped.test(clause)) box.trap = { hazard, told: clause };
}

/** What a clause says of what keeps something shut, and of what opens it. */
export function readLock(box: Container, clause: string): void {
  const how = shutNow.exec(clause)?.[1];
  if (how) box.shut = how.toLowerCase();
  for (const pattern of [byKey, keyOf])
    for (const [, , key] of clause.matchAll(pattern)) {
      const words = contentWords(key!.replace(/^(?:only|with|the|an?|its) /i, ''));
      if (!box.keys.some((one) => one.join() === words.join())) box.keys.push(words);
    }
  if (without.test(clause)) {
    const [, tool, other] = toolWith.exec(clause) ?? [];
    const noun = contentWords(tool ?? other ?? '').at(-1);
    if (noun && noun !== 'key') box.tools.push(noun);
    return;
  }
  for (const part of clause.split(/,? or (?=an? DC|DC|forced|picked|broken|pried|with)|, and (?=an? DC)/i)) {
    const difficulty = /\bDC ?(\d{1,2})/i.exec(part)?.[1];
    if (!difficulty || /\b(?:saving throw|save)\b/i.test(part)) continue;
    const written = checkIn(part);
    const isPick =
      /thieves['’]? tools|lock-?pick|pick/i.test(part) || (picking.test(part) && !forcing.test(part));
    if (isPick && (how || /lock|tools|pick|open/i.test(clause)))
      box.pick = {
        skills: written?.skills.length ? written.skills : ["Thieves' tools"],
        difficulty: Number(difficulty),
      };
    else if (forcing.test(part) && !/\b(?:Perception|Investigation)\b/.test(part))
      box.force = {
        skills: written?.skills.length ? written.skills : ['Strength'],
        difficulty: Number(difficulty),
      };
  }
}

/** A room's containers, as far as its text says what keeps them shut or what is in them. */
export const containersIn = once((room: Room): readonly Container[] => {
  const read = new Reading(room.id);
  for (const { voice, text, isProse } of room.paragraphs) {
    if (voice === 'numbers' || isProse) continue;
    read.last = voice === 'aloud' ? null : read.last;
    for (const one of wholeSentences(text).map(withoutLabel)) {
      if (voice === 'aloud') for (const [, what] of one.matchAll(boxAt)) read.of(what!);
      if (voice === 'aloud')
        for (const box of read.all)
          if (shutNow.test(one) && one.toLowerCase().includes(box.shown)) readLock(box, one);
      if (voice !== 'aloud') readSentence(read, one);
    }
  }
  // Where its own key is spoken of and no other, any plain key of the room is its.
  const told = room.paragraphs.map(({ text }) => text).join(' ');
  for (const box of read.all)
    if (box.shut !== '' && box.keys.length === 0 && /\b(?:the|its|a|an) key\b/i.test(told))
      box.keys.push(['key']);
  return read.all.filter(
    (box) => box.isTold || (box.shut !== '' && (box.keys.length > 0 || box.force || box.pick)),
  );
});

/** What of a room's text nobody sees before something is opened. */
export const closedIn = once(
  (room: Room): ReadonlySet<string> => new Set(containersIn(room).flatMap(({ hidden }) => hidden)),
);
