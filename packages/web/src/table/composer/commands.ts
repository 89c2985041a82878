import { words } from '../../words/words.ts';
import type { Address, Speech } from '../speech.ts';
import { speechOf, toDm } from '../speech.ts';

/** Somebody to whom one can whisper: a player by their own name and that of their character. */
export interface Listener {
  to: string;
  name: string;
  character: string | null;
}

export const commandNames = ['roll', 'ooc', 'whisper', 'me', 'help'] as const;

type CommandName = (typeof commandNames)[number];

/** The same in one letter. */
export const shorts: Partial<Record<CommandName, string>> = { roll: 'r', whisper: 'w' };

/** By its English name, its letter, or as the reader's language calls it. */
function namesOf(name: CommandName): string[] {
  return [name, ...words.composer.commands[name].names, shorts[name] ?? []].flat();
}

function commandOf(written: string): CommandName | undefined {
  return commandNames.find((name) => namesOf(name).includes(written.toLowerCase()));
}

/** What a line of the composer amounts to. */
export type Reading =
  | { does: 'say'; speech: Speech }
  /** From now on the composer speaks to somebody else. */
  | { does: 'address'; address: Address }
  | { does: 'help' }
  /** Nothing is sent: this is why. */
  | { does: 'tell'; words: string };

export interface Table {
  address: Address;
  listeners: readonly Listener[];
  /** What `/me` begins with. */
  me: string;
  /** While the game is paused, and after its end, players speak to each other alone. */
  talkOnly: boolean;
}

const folded = (text: string) => text.trim().toLowerCase();

/** Names may have spaces: the longest one that the words begin with is meant. */
function addressed(written: string, listeners: readonly Listener[]): { to: string; rest: string } | null {
  const begun = folded(written);
  const called = listeners
    .flatMap(({ to, name, character }) =>
      [name, character, to === toDm ? 'DM' : null].flatMap((one) => (one ? [{ to, one: folded(one) }] : [])),
    )
    .filter(({ one }) => begun === one || (begun.startsWith(one) && /^[\s:,]/.test(begun.slice(one.length))))
    .sort((left, right) => right.one.length - left.one.length);
  const [first] = called;
  if (!first) return null;
  // Two who are called the same cannot be told apart by that name.
  if (called.some(({ to, one }) => one === first.one && to !== first.to)) return null;
  return {
    to: first.to,
    rest: written
      .trimStart()
      .slice(first.one.length)
      .replace(/^[\s:,]+/, ''),
  };
}

/** Dice and what is left of the line. What follows a space may still belong to them: ` + 2`, ` * 2`, ` kh3`. */
const dice = /^((?:\{[^}]*\}|\S)\S*(?:\s*[+\-−*×/]\s*[d({]?\d\S*|\s+[kd][hl]?\d+(?!\S))*)\s*#?\s*(.*)$/s;

/** As other tables write a reason: `1d20+5 [to hit]`, also between the dice. */
const label = /\s*\[([^\]]*)\]\s*/g;

function readRoll(written: string): Reading {
  const [, notation = '', rest = ''] = dice.exec(written.replace(label, ' ').trim()) ?? [];
  if (!/d[\d%f(]/i.test(notation)) return { does: 'tell', words: words.composer.told.noDice };
  const reason = [rest, ...[...written.matchAll(label)].map(([, inside = '']) => inside)]
    .map((one) => one.trim())
    .filter(Boolean)
    .join(', ');
  return { does: 'say', speech: { type: 'roll', notation: notation.replace(/\s+/g, ''), reason } };
}

function readWhisper(written: string, { listeners, talkOnly }: Table): Reading {
  const says = words.composer.told;
  const whom = addressed(written, listeners);
  if (talkOnly && whom?.to === toDm) return { does: 'tell', words: says.dmHearsNothing };
  if (talkOnly && whom && !whom.rest) return { does: 'tell', words: says.noWhisper };
  if (!whom) return { does: 'tell', words: says.toWhom(listeners.map(({ name }) => name)) };
  const address: Address = { kind: 'whisper', to: whom.to };
  return whom.rest ? { does: 'say', speech: speechOf(whom.rest, address) } : { does: 'address', address };
}

/** Words as they are addressed; a whisper to somebody who is not here any more is for nobody else. */
function asAddressed(content: string, { address, listeners }: Table): Reading {
  if (address.kind === 'whisper' && !listeners.some(({ to }) => to === address.to)) {
    return { does: 'tell', words: words.composer.told.left };
  }
  return { does: 'say', speech: speechOf(content, address) };
}

/** A line as it was written. One that begins with a slash is a command; with two, words that begin with one. */
export function readLine(line: string, table: Table): Reading {
  const written = line.trimStart();
  if (written.startsWith('//')) return asAddressed(written.slice(1), table);
  if (!written.startsWith('/')) return asAddressed(line, table);
  const [, name = '', rest = ''] = /^\/(\S*)\s*(.*)$/s.exec(written) ?? [];
  const says = words.composer.told;
  switch (commandOf(name)) {
    case 'roll':
      return readRoll(rest);
    case 'ooc':
      return rest
        ? { does: 'say', speech: speechOf(rest, { kind: 'table' }) }
        : { does: 'address', address: { kind: 'table' } };
    case 'whisper':
      return readWhisper(rest, table);
    case 'me':
      if (!rest) return { does: 'tell', words: says.noDeed };
      if (table.talkOnly) return { does: 'tell', words: says.onlyTalk };
      return { does: 'say', speech: speechOf(`${table.me} ${rest}`) };
    case 'help':
      return { does: 'help' };
    default:
      return { does: 'tell', words: says.unknown(name) };
  }
}

/** A line of the list that opens while a command is written. */
export interface Suggestion {
  key: string;
  label: string;
  meaning: string;
  /** What the composer then holds. */
  becomes: string;
  /** Chosen, it is done at once. */
  done: boolean;
}

/** What could be meant by what is written so far; empty when it is no command, or a whole one. */
export function suggestionsFor(
  line: string,
  { listeners, talkOnly }: Pick<Table, 'listeners' | 'talkOnly'>,
): Suggestion[] {
  const says = words.composer.commands;
  const [, begun] = /^\/(\p{L}*)$/u.exec(line) ?? [];
  if (begun !== undefined) {
    return commandNames
      .filter((name) => !talkOnly || !['whisper', 'me'].includes(name))
      .flatMap((name) => {
        // As it was begun: whoever writes their own language goes on in it.
        const called = [name, ...says[name].names].find((one) => one.startsWith(begun.toLowerCase()));
        if (!called) return [];
        const { takes, meaning } = says[name];
        return {
          key: name,
          label: takes ? `/${called} ${takes}` : `/${called}`,
          meaning,
          becomes: takes ? `/${called} ` : `/${called}`,
          done: !takes,
        };
      });
  }
  const [, command = '', whom] = /^\/(\p{L}+)\s+(\S*)$/u.exec(line) ?? [];
  if (whom === undefined || talkOnly || commandOf(command) !== 'whisper') return [];
  return listeners
    .filter(({ name, character }) =>
      [name, character ?? ''].some((one) => folded(one).startsWith(folded(whom))),
    )
    .map(({ to, name, character }) => ({
      key: to,
      label: name,
      meaning: to === toDm ? says.onlyDm : character ? says.plays(character) : says.here,
      // A letter is written out.
      becomes: `/${command.length === 1 ? 'whisper' : command} ${name} `,
      done: false,
    }));
}
