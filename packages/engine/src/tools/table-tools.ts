import type { Snapshot } from '../snapshot.ts';
import { check } from './check.ts';
import { endGame } from './end-game.ts';
import { enterScene } from './enter-scene.ts';
import { attack } from './fight/attack.ts';
import { damage } from './fight/damage.ts';
import { endEncounter } from './fight/end-encounter.ts';
import { move } from './fight/move.ts';
import { nextTurn } from './fight/next-turn.ts';
import { startEncounter } from './fight/start-encounter.ts';
import { recall } from './recall.ts';
import { rest } from './rest.ts';
import { rollDice, rollDiceInRound } from './roll-dice.ts';
import type { Tool } from './tool.ts';
import { updateCharacter } from './update-character.ts';
import { updateWorldState } from './update-world-state.ts';

/** What the DM can do at a table that stands like this: a fight has tools of its own, and nobody rests or travels in one. */
export function tableTools({ game, also, encounter, party }: Snapshot): readonly Tool[] {
  const isPlayed = party.some(({ character }) => character !== null);
  const always = [
    also.length > 0 ? rollDiceInRound : rollDice,
    ...(isPlayed ? [check] : []),
    updateCharacter,
    updateWorldState,
    recall,
    endGame,
  ];
  if (encounter)
    return [...always, attack, damage, nextTurn, endEncounter, ...(encounter.zones ? [move] : [])];
  return [...always, ...(isPlayed ? [startEncounter, rest] : []), ...(game.hasAdventure ? [enterScene] : [])];
}
