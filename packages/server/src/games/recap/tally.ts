import type { MemorableRoll, Recap } from '@fireside/contract';
import type { Effect, Encounter, Rolled } from '@fireside/contract/effects';

/** What a message was, as far as it is counted. */
export interface CountedMessage {
  id: number;
  sender_type: 'player' | 'dm' | 'system';
  created_at: string;
  effects: Effect[];
}

/** A roll by the id of whoever made it. */
export type FamousRoll = Omit<MemorableRoll, 'by'> & { by: string };

/** What a game's effects say of a character. */
export interface Course {
  /** The level before it first rose. */
  levelBefore?: number;
  levelAfter?: number;
  hp?: { current: number; max: number };
  isDead?: boolean;
}

/** What was counted in a stretch of a game, so that two that follow each other make one. */
export interface Tally {
  figures: Recap['figures'];
  firstId: number | null;
  firstAt: string | null;
  lastAt: string | null;
  famous: Partial<Record<MemorableRoll['fame'], FamousRoll>>;
  /** How many messages came after the newest roll. */
  sinceRoll: number;
  courses: Record<string, Course>;
}

/** Whoever says nothing for so long is not playing. */
const longestPause = 30 * 60;

export function emptyTally(): Tally {
  return {
    figures: {
      messages: 0,
      turns: 0,
      rolls: 0,
      natural_20s: 0,
      natural_1s: 0,
      wounds: 0,
      healed: 0,
      fights: 0,
      foes_down: 0,
      seconds: 0,
    },
    firstId: null,
    firstAt: null,
    lastAt: null,
    famous: {},
    sinceRoll: 0,
    courses: {},
  };
}

/** The number on the d20 that counted, as the breakdown shows it; null where no single one did. */
function naturalOf({ notation, breakdown }: Rolled['roll']): number | null {
  if (!/^[12]d20(?:k[hl]1)?(?!\w)/i.test(notation)) return null;
  const dice = /\[([^\]]*)\]/.exec(breakdown)?.[1]?.split(',') ?? [];
  const kept = dice.map((die) => die.trim()).filter((die) => /^\d+$/.test(die));
  return kept.length === 1 ? Number(kept[0]) : null;
}

function countRoll(tally: Tally, { roll, by }: Rolled, messageId: number): void {
  const { figures, famous } = tally;
  const natural = naturalOf(roll);
  const famed = (fame: MemorableRoll['fame']): FamousRoll => ({ message_id: messageId, by, roll, fame });
  figures.rolls++;
  if (natural === 20) figures.natural_20s++;
  if (natural === 1) figures.natural_1s++;
  if (natural === 20) famous.natural_20 = famed('natural_20');
  if (natural === 1) famous.natural_1 = famed('natural_1');
  if (natural !== null && roll.total > (famous.highest?.roll.total ?? Number.NEGATIVE_INFINITY))
    famous.highest = famed('highest');
  famous.decisive = famed('decisive');
  tally.sinceRoll = 0;
}

function isDown({ state }: Encounter['combatants'][number]): boolean {
  return state === 'down' || state === 'dead';
}

function foesFelled(before: Encounter | null, after: Encounter): number {
  const stood = new Map(before?.combatants.map((one) => [one.id, !isDown(one)]));
  return after.combatants.filter((one) => one.side === 'foe' && isDown(one) && stood.get(one.id)).length;
}

function countEffect(tally: Tally, effect: Effect, messageId: number): void {
  const { figures, courses } = tally;
  const courseOf = (id: string): Course => {
    courses[id] ??= {};
    return courses[id];
  };
  switch (effect.kind) {
    case 'rolled':
      countRoll(tally, effect, messageId);
      return;
    case 'hit_points': {
      const { before, after, max } = effect;
      if (after < before) figures.wounds += before - after;
      else figures.healed += after - before;
      const course = courseOf(effect.character_id);
      course.hp = { current: after, max };
      if (after > 0) course.isDead = false;
      return;
    }
    case 'sheet': {
      const course = courseOf(effect.character_id);
      if (effect.field === 'level') {
        course.levelBefore ??= effect.before as number;
        course.levelAfter = effect.after as number;
      }
      if (effect.field === 'death_saves')
        course.isDead = (effect.after as { failures: number }).failures >= 3;
      return;
    }
    case 'encounter':
      if (effect.encounter && !effect.before) figures.fights++;
      if (effect.encounter) figures.foes_down += foesFelled(effect.before, effect.encounter);
  }
}

function played(from: string | null, to: string): number {
  const seconds = from === null ? 0 : (Date.parse(to) - Date.parse(from)) / 1_000;
  return seconds > 0 && seconds <= longestPause ? seconds : 0;
}

/** Messages in their order. */
export function tallyOf(messages: Iterable<CountedMessage>): Tally {
  const tally = emptyTally();
  for (const { id, sender_type, created_at, effects } of messages) {
    tally.figures.messages++;
    if (sender_type === 'dm') tally.figures.turns++;
    tally.figures.seconds += played(tally.lastAt, created_at);
    tally.firstId ??= id;
    tally.firstAt ??= created_at;
    tally.lastAt = created_at;
    tally.sinceRoll++;
    for (const effect of effects) countEffect(tally, effect, id);
  }
  return tally;
}

/** Two stretches, one behind the other, as one. */
export function joinTallies(earlier: Tally, later: Tally): Tally {
  if (later.firstAt === null) return earlier;
  const figures = { ...earlier.figures };
  for (const key of Object.keys(figures) as (keyof typeof figures)[]) figures[key] += later.figures[key];
  figures.seconds += played(earlier.lastAt, later.firstAt);
  const famous = { ...earlier.famous, ...later.famous };
  const [high, higher] = [earlier.famous.highest, later.famous.highest];
  if (high && higher && high.roll.total >= higher.roll.total) famous.highest = high;
  const courses = { ...earlier.courses };
  for (const [id, course] of Object.entries(later.courses)) {
    const { levelBefore = course.levelBefore } = courses[id] ?? {};
    courses[id] = { ...courses[id], ...course, ...(levelBefore !== undefined && { levelBefore }) };
  }
  return {
    figures,
    firstId: earlier.firstId ?? later.firstId,
    firstAt: earlier.firstAt ?? later.firstAt,
    lastAt: later.lastAt,
    famous,
    sinceRoll: later.famous.decisive ? later.sinceRoll : earlier.sinceRoll + later.sinceRoll,
    courses,
  };
}

const mostRemembered = 3;
/** A roll that the end followed so closely decided it. */
const decidesWithin = 3;

/** The rolls that are remembered, in the order in which they fell. */
export function memorableRolls({ famous, sinceRoll }: Tally, hasEnded: boolean): FamousRoll[] {
  const decisive = hasEnded && sinceRoll < decidesWithin ? famous.decisive : undefined;
  const chosen: FamousRoll[] = [];
  for (const roll of [decisive, famous.natural_20, famous.natural_1, famous.highest]) {
    const isKnown = chosen.some(
      (one) => one.message_id === roll?.message_id && one.roll.breakdown === roll.roll.breakdown,
    );
    if (roll && !isKnown && chosen.length < mostRemembered) chosen.push(roll);
  }
  return chosen.sort((one, other) => one.message_id - other.message_id);
}
