import type { ScriptScene } from '@fireside/contract';
import type { SceneKind } from '@fireside/contract/protocol';

/** What can be corrected here; what is missing cannot. */
export interface SceneChanges {
  onTitle?: (number: number, title: string) => void;
  onKind: (number: number, kind: SceneKind) => void;
  onFirst?: (number: number) => void;
  onPlace?: (number: number) => void;
}

export interface SceneRowProps {
  scene: ScriptScene;
  isFirst: boolean;
  isPlace: boolean;
  open: boolean;
  onOpen: (number: number | null) => void;
  changes: SceneChanges;
}
