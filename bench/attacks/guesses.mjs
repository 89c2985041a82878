import { setTimeout as delay } from 'node:timers/promises';
import { Person } from './people/person.mjs';
import { startTarget } from './target/start-target.mjs';

const warmUp = 15;
const attempts = 16;

/** Every address tries a wrong password once a second, until told to stop; tells how many were looked at. */
function guess(url, name, addresses) {
  const seen = {};
  const timers = addresses.map((address) => {
    const guesser = new Person(url, address);
    guesser.name = name;
    return setInterval(async () => {
      const status = await guesser.signIn('wrong-wrong-wrong').catch(() => 'broken');
      seen[status] = (seen[status] ?? 0) + 1;
    }, 1_000);
  });
  return {
    stop() {
      for (const timer of timers) clearInterval(timer);
      return seen;
    },
  };
}

async function ownerRefused(root, { addresses, knowsDevice }) {
  const target = await startTarget(root, { environment: { FIRESIDE_MODEL: 'storyteller' } });
  const owner = await new Person(target.url, '127.0.0.10').register('Owner');
  await owner.signIn();
  if (!knowsDevice) owner.cookies.clear();
  const guesser = guess(target.url, owner.name, addresses);
  await delay(warmUp * 1_000);
  let refused = 0;
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (!knowsDevice) owner.cookies.clear();
    if ((await owner.signIn()) !== 200) refused += 1;
    await delay(1_000);
  }
  const seen = guesser.stop();
  await target.stop();
  return { refused, looked: seen[401] ?? 0, seconds: warmUp + attempts };
}

/** D4: a stranger guesses a name's password for as long as it takes; the owner comes from elsewhere. */
export async function* guesses({ root }) {
  const many = Array.from({ length: 30 }, (_, index) => `127.0.6.${index + 1}`);
  const [one, spread] = await Promise.all([
    ownerRefused(root, { addresses: ['127.0.0.66'], knowsDevice: false }),
    ownerRefused(root, { addresses: many, knowsDevice: true }),
  ]);
  const row = (attack, { refused, looked, seconds }) => ({
    attack,
    seen: `owner refused ${refused} of ${attempts}; ${looked} guesses looked at in ${seconds} s`,
    bound: 'owner never refused',
    held: refused === 0,
  });
  yield* [
    row('D4 one wrong password a second, owner at a new address', one),
    row('D4 from 30 addresses, owner on a known device', spread),
  ];
}
