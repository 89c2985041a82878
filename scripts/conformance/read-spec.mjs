import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** `| 4.5 | **Joining.** The code … | `packages/…` |`: a number, the rule and who keeps it; `\|` is no border. */
const row = /^\| ((?:[1-9]|[DE][1-9]\d?)\.[\w.-]+) \| ((?:[^|\\]|\\.)+) \| ((?:[^|\\]|\\.)+) \|$/;

function readRule(line, file) {
  const [, id, text, keeper] = line.match(row) ?? [];
  if (!id) return [];
  const title = text.match(/^\*\*(.+?)\*\*/)?.[1];
  if (!title) throw new Error(`docs/spec/${file}: rule ${id} does not begin with its name in bold`);
  return [
    {
      id,
      title: title.replace(/[.:]$/, ''),
      isPlanned: keeper.startsWith('planned'),
      sources: [...keeper.matchAll(/`([^`]+)`/g)].map(([, source]) => source),
    },
  ];
}

function readPart(folder, file) {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const [, id, title] = text.match(/^# ((?:[DE])?[1-9]\d?)\. (.+)$/m) ?? [];
  if (!id) throw new Error(`docs/spec/${file} does not begin with the number of its part`);
  const rules = text.split('\n').flatMap((line) => readRule(line, file));
  const stray = rules.find((rule) => !rule.id.startsWith(`${id}.`));
  if (stray) throw new Error(`docs/spec/${file}: rule ${stray.id} belongs to another part`);
  return { id, title, file, rules };
}

/** The parts of docs/spec in their order, each with its rules. */
export function readSpec(root) {
  const folder = path.join(root, 'docs/spec');
  const files = readdirSync(folder).filter((name) => /^[de]?[1-9]\d?-.+\.md$/.test(name));
  const byNumber = new Intl.Collator('en', { numeric: true });
  return files.sort(byNumber.compare).map((file) => readPart(folder, file));
}
