import path from 'node:path';
import { readConfig } from '../config/config.ts';
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

/** `fireside backup FILE`: consistent, while the service runs or stands still. */
export const backUp: Command = async (context) => {
  const { file, config } = read(context, 'backup');
  await askService(config, { command: 'backup', file });
  context.print(`The database was copied to ${file}`);
  return 0;
};

/** `fireside restore FILE`: with the service stopped. */
export const restore: Command = async (context) => {
  const { file, config } = read(context, 'restore');
  const { previous } = restoreBackup({ file, dataDirectory: config.dataDirectory });
  await askService(config, { command: 'restore', file });
  context.print(`The database was restored from ${file}`);
  if (previous) context.print(`What was there before is kept as ${previous}`);
  return 0;
};
