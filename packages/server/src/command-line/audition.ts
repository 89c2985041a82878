import { writeFile } from 'node:fs/promises';
import { type Audition, auditionModel, whyUnheard } from '../audition/audition-model.ts';
import { priceOf } from '../models/price.ts';
import { auditionPage } from '../audition/report/page.ts';
import { ranked, rowsOf } from '../audition/report/rows.ts';
import { markdownTable, textTable } from '../audition/report/text-table.ts';
import { readConfig } from '../config/config.ts';
import { version } from '../version.ts';
import { type Command, UsageProblem } from './command.ts';
import { readAuditionArguments } from './read-audition-arguments.ts';

/** Nobody wants to learn after an hour that the report has no place. */
async function tryToWrite(file: string): Promise<void> {
  try {
    await writeFile(file, '', { flag: 'a' });
  } catch (error) {
    throw new UsageProblem(`audition: ${file} cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** Ctrl-C ends the scenes; what was played is still told. Once more ends the process. */
function untilStopped(): { signal: AbortSignal; done(): void } {
  const stopping = new AbortController();
  const stop = () => {
    if (stopping.signal.aborted) process.exit(130);
    stopping.abort();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return {
    signal: stopping.signal,
    done: () => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
    },
  };
}

/** A model that takes its time to say that it is there is not waited for by somebody who wants to leave. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> {
  const stopped = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  return Promise.race([work, stopped]);
}

/** `fireside audition [MODEL…]`: the same scenes with every model, and what came of them. Exit 0 when one was heard to the end. */
export const audition: Command = async ({ arguments: given, environment, print }) => {
  const { picked, models, prices, milliseconds, atOnce, ...wanted } = readAuditionArguments(given);
  if (wanted.list) {
    for (const { id, group, about } of picked) print(`${id.padEnd(20)} ${group.padEnd(12)} ${about}`);
    return 0;
  }
  const config = readConfig(environment);
  for (const file of [wanted.json, wanted.html]) if (file) await tryToWrite(file);
  const { signal, done } = untilStopped();
  const heard: Audition[] = [];
  // Progress is no part of the report: that can be led into a file.
  const progress = (line: string) => void process.stderr.write(`${line}\n`);
  try {
    for (const model of models) {
      if (signal.aborted) break;
      const name = model ?? 'the configured model';
      progress(`${name}: asked whether it is there`);
      const why = await untilAborted(whyUnheard(config.model, model), signal);
      if (signal.aborted) break;
      if (why !== null) {
        progress(`${name} cannot be heard: ${why}`);
        continue;
      }
      const elapsed = () => performance.now();
      heard.push(
        await auditionModel(config, model, {
          scenes: picked,
          milliseconds,
          atOnce,
          elapsed,
          signal,
          progress,
        }),
      );
    }
  } finally {
    done();
  }
  if (signal.aborted) progress('Stopped: this is what was played until then.');
  if (heard.length === 0) return 1;
  const rows = rowsOf(heard, prices);
  print(wanted.markdown ? markdownTable(rows) : textTable(rows));
  const at = new Date().toISOString();
  const priced = ranked(heard).map((one) => ({
    ...one,
    price_per_million_tokens: priceOf(one.model, prices),
  }));
  if (wanted.json)
    await writeFile(wanted.json, `${JSON.stringify({ version, at, auditions: priced }, null, 2)}\n`);
  if (wanted.html) await writeFile(wanted.html, auditionPage(heard, rows, { version, at }));
  return signal.aborted ? 130 : 0;
};
