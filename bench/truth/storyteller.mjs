import { Ledger } from '../../packages/contract/dist/index.js';
import { createStoryteller } from '../../packages/storyteller/dist/index.js';
import { castOf, playGame, playerStyles } from '../../packages/testing/dist/index.js';

const genres = ['fantasy', 'science fiction', 'horror', 'mystery', 'modern', 'western'];

/** Games with the built-in storyteller, whose every word is true: its narrations, each with the table as its turn left it. */
export async function storytellerNarrations(games) {
  const told = [];
  for (let seed = 1; seed <= games; seed++) {
    const snapshots = [];
    const storyteller = createStoryteller();
    const players = 1 + (seed % 3);
    const { turns } = await playGame({
      model: {
        ...storyteller,
        tell(request, hands) {
          snapshots.push(request.snapshot);
          return storyteller.tell(request, hands);
        },
      },
      seed,
      name: 'The Long Night',
      description: `A ${genres[seed % genres.length]} tale.`,
      seats: castOf(players, { selfRolls: seed % 4 === 0, level: seed % 3 === 0 ? 3 : 1 }),
      styles: Array.from(
        { length: players },
        (_, index) => playerStyles[(seed * 3 + index * 2) % playerStyles.length],
      ),
      mostTurns: 30 * players,
    });
    for (const [index, { outcome }] of turns.entries()) {
      const staged = new Ledger(snapshots[index]);
      for (const effect of outcome.effects) staged.add(effect);
      told.push({ from: `storyteller ${seed}:${index}`, staged, narration: outcome.narration });
    }
  }
  return told;
}
