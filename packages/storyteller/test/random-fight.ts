import type { Character } from '@fireside/engine';
import { startFight } from '../src/fight/fight.ts';
import { isRemarkable, sentencesOf } from '../src/language/sentences.ts';
import { FightGame } from './fight-game.ts';
import { marrowBridge } from './marrow-bridge.ts';
import { brannoch, ilsabet, quill } from './sheets.ts';
import { aStep } from './fight-steps.ts';

const [bridge, stair] = marrowBridge.places;
const world = {
  ...marrowBridge,
  places: [{ ...bridge!, beat: 'danger' as const, foes: stair!.foes }, stair!],
};
const tove = { ...brannoch, id: '44444444-4444-4444-8444-444444444444', name: 'Tove' };
const hitDice: Record<string, number> = { Fighter: 10, Wizard: 6, Rogue: 8 };

function atLevel(sheet: Character, level: number): Character {
  const die = hitDice[sheet.class_name]!;
  const constitution = Math.floor((sheet.abilities.constitution - 10) / 2);
  const hp = die + constitution + (level - 1) * (die / 2 + 1 + constitution);
  return { ...sheet, level, max_hp: hp, current_hp: hp };
}

export interface Fought {
  game: FightGame;
  hasEnded: boolean;
  isWon: boolean;
  refused: unknown[];
  /** What the table would not have read. */
  hidden: string[];
  repeated: string[];
  /** Hit points that were told and never were. */
  wrong: string[];
}

/** A fight from its first word to its last, in which everybody strikes when it is their turn. */
export async function fightWith(given: {
  seed: number;
  players: number;
  level: number;
  ownDice: boolean;
  against: 'minions' | 'villain';
  zeroHp: 'end' | 'fall';
  /** The creature whose numbers the minions have, where it is another. */
  like?: string;
  /** More than any fair fight has. */
  foeHitPoints?: number;
  turns?: number;
}): Promise<Fought> {
  const { seed, players, level, ownDice, against, zeroHp } = given;
  const party = [brannoch, quill, ilsabet, tove].slice(0, players).map((sheet) => atLevel(sheet, level));
  const isVillain = against === 'villain';
  const game = new FightGame({
    party,
    zeroHp,
    seed,
    world,
    selfRollers: ownDice ? [0, 2] : [],
    state: isVillain ? { at: 'salt-stair' } : {},
  });
  const minions = stair!.foes.map(({ kind, count }) => ({
    kind: { ...kind, ...(given.like && { like: given.like }) },
    count,
  }));
  const foes = isVillain ? [{ kind: world.threat!.villain, count: 1 }] : minions;
  await game.answer(0, 'I wait.', (turn) => startFight(turn, foes));
  if (given.foeHitPoints) toughen(game, given.foeHitPoints);
  const isLost = () =>
    zeroHp === 'end' && game.snapshot.party.some(({ character }) => character!.current_hp <= 0);
  for (let at = 0; at < (given.turns ?? 100) && game.encounter && !isLost(); at++) {
    const asked = game.snapshot.party.findIndex(({ pending_roll }) => pending_roll !== null);
    const next = game.snapshot.party.findIndex(
      ({ character }) => character!.id === game.onTurn!.character_id,
    );
    const step = aStep({ act: 'attack', verb: 'swing', echo: 'swing at the nearest of them' });
    await game.step(
      Math.max(0, asked >= 0 ? asked : next),
      step,
      asked >= 0 ? 'Please roll it for me.' : 'I strike.',
    );
  }
  const standing = game.snapshot.party.filter(({ character }) => character!.current_hp > 0).length;
  const { ending } = game.told.at(-1)!.turn;
  return {
    game,
    hasEnded: game.encounter === null || isLost(),
    isWon: !isLost() && standing > 0 && ending?.outcome !== 'defeat',
    refused: game.told.flatMap(({ errors }) => errors),
    ...readingOf(game),
  };
}

function toughen(game: FightGame, max: number): void {
  const { encounter, party } = game.snapshot;
  const combatants = encounter!.combatants.map((one) =>
    one.side === 'foe' ? { ...one, hp: { current: max, max } } : one,
  );
  const hardy = party.map((seat) => ({
    ...seat,
    character: { ...seat.character!, current_hp: 900, max_hp: 900 },
  }));
  game.snapshot = { ...game.snapshot, encounter: { ...encounter!, combatants }, party: hardy };
}

function readingOf(game: FightGame): Pick<Fought, 'hidden' | 'repeated' | 'wrong'> {
  const said = game.told.flatMap(({ text }) => sentencesOf(text)).filter(isRemarkable);
  const hidden = game.told.flatMap(({ text, shown, turn }) =>
    // How a tale closes is read once the game is ended, which happens elsewhere.
    turn.ending ? [] : sentencesOf(text).filter((sentence) => !shown.includes(sentence)),
  );
  const wrong = game.told.flatMap(({ text, effects }) => {
    const known = effects.flatMap((effect) =>
      effect.kind === 'hit_points' && effect.after >= 0 ? [`${effect.before} → ${effect.after}`] : [],
    );
    const told: string[] = text.match(/-?\d+ → -?\d+/g) ?? [];
    return [...told.filter((one) => !known.includes(one)), ...known.filter((one) => !told.includes(one))];
  });
  return { hidden, repeated: said.filter((one, at) => said.indexOf(one) !== at), wrong };
}
