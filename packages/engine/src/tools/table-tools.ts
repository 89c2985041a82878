import type { Snapshot } from '../snapshot.ts';
import { endGame } from './end-game.ts';
import { recall } from './recall.ts';
import { rollDice } from './roll-dice.ts';
import type { Tool } from './tool.ts';
import { updateCharacter } from './update-character.ts';
import { updateWorldState } from './update-world-state.ts';

/** What the DM can do in a turn that begins like this. */
export function tableTools(_: Snapshot): readonly Tool[] {
  return [rollDice, updateCharacter, updateWorldState, recall, endGame];
}
