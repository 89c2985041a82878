import { stateOfSheet } from '@fireside/contract';
import { counted, indefinite, listed, plural } from '../language/nouns.ts';
import { afterFight } from '../story/progress.ts';
import type { Telling } from '../telling/telling.ts';
import type { FoeKind } from '../world/world.ts';
import { isAlone, isVillain, kindOfPerson, marksFor } from './combatants.ts';
import { beginnings, beginningsOfOne } from './fight-lines.ts';
import { callFight, fightTurn } from './fight-turn.ts';
import { type FittedFoes, fitFoes } from './foe-strength.ts';
import { runToPlayer, sayWhoseTurn } from './rounds.ts';
import { ownBeginnings } from './trick-lines.ts';

export type Foes = readonly { kind: FoeKind; count: number }[];

/** `two drowned sleepers (one tall and one scarred)`. */
function groupWords({ kind: { name, isProper }, count }: FittedFoes, apartBy: readonly string[]): string {
  if (count === 1) return indefinite({ name, proper: isProper });
  const apart = listed(apartBy.slice(0, count).map((mark) => `one ${mark}`));
  return `${counted(count)} ${plural(name)} (${apart})`;
}

function partyWords(turn: Telling): string {
  return isAlone(turn) ? 'you' : listed(turn.party.flatMap(({ seat, name }) => (seat.character ? name : [])));
}

/** Each under a name of its own, so that players can say whom they mean. */
function combatantsOf(fitted: readonly FittedFoes[], apartBy: readonly string[]): Record<string, unknown>[] {
  return fitted.flatMap(({ kind: { name }, count, creature, hp, armor_class }) =>
    Array.from({ length: count }, (_, at) => ({
      creature,
      name: count > 1 ? `${apartBy[at]} ${name}` : name,
      hp,
      armor_class,
    })),
  );
}

/** Without sheets there are no numbers to fight by: it is told, and over. */
function tellWithoutSheets(turn: Telling, foes: Foes): void {
  const [first] = foes;
  if (!first) return;
  const { name, isProper } = first.kind;
  turn.line(unplayed, { foe: { name, proper: isProper } });
  afterFight(turn);
}

const unplayed = [
  'Nobody at this table has a sheet to fight by, so it is told, not rolled: it is [short|quick] and [loud|clumsy], and in the end {foe} gives way.',
  'Without a sheet there are no dice to decide it: {foe} is driven off, [somehow|with more luck than art], and that is the whole tale of it.',
] as const;

/** Begins a fight, without a word on whose turn it is; `isOwn`: by what a player does. Whether one has begun. */
export async function beginFight(turn: Telling, foes: Foes, isOwn = false): Promise<boolean> {
  const { table } = turn;
  if (table.encounter || foes.length === 0) return false;
  const sheets = table.party.flatMap(({ character }) => character ?? []);
  if (sheets.length === 0) {
    tellWithoutSheets(turn, foes);
    return false;
  }
  const able = sheets.filter((sheet) => !['dying', 'stable', 'dead'].includes(stateOfSheet(sheet)));
  if (able.length === 0) return false;
  const opponents = {
    sheets: able,
    isFragile: table.zero_hp !== 'fall',
    hasOwnDice: table.party.some(({ self_rolls }) => self_rolls),
  };
  const apartBy = marksFor(
    turn,
    foes.map(({ kind }) => kind.name),
  );
  const fitted = fitFoes(foes, opponents, (kind) => isVillain(turn, kind));
  const { error } = await callFight(turn, 'start_encounter', { combatants: combatantsOf(fitted, apartBy) });
  if (error !== undefined) return false;
  fightTurn(turn).hasBegun = true;
  makeHostile(turn, fitted);
  const isOne = fitted.length === 1 && fitted[0]!.count === 1;
  const slots = { foes: listed(fitted.map((group) => groupWords(group, apartBy))), party: partyWords(turn) };
  if (!isOwn || !turn.line(ownBeginnings, slots)) turn.line(isOne ? beginningsOfOne : beginnings, slots);
  return true;
}

/** Whoever of the place is fought thinks differently of the party from now on. */
function makeHostile(turn: Telling, fitted: readonly FittedFoes[]): void {
  const { state, place } = turn;
  for (const person of place.people)
    if (fitted.some(({ kind }) => kind.name === kindOfPerson(person).name))
      state.people[person.id] = {
        told: [],
        heard: [],
        ...state.people[person.id],
        attitude: 'hostile',
      };
}

/** Begins a fight by the rules; everybody who is played takes part. Foes who are quicker have acted when it returns. */
export async function startFight(turn: Telling, foes: Foes): Promise<void> {
  if (!(await beginFight(turn, foes))) return;
  if (await runToPlayer(turn)) sayWhoseTurn(turn);
}
