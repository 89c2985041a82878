import { readFileSync } from 'node:fs';
import {
  passageTexts,
  RulebookIndex,
  rulebookExcerpts,
  unitVector,
  unpackVectors,
  writeOut,
} from '@fireside/engine/library';
import { contentHash } from '../../packages/server/dist/library/books/content-hash.js';
import { listBookFiles } from '../../packages/server/dist/library/books/book-files.js';
import { readBookFile } from '../../packages/server/dist/library/books/read-book-file.js';
import { shippedVectors } from '../../packages/server/dist/library/books/shipped-vectors.js';
import { createEmbedder } from '../../packages/server/dist/library/embedder/embedder.js';
import { shippedBooks } from '../../packages/server/dist/library/create-library.js';

/**
 * How well the rulebooks answer messages as players type them. Ranking: is a passage that answers among the first? Gate:
 * do messages that have an answer get excerpts, and do chit-chat and in-character lines get none?
 */

const lines = (name) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
const heldBack = (_line, index) => index % 3 === 2;

const questions = lines('questions.txt').map((line, index) => {
  const [message, answers] = line.split(' | ');
  return { message, answers: answers.split('; '), held: heldBack(line, index) };
});
const quiet = [
  ...lines('chit-chat.txt').map(label('chit-chat')),
  ...lines('in-character.txt').map(label('in character')),
];

function label(kind) {
  return (message, index) => ({ message, kind, held: heldBack(message, index) });
}

const vectors = await shippedVectors([shippedBooks]);
const passages = [];
for (const { file } of await listBookFiles([shippedBooks])) passages.push(...(await readBookFile(file)));
const indexed = passages.map((passage) => ({
  passage,
  vectors: unpackVectors(vectors.get(contentHash(passage))),
}));
const ships = new RulebookIndex(indexed);
const withoutPhrases = new RulebookIndex(
  indexed.map(({ passage, vectors: own }) => ({
    passage: { ...passage, phrases: [] },
    vectors: own.slice(0, 1),
  })),
);

const embedder = createEmbedder();
const embed = async (message) =>
  unitVector((await embedder.embed([writeOut(message)], { priority: 'turn' }))[0]);
const queries = new Map();
for (const { message } of [...questions, ...quiet]) queries.set(message, await embed(message));

const answered = (passage, answers) =>
  passage.heading.split(' > ').some((heading) => answers.includes(heading));

async function ranking(index, weights, asked, byMeaning) {
  let [first, five, reciprocal] = [0, 0, 0];
  for (const { message, answers } of asked) {
    const ranked = await index.rank(message, byMeaning ? queries.get(message) : null, 10, weights);
    const place = ranked.findIndex(({ passage }) => answered(passage, answers));
    if (place === 0) first += 1;
    if (place >= 0 && place < 5) five += 1;
    if (place >= 0) reciprocal += 1 / (place + 1);
  }
  const share = (count) => (count / asked.length).toFixed(2);
  return { 'recall@1': share(first), 'recall@5': share(five), 'MRR@10': share(reciprocal) };
}

const isServed = async (message) => (await rulebookExcerpts(ships, message, queries.get(message))).length > 0;
async function servedShare(messages) {
  let served = 0;
  for (const { message } of messages) if (await isServed(message)) served += 1;
  return `${((100 * served) / messages.length).toFixed(1)} %`;
}

console.log(
  `${passages.length} passages, ${passages.flatMap(passageTexts).length} vectors, ${questions.length} questions\n`,
);
for (const [name, asked] of [
  ['tuned on (two thirds)', questions.filter((question) => !question.held)],
  ['held back (one third)', questions.filter((question) => question.held)],
  ['all', questions],
]) {
  console.log(`Ranking, ${name}: ${asked.length} questions`);
  console.table({
    'vectors alone, without phrases': await ranking(
      withoutPhrases,
      { meaning: 1, words: 0, text: 0 },
      asked,
      true,
    ),
    'words alone, without phrases': await ranking(
      withoutPhrases,
      { meaning: 0, words: 1, text: 0 },
      asked,
      false,
    ),
    'vectors alone': await ranking(ships, { meaning: 1, words: 0, text: 0 }, asked, true),
    'words alone': await ranking(ships, { meaning: 0, words: 1, text: 0 }, asked, false),
    'what ships': await ranking(ships, undefined, asked, true),
  });
}
const part = (messages, held) => messages.filter((message) => message.held === held);
const kind = (name) => quiet.filter((message) => message.kind === name);
const gate = {};
for (const [name, messages] of [
  ['answerable (should be served)', questions],
  ['chit-chat (should not)', kind('chit-chat')],
  ['in character (should not)', kind('in character')],
  ['false positives of both', quiet],
]) {
  gate[name] = {
    'tuned on': await servedShare(part(messages, false)),
    'held back': await servedShare(part(messages, true)),
    all: await servedShare(messages),
  };
}
console.log('Served with excerpts');
console.table(gate);

if (process.argv.includes('--misses')) {
  for (const { message, answers } of part(questions, false)) {
    const ranked = await ships.rank(message, queries.get(message), 5);
    const found = ranked.some(({ passage }) => answered(passage, answers));
    if (!found)
      console.log(`missed: ${message} -> ${ranked.map(({ passage }) => passage.heading).join(' | ')}`);
    if (!(await isServed(message))) console.log(`not served: ${message}`);
  }
  for (const { message } of part(quiet, false))
    if (await isServed(message)) console.log(`served: ${message}`);
}

const times = [];
for (const { message } of questions) {
  const start = performance.now();
  await rulebookExcerpts(ships, message, await embed(message));
  times.push(performance.now() - start);
}
const rankTimes = [];
for (const { message } of questions) {
  const start = performance.now();
  await rulebookExcerpts(ships, message, queries.get(message));
  rankTimes.push(performance.now() - start);
}
const quantile = (values, share) =>
  values.sort((a, b) => a - b)[Math.floor(values.length * share)].toFixed(1);
console.log(
  `Per message: ${quantile(times, 0.5)} ms at the median, ${quantile(times, 0.95)} ms at 95 %; of that on the event loop ` +
    `${quantile(rankTimes, 0.5)} and ${quantile(rankTimes, 0.95)} ms`,
);
await embedder.close();
