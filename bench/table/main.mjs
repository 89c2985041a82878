import { loadavg } from 'node:os';
import { createClient } from '@fireside/testing';
import { measureHistory } from './history.mjs';
import { measureFanOut, measureMemory, measureShare } from './measures.mjs';
import { median } from './players.mjs';
import { measureTold } from './told.mjs';

const round = (value, digits = 1) => Number(value.toFixed(digits));
const say = (line) => process.stdout.write(`${line}\n`);
const verdict = (isMet) => (isMet ? 'met' : 'MISSED');

say(`Node ${process.version}, load average ${round(loadavg()[0])} on this machine before the run.`);

const measures = {
  async 'fan-out'() {
    const { service, relay } = await measureFanOut();
    const ratio = service.perEvent / relay.perEvent;
    say('\nCPU per delivered event, 20 rooms of 5, each event of a turn counted once for every socket');
    say(`  bare ws relay  ${round(relay.perEvent)} us (${relay.delivered} events)`);
    say(`  Fireside       ${round(service.perEvent)} us (${service.delivered} events)`);
    say(`  ratio          ${round(ratio, 2)} (target 1.5: ${verdict(ratio <= 1.5)})`);
  },

  async share() {
    say("\nThe service's own share of a turn, the model's first token after 1 s, median (p95)");
    for (const [games, turns, target] of [
      [1, 15, 15],
      [200, 3, 60],
    ]) {
      const share = await measureShare(games, turns);
      for (const [label, times] of [
        ['message in -> request out', share.in],
        ['first token -> first delta', share.out],
      ]) {
        const figures = `${round(times.median)} ms (${round(times.p95)} ms)`;
        const result = verdict(times.median < target);
        say(`  ${String(games).padStart(3)} games, ${label}: ${figures}, target ${target} ms: ${result}`);
      }
    }
  },

  async told() {
    const { writing, changed } = await measureTold();
    say('\nUntil another window is told, one game, median (slowest)');
    for (const [label, times, target] of [
      ['that the DM writes', writing, 300],
      ['of a change, in the lobby', changed, 1_000],
    ]) {
      const figures = `${round(median(times))} ms (${round(Math.max(...times))} ms)`;
      say(`  ${label}: ${figures}, target ${target} ms: ${verdict(median(times) <= target)}`);
    }
  },

  async memory() {
    const memory = await measureMemory(4_000);
    const result = verdict(memory.service < 40 * 1024);
    say('\nMemory per idle connection, 4,000 of them');
    say(`  bare ws relay  ${round(memory.relay / 1024)} KiB`);
    say(`  Fireside       ${round(memory.service / 1024)} KiB (target 40: ${result})`);
  },

  async history() {
    say('\nCPU of a turn by the length of the game');
    const lengths = await measureHistory(createClient);
    for (const { messages, cpu } of lengths) {
      const change = cpu / lengths[0].cpu - 1;
      const figures = `${round(cpu / 1000, 2)} ms (${change >= 0 ? '+' : ''}${round(change * 100)} %)`;
      say(`  ${String(messages).padStart(6)} messages: ${figures}, target 20 %: ${verdict(change <= 0.2)}`);
    }
  },
};

// All of them, or those that are named: npm run bench table share memory
const named = process.argv.slice(2);
for (const [name, measure] of Object.entries(measures)) {
  if (named.length === 0 || named.includes(name)) await measure();
}
say(`\nLoad average after the run: ${round(loadavg()[0])}`);
process.exit(0);
