import { readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';

type Node = { type: string; start: number; [field: string]: unknown };

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** Attributes whose value nobody reads. */
const silentAttributes = new Set(['className', 'd', 'style', 'href', 'src', 'rel', 'key', 'id', 'type']);

/** As `KeyboardEvent.key` has them. */
const keys = /^(Arrow(Up|Down|Left|Right)|Page(Up|Down)|Home|End|Tab|Enter|Escape|Backspace|Delete|Shift)$/;

/** `grid gap-3 max-sm:px-2!` is for the style sheet; a sentence has words that no class has. */
function isStyle(text: string): boolean {
  return text
    .trim()
    .split(/\s+/)
    .every((token) => /^[a-z-]*[-:[\]/\d!][\w\-:[\]/.%!()&>*,#+=']*$|^[a-z]{2,12}$/.test(token));
}

/** Words of a person: a capital and then letters, or several words in a row. */
function isProse(text: string): boolean {
  if (keys.test(text)) return false;
  if (isStyle(text)) return /^[a-z]+( [a-z]+){3,}$/.test(text.trim());
  return /^["“‘(]?\p{Lu}\p{Ll}+/u.test(text.trim()) || /\p{L}{2,},? \p{L}{2,}/u.test(text);
}

/** What stands in a file for people to read, and not in the catalogue. */
export function hardCodedText(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const found: string[] = [];
  const note = (node: Node, text: string) => {
    const line = source.slice(0, node.start).split('\n').length;
    found.push(`${line}: ${text.trim().replace(/\s+/g, ' ').slice(0, 80)}`);
  };

  function visit(node: Node) {
    if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return;
    if (/^(Import|ExportAll)/.test(node.type)) return;
    if (node.type === 'JSXText' && /\p{L}{2,}/u.test(String(node.value))) note(node, String(node.value));
    if (node.type === 'JSXAttribute' && silentAttributes.has(String((node.name as Node).name))) return;
    if (node.type === 'Literal' && typeof node.value === 'string' && isProse(node.value))
      note(node, node.value);
    if (node.type === 'TemplateElement') {
      const { cooked } = node.value as { cooked: string };
      if (isProse(cooked)) note(node, cooked);
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  }

  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node);
  return found;
}
