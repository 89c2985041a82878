import type { ScriptChanges, ScriptOutline, ScriptScene } from '@fireside/contract';
import type { SceneKind } from '@fireside/contract/protocol';

interface SceneCorrection {
  /** The title as it was read: when the text changes, a correction holds for the scene that it was made for. */
  of: string;
  title?: string;
  kind?: SceneKind;
}

/** What the creator corrects in an outline, by the numbers of scenes. */
export interface Corrections {
  first: { number: number; of: string } | null;
  scenes: Readonly<Record<number, SceneCorrection>>;
}

export const noCorrections: Corrections = { first: null, scenes: {} };

function correctionOf({ number, title }: ScriptScene, { scenes }: Corrections): SceneCorrection | undefined {
  const correction = scenes[number];
  return correction?.of === title ? correction : undefined;
}

function firstOf({ scenes, first }: ScriptOutline, corrections: Corrections): number {
  const wanted = corrections.first;
  const stands = scenes.some(({ number, title }) => number === wanted?.number && title === wanted.of);
  return wanted && stands ? wanted.number : first;
}

/** The outline as its creator wants it. */
export function correctOutline(outline: ScriptOutline, corrections: Corrections): ScriptOutline {
  return {
    first: firstOf(outline, corrections),
    scenes: outline.scenes.map((scene) => {
      const { title = scene.title, kind = scene.kind } = correctionOf(scene, corrections) ?? {};
      return { ...scene, title, kind };
    }),
  };
}

/** What differs from the outline as it was read; undefined where nothing does. */
export function scriptChanges(outline: ScriptOutline, corrections: Corrections): ScriptChanges | undefined {
  const first = firstOf(outline, corrections);
  const scenes = outline.scenes.flatMap((scene) => {
    const { title, kind } = correctionOf(scene, corrections) ?? {};
    const change = {
      ...(title?.trim() && title.trim() !== scene.title ? { title: title.trim() } : {}),
      ...(kind && kind !== scene.kind ? { kind } : {}),
    };
    return 'title' in change || 'kind' in change ? [{ number: scene.number, ...change }] : [];
  });
  if (first === outline.first && scenes.length === 0) return undefined;
  return { ...(first === outline.first ? {} : { first }), scenes };
}
