import { contentWords, stem } from '../content-words.ts';
import { type Hazard, hazardIn } from '../hazards.ts';
import { once } from '../once.ts';
import type { Room } from '../rooms.ts';
import { type Note, notesOf } from './notes.ts';
import { isOfPuzzle } from './puzzles.ts';
import { solutionsIn } from '../solutions.ts';

/** What happens to whoever does something. */
export interface Trigger {
  note: Note;
  /** What is done, and to what: any of them will do. */
  deeds: readonly { verb: string; objects: readonly string[] }[];
  /** The sentence that tells it, without what brings it about. */
  happens: string;
  hazard: Hazard | null;
  /** What draws it off, or keeps it from happening. */
  unless: string;
}

const somebody =
  '(?:somebody|someone|anybody|anyone|whoever|a character|the characters?|the (?:heroes|hero|party|players?|adventurers)|they|one of them|a hero)';
const whoever =
  /^(.{0,120}?\b(?:attacks?|strikes|fights?|bites|shoots)\b) (?:whoever|anyone who|anybody who|those who|the first who|the first to|anything that) (.{4,90}?)(?:[,;] (?:but|unless|though|except) (.+)|,? unless (.+))?[.!]?$/i;
const ifThen = new RegExp(
  `^(?:if|when|whenever|once|as soon as|should) ${somebody} (.{4,110}?), (?:then )?(.{4,})$`,
  'is',
);
const thenIf = new RegExp(
  `^(.{3,120}?),? (?:if|when|whenever|once|as soon as) ${somebody} ([^,;]{4,110}?)[.!]?$`,
  'is',
);
const passive =
  /^(?:if|when|whenever|once|as soon as) ((?:the|an?) (?:\p{Ll}+ ){0,2}?\p{Ll}+) (?:is|are) (\p{Ll}+(?:ed|en|t|wn))\b([^,]{0,40}), (.{4,})$/iu;
const gerund =
  /^((?:touch|open|tak|lift|pull|ring|step|turn|break|read|mov|push|press|play|enter|cross|disturb)ing\b.{3,90}?) (makes?|wakes?|causes?|sends?|releases?|triggers?|brings?|summons?|sets? off) (.{4,})$/i;
/** `Anyone who eats a bowl makes a save or falls asleep`, `Whoever steps on it gets hot steam` */
const suffers =
  /^(?:anyone|anybody|whoever|everybody|everyone|somebody|someone|each|those|the first|a character)(?: who)? (\p{L}+ .{2,80}?) ((?:makes?|must|rolls?|has to|have to|needs?|takes?|gets?|falls?|suffers?|is|are) .{3,})$/iu;
const rolls = /^(?:makes?|must|rolls?|has to|have to|needs?) /i;
/** `gets hot steam from the wall, DC 12 …`: what of it is seen. */
const seenOf = (what: string) =>
  rolls.test(what)
    ? ''
    : `You ${what
        .replace(/,? (?:(?:makes?|and|with) )?(?:an? )?\(?DC ?\d.*$/i, '')
        .replace(/^(?:is|are) /, 'are ')
        .replace(/^(get|take|fall|suffer)s /, '$1 ')}`;
const befalls =
  /\b(?:attacks?|appears?|fights?|rises?|strikes?|lunges|pounces|shoots?|fires?|steps? (?:through|out|in)|comes? (?:out|in)|falls? (?:on|upon)|wakes?)\b/i;

/** What `it` is, by the sentence before. */
const meantIn =
  /\b(?:the|an?) ((?:\p{Ll}+ ){0,3}?\p{Ll}+)(?=[,.;:]| (?:on|in|at|over|is|are|with|that|which|hangs|lies|stands)\b|$)/u;

const deedsOf = (text: string, before = ''): Trigger['deeds'] => {
  if (/^(?:do|does|did)(?:n['’]t| not)\b/i.test(text)) return [];
  let objects: string[] = [];
  return text.split(/ or (?:who )?/i).flatMap((part) => {
    const words = part.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
    const [verb = ''] = words;
    const own = contentWords(part.replace(/^\S+\s?/, '').replace(/\b(?:first|with|past|without)\b/gi, ' '));
    if (own.length > 0) objects = own;
    else if (/\b(?:it|them|one)\b/i.test(part)) objects = contentWords(meantIn.exec(before)?.[1] ?? '');
    return verb === '' || objects.length === 0 ? [] : [{ verb: stem(verb), objects }];
  });
};

function triggerOf(note: Note): Trigger | null {
  const { text } = note;
  const hazard = hazardIn(text);
  const made = (deed: string, happens: string, unless = ''): Trigger | null => {
    if (!hazard && !befalls.test(happens)) return null;
    const deeds = deedsOf(deed, note.before.at(-1));
    return deeds.length === 0 ? null : { note, deeds, happens, hazard, unless };
  };
  const any = whoever.exec(text);
  if (any) return made(any[2]!, any[1]!, any[3] ?? any[4] ?? '');
  const whose = hazard ? suffers.exec(text) : null;
  if (whose) return made(whose[1]!, seenOf(whose[2]!));
  const first = ifThen.exec(text);
  if (first) return made(first[1]!, first[2]!);
  const done = passive.exec(text);
  if (done && done[2] !== 'open') return made(`${done[2]!} ${done[1]!}${done[3]!}`, done[4]!);
  const doing = gerund.exec(text);
  if (doing) return made(doing[1]!, `That ${doing[2]} ${doing[3]}`);
  const last = thenIf.exec(text);
  return last && !/\?/.test(last[1]!) ? made(last[2]!, last[1]!) : null;
}

/** What of a room's notes happens by itself to whoever does something, the parts of its puzzles aside. */
export const triggersIn = once((room: Room): readonly Trigger[] =>
  notesOf(room).flatMap((note) => (isOfPuzzle(room, note.id) ? [] : withoutChecked(room, triggerOf(note)))),
);

/** What the text has a check for does not happen before it is passed. */
function withoutChecked({ paragraphs }: Room, trigger: Trigger | null): Trigger[] {
  if (!trigger) return [];
  const checked = solutionsIn(paragraphs).filter(({ check, deed }) => check && deed);
  const isChecked = trigger.deeds.some(({ objects }) =>
    checked.some(({ deed }) => objects.some((one) => deed?.words.has(one))),
  );
  return isChecked && !trigger.hazard ? [] : [trigger];
}
