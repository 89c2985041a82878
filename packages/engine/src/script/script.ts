import type { SceneKind } from '@fireside/contract/protocol';

export type { SceneKind };

/** Whether the players hear it as it is written, or the DM alone reads it. */
export type PassageLabel = 'read aloud' | 'for you alone';

export interface ScriptPassage {
  label: PassageLabel;
  text: string;
}

/** What stands under one heading of an adventure. */
export interface ScriptScene {
  /** From 1, in the order of the text. */
  number: number;
  title: string;
  /** 0 for the outermost. */
  depth: number;
  kind: SceneKind;
  passages: ScriptPassage[];
}

/** An adventure as it is played. */
export interface Script {
  scenes: ScriptScene[];
  /** The number of the scene in which play begins; 0 where nothing can be played. */
  first: number;
}

/** How long a scene's own text is. */
export function sceneLength({ passages }: Pick<ScriptScene, 'passages'>): number {
  return passages.reduce((sum, { text }) => sum + text.length, 0);
}
