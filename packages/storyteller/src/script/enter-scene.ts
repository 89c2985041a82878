import type { ScriptExcerpt, ScriptExcerpts } from '@fireside/engine';
import type { Telling } from '../telling/telling.ts';
import { type Opened, openAdventure } from './opened.ts';
import type { Room } from './rooms.ts';

function passagesOf(found: unknown, scene: number): ScriptExcerpt[] {
  if (!Array.isArray(found)) return [];
  return found.flatMap((one: unknown): ScriptExcerpt[] => {
    if (typeof one !== 'object' || one === null || !('source' in one) || !('text' in one)) return [];
    const label = String(one.source).endsWith('(read aloud)') ? 'read aloud' : 'for you alone';
    return [{ scene, label, isLater: false, text: String(one.text) }];
  });
}

/** Puts on record where the party is, and gets the text of that scene where the turn does not have all of it. */
export async function enterScene(
  turn: Telling,
  script: ScriptExcerpts,
  room: Pick<Room, 'scene'>,
): Promise<Opened> {
  const answer = await turn.call('enter_scene', { scene: room.scene });
  if (script.isWhole) return openAdventure(script);
  const passages = passagesOf(answer.passages, room.scene);
  if (passages.length === 0) return openAdventure(script);
  const others = script.passages.filter(({ scene }) => scene !== room.scene);
  return openAdventure({ ...script, passages: [...others, ...passages] });
}
