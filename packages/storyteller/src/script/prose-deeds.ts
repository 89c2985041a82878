import { hasMark, mark } from '../deeds/marks.ts';
import { titled } from '../deeds/number.ts';
import { resolveSearch } from '../deeds/search.ts';
import { emptyStep } from '../reader/empty-step.ts';
import type { Step } from '../reader/reading.ts';
import { giveUp } from '../talk/kept.ts';
import { slotsOf } from '../talk/people.ts';
import { sumMeant } from '../talk/purse.ts';
import { attempt, type Resolve } from '../telling/attempt.ts';
import { gainItem, spend } from '../telling/belongings.ts';
import type { Telling } from '../telling/telling.ts';
import type { Kept, Person, Thing } from '../world/world.ts';
import { attackersIn, isSpared } from './attackers.ts';
import { contentWords, stem } from './content-words.ts';
import { type Opened, openAdventure, roomOf } from './opened.ts';
import { isSame, speaksOf } from './names.ts';
import { givesIt, lockedUp, sellsIt, sparesYou, takesIt, tooCloselyKept } from './prose-lines.ts';
import { markSolved, solvedIn } from './seen.ts';
import { isSpokenOf, type Stash, stashesIn } from './stashes.ts';
import { type Way, wonByWay } from './won-by.ts';

const stillKept = ({ state }: Telling, { id, kept = [] }: Person): readonly Kept[] =>
  kept.filter((one) => !hasMark(state, id, one.id));

/** Who is spoken to or of; the only one who has something to tell where nobody is. */
function meantBy({ place, message }: Telling, having: readonly Person[]): Person[] {
  const named = place.people.filter(
    (one) =>
      speaksOf(message, one) ||
      one.words.some((word) => word.length > 3 && new RegExp(`\\b${word}\\b`, 'i').test(message)),
  );
  if (named.length > 0) return having.filter((one) => named.includes(one));
  return having.length === 1 ? [...having] : [];
}

/** What somebody tells for just what is said, done or paid in this turn. Whether it was told. */
export async function tellsForIt(turn: Telling, echo = ''): Promise<boolean> {
  return await isWonFrom(turn, echo, (ways) =>
    wonByWay(
      turn.message,
      ways.filter(({ kind }) => kind !== 'shown'),
    ),
  );
}

/** Who is shown what proves it says it, if somebody has it with them. Whether that was so. */
export async function ownsUp(turn: Telling, echo: string): Promise<boolean> {
  const carried = turn.table.party.flatMap(({ character }) => character?.inventory ?? []);
  const has = (noun: string) => carried.some(({ name }) => contentWords(name).includes(stem(noun)));
  return await isWonFrom(turn, echo, (ways) =>
    wonByWay(
      turn.message,
      ways.flatMap((way) => (way.kind === 'shown' ? [{ ...way, nouns: way.nouns.filter(has) }] : [])),
    ),
  );
}

/** Whether what they want for it is paid; nothing is where it costs nothing, or the purse is too light. */
async function isPaid(turn: Telling, { kind, copper }: Way): Promise<boolean> {
  if (copper === undefined) return true;
  const { copper: said } = sumMeant(turn, { ...emptyStep, act: 'pay', verb: 'pay', echo: turn.message });
  if (
    kind === 'pay' &&
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(turn.message) &&
    said < copper
  )
    return false;
  return await spend(turn, Math.max(copper, kind === 'pay' && said > copper ? said : 0));
}

async function isWonFrom(
  turn: Telling,
  echo: string,
  wins: (ways: readonly Way[]) => Way | null,
): Promise<boolean> {
  const waysOf = ({ ways = [] }: Kept) => ways as readonly Way[];
  const having = turn.place.people.filter((one) => stillKept(turn, one).some((kept) => wins(waysOf(kept))));
  const [person] = meantBy(turn, having);
  const kept = person && stillKept(turn, person).find((one) => wins(waysOf(one)));
  const way = kept && wins(waysOf(kept));
  if (!person || !kept || !way || !(await isPaid(turn, way))) return false;
  if (echo !== '' && !/\?\s*$/.test(turn.message)) turn.say(`You ${echo}.`);
  giveUp(turn, person, kept);
  return true;
}

const takes = new Set<Step['act']>(['steal', 'take', 'search', 'lift', 'pull', 'cut', 'other']);
const asks = new Set<Step['act']>([
  'ask',
  'persuade',
  'tell',
  'call',
  'calm',
  'flatter',
  'deceive',
  'threaten',
  'trade',
]);
const buys = new Set<Step['act']>(['pay', 'trade', 'give', 'take', 'ask', 'other']);

const isMarked = ({ state }: Telling, { id }: Stash) => hasMark(state, id, 'taken');

/** What somebody here carries, of which a step speaks. */
function carriedHere(
  turn: Telling,
  adventure: Opened,
  words: readonly string[],
): { stash: Stash; person: Person } | null {
  for (const stash of stashesIn(adventure)) {
    const person = turn.place.people.find(({ name }) => isSame(name, stash.carrier.name));
    if (person && !isMarked(turn, stash) && isSpokenOf(words, stash)) return { stash, person };
  }
  return null;
}

async function comesAlong(turn: Telling, { id, name }: Stash): Promise<void> {
  mark(turn, id, 'taken');
  await gainItem(turn, titled(name).slice(0, 60));
}

/** Something that somebody carries is bought, asked for or taken. Whether a step was that. */
async function getsCarried(turn: Telling, adventure: Opened, step: Step): Promise<boolean> {
  const found = carriedHere(turn, adventure, contentWords(`${step.echo} ${step.speech ?? ''}`));
  if (!found) return false;
  const { stash, person } = found;
  const slots = { ...slotsOf(turn, person), what: `the ${stash.name}` };
  const said = turn.message.toLowerCase().replaceAll(stash.name.toLowerCase(), '');
  const isPaying = /\b(?:pay|buy|coins?|silver|gold|copper|money|price)\b/i.test(said);
  if (stash.price !== null && buys.has(step.act) && isPaying && !/\?\s*$/.test(turn.message)) {
    if (!(await spend(turn, stash.price))) return false;
    turn.line(sellsIt, slots);
    await comesAlong(turn, stash);
    return true;
  }
  if (asks.has(step.act) && stash.price === null) {
    if (stash.isKeptBack) return turn.line(tooCloselyKept, slots);
    turn.line(givesIt, slots);
    await comesAlong(turn, stash);
    return true;
  }
  if (!takes.has(step.act)) return false;
  await attempt(
    turn,
    { by: 'story', step, skill: 'Sleight of Hand', difficulty: 12, about: `take ${stash.id}` },
    resolveTaking,
  );
  return true;
}

/** Whether it comes away unnoticed. */
export const resolveTaking: Resolve = async (turn, { about }, { isSuccess }) => {
  const { script } = turn.excerpts;
  const stash = script && stashesIn(openAdventure(script)).find(({ id }) => about === `take ${id}`);
  const person = stash && turn.place.people.find(({ name }) => isSame(name, stash.carrier.name));
  if (!stash || !person) return;
  const slots = { ...slotsOf(turn, person), what: `the ${stash.name}` };
  if (!isSuccess) return void turn.line(tooCloselyKept, slots);
  turn.line(takesIt, slots);
  await comesAlong(turn, stash);
};

const looks = new Set<Step['act']>([
  'search',
  'look',
  'open',
  'lift',
  'pull',
  'push',
  'take',
  'unlock',
  'read',
  'touch',
  'watch',
  'dig',
  'use',
  'break',
  'go',
  'other',
]);
const general = /\b(?:room|place|around|everything|everywhere|floor|wall|walls)\b/i;

/** What lies where somebody looks: who names the right place needs no luck. Whether something was found. */
async function findsThere(turn: Telling, adventure: Opened, step: Step): Promise<boolean> {
  if (!looks.has(step.act) || turn.table.encounter) return false;
  const room = roomOf(adventure, turn.state.at);
  const phrases = [step.object, step.target].flatMap((phrase) =>
    phrase ? [phrase.head, ...phrase.words] : [],
  );
  const said = new Set(phrases.map(stem));
  if (said.size === 0 || general.test(step.object?.shown ?? '')) return false;
  const isThere = ({ id, isHidden, check }: Thing) =>
    isHidden === true &&
    check?.isCertain === true &&
    !hasMark(turn.state, id, 'searched') &&
    contentWords(step.act === 'search' ? check.where : placeIn(check.where)).some((word) => said.has(word));
  const thing = turn.place.things.find(isThere);
  if (!thing?.check || !room) return false;
  const lock = lockOn(room.paragraphs.map(({ text }) => text).join(' '), thing.check.where);
  if (lock && !hasKey(turn) && step.act !== 'break') return turn.line(lockedUp, { what: `the ${lock}` });
  const { difficulty, skills } = thing.check;
  const given = {
    by: 'search' as const,
    step: { ...step, act: 'search' as const },
    skill: skills[0]!,
    difficulty,
    about: thing.id,
  };
  if (lock && !hasKey(turn))
    await attempt(turn, { ...given, skill: 'Athletics', difficulty: 13 }, resolveSearch);
  else await resolveSearch(turn, given, { isSuccess: true, grade: 'success' });
  return true;
}

/** `in the glove box of the truck`: the box is meant, and not the truck. */
const placeIn = (where: string) =>
  where.replace(/^(\p{L}+ .+?) (?:of|in|on|at|below|under|behind|to) .*$/u, '$1');

/** What is locked of the places in which something lies. */
function lockOn(text: string, where: string): string | null {
  const nouns = where.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return (
    nouns.find((noun) =>
      new RegExp(
        `\\b${noun} (?:itself )?(?:is|was|has been) (?:\\p{L}+ )?locked|\\blocked (?:\\p{L}+ )?${noun}\\b`,
        'iu',
      ).test(text),
    ) ?? null
  );
}

const hasKey = ({ table }: Telling) =>
  table.party.some(({ character }) => character?.inventory.some(({ name }) => /\bkeys?\b/i.test(name)));

const calmed = 'calm:0';

/** Whether those who fall upon everybody else spare the party. */
export const areSpared = ({ state }: Telling, id: string) => solvedIn(state, id).includes(calmed);

/** The word is spoken, the fire is carried. Whether that was what spares whoever does it. */
export function sparedNow(turn: Telling, adventure: Opened): boolean {
  const room = roomOf(adventure, turn.state.at);
  if (!room || areSpared(turn, room.id)) return false;
  const attacker = attackersIn(room).find((one) => one.spares.length > 0 && isSpared(turn.message, one));
  if (!attacker) return false;
  markSolved(turn.state, room.id, calmed);
  return turn.line(sparesYou, { foe: `the ${attacker.name}` });
}

/** What prose lets come of a step. Whether it was something. */
export async function doesByProse(turn: Telling, step: Step): Promise<boolean> {
  const { script } = turn.excerpts;
  if (!script) return false;
  const adventure = openAdventure(script);
  if (!adventure.rooms.some(({ paragraphs }) => paragraphs.some(({ isProse }) => isProse))) return false;
  if (!turn.table.encounter && sparedNow(turn, adventure)) return true;
  if (asks.has(step.act) && (await tellsForIt(turn))) return true;
  return (await getsCarried(turn, adventure, step)) || (await findsThere(turn, adventure, step));
}
