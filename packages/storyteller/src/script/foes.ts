import type { FoeKind } from '../world/world.ts';
import { contentWords } from './content-words.ts';
import { isOnTheWay } from './is-on-the-way.ts';
import { type Paragraph, stripMarks } from './paragraphs.ts';
import type { Room } from './rooms.ts';
import { isWithinSentence, statLinesIn } from './stat-lines.ts';

/** A creature with numbers of its own in the text. */
export interface Creature {
  name: string;
  isProper: boolean;
  count: number;
  hitPoints: number;
  /** Where the text says it. */
  armorClass?: number;
}

const armor = /\b(?:AC|armou?r class)\b/i;
const hits = /(?:\b(?:hp|hit points)\b[^\d\n]{0,12}(\d{1,3}))|(?:\b(\d{1,3}) (?:hit points|hp)\b)/i;
const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
};
const fewest = 1;
const most = 6;

/** `DROWNED CLERK (4)` over its numbers, `(Nummo: AC 13, …)` within a paragraph. */
export function creaturesIn(paragraphs: readonly Paragraph[]): Creature[] {
  return paragraphs.flatMap(({ raw, voice }): Creature[] => {
    const at = raw.search(armor);
    if (at < 0 || voice === 'secret' || !hits.test(raw)) return [];
    const before = raw.slice(0, at);
    const inBracket = /\(([^()]{2,40}):[\s*]*$/.exec(before)?.[1];
    if (!inBracket && isWithinSentence(before)) return statLinesIn(raw, isCreature);
    const [first = ''] = before.split('\n').filter((line) => /\p{L}/u.test(line));
    const shown = stripMarks(inBracket ?? first).slice(0, 60);
    const bare = shown
      .replace(/\(.*$/, '')
      .replace(/[.:,].*$/, '')
      .trim();
    if (bare === '' || bare.split(' ').length > 5) return [];
    const low = bare.toLowerCase().replace(/^the /, '');
    const text = stripMarks(raw);
    const [, one, other] = hits.exec(text) ?? [];
    const armored = /\b(?:AC|armou?r class)\b\D{0,12}(\d{1,2})/i.exec(text)?.[1];
    const isProper =
      /^(?:old|mother|lady|lord|baron|captain|king|doctor|mister|sir|brother|sister)\b/i.test(low) ||
      inBracket !== undefined;
    return [
      {
        name: isProper ? low.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase()) : low,
        isProper,
        count: Number(/\((?:x ?)?(\d{1,2})\)/.exec(shown)?.[1] ?? 1),
        hitPoints: Number(one ?? other ?? 10),
        ...(armored && { armorClass: Number(armored) }),
      },
    ];
  });
}

const isCreature = (word: string) => bookOf(word) !== undefined;
const books: readonly [RegExp, string][] = [
  [/\bcrab/, 'giant crab'],
  [/\bwasp|\bbee\b|\bhornet/, 'giant wasp'],
  [/\brat/, 'giant rat'],
  [/\bhag|\bwitch/, 'sea hag'],
  [/\booze|\bslime|\bjelly/, 'gray ooze'],
  [/\bskeleton|\bclerk|\bbone/, 'skeleton'],
  [/\bzombie|\bdrowned|\bcorpse|\bdead/, 'zombie'],
  [/\bspider/, 'giant spider'],
  [/\bwolf|\bhound|\bdog/, 'wolf'],
  [/\bgoblin/, 'goblin'],
  [/\borc/, 'orc'],
  [/\bkobold/, 'kobold'],
  [/\bbandit|\bthug|\brobber|\bsmuggler|\bpoacher/, 'bandit'],
  [/\bghost|\bspirit|\bspect|\bwraith|\bshade/, 'shadow'],
  [/\bnix|\bmer|\bsiren/, 'merfolk'],
  [/\bfish|\beel|\bshark/, 'reef shark'],
  [/\bsnake|\bserpent/, 'constrictor snake'],
  [/\bbear/, 'black bear'],
  [/\bboar|\bpig|\bsow/, 'boar'],
  [/\bgolem|\bconstruct|\bclockwork|\bautomaton|\barmor|\bstatue/, 'animated armor'],
  [/\bgoat|\bram/, 'giant goat'],
  [/\bcrow|\braven|\bbird|\bhawk/, 'blood hawk'],
  [/\bbat/, 'giant bat'],
  [/\bcultist|\bpriest|\bmonk/, 'cultist'],
  [/\bguard|\bsoldier|\bwatch/, 'guard'],
  [/\bogre|\btroll|\bgiant/, 'ogre'],
  [/\bfire|\bash|\bember|\bflame|\bmagm/, 'magmin'],
  [/\bimp|\bdevil|\bdemon|\bfiend/, 'imp'],
  [/\bplant|\bvine|\btree/, 'awakened tree'],
];
/** The creature of the books that a noun calls to mind. */
export function bookOf(noun: string): string | undefined {
  return books.find(([pattern]) => pattern.test(noun))?.[1];
}

const attacks = [
  'comes at you without a sound',
  'strikes at you',
  'lunges at you',
  'throws itself at you',
  'finds an opening and uses it',
];

export function kindOf({ name, isProper, hitPoints, armorClass }: Creature, said = ''): FoeKind {
  const low = name.toLowerCase();
  const like =
    bookOf(low) ??
    (isProper ? bookOf(said) : undefined) ??
    (hitPoints < 12 ? 'bandit' : hitPoints < 40 ? 'thug' : 'veteran');
  return {
    name,
    isProper,
    pronoun: /\b(?:mother|lady|queen|hag|witch|nix|sister|widow)\b/.test(low)
      ? 'she'
      : isProper
        ? 'he'
        : 'it',
    like,
    words: [...new Set([...low.split(' '), ...contentWords(low)])],
    attacks,
    ...(armorClass !== undefined && { numbers: { hitPoints, armorClass } }),
  };
}

/** How many of a kind a text speaks of: `Two brine crabs`, `Four of the clerks`; `Three smugglers stand here; they are skeletons`. */
export function countIn(text: string, name: string): number | null {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const [head = ''] = contentWords(name).slice(-1);
  for (const [at, word] of words.entries()) {
    if (contentWords(word)[0] !== head) continue;
    for (const before of words.slice(Math.max(0, at - 3), at).reverse()) {
      const count = numberWords[before] ?? (/^\d$/.test(before) ? Number(before) : undefined);
      if (count !== undefined) return count;
    }
  }
  return null;
}

/** What is said of somebody, secrets too: it only decides how they fight. */
function about({ paragraphs }: Room, name: string): string {
  const own = paragraphs.filter(({ text }) => text.includes(name) || /\bhag|\bghost|\bfish/i.test(text));
  return own
    .map(({ text }) => text.toLowerCase())
    .join(' ')
    .slice(0, 2_000);
}

/** Who may be fought here: those with numbers in this room, and those of the adventure's that its text speaks of. */
/** `more`: who attacks by the words of prose. */
export function foesOf(
  room: Room,
  known: readonly Creature[],
  more: readonly Creature[] = [],
): { kind: FoeKind; count: number }[] {
  const own = creaturesIn(room.paragraphs);
  const text = room.paragraphs
    .filter(({ voice }) => voice === 'plain' || voice === 'aloud')
    .map((one) => one.text)
    .join(' ');
  const stems = new Set(contentWords(text));
  const met = known.filter(
    ({ name }) =>
      !own.some((one) => one.name === name) &&
      contentWords(name).every((word) => stems.has(word)) &&
      (countIn(text, name) ?? 0) > 0,
  );
  return [...own, ...met, ...more].slice(0, 3).map((creature) => {
    const count = creature.isProper
      ? 1
      : creature.count > 1
        ? creature.count
        : (countIn(text, creature.name) ?? 1);
    return {
      kind: kindOf(creature, about(room, creature.name)),
      count: Math.min(most, Math.max(fewest, count)),
    };
  });
}

const strikes =
  /\b(?:attacks?|strikes?|leaps?|charges?|ambush(?:es)?|come out of|rush(?:es)?|clamber(?:ing)?|swarm)\b/i;
const peaceful =
  /\b(?:(?:attacks?|strikes) (?:whoever|anyone who|anybody who|those who|the first)|(?:attacks?|strikes) (?:as soon as|when|if|once) |unless|only if|if (?:she|he|it|they|attacked|provoked)|harmless|does not fight|nothing here attacks|likes to talk|not hostile|(?:n['’]t|not|never) (?:\p{L}+ )?(?:attack|fight|strike)|attack(?:s|ed|ing)? (?:him|her|it|them))\b/iu;

/** `When the lid is lifted, two skeletons rise and attack`: not before, unless it is enough to come. */
const later =
  /^(?:when|once|if|as soon as|should|after)\b(?![^,]{0,60}\b(?:enters?|arrives?|approach(?:es)?|comes?|steps?|reach(?:es)?|gets?|walks?|appears?|sees?)\b)[^,]{4,120},/i;

/** Whether the text has them fall upon whoever comes. */
export function areHostile(room: Room): boolean {
  return room.paragraphs.some(({ voice, text }) => {
    if (voice !== 'plain') return false;
    return text
      .split(/(?<=[.!?]) /)
      .some((one) => strikes.test(one) && !peaceful.test(one) && !later.test(one) && !isOnTheWay(one));
  });
}
