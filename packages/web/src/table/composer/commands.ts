import type { Address, Speech } from '../speech.ts';
import { speechOf, toDm } from '../speech.ts';

/** Somebody to whom one can whisper: a player by their own name and that of their character. */
export interface Listener {
  to: string;
  name: string;
  character: string | null;
}

interface Command {
  name: string;
  takes: string;
  meaning: string;
}

export const commands: readonly Command[] = [
  { name: 'roll', takes: 'dice, and what for', meaning: 'Roll in front of everybody: /roll 1d20+3 Stealth' },
  { name: 'ooc', takes: 'words', meaning: 'Say something to the table; the DM does not hear it' },
  { name: 'whisper', takes: 'name, words', meaning: 'Say something to one player alone, or to the DM' },
  { name: 'me', takes: 'words', meaning: 'Tell what your character does, with its name in front' },
  { name: 'help', takes: '', meaning: 'Show these commands' },
];

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
function addressed(words: string, listeners: readonly Listener[]): { to: string; rest: string } | null {
  const begun = folded(words);
  const called = listeners
    .flatMap(({ to, name, character }) =>
      [name, character].flatMap((one) => (one ? [{ to, one: folded(one) }] : [])),
    )
    .filter(({ one }) => begun === one || (begun.startsWith(one) && /^[\s:,]/.test(begun.slice(one.length))))
    .sort((left, right) => right.one.length - left.one.length);
  const [first] = called;
  if (!first) return null;
  // Two who are called the same cannot be told apart by that name.
  if (called.some(({ to, one }) => one === first.one && to !== first.to)) return null;
  return {
    to: first.to,
    rest: words
      .trimStart()
      .slice(first.one.length)
      .replace(/^[\s:,]+/, ''),
  };
}

function readRoll(words: string): Reading {
  const [, notation = '', reason = ''] = /^(\S+(?:\s*[+\-−]\s*d?\d\S*)*)\s*(.*)$/s.exec(words.trim()) ?? [];
  if (!/d[\d%f(]/i.test(notation))
    return { does: 'tell', words: 'Write the dice behind it, such as /roll 1d20+3 Stealth.' };
  return {
    does: 'say',
    speech: { type: 'roll', notation: notation.replace(/\s+/g, ''), reason: reason.trim() },
  };
}

function readWhisper(words: string, { listeners, talkOnly }: Table): Reading {
  const whom = addressed(words, listeners);
  if (talkOnly && whom?.to === toDm)
    return { does: 'tell', words: 'The DM hears nothing at the moment. You can still whisper to players.' };
  if (talkOnly && whom && !whom.rest)
    return { does: 'tell', words: 'Write what they are to hear behind the name.' };
  if (!whom) {
    const names = listeners.map(({ name }) => name).join(', ');
    return { does: 'tell', words: `Whisper to whom? Write one of these names behind it: ${names}.` };
  }
  const address: Address = { kind: 'whisper', to: whom.to };
  return whom.rest ? { does: 'say', speech: speechOf(whom.rest, address) } : { does: 'address', address };
}

/** Words as they are addressed; a whisper to somebody who is not here any more is for nobody else. */
function words(content: string, { address, listeners }: Table): Reading {
  if (address.kind === 'whisper' && !listeners.some(({ to }) => to === address.to)) {
    return { does: 'tell', words: 'They have left the table. Choose who is to hear it.' };
  }
  return { does: 'say', speech: speechOf(content, address) };
}

/** A line as it was written. One that begins with a slash is a command; with two, words that begin with one. */
export function readLine(line: string, table: Table): Reading {
  const written = line.trimStart();
  if (written.startsWith('//')) return words(written.slice(1), table);
  if (!written.startsWith('/')) return words(line, table);
  const [, name = '', rest = ''] = /^\/(\S*)\s*(.*)$/s.exec(written) ?? [];
  switch (name.toLowerCase()) {
    case 'roll':
      return readRoll(rest);
    case 'ooc':
      return rest
        ? { does: 'say', speech: speechOf(rest, { kind: 'table' }) }
        : { does: 'address', address: { kind: 'table' } };
    case 'whisper':
      return readWhisper(rest, table);
    case 'me':
      if (!rest) return { does: 'tell', words: 'Write behind /me what your character does.' };
      if (table.talkOnly)
        return { does: 'tell', words: 'There is only table talk at the moment. Nobody can act.' };
      return { does: 'say', speech: speechOf(`${table.me} ${rest}`) };
    case 'help':
      return { does: 'help' };
    default:
      return {
        does: 'tell',
        words: `There is no command /${name}. To begin with a slash, write two of them.`,
      };
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
  const [, begun] = /^\/([a-z]*)$/i.exec(line) ?? [];
  if (begun !== undefined) {
    return commands
      .filter(({ name }) => name.startsWith(begun.toLowerCase()))
      .filter(({ name }) => !talkOnly || !['whisper', 'me'].includes(name))
      .map(({ name, takes, meaning }) => ({
        key: name,
        label: takes ? `/${name} ${takes}` : `/${name}`,
        meaning,
        becomes: takes ? `/${name} ` : `/${name}`,
        done: !takes,
      }));
  }
  const [, whom] = /^\/whisper\s+(\S*)$/i.exec(line) ?? [];
  if (whom === undefined || talkOnly) return [];
  return listeners
    .filter(({ name, character }) =>
      [name, character ?? ''].some((one) => folded(one).startsWith(folded(whom))),
    )
    .map(({ to, name, character }) => ({
      key: to,
      label: name,
      meaning: to === toDm ? 'Only the DM and you' : character ? `Plays ${character}` : 'At this table',
      becomes: `/whisper ${name} `,
      done: false,
    }));
}
