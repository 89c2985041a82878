import type { OutlinedScene, ScriptExcerpts } from '../ports.ts';
import { budgets, clip } from './budget.ts';
import { oneLine, quote } from './quote.ts';

/** What an ending is called would tell it. */
function nameOf({ kind, title }: OutlinedScene): string {
  return kind === 'ending' ? 'an ending' : oneLine(title);
}

const aside: Partial<Record<OutlinedScene['kind'], string>> = {
  background: ' (for you to know)',
  people: ' (people)',
  creatures: ' (creatures)',
  items: ' (items)',
};

/** As much of the outline as fits, around where the party is. */
function outlineLines({ outline, here }: ScriptExcerpts): string[] {
  const shown = outline.filter(({ kind }) => kind !== 'front');
  const lines = shown.map((scene) => {
    const mark = scene.number === here ? '   <-- you are here' : (aside[scene.kind] ?? '');
    return `${'  '.repeat(Math.min(scene.depth, 4))}${scene.number}. ${nameOf(scene)}${mark}`;
  });
  const at = Math.max(
    0,
    shown.findIndex(({ number }) => number === here),
  );
  let [from, to] = [at, at + 1];
  let left: number = budgets.outline - (lines[at]?.length ?? 0);
  for (let isOpen = true; isOpen; ) {
    isOpen = false;
    if (to < lines.length && lines[to]!.length < left) {
      left -= lines[to++]!.length + 1;
      isOpen = true;
    }
    if (from > 0 && lines[from - 1]!.length < left) {
      left -= lines[--from]!.length + 1;
      isOpen = true;
    }
  }
  return lines.slice(from, to);
}

/** The passages under the names of their scenes. */
function passageLines({ outline, here, toward, passages }: ScriptExcerpts, bound: number): string[] {
  const lines: string[] = [];
  let left = bound;
  let last = 0;
  for (const { scene, label, isLater, text } of passages) {
    const known = outline[scene - 1];
    if (!known || left < 40) continue;
    if (scene !== last) {
      const maybe = scene === toward ? ', where the message may lead' : '';
      const where = scene === here ? ', where the party is' : maybe;
      lines.push(`Scene ${scene}, "${nameOf(known)}"${where}:`);
      last = scene;
    }
    const shown = clip(text.trim(), left);
    left -= shown.length;
    lines.push(isLater ? `(later: ${label})` : `(${label})`, quote(shown));
  }
  return lines;
}

const follow =
  'Follow it strictly: its places, people, events, secrets and numbers. Deviate only when the players clearly leave it, and lead back to it when they return. Give "read aloud" nearly word for word when they arrive. "for you alone" is yours: let them find out. "later" is not reached yet: reveal nothing of it.';

/** Where the party is, as far as we know, and how the DM says otherwise. */
function whereLine({ outline, here, toward }: ScriptExcerpts): string {
  const scene = outline[here - 1];
  const next = toward === here ? undefined : outline[toward - 1];
  const known = scene ? `The party is in scene ${here}, "${nameOf(scene)}", as far as we know. ` : '';
  const maybe = next
    ? `The message may lead to scene ${toward}, "${nameOf(next)}"; of that you have only how it begins. `
    : '';
  return `${known}${maybe}When the message that you answer takes them to another scene of the outline, or when they are in another one already, call enter_scene with its number before you narrate: you are given that scene.`;
}

/** The outline, and a short adventure whole. Changes when the party goes somewhere else. */
export function scriptOutlineSection({ script }: { script: ScriptExcerpts | null }): string {
  if (!script) return '';
  return [
    '# The adventure: its outline',
    'This game follows a written adventure; you see the scene in which the party is and what a message calls for.',
    quote(outlineLines(script).join('\n')),
    ...(script.isWhole
      ? ['# The adventure', follow, whereLine(script), ...passageLines(script, budgets.script)]
      : []),
  ].join('\n');
}

/** The scene in which the party is, and what this turn calls for besides. */
export function scriptSection({ script }: { script: ScriptExcerpts | null }): string {
  if (!script || script.isWhole) return '';
  return [
    '# The adventure: the script for this turn',
    follow,
    whereLine(script),
    ...passageLines(script, budgets.script),
  ].join('\n');
}
