import type { ScriptExcerpts } from '@fireside/engine';
import { readScript, ScriptIndex, type ScriptRequest, scriptExcerpts } from '@fireside/engine/script';

/** What an adventure has for each turn of a game, found by words alone. */
export async function wordLibrary(
  text: string,
): Promise<(asked: Omit<ScriptRequest, 'queries'>) => ScriptExcerpts> {
  const { scenes, first } = readScript(text);
  const index = await ScriptIndex.build({
    first,
    scenes: scenes.map((scene) => ({
      ...scene,
      passages: scene.passages.map((passage) => ({ ...passage, vector: null })),
    })),
  });
  return (asked) => scriptExcerpts(index, { ...asked, queries: [] });
}
