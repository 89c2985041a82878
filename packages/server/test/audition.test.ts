import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  characterNames,
  modelAnswers,
  type ModelStandIn,
  startCharacters,
  startModelStandIn,
} from '@fireside/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Audition } from '../src/audition/audition-model.ts';
import { audition } from '../src/command-line/audition.ts';
import { UsageProblem } from '../src/command-line/command.ts';

const program = fileURLToPath(new URL('../bin/fireside.mjs', import.meta.url));

/** Something of every kind, and few enough for every run. */
const subset = [
  'dice-lock',
  'damage-fixed',
  'damage-paid',
  'self-asked',
  'two-sheets',
  'adventure-mill',
  'secret-leader',
  'language-german',
  'agency-offer',
  'lines-spiders',
  'ending-reached',
  'ending-pause',
].join(',');

let folder: string;
let standIn: ModelStandIn;
const environment = () => ({
  OPENAI_BASE_URL: standIn.url,
  // No books: they are no part of what is looked at here, and every model would read them.
  FIRESIDE_RULEBOOKS: folder,
  FIRESIDE_DATA: path.join(folder, 'data'),
});

async function run(...words: string[]) {
  const lines: string[] = [];
  const code = await audition({
    arguments: words,
    environment: environment(),
    print: (line) => lines.push(line),
  });
  return { code, text: lines.join('\n') };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fireside-test-'));
  standIn = await startCharacters();
});
afterAll(async () => {
  await standIn?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the audition of five characters', () => {
  let place: string;
  let heard: Map<string, Audition>;
  let order: string[];
  let code: number;
  let text: string;
  const of = (name: string) => heard.get(`compatible:${name}`)!;
  const share = (name: string, column?: keyof Audition['columns']) => {
    const { passed, total } = column ? of(name).columns[column] : of(name).overall;
    return passed / total;
  };

  beforeAll(async () => {
    const file = path.join(folder, 'report.json');
    // Where temporary folders are made: others may be at an audition, too.
    place = await mkdtemp(path.join(tmpdir(), 'fireside-test-'));
    vi.stubEnv('TMPDIR', place);
    const models = characterNames.map((name) => `compatible:${name}`);
    ({ code, text } = await run(...models, '--scenes', subset, '--at-once', '4', '--json', file));
    vi.unstubAllEnvs();
    const report = JSON.parse(await readFile(file, 'utf8')) as { auditions: Audition[] };
    heard = new Map(report.auditions.map((one) => [one.model, one]));
    order = report.auditions.map(({ model }) => model.replace('compatible:', ''));
  });

  afterAll(() => rm(place, { recursive: true, force: true }));

  it('[E7.50] plays every scene with every model through a service of its own and leaves nothing behind', async () => {
    expect(code).toBe(0);
    for (const name of characterNames) expect(of(name).scenes).toHaveLength(subset.split(',').length);
    expect(await readdir(folder)).toEqual(['report.json']);
    expect(await readdir(place)).toEqual([]);
  });

  it('[E7.54] prints a table with a column for each of them', () => {
    for (const name of characterNames) expect(text.split('\n')[0]).toContain(`compatible:${name}`);
    for (const row of ['tool use', 'claims borne out', 'seconds to first word', 'tokens in', 'price'])
      expect(text).toMatch(new RegExp(`^${row} `, 'm'));
    expect(of('honest').tokens.input).toBeGreaterThan(1_000);
    expect(of('honest').seconds_to_first_word).toBeGreaterThan(0);
  });

  it('[E7.52] ranks them as they deserve', () => {
    expect(order[0]).toBe('honest');
    expect(share('honest')).toBeGreaterThan(share('careless'));
    expect(share('careless')).toBeGreaterThan(share('liar'));
    expect(order.at(-1)).toBe('silent');
    expect(share('silent')).toBeLessThan(0.1);
  });

  it('[E7.52] one that writes its calls as text is as good as one that calls', () => {
    expect(share('honest')).toBeGreaterThanOrEqual(share('no-native-tools'));
    expect(share('no-native-tools')).toBeGreaterThan(share('careless'));
  });

  it('[E7.52] sees what each of them is', () => {
    for (const column of ['tools', 'claims', 'agency', 'secrets', 'script', 'language', 'lines'] as const)
      expect(share('honest', column), `honest: ${column}`).toBe(1);
    expect(share('careless', 'tools')).toBeLessThan(1);
    expect(share('careless', 'agency')).toBeLessThan(1);
    expect(share('liar', 'tools')).toBeLessThan(0.5);
    expect(share('liar', 'claims')).toBeLessThan(0.2);
    expect(share('liar', 'agency')).toBeLessThan(1);
    expect(share('liar', 'secrets')).toBeLessThan(1);
    for (const column of ['script', 'language', 'lines'] as const)
      expect(share('liar', column), `liar: ${column}`).toBe(0);
  });
});

it('[E7.55] a model that cannot be reached is a sentence, and one that can is heard all the same', async () => {
  const child = spawn(process.execPath, [program, 'audition', 'ollama:nobody'], {
    env: { ...process.env, ...environment(), OLLAMA_BASE_URL: 'http://127.0.0.1:9' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  const [code] = await once(child, 'close');
  expect(said.trim().split('\n').at(-1)).toBe(
    'ollama:nobody cannot be heard: Nothing answers at http://127.0.0.1:9/v1. Start Ollama (ollama serve), or set OLLAMA_BASE_URL to where it runs.',
  );
  expect(code).toBe(1);
  const { code: second } = await run(
    'nonsense',
    'compatible:nobody',
    'compatible:honest',
    '--scenes',
    'dice-easy',
  );
  expect(second).toBe(0);
});

/** Answers whether it calls tools, and nothing ever after. */
async function startHanging(): Promise<ModelStandIn> {
  const hanging = await startModelStandIn({ protocol: 'openai', answer: modelAnswers.hang });
  hanging.script(modelAnswers.text('No.'));
  onTestFinished(() => hanging.close());
  return hanging;
}

it('[E7.56] a scene has its time', async () => {
  const hanging = await startHanging();
  const lines: string[] = [];
  const code = await audition({
    arguments: [
      'compatible:stand-in',
      '--scenes',
      'dice-easy',
      '--seconds',
      '1',
      '--json',
      path.join(folder, 'slow.json'),
    ],
    environment: { ...environment(), OPENAI_BASE_URL: hanging.url },
    print: (line) => lines.push(line),
  });
  const report = JSON.parse(await readFile(path.join(folder, 'slow.json'), 'utf8')) as {
    auditions: Audition[];
  };
  await rm(path.join(folder, 'slow.json'));
  expect(report.auditions[0]!.scenes[0]!.failure).toBe('no answer within 1 seconds');
  expect(code).toBe(0);
});

it('[E7.56] Ctrl-C ends it, with what was played and nothing left behind', async () => {
  const hanging = await startHanging();
  const place = await mkdtemp(path.join(folder, 'stopped-'));
  const child = spawn(process.execPath, [program, 'audition', 'compatible:stand-in'], {
    env: { ...process.env, ...environment(), OPENAI_BASE_URL: hanging.url, TMPDIR: place },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, table] = ['', ''];
  child.stdout.on('data', (data) => {
    table += data;
  });
  child.stderr.on('data', (data) => {
    said += data;
  });
  // The question whether it calls tools, then the first turn, which is never answered.
  await hanging.request(2);
  child.kill('SIGINT');
  const [code] = await once(child, 'close');
  expect(said).toContain('scene 1 of');
  expect(said).toContain('Stopped: this is what was played until then.');
  expect(table).toMatch(/^model +compatible:stand-in$/m);
  expect(code).toBe(130);
  expect(await readdir(place)).toEqual([]);
});

it('[E7.51] --list names the scenes; what does not exist is said', async () => {
  const { code, text } = await run('--list', '--scenes', 'endings');
  expect(code).toBe(0);
  expect(text.split('\n').map((line) => line.split(' ')[0])).toEqual([
    'ending-reached',
    'ending-pause',
    'ending-demanded',
    'ending-fall',
  ]);
  await expect(run('--scenes', 'nothing')).rejects.toThrow(UsageProblem);
  await expect(run('--seconds', '0')).rejects.toThrow(UsageProblem);
  await expect(run('--price', 'cheap')).rejects.toThrow(UsageProblem);
  await expect(run('--json', path.join(folder, 'nowhere', 'report.json'))).rejects.toThrow(UsageProblem);
  await expect(run('--colour')).rejects.toThrow(UsageProblem);
});
