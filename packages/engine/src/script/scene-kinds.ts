import { beginsWithNumbers, isStatBlock } from './aloud-marks.ts';
import { isTimed, namesPlaces } from './events.ts';
import { keyOf } from './headings.ts';
import { tellsOpening } from './opening-told.ts';
import { placeNouns } from './place-nouns.ts';
import { type SceneKind, type ScriptScene, sceneLength } from './script.ts';

const appendix = /^appendix\b[^:]{0,8}[:.]?\s*/i;
const counted = /^(?:(?:chapter|part|act|scene|section)\s+)?[A-Z]?\d{1,3}(?:\.\d{1,2})?[.):]?\s+/i;
const leading = /^(?:the |a |an |important |major |key |other |notable |new |adventure |campaign )*/i;

const front =
  /^(?:credits?|contents|table of contents|licen[cs]e|legal|open game|acknowledge?ments?|copyright|about the author|dedication|version|changelog)\b/i;
const background =
  /^(?:(?:house |special )?rules(?: (?:for|of|in)\b|$)|background|backstory|introduction|intro|overview|synopsis|summary|premise|history|foreword|preface|prelude for|timeline|hooks?|rumou?rs?|sidebar|setting)\b|\b(?:overview|synopsis|timeline|hooks|background|at a glance)\b|\bhow (?:to|this|the)\b.*\b(?:use|run|play|works?)\b|^how (?:the (?:characters|players|party|heroes)|they|you) \b|^before (?:you (?:begin|start|play)|play|the game)|^(?:getting started|safety|factions|secrets?$|read (?:this|me) first|(?:pregenerated|pre-generated|player) characters|content warnings?|lines and veils|preparations?$)\b|^(?:wandering|random) (?:encounters?|monsters?)\b|^(?:running|using|about) (?:the|this)\b|\bfor (?:the )?(?:dm|gm|game master|dungeon master|keeper|referee)s?\b|\bwhat(?:['’]s| is) (?:really )?going on|\breally (?:going on|happen)|\bthe truth\b|^what (?:happened|has happened|came before|lies behind)\b|^(?:dm|gm)(?:'s)? (?:notes?|information|only)\b/i;
const people =
  /^(?:people|persons|npcs?|cast|characters|folk|dramatis personae|personalities|who['’ ]?i?s who|who is (?:here|aboard|there)|non-?player characters|(?:suspects|guests|passengers|residents|inhabitants|villagers|townsfolk|locals|household|faces|crew|staff|allies|villains|antagonists|supporting cast)$)\b/i;
/** They name a list or a scene: what is read aloud under them is played. */
const eitherWay =
  /^(?:introduction|intro|hooks?|setting|premise|prelude|characters|people|guests|passengers|residents|inhabitants|villagers|townsfolk|locals|household|faces|crew|staff|treasures?|rewards?)\b/i;
const creatures =
  /^(?:monsters?|creatures?|bestiary|stat(?:istic)?s?(?: blocks?)?|adversaries|enemies|foes)(?:$|[,:]| (?:of|in|at|and)\b)/i;
const items =
  /^(?:magic(?:al)? items?|items|treasures?|rewards?|handouts?|loot|equipment|maps?)(?:$|[,:]| (?:\d|of|in|at|and|for)\b)/i;
const ending =
  /^(?:(?:possible|alternate|alternative|first|second|third|fourth|good|bad|best|worst|happy|sad|bitter|true|other|final) )?(?:endings?|finish(?:es)?(?=$|[:.]| (?:\d|one|two|three|four|five|[a-d])(?!\p{L}))|conclusions?|concluding|epilogue|aftermath|outcomes?|d[eé]nouement|resolution|(?:the )?solutions?(?=$|[:.]| and (?:the )?endings?\b)|consequences|fallout|afterwards?|what comes after|after the (?:adventure|story|end)|loose (?:ends|threads)|further adventures|closing the (?:adventure|story)|(?:victory|defeat|success|failure|ends?)$)(?!\p{L})|\b(?:(?:how|ways?) (?:it|this|things|the story|the adventure) (?:all )?(?:may |might |could |can |will )?ends?|ways to (?:end|finish)(?: it)?|the end|epilogue|wrapping up|wrap[- ]?up|possible endings)$/iu;
/** Its like stand at the end of an adventure and say what comes of it. */
const outcome = /^(?:if|should|what if|when)\b/i;
const division = /^(?:(?:chapter|part|act|book|episode|scene|area|room)\b|[A-Z]?\d+[.):])/i;

function ownName(title: string): string {
  return title.replace(appendix, '').replace(counted, '').replace(leading, '');
}

/** What a title says by itself; `scene` when it says nothing. */
export function kindNamed(title: string): SceneKind {
  const isAppendix = appendix.test(title);
  const name = ownName(title);
  if (front.test(name)) return 'front';
  if (people.test(name)) return 'people';
  if (creatures.test(name)) return 'creatures';
  if (items.test(name)) return 'items';
  if (ending.test(name) || ending.test(title)) return 'ending';
  return background.test(name) || isAppendix ? 'background' : 'scene';
}

const opens = ({ passages }: ScriptScene) => passages.some(({ text }) => tellsOpening(text));

function hasAloud({ passages }: ScriptScene): boolean {
  return passages.some(({ label }) => label === 'read aloud');
}

function parentsOf(scenes: readonly ScriptScene[]): (ScriptScene | null)[] {
  const path: ScriptScene[] = [];
  return scenes.map((scene) => {
    while (path.length > 0 && path.at(-1)!.depth >= scene.depth) path.pop();
    const parent = path.at(-1) ?? null;
    path.push(scene);
    return parent;
  });
}

/** What stands under an hour of a timeline is played if it is more than a line. */
const shortestScene = 150;
/** An ending in the first half of what is played ends a chapter of it. Lists behind the endings do not count. */
function whereEndingsBegin(scenes: readonly ScriptScene[], parents: readonly (ScriptScene | null)[]): number {
  const listed = new Set<ScriptScene>();
  for (const [index, scene] of scenes.entries()) {
    const kind = kindNamed(scene.title);
    const isList = kind !== 'scene' && kind !== 'ending';
    if (isList || (parents[index] && listed.has(parents[index]))) listed.add(scene);
  }
  const played = [...scenes.keys()].filter((index) => !listed.has(scenes[index]!));
  return played[Math.floor(played.length / 2)] ?? 0;
}

/**
 * Gives every scene its kind: by its title, by what it stands under, by what it holds and by where it stands. What follows an
 * ending beside it is another ending or what comes after it.
 */
export function giveKinds(scenes: readonly ScriptScene[]): void {
  const parents = parentsOf(scenes);
  const late = whereEndingsBegin(scenes, parents);
  const ended = new Set<ScriptScene | null>();
  for (const [index, scene] of scenes.entries()) {
    const parent = parents[index]!;
    let kind = kindNamed(scene.title);
    const isLate = index >= late;
    if (kind === 'ending' && !isLate) kind = 'scene';
    const isFirst = scenes.slice(0, index).every((one) => one.kind !== 'scene');
    if (eitherWay.test(ownName(scene.title)) && (hasAloud(scene) || (isFirst && opens(scene))))
      kind = 'scene';
    if (parent && kind === 'scene' && parent.kind !== 'scene' && parent.kind !== 'part') {
      const isHour = parent.kind === 'background' && isTimed(scene) && sceneLength(scene) > shortestScene;
      const isPlayed = isHour || (hasAloud(scene) && parent.kind !== 'ending' && parent.kind !== 'people');
      const isTitle = parents[index - 1] === undefined || parent.kind === 'front';
      if (!isPlayed && !isTitle) kind = parent.kind;
    }
    if (kind === 'scene' && isLate && (ended.has(parent) || isOutcome(scenes, parents, index))) {
      if (!division.test(scene.title) && !namesPlaces(ownName(scene.title))) kind = 'ending';
    }
    if (kind === 'ending') ended.add(parent);
    if (isCreature(scene)) kind = 'creatures';
    if (kind === 'scene' && isSomebody(scene, scenes.slice(0, index))) kind = 'people';
    if (kind === 'scene' && isRoute(scene)) kind = 'background';
    scene.kind = kind;
  }
  const isMarked = scenes.some(hasAloud);
  for (const [index, scene] of scenes.entries()) {
    if (scene.kind !== 'scene' || hasAloud(scene) || (keyOf(scene.title) && scene.passages.length > 0))
      continue;
    // Where nothing is marked, prose above other scenes is played as well.
    if (!isMarked && sceneLength(scene) > longestTitlePage && !division.test(scene.title)) continue;
    if (!isMarked && opens(scene)) continue;
    // A scene with a creature's numbers beneath it is played like any other.
    const children = scenes.filter(
      (one, other) => other > index && parents[other] === scene && !isCreature(one),
    );
    if (children.length > 0) scene.kind = children.every(({ kind }) => kind === 'ending') ? 'ending' : 'part';
  }
  for (const scene of scenes) if (scene.kind === 'scene' && scene.passages.length === 0) scene.kind = 'part';
  const [title] = scenes;
  if (title && isTitle(title, scenes)) title.kind = 'front';
}

/** A heading over the numbers of a creature: anywhere where they come first, in an appendix wherever they stand. */
function isCreature({ title, passages }: ScriptScene): boolean {
  if (passages.some(({ label }) => label === 'read aloud')) return false;
  const text = passages.map((one) => one.text).join('\n');
  if (/^appendix/i.test(title)) return isStatBlock(text);
  return !keyOf(title) && !division.test(title) && beginsWithNumbers(text);
}

const personal = /^(?:\p{Lu}[\p{L}'’.-]+ ){0,3}\p{Lu}[\p{L}'’-]+$/u;

/** A heading over somebody of whom an earlier scene has spoken: `Teo`, and below it `Teo is a thin man with shaking hands.` */
function isSomebody(scene: ScriptScene, before: readonly ScriptScene[]): boolean {
  const title = scene.title.replace(/\s*[(,].*$/, '');
  if (!personal.test(title) || /^(?:The|An?) /.test(title) || hasAloud(scene)) return false;
  const words = title.split(' ');
  if (placeNouns.has(words.at(-1)!.toLowerCase())) return false;
  const [first = ''] = scene.passages.map(({ text }) => text.replace(/^[\s*_-]+/, ''));
  const begins = words.some((word) => first.startsWith(word)) || /^(?:he|she)\b/i.test(first);
  const isShown = /^[^.!?]{0,60}?(?:\bis (?:an?|the|\d|in (?:his|her)|\p{Ll}+,)|, (?:an?|the|\d))/u.test(
    first,
  );
  return (
    begins &&
    isShown &&
    before.some(({ passages }) => passages.some(({ text }) => words.some((word) => text.includes(word))))
  );
}

/** How far it is from one place to the next, in a row of arrows. */
const isRoute = ({ passages }: ScriptScene) => {
  const lines = passages.flatMap(({ text }) => text.split('\n')).filter((line) => line.trim() !== '');
  return lines.length > 0 && lines.filter((line) => /->|→/.test(line)).length * 2 >= lines.length;
};

const longestTitlePage = 300;

/** What a text begins with before anything else: its name, and a line or two, which may be set in like what is read aloud. */
function isTitle(scene: ScriptScene, scenes: readonly ScriptScene[]): boolean {
  if (scenes.length < 3 || (scene.kind !== 'scene' && scene.kind !== 'part')) return false;
  const isSentence = scene.passages.some(({ text }) => /[.!?…]["”’')]?\s*$/.test(text));
  if (hasAloud(scene) && (isSentence || !scenes.slice(1).some(hasAloud))) return false;
  if (!scenes.some(hasAloud) && opens(scene)) return false;
  return sceneLength(scene) <= longestTitlePage && !division.test(scene.title);
}

/** Two or more beside each other that begin with "if" tell how it may end. */
function isOutcome(
  scenes: readonly ScriptScene[],
  parents: readonly (ScriptScene | null)[],
  index: number,
): boolean {
  if (!outcome.test(scenes[index]!.title)) return false;
  return [index - 1, index + 1].some(
    (other) => scenes[other] && parents[other] === parents[index] && outcome.test(scenes[other].title),
  );
}
