import { scriptLimits } from '@fireside/contract/protocol';
import { chunkMarkdown } from '../library/chunk-markdown.ts';
import { isStatBlock } from './aloud-marks.ts';
import { type ScriptPassage, type ScriptScene, sceneLength } from './script.ts';

/** A scene among too many has at least this share of the text, so that there are no more than that. */
function mergeShort(scenes: readonly ScriptScene[]): ScriptScene[] {
  const total = scenes.reduce((sum, scene) => sum + scene.title.length + sceneLength(scene), 0);
  const least = Math.ceil((total * 2) / scriptLimits.scenes);
  const kept: ScriptScene[] = [];
  let length = 0;
  for (const scene of scenes) {
    const last = kept.at(-1);
    if (last && (length < least || kept.length >= scriptLimits.scenes)) {
      last.passages.push({ label: 'for you alone', text: scene.title }, ...scene.passages);
    } else {
      kept.push(scene);
      length = 0;
    }
    length += scene.title.length + sceneLength(scene);
  }
  return kept.map((scene, index) => ({ ...scene, number: index + 1 }));
}

/** Passages are joined until they say enough to be found by. */
const comfortablePassage = 500;
const fewestCharacters = 250;
const mostPassages = 1_600;

const longestPassage = 1_000;
/** The numbers of a creature stay together. */
const longestStatBlock = 2_500;
const pieces = { maximumCharacters: longestPassage, comfortableCharacters: 500, minimumCharacters: 0 };

function splitPassage({ label, text }: ScriptPassage): ScriptPassage[] {
  if (text.length <= (isStatBlock(text) ? longestStatBlock : longestPassage)) return [{ label, text }];
  return chunkMarkdown(text, pieces).map((piece) => ({ label, text: piece.text }));
}

function joinPassages(passages: readonly ScriptPassage[], mayMix: boolean): ScriptPassage[] {
  const joined: { label: ScriptPassage['label']; texts: string[]; length: number }[] = [];
  for (const { label, text } of passages) {
    const last = joined.at(-1);
    const isAlike = last?.label === label && last.length + text.length <= comfortablePassage;
    if (last && (isAlike || (mayMix && last.length < fewestCharacters))) {
      last.texts.push(text);
      last.length += text.length + 2;
      if (last.label !== label) last.label = 'for you alone';
    } else joined.push({ label, texts: [text], length: text.length });
  }
  return joined.map(({ label, texts }) => ({ label, text: texts.join('\n\n') }));
}

/** Bounds what anyone can make the service keep and embed: scenes by their number, passages by their length. */
export function boundScenes(scenes: readonly ScriptScene[]): ScriptScene[] {
  const few = scenes.length <= scriptLimits.scenes ? scenes : mergeShort(scenes);
  const bounded = few.map((scene) => ({
    ...scene,
    title: scene.title.slice(0, scriptLimits.title).toWellFormed().trim() || `Scene ${scene.number}`,
    passages: joinPassages(scene.passages.flatMap(splitPassage), false),
  }));
  const count = bounded.reduce((sum, { passages }) => sum + passages.length, 0);
  if (count <= mostPassages) return bounded;
  return bounded.map((scene) => ({ ...scene, passages: joinPassages(scene.passages, true) }));
}
