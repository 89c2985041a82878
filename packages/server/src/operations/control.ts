import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { Refusal } from '@fireside/contract';
import type { Audit } from '../audit/audit.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../log.ts';
import { type Store, StoreRefused } from '../store/store.ts';
import { version } from '../version.ts';
import {
  choiceFindings,
  databaseFinding,
  directoryFindings,
  type Finding,
  modelFinding,
} from './findings.ts';
import type { UserAdministration } from './user-administration.ts';

/** What the command line may ask of the process that holds the data directory. */
export type ControlRequest =
  | { command: 'users-list' }
  | {
      command:
        | 'users-add'
        | 'users-deactivate'
        | 'users-activate'
        | 'users-reset-password'
        | 'users-promote'
        | 'users-demote'
        | 'users-delete';
      name: string;
    }
  | { command: 'audit'; user?: string; days: number }
  | { command: 'backup' | 'restore'; file: string }
  | { command: 'examine' };

type OperatorRequest = Exclude<ControlRequest, { command: 'examine' }>;

/** What the service says of itself. */
export interface SelfExamination {
  version: string;
  processId: number;
  address: string | null;
  newest: string | null;
  findings: Finding[];
}

export type ControlReply = { ok: true; value: unknown } | { ok: false; detail: string };

interface Parts {
  store: Store;
  users: UserAdministration;
  audit: Audit;
  config: Readonly<Config>;
  log: Log;
  /** "ok", or the sentence that says what is missing of the rulebooks. */
  rulebooks(): string;
  /** Where the service listens; null before it does. */
  address(): string | null;
}

export function controlSocketPath(dataDirectory: string): string {
  return path.join(dataDirectory, 'control.sock');
}

/** Carries out one request of the operator and records it; also used by the command line itself when no server runs. */
export async function carryOutControl(
  parts: Pick<Parts, 'store' | 'users' | 'audit'>,
  request: OperatorRequest,
): Promise<unknown> {
  const value = await perform(parts, request);
  const { command: action } = request;
  if ('name' in request) await parts.audit.noteOperator({ action, userName: request.name });
  // A copy of a database that was lost is worth more than the record of it.
  if ('file' in request) await parts.audit.noteOperator({ action, detail: request.file }).catch(() => {});
  return value;
}

async function perform(
  { store, users, audit }: Pick<Parts, 'store' | 'users' | 'audit'>,
  request: OperatorRequest,
): Promise<unknown> {
  switch (request.command) {
    case 'users-list':
      return users.list();
    case 'audit':
      return audit.read(request);
    case 'users-add':
      return users.add(request.name);
    case 'users-deactivate':
      return users.deactivate(request.name);
    case 'users-activate':
      return users.activate(request.name);
    case 'users-reset-password':
      return users.resetPassword(request.name);
    case 'users-promote':
      return users.promote(request.name);
    case 'users-demote':
      return users.demote(request.name);
    case 'users-delete':
      return users.delete(request.name);
    case 'backup':
      return store.backup(request.file);
    case 'restore':
      // It was done while nothing ran, and is only recorded.
      return null;
  }
}

async function examineSelf(parts: Parts): Promise<SelfExamination> {
  const { store, config } = parts;
  let newest: string | null = null;
  const database = await databaseFinding('sqlite', async () => {
    const status = await store.status();
    if (status !== 'ok') throw new StoreRefused(status);
    const examination = await store.examine();
    newest = examination.newest;
    return examination;
  });
  const books = parts.rulebooks();
  const rulebooks = { ok: books === 'ok', part: 'Rulebooks', sentence: books === 'ok' ? 'read' : books };
  return {
    version,
    processId: process.pid,
    address: parts.address(),
    newest,
    findings: [
      database,
      ...(await directoryFindings(config.dataDirectory)),
      rulebooks,
      await modelFinding(config.model),
      ...(await choiceFindings(config)),
    ],
  };
}

/**
 * A socket in the data directory, open to its owner alone: one line of JSON asks, one line answers. The embedded
 * database belongs to one process, so the command line asks that process.
 */
export async function startControl(parts: Parts): Promise<() => Promise<void>> {
  if (parts.store.kind !== 'sqlite') return async () => {};
  const file = controlSocketPath(parts.config.dataDirectory);
  // The directory's lock is ours: a socket that is there was left behind.
  rmSync(file, { force: true });

  async function answer(line: string): Promise<ControlReply> {
    try {
      const request = JSON.parse(line) as ControlRequest;
      const value =
        request.command === 'examine' ? await examineSelf(parts) : await carryOutControl(parts, request);
      return { ok: true, value: value ?? null };
    } catch (error) {
      if (error instanceof Refusal) return { ok: false, detail: error.detail };
      if (error instanceof StoreRefused) return { ok: false, detail: error.message };
      parts.log.error({ err: error }, 'an operator command failed');
      return { ok: false, detail: 'It did not work; the server log says why' };
    }
  }

  const server = createServer((socket: Socket) => {
    let text = '';
    socket.setEncoding('utf8').on('error', () => {});
    socket.on('data', async (part: string) => {
      text += part;
      if (text.length > 10_000) return socket.destroy();
      if (!text.includes('\n')) return;
      socket.end(`${JSON.stringify(await answer(text))}\n`);
    });
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(file, resolve);
    });
    chmodSync(file, 0o600);
  } catch (error) {
    parts.log.warn({ err: error }, 'operator commands will need the server to be stopped');
    return async () => {};
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
}
