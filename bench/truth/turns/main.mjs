import { parseArgs } from 'node:util';
import { createDice, runTurn } from '../../../packages/engine/dist/index.js';
import { measureHonest } from './cpu.mjs';
import { playHostile } from './play-hostile.mjs';

/** Whole turns: `hostile`, a model that means no good for 10,000 of them; `cpu`, what the gate costs an honest one. */

const { values, positionals } = parseArgs({
  options: {
    turns: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    against: { type: 'string' },
  },
  allowPositionals: true,
});

async function hostile(isLeaky) {
  const { seen, faults } = await playHostile({
    runTurn,
    createDice,
    turns: Number(values.turns),
    seed: Number(values.seed),
    isLeaky,
  });
  console.table({ [isLeaky ? 'a model that tells its secrets' : 'a hostile model']: seen });
  console.log(`${faults.length} faults`);
  for (const fault of faults.slice(0, 20)) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}

const wanted = positionals.filter((name) => name !== 'turns');
if (wanted.length === 0 || wanted.includes('hostile')) {
  await hostile(false);
  await hostile(true);
}
if (wanted.length === 0 || wanted.includes('cpu')) await measureHonest(values.against);
