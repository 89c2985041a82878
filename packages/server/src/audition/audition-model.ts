import type { Config } from '../config/config.ts';
import { checkModel } from '../models/check-model.ts';
import { createModelStatus } from '../models/model-status.ts';
import { explainStartFailure } from '../operations/start-failure.ts';
import { openStage, type Tokens } from './open-stage.ts';
import { playScene } from './play-scene.ts';
import type { Column, Scene } from './scene.ts';
import { judge, median, type SceneResult, type Share, shareOf, shares } from './score.ts';

export interface AuditionOptions {
  scenes: readonly Scene[];
  /** How long a scene may take. */
  milliseconds: number;
  /** How many scenes are played side by side. */
  atOnce: number;
  elapsed(): number;
  signal: AbortSignal;
  progress(line: string): void;
}

/** How a model did. */
export interface Audition {
  model: string;
  overall: Share;
  columns: Record<Column, Share>;
  /** How many scenes were asked for. */
  scenes_asked: number;
  repaired: number;
  withheld: number;
  seconds_to_first_word: number | null;
  tokens: Tokens;
  scenes: SceneResult[];
}

async function reasonOf(settings: Config['model']): Promise<string | null> {
  const check = await checkModel(settings);
  if (check.outcome === 'ok' || check.outcome === 'no-tool-calling') return null;
  // Whoever lists its models and answers with nothing is there: that it says nothing is for the scenes to show.
  if (check.outcome === 'unreachable' && (await createModelStatus(settings)()) === 'ok') return null;
  return [check.sentence, check.fix].filter(Boolean).join(' ');
}

/** Why a model cannot be heard at all, with what to do about it; null when it can. A model that calls no tools can. */
export async function whyUnheard(
  settings: Config['model'],
  model: string | undefined,
): Promise<string | null> {
  try {
    return await reasonOf({ ...settings, ...(model !== undefined && { model }) });
  } catch (error) {
    return explainStartFailure(error);
  }
}

/** Plays the scenes with one model through a service of its own. Stopped, it tells of those that were played. */
export async function auditionModel(
  config: Readonly<Config>,
  model: string | undefined,
  options: AuditionOptions,
): Promise<Audition> {
  const { scenes, atOnce, signal, progress } = options;
  const stage = await openStage(config, model, signal);
  try {
    const results: SceneResult[] = [];
    const waiting = [...scenes.entries()];
    const play = async () => {
      for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
        const [place, scene] = next;
        progress(`${stage.model}: scene ${place + 1} of ${scenes.length}, ${scene.id}`);
        const result = judge(await playScene(scene, { ...options, clients: stage.clients }));
        if (!signal.aborted) results.push(result);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, play));
    const order = new Map(scenes.map(({ id }, place) => [id, place]));
    results.sort((one, other) => order.get(one.id)! - order.get(other.id)!);
    return {
      model: stage.model,
      overall: shareOf(results),
      columns: shares(results),
      scenes_asked: scenes.length,
      repaired: results.reduce((sum, { repaired }) => sum + repaired, 0),
      withheld: results.reduce((sum, { withheld }) => sum + withheld, 0),
      seconds_to_first_word: median(results.flatMap(({ seconds_to_first_word: seconds }) => seconds)),
      tokens: await stage.tokens(),
      scenes: results,
    };
  } finally {
    await stage.close();
  }
}
