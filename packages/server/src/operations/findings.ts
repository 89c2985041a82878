import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from '../config/config.ts';
import { checkModel } from '../models/check-model.ts';
import { findEndpoint } from '../models/choose-model.ts';
import { askForModels, modelNames } from '../models/model-lists.ts';
import { openModels } from '../models/open-models.ts';
import { httpProbe } from '../models/probe.ts';
import type { Examination } from '../store/examine-queries.ts';
import { freeRoom, megabytes, roomConcern } from '../store/room.ts';
import { listBackups } from '../store/sqlite/backups.ts';
import { databaseFile } from '../store/sqlite/data-directory.ts';
import { explainStartFailure } from './start-failure.ts';

/** What `fireside doctor` says of one part. */
export interface Finding {
  ok: boolean;
  /** What was looked at. */
  part: string;
  sentence: string;
  fix?: string | null;
}

function contentsOf({ users, games, messages }: Examination): string {
  return [users, games, messages]
    .map((count, place) => `${count.toLocaleString('en')} ${['users', 'games', 'messages'][place]}`)
    .join(', ');
}

/** A database that was looked at; null is one that the first start will make. */
export async function databaseFinding(
  kind: 'sqlite' | 'postgres',
  examine: () => Promise<Examination | null>,
): Promise<Finding> {
  const part = 'Database';
  try {
    const examination = await examine();
    if (!examination)
      return { ok: true, part, sentence: `${kind} can be used: the first start makes a new database` };
    return examination.fault === null
      ? { ok: true, part, sentence: `${kind} can be used and is sound: ${contentsOf(examination)}` }
      : {
          ok: false,
          part,
          sentence: `damaged: ${examination.fault}`,
          fix: 'Restore a backup: `fireside restore FILE`.',
        };
  } catch (error) {
    const fix = kind === 'postgres' ? 'Start the database, or correct DATABASE_URL.' : null;
    return { ok: false, part, sentence: explainStartFailure(error).split('\n', 1)[0]!, fix };
  }
}

/** Everything about the data directory but the database in it. */
export async function directoryFindings(dataDirectory: string): Promise<Finding[]> {
  const free = await freeRoom(dataDirectory);
  const disk: Finding = {
    ok: roomConcern(free) === null,
    part: 'Disk',
    sentence: roomConcern(free) ?? `${megabytes(free)} are free`,
    fix: 'Make room where the data directory lies: a full disk refuses messages.',
  };
  const backups = listBackups(dataDirectory).map(({ file, bytes, at }) => ({
    ok: true,
    part: 'Backup',
    sentence: `${file}, ${megabytes(bytes)}, ${new Date(at).toISOString()}`,
  }));
  return [permissions(dataDirectory), disk, ...backups];
}

function permissions(dataDirectory: string): Finding {
  const part = 'Permissions';
  const mode = (path: string) => statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  const file = databaseFile(dataDirectory);
  // Windows knows no such modes.
  if (process.platform !== 'win32') {
    if ((mode(dirname(file)) & 0o022) !== 0)
      return {
        ok: false,
        part,
        sentence: `others may write into ${dataDirectory}`,
        fix: `chmod 700 ${dataDirectory}`,
      };
    if ((mode(file) & 0o077) !== 0)
      return { ok: false, part, sentence: `others may read ${file}`, fix: `chmod 600 ${file}` };
  }
  return { ok: true, part, sentence: "the database is its owner's alone" };
}

export async function modelFinding(settings: Config['model']): Promise<Finding> {
  try {
    const { outcome, model, sentence, fix } = await checkModel(settings);
    const named = model === 'storyteller' ? sentence : `${model}: ${sentence}`;
    return { ok: outcome === 'ok', part: 'Model', sentence: named, fix };
  } catch (error) {
    return { ok: false, part: 'Model', sentence: explainStartFailure(error) };
  }
}

/** What the provider has of the models that games may choose. */
async function modelsFinding({ model, models }: Config): Promise<Finding> {
  const part = 'Models';
  try {
    const endpoint = await findEndpoint(model);
    if (!endpoint)
      return {
        ok: false,
        part,
        sentence: 'the storyteller has no other models beside it',
        fix: 'Set FIRESIDE_MODEL, or leave FIRESIDE_MODELS out.',
      };
    openModels(endpoint, models);
    const known = modelNames(await askForModels(endpoint, httpProbe, patience));
    const missing = known ? models.filter((name) => !known.some((one) => isSameModel(one, name))) : [];
    if (missing.length > 0)
      return {
        ok: false,
        part,
        sentence: `the provider does not list ${missing.join(', ')}`,
        fix: 'Correct FIRESIDE_MODELS, or install them.',
      };
    return { ok: true, part, sentence: `games may choose ${models.join(', ')}` };
  } catch (error) {
    return { ok: false, part, sentence: explainStartFailure(error) };
  }
}

const patience = 3_000;

function isSameModel(known: string, name: string): boolean {
  return known === name || known === `${name}:latest` || name.endsWith(`:${known}`);
}

/** What the operator has chosen for the games and for who comes to them, where it is worth a word. */
export async function choiceFindings(config: Config): Promise<Finding[]> {
  const models = config.models.length > 0 ? [await modelsFinding(config)] : [];
  const isHalfOpen = config.guests && config.registration !== 'open';
  const guests: Finding = {
    ok: true,
    part: 'Guests',
    sentence: `registration is ${config.registration}, and whoever has the code of a game comes as a guest; FIRESIDE_GUESTS=off keeps them out`,
  };
  return [...models, ...(isHalfOpen ? [guests] : [])];
}

const leastYear = 2026;

/** Sign-ins, tickets and the order of messages hang on the clock. `newest` is when the newest message was stored. */
export function clockFinding(now: number, newest: string | null): Finding {
  const part = 'Clock';
  const at = new Date(now).toISOString();
  const fix = 'Set the clock, or let NTP do so.';
  if (new Date(now).getUTCFullYear() < leastYear) return { ok: false, part, sentence: `it says ${at}`, fix };
  if (newest !== null && Date.parse(newest) > now + 60_000)
    return {
      ok: false,
      part,
      sentence: `it says ${at}, which is before the newest message (${newest})`,
      fix,
    };
  return { ok: true, part, sentence: at };
}
