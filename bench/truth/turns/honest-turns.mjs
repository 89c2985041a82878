import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storytellerNarrations } from '../storyteller.mjs';
import { seats, stage } from '../table.mjs';

const sets = fileURLToPath(new URL('../sets', import.meta.url));
const characters = 1_200;
const deltas = 300;
const never = { elapsed: () => 0, sleep: () => new Promise(() => {}) };
const noExcerpts = { rulebooks: [], script: null, story: [], recorded: [] };

/** Put together to about one length. */
function joined(told) {
  const texts = [''];
  for (const one of told) {
    if (texts.at(-1).length >= characters) texts.push('');
    texts[texts.length - 1] += (texts.at(-1) === '' ? '' : '\n\n') + one;
  }
  return texts.filter(({ length }) => length >= characters);
}

/** What hands have written to look like claims, as far as it needs no effect. */
export function claimingNarrations() {
  const told = readdirSync(sets)
    .filter((file) => file.startsWith('honest-'))
    .flatMap((file) => readFileSync(`${sets}/${file}`, 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line))
    .filter(({ did, kind }) => did.length === 0 && kind !== 'agency')
    .map(({ narration }) => narration);
  return joined(told);
}

/** What the storyteller says in a few games, without the paragraphs that have numbers: plain prose. */
export async function plainNarrations() {
  const told = await storytellerNarrations(4);
  const paragraphs = told.flatMap(({ narration }) => narration.split('\n\n'));
  return joined(paragraphs.filter((paragraph) => !/\d|["“]/.test(paragraph))).slice(0, 25);
}

/** As many pieces as a model sends, of nearly one length. */
export function piecesOf(text) {
  const size = Math.ceil(text.length / deltas);
  return Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
    text.slice(at * size, (at + 1) * size),
  );
}

/** A table late in the evening: as much talk as a prompt repeats. */
export function lateTable(narrations) {
  const { table } = stage({ say: 'I look around.', by: 'Ann', did: [] });
  const history = Array.from({ length: 30 }, (_, id) => ({
    id: id + 1,
    sender: id % 2 ? 'dm' : 'player',
    playerName: id % 2 ? null : seats[id % 4 ? 1 : 0].name,
    characterName: null,
    content: id % 2 ? narrations[id % narrations.length].slice(0, 1_200) : 'I look around and listen.',
    rolls: [],
  }));
  return { ...table, game: { ...table.game, agency: true, lines: [], veils: [], code: 'QX7KP2MD' }, history };
}

/** One turn, from the snapshot to the outcome; how far what was shown lay behind what was heard, after every delta. */
export async function honestTurn({ runTurn, createDice }, snapshot, pieces) {
  let heard = 0;
  let shown = 0;
  let requests = 0;
  const arrived = [];
  const model = {
    name: 'honest',
    async ask(_, hear) {
      requests++;
      for (const text of pieces) {
        heard += text.length;
        hear({ type: 'text', text });
      }
      return { reason: 'stop' };
    },
  };
  const library = { excerpts: async () => noExcerpts, recall: async () => [] };
  // Every character, with how many had been heard when it was shown.
  const delta = (text) => {
    for (let at = 0; at < text.length; at++) arrived.push(heard - ++shown);
  };
  const observer = { rolling() {}, effect() {}, delta };
  const ports = { model, library, dice: createDice((min) => min), clock: never };
  await runTurn(ports, snapshot, observer, new AbortController().signal);
  return { arrived, requests };
}
