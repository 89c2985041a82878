import { type SceneKind, sceneKinds } from '@fireside/contract/protocol';

/** What people call the parts of an adventure. */
export const kindWords: Record<SceneKind, string> = {
  scene: 'Scene',
  part: 'Part, above scenes',
  background: 'Background',
  people: 'People',
  creatures: 'Creatures',
  items: 'Items',
  ending: 'Ending',
  front: 'Not for play',
};

export const kindOptions = sceneKinds.map((value) => ({ value, label: kindWords[value] }));
