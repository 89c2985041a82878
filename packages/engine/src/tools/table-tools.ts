import { endGame } from './end-game.ts';
import { rollDice } from './roll-dice.ts';
import type { Tool } from './tool.ts';
import { updateCharacter } from './update-character.ts';
import { updateWorldState } from './update-world-state.ts';

/** What the DM can do during play. */
export const tableTools: readonly Tool[] = [rollDice, updateCharacter, updateWorldState, endGame];
