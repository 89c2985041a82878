// Prints a whole game of the storyteller as a transcript: npm run sample storyteller -- --seed 7
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createStoryteller } from '@fireside/storyteller';
import { attentivePlayer, castOf, playGame, transcriptOf, wordLibrary } from '@fireside/testing';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '7' },
    genre: { type: 'string', default: 'fantasy' },
    name: { type: 'string' },
    description: { type: 'string' },
    players: { type: 'string', default: '2' },
    adventure: { type: 'string' },
    lines: { type: 'string' },
  },
});

if (positionals[0] !== 'storyteller') {
  console.error('There is one kind of sample: npm run sample storyteller -- --seed 7');
  process.exit(2);
}

// What the first at the table carries, so that nobody brings a longsword to a telegraph office.
const weapons = {
  fantasy: 'Longsword',
  'science fiction': 'Boarding axe',
  horror: 'Hatchet',
  mystery: 'Sword stick',
  modern: 'Baton',
  western: 'Cavalry sabre',
};

/** What the rulebook says of each condition; all of the books, and the search by meaning, are only in the house itself. */
function conditionsOfTheBook() {
  const book = readFileSync(new URL('../rulebooks/players-handbook.md', import.meta.url), 'utf8');
  const [, chapter = ''] = book.split(/^## Conditions$/m);
  const [own = ''] = chapter.split(/^## /m);
  return own
    .split(/^### /m)
    .slice(1)
    .map((entry) => {
      const [heading = '', ...lines] = entry.split('\n');
      const text = lines
        .filter((line) => !line.startsWith('>'))
        .join('\n')
        .trim();
      return { book: "Player's Handbook", heading, text };
    });
}

const conditions = conditionsOfTheBook();
const seed = Number(values.seed);
const players = Number(values.players);
const text = values.adventure && readFileSync(values.adventure, 'utf8');
const title = values.name ?? (text ? (/^# (.+)$/m.exec(text)?.[1] ?? 'An Adventure') : 'The Long Night');
const weapon = weapons[values.genre] ?? 'Longsword';
const seats = castOf(players);
seats[0].character.inventory[0].name = weapon;

const game = await playGame({
  model: createStoryteller(),
  seed,
  name: title,
  description: values.description ?? `A ${values.genre} tale.`,
  seats,
  styles: ['thoughtful'],
  policies: Array.from({ length: players }, (_, index) =>
    index % 2 === 0 ? attentivePlayer('bold', weapon.toLowerCase()) : attentivePlayer('careful', 'dagger'),
  ),
  rulebooks: ({ message }) =>
    conditions.filter(({ heading }) => message.toLowerCase().includes(heading.toLowerCase())),
  mostTurns: 60 * players,
  // One line of a player per row, in turns around the table.
  ...(values.lines && {
    script: readFileSync(values.lines, 'utf8')
      .trim()
      .split('\n')
      .map((line, index) => ({ seat: index % players, line })),
  }),
  ...(text && { adventure: await wordLibrary(text) }),
});
process.stdout.write(transcriptOf(title, game));
