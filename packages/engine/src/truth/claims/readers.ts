import type { ClaimReader } from '../claim.ts';
import { mayHave, type Patterns } from '../pattern.ts';
import type { Reading } from '../reading.ts';
import { agencyShapes, readAgency } from './agency.ts';
import { labelled, readBelongings } from './belongings.ts';
import { bookkeepingShapes, readBookkeeping } from './bookkeeping.ts';
import { readCoins } from './coins.ts';
import { conditionWords, readConditions } from './condition.ts';
import { beginShapes, endShapes as overShapes } from './condition-table.ts';
import { readDeath } from './death.ts';
import {
  deadShapes,
  downShapes,
  fallShapes,
  foreignDeathShapes,
  newCharacterShapes,
  remainsShapes,
  wakeShapes,
} from './death-shapes.ts';
import { dieShapes, readDie } from './die.ts';
import { lastKind, readEnding } from './ending.ts';
import { endShapes } from './ending-shapes.ts';
import { readForeignItems } from './foreign-items.ts';
import { readHitPoints } from './hit-points/hit-points.ts';
import { readItems } from './item.ts';
import {
  allLossShapes,
  gainShapes,
  holdShapes,
  lastShapes,
  lossShapes,
  openGainShapes,
} from './item-shapes.ts';
import { ranked, readLevel, riseShapes } from './level.ts';
import { readOutcome } from './outcome.ts';
import { readShares, shareShapes } from './shares.ts';
import { magicShapes, readSlots, slotKind } from './slot.ts';
import { readWounds } from './wounds.ts';
import { healShapes, woundShapes } from './wound-shapes.ts';

/** Who reads a kind of claim, and whether a sentence may have one at all: most have none. */
export interface Reader {
  read: ClaimReader;
  mayRead(reading: Reading): boolean;
}

interface Needs {
  /** One of these shapes, or a word of these kinds, or a number. */
  shapes?: readonly Patterns[];
  words?: number;
  isCounted?: boolean;
}

function reader(read: ClaimReader, { shapes = [], words = 0, isCounted = false }: Needs): Reader {
  return {
    read,
    mayRead: (reading) =>
      (isCounted && reading.numbers.length > 0) || (reading.kinds & words) !== 0 || mayHave(reading, shapes),
  };
}

const always = () => true;
const items = [gainShapes, holdShapes, openGainShapes, lossShapes, allLossShapes, lastShapes];
const deaths = [
  deadShapes,
  fallShapes,
  downShapes,
  foreignDeathShapes,
  newCharacterShapes,
  remainsShapes,
  wakeShapes,
];

const die = reader(readDie, { isCounted: true, shapes: dieShapes });
const hitPoints = reader(readHitPoints, { isCounted: true });
const shares = reader(readShares, { shapes: shareShapes });
const death = reader(readDeath, { shapes: deaths });
const item = reader(readItems, { shapes: items });
const foreignItem: Reader = { read: readForeignItems, mayRead: ({ language }) => language !== 'en' };
const coins = reader(readCoins, { isCounted: true });
const belongings: Reader = {
  read: readBelongings,
  mayRead: ({ numbers, kinds, context }) =>
    numbers.length > 0 || (kinds & labelled) !== 0 || context.isInventory,
};
const bookkeeping = reader(readBookkeeping, { shapes: [bookkeepingShapes] });
const level = reader(readLevel, { isCounted: true, words: ranked, shapes: [riseShapes] });
const condition = reader(readConditions, { words: conditionWords, shapes: [beginShapes, overShapes] });
const slots = reader(readSlots, { words: slotKind, shapes: magicShapes });
const ending = reader(readEnding, { words: lastKind, shapes: [endShapes] });
const wounds = reader(readWounds, { shapes: [woundShapes, healShapes] });
const outcome: Reader = { read: readOutcome, mayRead: always };

/** What is claimed, by kind. Words for what happens come last: where a number says the same, the number explains it better. */
export const readers: readonly Reader[] = [
  die,
  hitPoints,
  shares,
  death,
  item,
  foreignItem,
  coins,
  belongings,
  bookkeeping,
  level,
  condition,
  slots,
  ending,
  wounds,
  outcome,
];

/** What is claimed without a number, and of nobody at the table. */
export const readersOfWords: readonly Reader[] = [
  die,
  death,
  item,
  foreignItem,
  coins,
  belongings,
  bookkeeping,
  ending,
  outcome,
  slots,
  level,
  condition,
];

export const agencyReader: Reader = {
  read: readAgency,
  mayRead: (reading) =>
    mayHave(reading, agencyShapes) || (reading.mentions.length > 0 && /["“”„«»]/.test(reading.text)),
};
