import type { Snapshot } from '../snapshot.ts';
import { endGame } from './end-game.ts';
import { enterScene } from './enter-scene.ts';
import { recall } from './recall.ts';
import { rollDice, rollDiceInRound } from './roll-dice.ts';
import type { Tool } from './tool.ts';
import { updateCharacter } from './update-character.ts';
import { updateWorldState } from './update-world-state.ts';

/** What the DM can do in a turn that begins like this. */
export function tableTools({ game, also }: Snapshot): readonly Tool[] {
  const always = [
    also.length > 0 ? rollDiceInRound : rollDice,
    updateCharacter,
    updateWorldState,
    recall,
    endGame,
  ];
  return game.hasAdventure ? [...always, enterScene] : always;
}
