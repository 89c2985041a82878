import { fingerprint } from '../../language/sentences.ts';
import { stem } from '../content-words.ts';
import { type Hazard, hazardIn } from '../hazards.ts';
import { once } from '../once.ts';
import type { Room } from '../rooms.ts';
import { type Note, notesOf } from './notes.ts';
import { nounPhrase } from './words.ts';

/** Several things that have to be done, in an order or all of them. */
export interface Puzzle {
  id: string;
  /** `order`: one after the other; `set`: all of them; `code`: numbers; `word`: something said; `value`: one thing put to one value. */
  kind: 'order' | 'set' | 'code' | 'word' | 'value';
  /** What is right, by stems. */
  steps: readonly string[];
  /** Everything of that kind that can be handled, the wrong ones too. */
  choices: readonly string[];
  /** What they all are: `bowl`, `dial`. */
  sorts: readonly string[];
  /** What is done to each. */
  verb: string;
  /** Towards what each is to be put. */
  toward: readonly string[];
  note: Note;
  /** What comes of the whole. */
  opens: readonly string[];
  wrong: { text: string; id: string; hazard: Hazard | null } | null;
}

const then =
  /,? (?:and )?(?:then|last(?:ly)?|finally|after that|afterwards)(?: of all)?,? |,? and (?=the )|, (?=the )/i;
const digits = /(?<!DC |\d)\b(\d(?:(?:, ?(?:and )?| and |[-–] ?| )\d){1,5})\b(?!d)/i;
const asCode =
  /\b(?:dials?|combination|code|key ?pad|lock|wheels?|tumblers?|numbers?|digits?|buttons?|panel)\b/i;
const isCode = /\b(?:set|turn|enter|dial|code|combination|is|are|opens?)/i;
const colonList =
  /\b(?:order|sequence|smallest|greatest|largest|lowest|highest|from [^:]{2,40} to [^:]{2,40})\b[^:.]{0,40}: ?([^.:;]{5,120})/i;
const inTheOrder = /\bin the (?:right |correct |following )?order,? (?:of )?((?:the )?[\p{Ll}, ]{5,80})/iu;
const backwards =
  /\b(?:say|says|speak|speaks|spoken|said|call|calls|read|reads)\b[^.]*\b(?:name|word)\b[^.]*\bback(?:wards?| to front)\b/i;
const allFacing =
  /\b(?:all|every one|each)(?: of)?(?: the)?(?: (?:two|three|four|five|six))? (\p{Ll}+)\b[^.]{0,30}?\bfac(?:e|es|ing) (?:the )?(\p{Ll}+)/iu;
const putFacing =
  /\b(?:put|turn|set|place|move)\w* (?:all |the |all the )*(?:(?:two|three|four|five|six) )?(\p{Ll}+)\b[^.]{0,20}?(?:facing|to face|towards?|so that they face) (?:the )?(\p{Ll}+)/iu;
const allDone =
  /\b(?:all|both)(?: of)?(?: the)?(?: (?:two|three|four|five|six))? (\p{Ll}+) (?:are|is|have been) (lit|pulled|pressed|turned|rung|touched|closed|opened|filled|extinguished|lowered|raised)\b/iu;
const mostSteps = 6;

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const valueWords = `${numbers.join('|')}|\\d{1,2}|noon|midnight|north|south|east|west|left|right|red|green|blue|white|black|yellow|gold|silver`;
const putTo = new RegExp(
  `\\b(turn|set|mov|point|rotat|push|pull|slid|put)\\p{L}* (?:the |its |their )?((?:\\p{L}+ ){0,2}?\\p{L}+) (?:to|on|at) (?:the )?(${valueWords})\\b`,
  'iu',
);
const opening =
  /\b(?:opens?|unlocks?|reveals?|slides?|swings?|lowers?|raises?|stops?|starts?|releases?|frees?)\b/i;

/** A value as it is compared: `4`, `four` and `four o'clock` are one. */
export function valueIn(text: string): string | null {
  const [, found = ''] = new RegExp(`\\b(?:to|on|at)(?: the)? (${valueWords})\\b`, 'iu').exec(text) ?? [];
  const word = found.toLowerCase();
  return word === '' ? null : numbers.includes(word) ? String(numbers.indexOf(word) + 1) : word;
}

/** `a wave, a flame, a feather and a skull`: the members of a list of three or more, by stem. */
export function listsIn(text: string): string[][] {
  const lists = text.matchAll(
    /((?:(?:the|an?|one|some|of)(?: of)? )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:, (?:(?:the|an?|one|some)(?: of)? )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+)+,? and (?:(?:the|an?|one|some)(?: of)? )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+)/giu,
  );
  return [...lists].map(([, list]) =>
    list!.split(/, (?:and )?| and /).flatMap((one) => nounPhrase(one).slice(0, 1)),
  );
}

const textOf = ({ paragraphs }: Pick<Room, 'paragraphs'>) =>
  paragraphs.filter(({ voice }) => voice !== 'numbers').map(({ text }) => text);

/** The members of whatever is called `statues`: from a list behind the word. */
function membersOf(room: Pick<Room, 'paragraphs'>, plural: string): string[] {
  const word = stem(plural);
  for (const text of textOf(room))
    for (const sentence of text.split(/(?<=[.!?]) /)) {
      const at = sentence.toLowerCase().search(new RegExp(`\\b${word}`));
      const list =
        at < 0
          ? undefined
          : listsIn(sentence.slice(at).replace(/^[^:,]*[:,]/, '')).find(({ length }) => length > 1);
      if (list) return list;
    }
  return [];
}

/** Of the steps themselves and the list in which two of them stand: all that can be handled. */
function choicesIn(room: Pick<Room, 'paragraphs'>, steps: readonly string[]): string[] {
  const lists = textOf(room).flatMap(listsIn);
  const fitting = lists.filter((list) => list.filter((one) => steps.includes(one)).length > 1);
  const adjectives = textOf(room)
    .flatMap((text) =>
      [...text.matchAll(/\bone of (?:\p{Ll}+ ){0,1}?(\p{Ll}+)\b/giu)].map(([, word]) => stem(word!)),
    )
    .filter((one) => steps.includes(one));
  return [...new Set([...steps, ...fitting.flat(), ...adjectives])];
}

/** What the things are called together: `four stone bowls`, `three brass dials`. */
function sortsIn(room: Pick<Room, 'paragraphs'>): string[] {
  const sorts = textOf(room).flatMap((text) =>
    [...text.matchAll(/\b(?:two|three|four|five|six|seven) (?:[\p{Ll}-]+ ){0,2}?(\p{Ll}{3,}s)\b/giu)].map(
      ([, noun]) => stem(noun!),
    ),
  );
  return [...new Set(sorts)];
}

const goesOn =
  /^(?:if|when|unless|hint|touching|pulling|pressing|turning|ringing|any|a wrong|a mistake|otherwise|on a|an?y other)\b|\bwrong|mistake|\bDC ?\d|\bhint\b/i;

function consequencesOf({ text, behind }: Note): string[] {
  const [, main] =
    /^(?:if|when|once|as soon as) [^:]{6,200}?, (?:then )?((?:the|an?|it|he|she|they|all|\p{Lu}\p{L}+) .+)$/isu.exec(
      text,
    ) ?? [];
  const isOpening =
    /^(the .+? (?:opens?|slides?|parts?|unlocks?|swings?|rises?|sinks?)[^,]*?) (?:only )?(?:when|if|once)\b/i.exec(
      text,
    )?.[1];
  const end = behind.findIndex((one) => goesOn.test(one));
  const more = behind.slice(0, end < 0 ? 3 : Math.min(end, 3));
  return [...(main ? [main] : isOpening ? [isOpening.replace(/ only$/i, '')] : []), ...more];
}

const wrongly =
  /\b(?:wrong|mistakes?|any other|anything else|incorrect(?:ly)?|out of order|fails?|not in (?:this|that) order|first)\b/i;

function wrongIn(room: Pick<Room, 'paragraphs'>, { id: own }: Note): Puzzle['wrong'] {
  const found = notesOf(room).find(
    ({ id, text }) =>
      id !== own &&
      wrongly.test(text) &&
      !/\b(?:hint|check)\b/i.test(text) &&
      (hazardIn(text) || /\b(?:make|cause|send|bring|wake|release|fire|shoot|close|reset)/i.test(text)),
  );
  return found ? { text: found.text, id: found.id, hazard: hazardIn(found.text) } : null;
}

function stepsOf(
  note: Note,
  room: Pick<Room, 'paragraphs'>,
): Pick<Puzzle, 'kind' | 'steps' | 'verb' | 'toward'> | null {
  const text = note.text.replace(/\*/g, '');
  const [, code] = digits.exec(text) ?? [];
  if (code && asCode.test(text) && isCode.test(text) && !/["“][^"”]*\d/.test(text))
    return { kind: 'code', steps: code.match(/\d/g)!, verb: 'set', toward: [] };
  const [, put, what] = putTo.exec(text) ?? [];
  const value = what && opening.test(text) ? valueIn(text) : null;
  if (put && what && value)
    return { kind: 'value', steps: [value], verb: put, toward: nounPhrase(what).slice(0, 1) };
  if (backwards.test(text)) {
    const name = /(?<=[\p{Ll},"“:] )["“]?(\p{Lu}\p{Ll}{2,})/u.exec(text)?.[1] ?? '';
    return name === ''
      ? null
      : { kind: 'word', steps: [[...name.toLowerCase()].reverse().join('')], verb: 'say', toward: [] };
  }
  const [, facing, toward] = allFacing.exec(text) ?? putFacing.exec(text) ?? [];
  if (facing && toward) {
    const steps = membersOf(room, facing);
    return steps.length > 1 ? { kind: 'set', steps, verb: 'turn', toward: [stem(toward)] } : null;
  }
  const [, many, done] = allDone.exec(text) ?? [];
  if (many && done) {
    const steps = membersOf(room, many);
    return steps.length > 1 ? { kind: 'set', steps, verb: stem(done), toward: [] } : null;
  }
  const list = colonList.exec(text)?.[1] ?? inTheOrder.exec(text)?.[1];
  const isThen =
    /\bthen\b/i.test(text) &&
    /^\p{L}+ the |\b(?:must|have to|has to|needs? to|should|to) \p{L}+ the /u.test(text);
  if (!list && !isThen) return null;
  const [, conditional] =
    /^(?:if|when|once)\b[^,]*?\b(?:touch|pull|press|turn|ring|tilt|push|light|step)\w* (.{5,160})$/i.exec(
      text,
    ) ?? [];
  const deed =
    list ??
    conditional ??
    text
      .replace(/^.*?\b(?:must|ha(?:s|ve) to|needs? to|should) /i, '')
      .replace(/^\p{L}+(?: (?:on|down|up))? (?=the )/iu, '');
  const parts = (list ? deed.split(/, (?:and )?(?:then )?| and (?:then )?/) : deed.split(then)).map((one) =>
    nounPhrase(one.replace(/^(?:then|and|first|last(?:ly)?|finally) /i, '')),
  );
  const heads = parts.map((words) => words[0] ?? '');
  // `the gold mirror, then the silver mirror`: it is the quality that tells them apart.
  const isSame = heads.every((one) => one === heads[0]);
  const steps = isSame ? parts.map((words) => words[1] ?? '') : heads;
  if (
    steps.length < 2 ||
    steps.length > mostSteps ||
    steps.some((one) => one === '') ||
    new Set(steps).size < steps.length ||
    parts.some((words) => words.length > 3)
  )
    return null;
  const verb =
    /\b(touch|press|tap|push|pull|turn|ring|rung|tilt|light|strike|step|speak|say|play|move|place)/i.exec(
      text,
    )?.[1] ?? 'touch';
  return { kind: 'order', steps, verb: stem(verb.toLowerCase()), toward: [] };
}

/** What has to be put together in a room. */
export const puzzlesIn = once((room: Pick<Room, 'paragraphs'>): readonly Puzzle[] => {
  const notes = notesOf(room);
  const puzzles = notes.flatMap((note): Puzzle[] => {
    const found = stepsOf(note, room);
    if (!found) return [];
    const choices = /^(?:code|word|value)$/.test(found.kind) ? found.steps : choicesIn(room, found.steps);
    return [
      {
        ...found,
        id: fingerprint(note.text),
        choices,
        sorts: sortsIn(room),
        note,
        opens: consequencesOf(note),
        wrong: wrongIn(room, note),
      },
    ];
  });
  return puzzles.slice(0, 3);
});

/** Whether a sentence is part of a puzzle, and of nothing that happens by itself. */
export const isOfPuzzle = (room: Pick<Room, 'paragraphs'>, id: string) =>
  puzzlesIn(room).some(({ note, wrong }) => note.id === id || wrong?.id === id);
