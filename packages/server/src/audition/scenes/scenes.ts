import type { Scene } from '../scene.ts';
import { adventureScenes } from './adventure.ts';
import { damageScenes } from './damage.ts';
import { diceScenes } from './dice.ts';
import { playerScenes } from './players.ts';
import { voiceScenes } from './voices.ts';

/** The audition: always the same scenes, in this order. */
export const scenes: readonly Scene[] = [
  ...diceScenes,
  ...damageScenes,
  ...playerScenes,
  ...adventureScenes,
  ...voiceScenes,
];

/** Those of the given names, which may be ids or groups; a name that is neither is an error for whoever asked. */
export function pickScenes(names: readonly string[]): { picked: Scene[]; unknown: string[] } {
  const isMeant = (name: string, { id, group }: Scene) => id === name || group === name;
  return {
    picked: scenes.filter((scene) => names.some((name) => isMeant(name, scene))),
    unknown: names.filter((name) => !scenes.some((scene) => isMeant(name, scene))),
  };
}
