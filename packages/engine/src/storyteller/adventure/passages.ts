import type { Excerpts } from '../../ports.ts';

/** A scene of the adventure as far as it may be told; the scene in which play begins is position 0. */
export interface Passage {
  position: number;
  heading: string;
  text: string;
  isEnding: boolean;
}

/** What may be told: of an adventure that says what is read aloud that alone, of any other what its sentences do not hide. */
export function passagesOf({ script }: Pick<Excerpts, 'script'>): Passage[] {
  if (!script) return [];
  const texts = new Map<number, string[]>();
  for (const { scene, label, text } of script.passages) {
    if (script.isMarked && label === 'for you alone') continue;
    texts.set(scene, [...(texts.get(scene) ?? []), text]);
  }
  return script.outline.flatMap(({ number, title, kind }) => {
    const own = texts.get(number);
    const isTold = kind === 'scene' || kind === 'part' || kind === 'ending';
    if (!own || !isTold || number < script.first) return [];
    return {
      position: number - script.first,
      heading: title,
      text: own.join('\n\n'),
      isEnding: kind === 'ending',
    };
  });
}
