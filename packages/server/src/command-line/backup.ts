import path from 'node:path';
import { readConfig } from '../config/config.ts';
import { explainStartFailure } from '../operations/start-failure.ts';
import type { Examination } from '../store/examine-queries.ts';
import { restoreBackup } from '../store/sqlite/restore-backup.ts';
import { StoreRefused } from '../store/store.ts';
import { askService } from './ask-service.ts';
import { type Command, type CommandContext, UsageProblem } from './command.ts';

function read({ arguments: words, environment }: CommandContext, name: string) {
  const [file, ...more] = words;
  if (!file || more.length > 0) throw new UsageProblem(`${name}: say which FILE`);
  const config = readConfig(environment);
  if (config.databaseUrl) {
    throw new StoreRefused(
      `${name} is for the embedded database; with DATABASE_URL use pg_dump and pg_restore.`,
    );
  }
  return { file: path.resolve(file), config };
}

function contents({ users, games, messages }: Pick<Examination, 'users' | 'games' | 'messages'>): string {
  return `${count(users, 'user')}, ${count(games, 'game')}, ${count(messages, 'message')}`;
}

function count(number: number, word: string): string {
  return `${number.toLocaleString('en')} ${word}${number === 1 ? '' : 's'}`;
}

/** `fireside backup FILE`: consistent, while the service runs or stands still. */
export const backUp: Command = async (context) => {
  const { file, config } = read(context, 'backup');
  const copied = (await askService(config, { command: 'backup', file })) as Examination;
  context.print(`The database was copied to ${file} and found sound: ${contents(copied)}`);
  return 0;
};

/** `fireside restore FILE`: with the service stopped. */
export const restore: Command = async (context) => {
  const { file, config } = read(context, 'restore');
  const restored = await restoreBackup({ file, dataDirectory: config.dataDirectory });
  context.print(`The database was restored from ${file}: ${contents(restored)}`);
  if (restored.previous) context.print(`What was there before is kept as ${restored.previous}`);
  // The record would bring the tables up to date, which is for the next start to do.
  if (restored.isOutdated) {
    context.print('It is of an older version: the next start updates it. The restore was not recorded.');
    return 0;
  }
  await askService(config, { command: 'restore', file }).catch((error: unknown) =>
    context.print(`The restore was not recorded: ${explainStartFailure(error).split('\n', 1)[0]}`),
  );
  return 0;
};
