import { nextEvent, isReply, openQuietTable, quantile, timedTurn } from './people/quiet-table.mjs';
import { Person } from './people/person.mjs';
import { startModel } from './target/start-model.mjs';
import { startTarget } from './target/start-target.mjs';

/** What the embedder may add to a turn. */
const allowed = 250;
const rounds = 8;
const told = (times) => times.map((time) => Math.round(time)).join(', ');

/** D14: the first messages after a start, and two tables that speak at the same moment. */
export async function* firstWords({ root }) {
  const model = await startModel();
  const target = await startTarget(root, { environment: model.environment });
  const person = await new Person(target.url, '127.0.0.10').register('Early');
  const game = await person.makeGame();
  const greeted = await person.sit(game.id);
  await nextEvent(greeted, isReply);
  await target.restart();
  const socket = await person.sit(game.id);
  const first = [];
  for (const words of ['I open the door.', 'How does grappling work?', 'We go on.'])
    first.push(await timedTurn(socket, words));

  await target.restart();
  const left = await openQuietTable(target.url, 'Left', '127.0.7');
  const right = await openQuietTable(target.url, 'Right', '127.0.8');
  await left.play(2_000);
  const alone = quantile(await left.play(3_000), 0.5);
  const together = [];
  for (let round = 0; round < rounds; round++)
    together.push(...(await Promise.all([left.turn(), right.turn()])));
  const worst = Math.max(...together);
  left.leave();
  right.leave();
  await target.stop();
  model.stop();
  yield* [
    {
      attack: 'D14 first three messages after a start',
      seen: `${told(first)} ms, later ones ${Math.round(alone)} ms`,
      bound: `${allowed} ms more than later ones`,
      held: Math.max(...first) < alone + allowed,
    },
    {
      attack: 'D14 two tables speak at once',
      seen: `median ${Math.round(quantile(together, 0.5))} ms, worst ${Math.round(worst)} ms, alone ${Math.round(alone)} ms (first pair ${told(together.slice(0, 2))})`,
      bound: `${allowed} ms more than alone`,
      held: worst < alone + allowed,
    },
  ];
}
