import { setTimeout as delay } from 'node:timers/promises';
import { startModel } from './target/start-model.mjs';
import { startTarget } from './target/start-target.mjs';
import { isAlive, watchMemory } from './target/usage.mjs';
import { Person } from './people/person.mjs';

const people = 30;
const gamesEach = 60;
const parallel = 100;
/** Three bytes on the wire and two in memory for each character. */
const description = '—'.repeat(4_000);

/** D2: every game that limits allow, then every list at once. */
export async function* lists({ root }) {
  const model = await startModel();
  const target = await startTarget(root, { environment: model.environment });
  const strangers = [];
  for (let number = 0; number < people; number++) {
    const person = await new Person(target.url).register(`Lister ${number}`);
    strangers.push(person);
    for (let begun = 0; begun < gamesEach; begun += 10) {
      await Promise.all(Array.from({ length: 10 }, () => person.makeGame({ description })));
    }
  }
  const memory = watchMemory(target.pid);
  const startedAt = performance.now();
  let bytes = 0;
  const answers = await Promise.all(
    Array.from({ length: parallel }, async (_, number) => {
      try {
        const answer = await strangers[number % people].request('GET', '/api/games');
        bytes += answer.bytes.length;
        const isWhole = answer.status === 200 && JSON.parse(answer.bytes).length === people * gamesEach;
        return isWhole ? 'whole' : String(answer.status);
      } catch (error) {
        return error.code ?? 'broken';
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const peak = memory.stop();
  // A process that has run out of memory takes a while to die.
  await delay(3_000);
  const lives = isAlive(target.pid);
  const whole = answers.filter((answer) => answer === 'whole').length;
  const others = [...new Set(answers.filter((answer) => answer !== 'whole'))].join(', ');
  await target.kill();
  model.stop();
  yield* [
    {
      attack: `D2 ${parallel} lists of ${people * gamesEach} long games at once`,
      seen: `${lives ? 'lives' : 'DIED'} after ${seconds.toFixed(1)} s, ${whole} whole${others && ` (others ${others})`}, ${Math.round(bytes / 2 ** 20)} MiB read, main ${peak.main} MiB, all ${peak.whole} MiB`,
      bound: `lives, ${parallel} whole, 400 MiB`,
      held: lives && whole === parallel && peak.whole < 400,
    },
  ];
}
