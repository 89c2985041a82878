import { readFileSync } from 'node:fs';
import type { ScriptExcerpts } from '../src/ports.ts';
import { readScript } from '../src/script/read-script.ts';
import { Secrets, sourcesOf, type Stop } from '../src/secrets/index.ts';
import { noExcerpts, snapshot } from './table.ts';

/** A narration at a place of one of the adventures that stand with the measurements. */
export interface Told {
  at: string;
  text: string;
  how?: string;
  notes?: string;
}

export const code = 'K7QX2MWD';

const adventures = new URL('../../../bench/script/adventures/', import.meta.url);

/** Every second line was kept back until nothing was changed any more. */
export function toldIn(file: string, half: 'open' | 'kept back'): Told[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const told = lines.map((line) => JSON.parse(line) as Told);
  return told.filter((_, line) => (line % 2 === 0) === (half === 'open'));
}

/** The whole adventure with the party in one of its scenes; that is more than a prompt ever holds. */
export function scriptAt(at: string): ScriptExcerpts {
  const [file, title] = at.split('#') as [string, string];
  const { scenes, first } = readScript(readFileSync(new URL(file, adventures), 'utf8'));
  const here = scenes.find((scene) => scene.title === title)?.number;
  if (here === undefined) throw new Error(`${file} has no scene ${title}: ${scenes.map((one) => one.title)}`);
  const depth = scenes[here - 1]!.depth;
  const isHere = (number: number) =>
    number >= here && scenes.slice(here, number).every((scene) => scene.depth > depth);
  return {
    outline: scenes.map(({ number, title: name, depth: level, kind }) => ({
      number,
      title: name,
      depth: level,
      kind,
    })),
    first,
    here,
    toward: here,
    place: `${here}`,
    isWhole: true,
    isMarked: scenes.some(({ passages }) => passages.some(({ label }) => label === 'read aloud')),
    passages: scenes.flatMap(({ number, kind, passages }) =>
      passages.map(({ label, text }) => ({
        scene: number,
        label,
        isLater: !isHere(number) && (kind === 'scene' || kind === 'ending'),
        text,
      })),
    ),
  };
}

export interface Guarded {
  shown: string;
  stop: Stop | null;
}

/** What players see of a text that comes in pieces of these lengths, again and again. */
export function guarded(secrets: Secrets, text: string, cuts: readonly number[] = [5]): Guarded {
  let shown = '';
  for (let at = 0, cut = 0; at < text.length && !secrets.stop; cut++) {
    const length = Math.max(1, cuts[cut % cuts.length]!);
    shown += secrets.pass(text.slice(at, at + length));
    at += length;
  }
  shown += secrets.end();
  return { shown, stop: secrets.stop };
}

/** With the notes of its line, and with what was said at the table before. */
export function guard({ at, text, notes = '' }: Told, said: readonly string[] = []): Guarded {
  const history = said.map((content, id) => ({
    id,
    sender: 'dm' as const,
    playerName: null,
    characterName: null,
    content,
    rolls: [],
  }));
  const table = snapshot({
    world: { scene: '', time: '', quests: [], people: [], facts: [], notes, place: '', awaited: {} },
    history,
    game: { ...snapshot().game, code },
  });
  return guarded(new Secrets(sourcesOf(table, { ...noExcerpts, script: scriptAt(at) })), text);
}
