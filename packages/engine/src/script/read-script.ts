import { boundScenes } from './bound-scenes.ts';
import { firstScene } from './first-scene.ts';
import { keyOf, plainTitle } from './headings.ts';
import { leadBlocks } from './lead-blocks.ts';
import { mendPages } from './mend-pages.ts';
import { type Block, readBlocks } from './read-blocks.ts';
import { runInBlocks } from './run-in.ts';
import { giveKinds, kindNamed } from './scene-kinds.ts';
import type { Script, ScriptScene } from './script.ts';

/** Parts of a scene, not scenes: what stands under them belongs to the scene above. */
const partOfScene =
  /^(?:treasures?|secrets?|clues?|rewards?|developments?|tactics|encounters?|creatures?|monsters?|features?|traps?|hazards?|dm notes?|gm notes?|notes?|description|events?|gossip|rumou?rs|exits?|stats|statistics|experience|xp|loot|actions|reactions|legendary actions|what (?:they|the characters|he|she) (?:know|find|see)s?|searching|investigation)$/i;

interface Section {
  title: string;
  level: number;
  passages: ScriptScene['passages'];
  isTitled: boolean;
  isPlain: boolean;
}

function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (block.type === 'heading') {
      const { level, title, isPlain } = block.heading;
      const isPart = last?.isTitled && (isPlain || level > last.level) && partOfScene.test(title);
      if (isPart) last.passages.push({ label: 'for you alone', text: title });
      else sections.push({ title, level, passages: [], isTitled: true, isPlain: isPlain ?? false });
    } else if (last) last.passages.push({ label: block.label, text: block.text });
    else {
      const title = plainTitle(block.text.slice(0, 200).split('\n', 1)[0]!).slice(0, 80);
      const passages = [{ label: block.label, text: block.text }];
      sections.push({ title: title || 'The beginning', level: 9, passages, isTitled: false, isPlain: true });
    }
  }
  return sections;
}

/**
 * Two or more rooms that are counted stand under the heading before them, though it looks no different, and `7A` under `7`. A note
 * among them stands beside them.
 */
function nestCounted(sections: readonly Section[]): Section[] {
  let deeper = 0;
  let number = '';
  return sections.map((section, index) => {
    const { title, level, isPlain } = section;
    const key = isPlain ? keyOf(title) : null;
    if (key) {
      const isPart = key.letter !== '' && key.number === number;
      number = key.number;
      return { ...section, level: level + deeper + (isPart ? 0.5 : 0) };
    }
    const follow = sections.slice(index + 1, index + 3);
    const leads = isPlain && follow.length === 2 && follow.every((one) => one.isPlain && keyOf(one.title));
    if (leads && kindNamed(title) !== 'scene') return { ...section, level: level + deeper };
    deeper = leads ? 0.25 : 0;
    number = '';
    return section;
  });
}

function scenesOf(sections: readonly Section[]): ScriptScene[] {
  const path: number[] = [];
  return nestCounted(sections).map(({ title, level, passages }, index) => {
    while (path.length > 0 && path.at(-1)! >= level) path.pop();
    const depth = path.length;
    path.push(level);
    return { number: index + 1, title, depth, kind: 'scene', passages };
  });
}

/** A text with headings is parted by them, one without by what its paragraphs begin with. */
function partedBlocks(blocks: readonly Block[]): readonly Block[] {
  const headings = blocks.filter(({ type }) => type === 'heading').length;
  return (headings < 3 ? runInBlocks(blocks) : null) ?? (headings >= 2 ? blocks : leadBlocks(blocks));
}

/**
 * Reads an adventure in whatever form it was pasted: text of a PDF, Markdown, the marks of Homebrewery, notes. Takes time linear in the text, and loses
 * nothing of it but marks and what a PDF repeats on every page.
 */
export function readScript(text: string): Script {
  const lines = mendPages(text);
  const blocks = readBlocks(lines);
  const sections = sectionsOf(partedBlocks(blocks));
  const scenes = boundScenes(scenesOf(sections));
  giveKinds(scenes);
  return { scenes, first: firstScene(scenes) };
}
