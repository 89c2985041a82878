import type { OutlinedScene, ScriptExcerpt, ScriptExcerpts } from '@fireside/engine';
import { withChecksInFull } from './check-notation.ts';
import { hasBox, headsSecrets, type Paragraph, paragraphsOf } from './paragraphs.ts';
import { sentencesOf } from '../language/sentences.ts';
import { isPartOf } from './part-rooms.ts';
import { partPeople } from './people-lists.ts';
import { movedTo } from './moved-finds.ts';
import { partedProse } from './prose-parts.ts';
import { titleOf } from './titles.ts';

/** Somewhere the party can be: a scene of the adventure, or a room of one that has several. */
export interface Room {
  /** `scene-4`, or `scene-3-2` for a room of it. */
  id: string;
  scene: number;
  /** As it is counted in the text; empty where it is not. */
  key: string;
  /** As the text has it. */
  heading: string;
  title: string;
  paragraphs: Paragraph[];
  /** Whether its passages are at hand in this turn. */
  isAtHand: boolean;
}

export interface Adventure {
  /** In the order of the text. */
  rooms: Room[];
  first: string;
  endings: { scene: number; paragraphs: Paragraph[] }[];
  /** Who is who, and what else stands beside the scenes. */
  lists: Paragraph[];
  /** What has happened, and what is behind it. */
  background: Paragraph[];
  /** What stands before the first scene. */
  front: Paragraph[];
  /** Everything that is for whoever leads alone. */
  secrets: Paragraph[];
  isMarked: boolean;
}

type Passage = Pick<ScriptExcerpt, 'label' | 'text'>;

const countedLine = /^ {0,3}(\d{1,2})[.)]\s+(\p{Lu}[^.!?:;|]{2,50})$/u;
const mostRooms = 60;

interface Part {
  key: string;
  title: string;
  passages: Passage[];
}

/** A scene in which several headings are counted is a house with rooms. What stands before the first of them belongs to none. */
function partsOf(passages: readonly Passage[]): Part[] {
  const parts: Part[] = [{ key: '', title: '', passages: [] }];
  for (const { label, text } of passages) {
    let lines: string[] = [];
    const close = () => {
      if (lines.some((line) => line.trim() !== ''))
        parts.at(-1)!.passages.push({ label, text: lines.join('\n') });
      lines = [];
    };
    for (const line of text.split('\n')) {
      const [, key, title] = countedLine.exec(line) ?? [];
      if (key && title && Number(key) === Number(parts.at(-1)!.key || 0) + 1 && parts.length < mostRooms) {
        close();
        parts.push({ key, title, passages: [] });
      } else lines.push(line);
    }
    close();
  }
  return parts.length > 3 ? parts.slice(1) : [{ key: '', title: '', passages: [...passages] }];
}

const keyed = /^(?:(?:scene|area|room|location|encounter|chapter|part|act)\s+)?([A-Z]?-?\d{1,3}[a-z]?)\b/i;
const hidden: ReadonlySet<OutlinedScene['kind']> = new Set(['background', 'front', 'part']);

/** What brings the party into it is told by whoever asks them. */
const isHook = (title: string) => /^(?:the )?(?:adventure |story |plot )?hooks?$/i.test(title.trim());

/** A heading over nothing but numbers is a creature of the scene above it. */
function isCreature(paragraphs: readonly Paragraph[]): boolean {
  const open = paragraphs.filter(({ voice }) => voice !== 'secret');
  const at = open.findIndex(({ voice }) => voice === 'numbers');
  const before = open.slice(0, Math.max(0, at)).map(({ text }) => text);
  return (
    at >= 0 && before.every((text) => sizeLine.test(text)) && open.every(({ voice }) => voice !== 'aloud')
  );
}

const sizeLine = /^(?:tiny|small|medium|large|huge|gargantuan)\b[^.!?]{0,80}$/i;

/** Its numbers in one piece, under its name. */
function asCreature(title: string, paragraphs: readonly Paragraph[]): Paragraph[] {
  const open = paragraphs.filter(({ voice }) => voice !== 'secret');
  const raw = [title, ...open.map((one) => one.raw)].join('\n');
  const text = open.map((one) => one.text).join(' ');
  return [
    { voice: 'numbers', raw, text, isItem: false },
    ...paragraphs.filter(({ voice }) => voice === 'secret'),
  ];
}

/** What a heading within a scene keeps for whoever leads is secret up to the next one. */
function hideUnderHeadings(paragraphs: readonly Paragraph[]): Paragraph[] {
  let isHidden = false;
  return paragraphs.map((paragraph) => {
    isHidden = headsSecrets(paragraph) ?? isHidden;
    return isHidden ? { ...paragraph, voice: 'secret' } : paragraph;
  });
}

/** The adventure as it is played, from what a turn has of it. */
export function readAdventure(script: ScriptExcerpts): Adventure {
  const hasBoxes = script.passages.some(({ text }) => hasBox(text));
  const read: Adventure = {
    rooms: [],
    first: '',
    endings: [],
    lists: [],
    background: [],
    front: [],
    secrets: [],
    isMarked: false,
  };
  const readAll = (passages: readonly Passage[], isHidden: boolean, isList = false) =>
    hideUnderHeadings(passages.flatMap((one) => paragraphsOf(one, { isHidden, hasBoxes, isList })));
  const passagesOf = (scene: number) => script.passages.filter((one) => one.scene === scene);
  for (const [index, scene] of script.outline.entries()) {
    const passages = passagesOf(scene.number);
    const after = script.outline[index + 1];
    const isOverCreature =
      scene.kind === 'part' &&
      after?.kind === 'scene' &&
      isCreature(readAll(passagesOf(after.number), false));
    const isHidden = hidden.has(scene.kind) && !isOverCreature && !isHook(scene.title);
    if (scene.kind === 'scene' || isOverCreature)
      addRooms(read, scene, passages, script, (some) => readAll(some, false));
    else if (scene.kind === 'ending')
      read.endings.push({ scene: scene.number, paragraphs: readAll(passages, false) });
    else {
      // Who is who is no secret because it stands above the first scene.
      const parts = passages.map((one) => ({
        ...one,
        ...(isHidden ? partPeople(one.text) : { people: '', rest: one.text }),
      }));
      const listed = parts.map((one) => ({ ...one, text: one.people }));
      read.lists.push(...readAll(listed, false, true));
      const others = parts.map((one) => ({ ...one, text: one.rest }));
      const all = readAll(others, isHidden, scene.kind === 'people');
      const isOne = scene.kind === 'creatures' && isCreature(all);
      const paragraphs = isOne ? asCreature(scene.title, all) : all;
      const isOfRoom = isOne || (scene.kind === 'people' && isBetweenScenes(script.outline, index));
      const above = isOfRoom ? roomAbove(read, script.outline, index) : undefined;
      if (above) above.paragraphs.push(...paragraphs);
      else if (!isHidden) read.lists.push(...paragraphs);
      else if (scene.kind === 'background') read.background.push(...paragraphs);
      else if (read.rooms.length === 0) read.front.push(...paragraphs);
      read.secrets.push(...paragraphs.filter(({ voice }) => voice === 'secret'));
    }
  }
  partProse(read, script);
  const all = [...read.rooms, ...read.endings].flatMap(({ paragraphs }) => paragraphs);
  read.secrets.push(...all.filter(({ voice }) => voice === 'secret'));
  read.isMarked = all.some(({ voice }) => voice === 'aloud');
  const begins = script.outline.findIndex(({ number }) => number === script.first);
  const first = read.rooms.findLast(({ scene }) => scene <= (script.outline[begins]?.number ?? 0));
  const own = read.rooms.find(({ scene }) => scene === script.first);
  read.first = (own ?? first ?? read.rooms[0])?.id ?? '';
  return read;
}

/** Who writes checks and numbers, or calls a secret one, says by that what is hidden and what is not. */
const forRules =
  /\bDC ?\d|\bdifficulty \d|\b(?:skill|ability|strength|dexterity|perception|persuasion) check|\bsecret:|\b(?:AC|armou?r class|hit points)\b|\b\d{0,2}d\d{1,2}\b/i;

/** Where nothing is marked, each sentence decides for itself. A text of which only some is at hand may have its marks elsewhere. */
function partProse({ rooms }: Adventure, { isWhole, passages, first }: ScriptExcerpts): void {
  const isMarked = rooms.some(({ paragraphs }) => paragraphs.some(({ voice }) => voice === 'aloud'));
  if (
    !isWhole ||
    isMarked ||
    passages.some(({ label, text }) => label === 'read aloud' || forRules.test(withChecksInFull(text)))
  )
    return;
  for (const room of rooms)
    room.paragraphs = room.paragraphs.flatMap((one) => partedProse(one, room.scene === first));
  movedTo(rooms);
}

/** Who is named between two scenes is there in the first; a cast of the whole stands before them or behind, or before the part with all the places. */
function isBetweenScenes(outline: readonly OutlinedScene[], index: number): boolean {
  return (
    outline[index - 1]?.kind === 'scene' &&
    outline[index + 1]?.kind !== 'part' &&
    outline.slice(index + 1).some(({ kind }) => kind === 'scene')
  );
}

/** The room below which a creature stands; none where it is one of a list of its own. */
function roomAbove(read: Adventure, outline: readonly OutlinedScene[], index: number): Room | undefined {
  const above = outline.slice(0, index).findLastIndex(({ kind }) => kind !== 'creatures');
  const isListed = outline.slice(above + 1, index).some(({ depth }) => depth < outline[index]!.depth);
  const room = read.rooms.at(-1);
  return room && outline[above]?.number === room.scene && !isListed ? room : undefined;
}

function addRooms(
  read: Adventure,
  { number, title }: OutlinedScene,
  passages: readonly Passage[],
  script: ScriptExcerpts,
  readAll: (passages: readonly Passage[]) => Paragraph[],
): void {
  for (const part of partsOf(passages)) {
    const paragraphs = readAll(part.passages);
    const above = read.rooms.at(-1);
    if (above && part.title === '' && isCreature(paragraphs)) {
      above.paragraphs.push(...asCreature(title, paragraphs));
      continue;
    }
    const isAtHand = passages.length > 0;
    if (isPartOf({ paragraphs, heading: part.title || title, key: part.key }, above, script)) {
      above!.paragraphs.push(...paragraphs);
      continue;
    }
    const isNothing =
      isAtHand &&
      ((read.rooms.length === 0 && isEmptyTitle(title, paragraphs)) ||
        paragraphs.every(({ voice }) => voice === 'secret'));
    if (isNothing && part.title === '') {
      read.secrets.push(...paragraphs.filter(({ voice }) => voice === 'secret'));
      continue;
    }
    const heading = part.title || title;
    if (isAtHand && read.rooms.length > 0 && saysOnlyEnd(paragraphs)) {
      read.endings.push({ scene: number, paragraphs });
      continue;
    }
    read.rooms.push({
      id: part.key ? `scene-${number}-${part.key}` : `scene-${number}`,
      scene: number,
      key: part.key || (keyed.exec(title)?.[1] ?? ''),
      heading,
      title: titleOf(heading),
      paragraphs,
      isAtHand,
    });
  }
}

/** `The adventure ends when …`, and nothing else: nobody can be there. */
const saysOnlyEnd = (paragraphs: readonly Paragraph[]) =>
  paragraphs.length > 0 &&
  paragraphs.every(
    ({ voice, text }) =>
      voice === 'plain' &&
      sentencesOf(text)
        .slice(0, 1)
        .some((one) => endsIt.test(one)),
  );
const endsIt =
  /\b(?:adventure|story|tale|game|scenario) (?:ends?|is (?:over|finished|won)|concludes?|finishes)\b/i;

/** A title page: hardly a word under its heading. */
function isEmptyTitle(title: string, paragraphs: readonly Paragraph[]): boolean {
  const length = paragraphs.reduce((sum, { text }) => sum + text.length, 0);
  return length < 40 && !keyed.test(title);
}

export function voiced(room: Pick<Room, 'paragraphs'>, voice: Paragraph['voice']): Paragraph[] {
  return room.paragraphs.filter((one) => one.voice === voice);
}
