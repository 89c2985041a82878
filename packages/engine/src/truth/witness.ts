import type { Effect } from '@fireside/contract';
import { slotsLeft } from '@fireside/contract/sheet';
import { answeredIn, type Character, type Seat, type Snapshot, wordsIn as wordsSaidIn } from '../snapshot.ts';
import { fieldOf, type RollFacts, type RollField, rollFacts } from './roll-facts.ts';

/** Spell slots of one level. */
export interface Slots {
  level: number;
  now: number;
  before: number;
}

/** A player's character as it stands now, and what this turn did to it. */
export interface Standing {
  userId: string;
  playerName: string;
  sheet: Character;
  /** In lower case: the name, its parts, and what others may call somebody like this. */
  names: readonly string[];
  callings: readonly string[];
  /** Differences, in order. */
  wounds: readonly number[];
  /** Hit points on the way, those at the beginning of the turn first. */
  stages: readonly number[];
  maxima: readonly number[];
  /** What came or went, by name. */
  items: readonly { item: string; quantity: number }[];
  conditions: readonly { condition: string; on: boolean }[];
  levels: readonly number[];
  slots: readonly Slots[];
  /** Whether the free part of the sheet changed. */
  hasNewStats: boolean;
}

export interface AwaitedRoll {
  userId: string;
  notation: string;
  reason: string;
  field: RollField;
}

/** What a narration is held against. */
export interface Witness {
  party: readonly Standing[];
  /** Whose message is answered; null in the greeting. */
  speaker: Standing | null;
  message: string;
  rolls: readonly RollFacts[];
  awaited: readonly AwaitedRoll[];
  /** The game has ended, or ends with this turn. */
  isOver: boolean;
}

/** What a witness is made of: a `StagedTable` is one. */
export interface Staged {
  readonly table: Snapshot;
  readonly effects: readonly Effect[];
  readonly isOver?: boolean;
}

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** As the service counts them by class and level. */
function countedSlots(sheet: Character, spentBefore: readonly number[]): Slots[] {
  const before = slotsLeft({ ...sheet, slots_spent: spentBefore });
  return slotsLeft(sheet).flatMap((now, place) =>
    now + (sheet.slots_spent[place] ?? 0) > 0 ? [{ level: place + 1, now, before: before[place]! }] : [],
  );
}

/** `spell slots 1st: 3`, `slots_2: "1/2"`, `1st-level slots: 4`. */
function writtenSlots(stats: Character['combat_stats'], before: Character['combat_stats']): Slots[] {
  const count = (value: unknown) => Number(/\d+/.exec(String(value))?.[0] ?? Number.NaN);
  return Object.entries(stats).flatMap(([field, value]) => {
    const level = Number(/\d+/.exec(field)?.[0] ?? Number.NaN);
    if (!/slot|platz|plätze|emplacement|espacio/i.test(field) || Number.isNaN(level)) return [];
    return [{ level, now: count(value), before: count(before[field] ?? value) }];
  });
}

/** Where a sheet has its own count of a level, that one holds as long as a turn changes no other. */
function slotsOn(sheet: Character, valuesOf: (field: string) => unknown[]): Slots[] {
  const [stats = sheet.combat_stats] = valuesOf('combat_stats') as Character['combat_stats'][];
  const [spent = sheet.slots_spent] = valuesOf('slots_spent') as number[][];
  const written = writtenSlots(sheet.combat_stats, stats);
  const counted = countedSlots(sheet, spent).filter(
    ({ level, now, before }) => now !== before || !written.some((one) => one.level === level),
  );
  return [...written, ...counted];
}

function standingOf(seat: Seat, sheet: Character, effects: readonly Effect[]): Standing {
  const own = effects.filter((effect) => 'character_id' in effect && effect.character_id === sheet.id);
  const hits = own.flatMap((effect) => (effect.kind === 'hit_points' ? [effect] : []));
  const fields = own.flatMap((effect) => (effect.kind === 'sheet' ? [effect] : []));
  const valuesOf = (name: string) =>
    fields.flatMap(({ field, before, after }) => (field === name ? [before, after] : []));
  // A word of a name that is also a title or a small word tells nobody apart.
  const parts = wordsIn(sheet.name).filter(
    (word) => word.length > 2 && !/^(?:the|von|van|del|der|sir|ser|lady|lord|of)$/.test(word),
  );
  return {
    userId: seat.user_id,
    playerName: seat.name.toLowerCase(),
    sheet,
    names: parts.length > 0 ? parts : wordsIn(sheet.name),
    callings: [...wordsIn(sheet.ancestry), ...wordsIn(sheet.class_name)].filter((word) => word.length > 2),
    wounds: hits.map(({ before, after }) => after - before),
    stages: [hits[0]?.before ?? sheet.current_hp, ...hits.map(({ after }) => after), sheet.current_hp],
    maxima: [sheet.max_hp, ...(valuesOf('max_hp') as number[])],
    items: own.flatMap((effect) => (effect.kind === 'item' ? [effect] : [])),
    conditions: own.flatMap((effect) => (effect.kind === 'condition' ? [effect] : [])),
    levels: valuesOf('level') as number[],
    slots: slotsOn(sheet, valuesOf),
    hasNewStats: valuesOf('combat_stats').length > 0,
  };
}

/** What players have rolled themselves: whoever tells of it makes nothing up. */
function playerRolls(snapshot: Snapshot): RollFacts[] {
  const { openRolls = [] } = snapshot;
  return [
    ...openRolls.map(({ roll, userId }) => rollFacts(roll, userId)),
    ...answeredIn(snapshot).flatMap(({ madeRoll, speaker }) =>
      madeRoll ? [rollFacts(madeRoll, speaker.user_id)] : [],
    ),
  ];
}

/** What stands and what happened, as far as a narration may speak of it. */
export function witnessOf({ table, effects, isOver }: Staged): Witness {
  const party = table.party.flatMap((seat) =>
    seat.character ? [standingOf(seat, seat.character, effects)] : [],
  );
  const speakers = new Set(answeredIn(table).map(({ speaker }) => speaker.user_id));
  return {
    party,
    // Where several are answered, `you` is whoever is spoken to.
    speaker:
      speakers.size > 1 ? null : (party.find(({ userId }) => userId === table.speaker?.user_id) ?? null),
    message: wordsSaidIn(table),
    rolls: [
      ...playerRolls(table),
      ...effects.flatMap((effect) => (effect.kind === 'rolled' ? [rollFacts(effect.roll, effect.by)] : [])),
    ],
    // What somebody else owes since an earlier turn decides nothing of this one.
    awaited: table.party.flatMap(({ user_id, pending_roll }) =>
      pending_roll && effects.some((effect) => effect.kind === 'roll_asked' && effect.user_id === user_id)
        ? [{ userId: user_id, ...pending_roll, field: fieldOf(pending_roll.reason) }]
        : [],
    ),
    isOver: isOver ?? (table.ended_reason !== null || party.some(({ sheet }) => sheet.current_hp <= 0)),
  };
}
