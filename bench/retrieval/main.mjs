import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  passageTexts,
  queryTexts,
  RulebookIndex,
  rulebookExcerpts,
  unitVector,
} from '@fireside/engine/library';
import { shippedBooks } from '../../packages/server/dist/library/create-library.js';
import { commonWords } from '../../packages/server/dist/library/embedder/common-words.js';
import { createEmbedder } from '../../packages/server/dist/library/embedder/embedder.js';
import { openIndex } from '../../scripts/rulebooks/open-index.mjs';
import { readSets, readStories } from './sets.mjs';
import { withTypingErrors } from './typing-errors.mjs';

/**
 * How well the rulebooks answer messages as players type them: is an entry that answers among what the prompt would get, is anything served at all, and is nothing
 * served to whoever asks nothing? `--sets FOLDER` takes other sets, `--books FOLDER` other books, `--misses` names what went wrong.
 */

const own = fileURLToPath(new URL('sets', import.meta.url));
const { values: options } = parseArgs({
  options: {
    sets: { type: 'string', default: own },
    books: { type: 'string', default: shippedBooks },
    misses: { type: 'boolean', default: false },
  },
});
const sets = readSets(path.resolve(options.sets));
const stories = readStories(path.resolve(options.sets), own);

const embedder = createEmbedder();
const { passages, indexed } = await openIndex(embedder, [path.resolve(options.books)]);
const words = await commonWords();
const index = new RulebookIndex(indexed, words);
const withoutPhrases = new RulebookIndex(
  indexed.map(({ passage, vectors }) => ({
    passage: { ...passage, phrases: [] },
    vectors: vectors.slice(0, 1),
  })),
  words,
);

const known = new Map();
async function vectorOf(text) {
  if (!known.has(text)) known.set(text, unitVector((await embedder.embed([text], { priority: 'turn' }))[0]));
  return known.get(text);
}

async function serve(message, { books = index, byMeaning = true } = {}) {
  const texts = queryTexts(message, (written) => books.mend(written));
  return rulebookExcerpts(books, texts, (some) =>
    Promise.all(some.map(async (text) => ({ text, vector: byMeaning ? await vectorOf(text) : null }))),
  );
}

const plain = (heading) => heading.replace(/ ?\([^()]*\)/g, '').toLowerCase();
const headings = new Set(passages.flatMap(({ heading }) => heading.split(' > ').map(plain)));
const isInBooks = ({ answers }) => answers.some((answer) => headings.has(plain(answer)));
const answersTo = ({ answers }, excerpts) => {
  const wanted = new Set(answers.map(plain));
  return excerpts.some(({ heading }) => heading.split(' > ').some((part) => wanted.has(plain(part))));
};

const share = (count, of) => (of === 0 ? '-' : (count / of).toFixed(3));
const percent = (count, of) => (of === 0 ? '-' : `${((100 * count) / of).toFixed(1)} % (${count} of ${of})`);

async function judge(questions, kind, write = (message) => message, how = {}) {
  const counts = { right: 0, nothing: 0 };
  const asked = questions.filter(isInBooks);
  for (const [place, question] of asked.entries()) {
    const excerpts = await serve(write(question.message, place), how);
    if (excerpts.length === 0) counts.nothing += 1;
    if (answersTo(question, excerpts)) counts.right += 1;
    else if (options.misses) {
      const got = excerpts.map(({ heading }) => heading.split(' > ').at(-1)).join(', ') || 'nothing';
      console.log(`${kind}: ${question.message}\n    wanted ${question.answers.join('; ')}, got ${got}`);
    }
  }
  return { asked: asked.length, ...counts };
}

const behindStory = (message, place) => `${stories[place % stories.length]} ${message}`;
const mistyped = (message, place) => withTypingErrors(message, place + 1);
const ways = [
  ['as written', undefined, {}],
  ['behind a story', behindStory, {}],
  ['one word in four mistyped', mistyped, {}],
  ['words alone', undefined, { byMeaning: false }],
  ['without phrases', undefined, { books: withoutPhrases }],
];

console.log(`${passages.length} passages, ${passages.flatMap(passageTexts).length} vectors\n`);
for (const [name, write, how] of ways) {
  const rows = {};
  const total = { asked: 0, right: 0, nothing: 0 };
  for (const { name: set, questions } of sets.questions) {
    const result = await judge(questions, `${set}, ${name}`, write, how);
    const isFirst = set.includes('first');
    if (!isFirst) for (const key of Object.keys(total)) total[key] += result[key];
    rows[set] = row(result, questions);
  }
  rows['the new sets together'] = row(total, []);
  console.log(`Questions, ${name}`);
  console.table(rows);
}

function row({ asked, right, nothing }, questions) {
  return {
    questions: asked,
    'right entry in the prompt': share(right, asked),
    'nothing served': percent(nothing, asked),
    'entries that no book has':
      questions.length === 0 ? '' : questions.length - questions.filter(isInBooks).length,
  };
}

for (const { name, questions } of sets.languages) {
  const rows = {};
  for (const language of [...new Set(questions.map((question) => question.language)), 'all']) {
    const asked = questions.filter((question) => language === 'all' || question.language === language);
    const terms = await judge(asked, `${name}, terms alone`, undefined, { byMeaning: false });
    const both = await judge(asked, name);
    rows[language] = {
      questions: terms.asked,
      'terms alone': share(terms.right, terms.asked),
      'with vectors': share(both.right, both.asked),
      'nothing served': percent(both.nothing, both.asked),
    };
  }
  console.log(`Other languages: ${name}`);
  console.table(rows);
}

const quiet = [
  ...sets.quiet,
  ...sets.quietLanguages,
  { name: 'stories alone', messages: options.sets === own ? stories : [] },
];
const falsePositives = {};
const totals = { served: 0, messages: 0 };
for (const { name, messages } of quiet.filter((set) => set.messages.length > 0)) {
  let served = 0;
  for (const message of messages) {
    const excerpts = await serve(message);
    if (excerpts.length === 0) continue;
    served += 1;
    if (options.misses) console.log(`${name}, served: ${message}`);
  }
  falsePositives[name] = { messages: messages.length, served: percent(served, messages.length) };
  if (name.includes('first') || name === 'stories alone') continue;
  totals.served += served;
  totals.messages += messages.length;
}
falsePositives['the new sets together'] = {
  messages: totals.messages,
  served: percent(totals.served, totals.messages),
};
console.log('False positives: served although nothing is asked');
console.table(falsePositives);

const quantile = (values, part) => values.sort((a, b) => a - b)[Math.floor(values.length * part)].toFixed(2);
async function cost(messages) {
  const [loop, whole, embeddings] = [[], [], []];
  for (const message of messages) {
    const start = process.cpuUsage();
    const texts = queryTexts(message, (written) => index.mend(written));
    let [waited, embedded] = [0, 0];
    await rulebookExcerpts(index, texts, async (some) => {
      const before = performance.now();
      const vectors = await embedder.embed(some, { priority: 'turn' });
      waited += performance.now() - before;
      embedded += some.length;
      return some.map((text, place) => ({ text, vector: unitVector(vectors[place]) }));
    });
    const { user, system } = process.cpuUsage(start);
    loop.push((user + system) / 1_000);
    whole.push((user + system) / 1_000 + waited);
    embeddings.push(embedded);
  }
  return {
    messages: messages.length,
    'embeddings per message': (embeddings.reduce((sum, count) => sum + count, 0) / embeddings.length).toFixed(
      2,
    ),
    'CPU of the event loop, ms': `${quantile(loop, 0.5)} (95 %: ${quantile(loop, 0.95)})`,
    'until served, ms': `${quantile(whole, 0.5)} (95 %: ${quantile(whole, 0.95)})`,
  };
}
const all = [
  ...sets.questions.flatMap(({ questions }) => questions.map(({ message }) => message)),
  ...sets.quiet.flatMap(({ messages }) => messages),
];
await cost(all.slice(0, 50));
console.log('What it costs');
console.table({
  'up to 60 characters': await cost(all.filter((message) => message.length <= 60)),
  'up to 320': await cost(all.filter((message) => message.length > 60 && message.length <= 320)),
  'behind a story': await cost(all.slice(0, 60).map(behindStory)),
});
await embedder.close();
