import type { Check } from '../../world/world.ts';
import { contentWords, stem } from '../content-words.ts';
import { isFind } from '../finds.ts';
import { checkIn, isStudy, isTalk } from '../written-check.ts';
import type { Note } from './notes.ts';
import { clausesOf, isWord } from './words.ts';

/** A deed for which the text names but the skill: `STR 13 to lift, or …`, `lid: athletics 12`. */
export interface SkilledDeed {
  id: string;
  note: Note;
  check: Check;
  verb: string;
  verbs: readonly string[];
  objects: readonly string[];
  besides: readonly string[];
  success: string;
  failure: string;
}

const stems = (words: string) => words.split(' ').map(stem);
const forcing =
  'force break pry prise lift push pull bend open turn move climb swim jump smash kick tear rip haul shift raise hold heave roll bash ram batter lever drag row wrench crank';
const light = 'cross jump balance climb squeeze catch dodge leap vault wriggle grab';
const knowing =
  'examine study inspect understand read know recall remember think figure recognize recognise decipher work identify look';
/** What somebody does who needs a skill. */
const deedsOf: Readonly<Record<string, readonly string[]>> = {
  Strength: stems(forcing),
  Athletics: stems(forcing),
  Dexterity: stems(`${light} pick unlock disarm`),
  Acrobatics: stems(light),
  "Thieves' tools": stems('pick unlock open disarm disable'),
  'Sleight of Hand': stems('steal take pocket cut disarm palm snatch lift swap grab untie unhook disable'),
  Stealth: stems('sneak creep hide tiptoe slip steal crawl'),
  Survival: stems('follow track cross forage hunt'),
  'Animal Handling': stems('calm soothe feed pet approach tame coax lure'),
  Medicine: stems('treat heal examine tend wake bandage cure help'),
  Performance: stems('sing play perform dance act'),
  Investigation: stems(`${knowing} cross`),
  Intelligence: stems(knowing),
  Arcana: stems(knowing),
  History: stems(knowing),
  Nature: stems(knowing),
  Religion: stems(knowing),
};

const written = /\bDC ?\d{1,2}\b/g;
const apart = /,? or (?=\p{L})|; | \/ |\. /giu;
const comesOf =
  /(?:^|[,)]) ?(?:=|->|→|and|then|:|[–—]) ?(?!or\b)((?:(?:it|he|she|they|the|that|this|an?|you|\p{L}+s)\b) ?.{4,})$/iu;
const otherwise = /(?:^|[,;.] )(?:otherwise|else|if not|on a fail(?:ure)?|fail(?:ure|ed)?)[,:=]? (.{4,})$/i;
const leans = /^(?:underneath|under it|beneath|inside|within|in it|behind it|below|there|it|he|she|they)\b/i;

/** Where one of several checks ends and the words for the next begin. */
function partsOf(text: string): { at: number; own: string }[] {
  const marks = [...text.matchAll(written)].map(({ index }) => index);
  return marks.map((at, index) => {
    const before = text.slice(index === 0 ? 0 : marks[index - 1]!, at);
    const cuts = [...before.matchAll(apart)];
    const cut = index === 0 ? undefined : cuts.at(-1);
    const from = index === 0 ? 0 : marks[index - 1]! + (cut ? cut.index + cut[0].length : before.length);
    const rest = text.slice(at, marks[index + 1]);
    const end = marks[index + 1] === undefined ? -1 : ([...rest.matchAll(apart)].at(-1)?.index ?? -1);
    return { at, own: text.slice(from, end < 0 ? (marks[index + 1] ?? text.length) : at + end) };
  });
}

/** Every check of a sentence that is for something done, and neither a search, nor words, nor a save. */
export function skilledIn(note: Note): SkilledDeed[] {
  const text = note.text.replace(/[.!]$/, '');
  if (isFind(text, checkIn(text))) return [];
  const about = [...contentWords(text), ...contentWords(note.before.slice(-2).join(' '))];
  const label = contentWords(/^[\s>*_-]*\**([^*:.]{3,40})[:.]/.exec(note.raw)?.[1] ?? '');
  const leaning = leans.test(note.behind[0] ?? '') ? note.behind[0]! : '';
  return partsOf(text).flatMap(({ own }, index): SkilledDeed[] => {
    const check = checkIn(own);
    if (!check || check.skills.length === 0 || isTalk(check) || check.skills.includes('Insight')) return [];
    const tail = own.slice(own.search(written)).replace(/^DC ?\d{1,2} /, '');
    const failure = otherwise.exec(tail)?.[1] ?? otherwise.exec(note.behind[0] ?? '')?.[1] ?? '';
    const comes = comesOf.exec(tail.replace(otherwise, ''))?.[1] ?? '';
    const success = comes !== '' ? comes : failure === '' ? leaning : '';
    if (isStudy(check) && comes === '' && failure === '') return [];
    const named = contentWords(own);
    return [
      {
        id: `${note.id}.${index}`,
        note,
        check,
        verb: '',
        verbs: [...new Set(check.skills.flatMap((one) => deedsOf[one] ?? []))],
        objects: [...new Set([...label, ...about])].filter((word) => !/^\d+$/.test(word)),
        besides: named,
        success,
        failure,
      },
    ];
  });
}

/** How much of what somebody does is what the text has in mind; 0 where it is something else. */
export function likenessTo(message: string, { verbs, objects, besides }: SkilledDeed): number {
  const shares = clausesOf(message).map((clause) => {
    const words = contentWords(clause);
    const deed = words.find((word) => verbs.includes(word));
    const nouns = words.filter((word) => word !== deed && objects.some((one) => isWord(word, one)));
    if (deed === undefined || nouns.length === 0) return 0;
    return nouns.length + words.filter((word) => besides.includes(word)).length * 2;
  });
  return Math.max(0, ...shares);
}

/** Of all that the notes of a room let be tried, what is meant. */
export function skilledMeant(message: string, notes: readonly Note[]): SkilledDeed | null {
  const meant = notes
    .flatMap(skilledIn)
    .map((deed) => ({ deed, likeness: likenessTo(message, deed) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((one, other) => other.likeness - one.likeness);
  return meant[0]?.deed ?? null;
}
