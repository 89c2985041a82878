import { asList, asRecord, contentText } from '../stand-in/wire.ts';

/** A sheet as the prompt shows it. */
export interface ShownSheet {
  name: string;
  hitPoints: number;
  modifiers: Record<string, number>;
  inventory: { name: string; quantity: number }[];
}

export interface ShownScene {
  number: number;
  title: string;
  isHere: boolean;
  passages: { isAloud: boolean; isLater: boolean; text: string }[];
}

/** A call of this turn, with what it answered. */
export interface MadeCall {
  name: string;
  result: Record<string, unknown>;
}

/** What a model can know of a turn: all of it read from the prompt. */
export interface Situation {
  isOpening: boolean;
  players: string[];
  /** Whose message is answered. */
  character: string;
  message: string;
  selfRolls: boolean;
  party: ShownSheet[];
  description: string;
  /** What the table does not want to come up. */
  lines: string[];
  scenes: ShownScene[];
  awaited: { notation: string } | null;
  /** The DM's earlier messages. */
  told: string;
  made: MadeCall[];
  /** What was read of this very answer before it was refused. */
  read: string;
  isRefused: boolean;
  mayCall: boolean;
}

interface Said {
  role: string;
  text: string;
  calls: string[];
}

const table = '# The table\n\n';

function unquoted(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.slice(2))
    .join('\n');
}

/** The sections of the service, by their headings. */
function sectionsOf(text: string): Map<string, string> {
  const parts = `\n${text}`.split(/\n# /).slice(1);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return end < 0 ? [part, ''] : [part.slice(0, end), part.slice(end + 1)];
    }),
  );
}

function sheetOf(quoted: string): ShownSheet {
  const inventory = /^Inventory: (.+)$/m.exec(quoted)?.[1] ?? '';
  return {
    name: /^[^:\n]+/.exec(quoted)?.[0] ?? '',
    hitPoints: Number(/^HP (-?\d+)/m.exec(quoted)?.[1] ?? 0),
    modifiers: Object.fromEntries(
      Array.from(quoted.matchAll(/(\w+) \d+ \(([+-]\d+)\)/g), ([, name, value]) => [name!, Number(value)]),
    ),
    inventory: inventory
      .split(', ')
      .filter(Boolean)
      .map((entry) => {
        const [, quantity, name] = /^(?:(\d+) × )?(.+)$/.exec(entry) ?? [];
        return { name: name ?? entry, quantity: Number(quantity ?? 1) };
      }),
  };
}

function scenesOf(sections: Map<string, string>): ShownScene[] {
  const outline = unquoted(sections.get('The adventure: its outline') ?? '');
  const script =
    sections.get('The adventure') ?? sections.get('The adventure: the script for this turn') ?? '';
  const scenes = Array.from(
    outline.matchAll(/^\s*(\d+)\. (.+?)(\s+<-- you are here)?$/gm),
    ([, number, title, here]): ShownScene => ({
      number: Number(number),
      title: title!,
      isHere: here !== undefined,
      passages: [],
    }),
  );
  for (const part of script.split(/^Scene /m).slice(1)) {
    const scene = scenes.find(({ number }) => number === Number.parseInt(part, 10));
    for (const piece of part.split(/^\(/m).slice(1))
      scene?.passages.push({
        isAloud: /^(?:later: )?read aloud\)/.test(piece),
        isLater: piece.startsWith('later'),
        text: unquoted(piece),
      });
  }
  return scenes;
}

function parsed(text: string): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The calls of a turn, one answer for each in their order; those that were written as text are answered as text. */
function madeIn(turn: Said[]): MadeCall[] {
  const names = turn.flatMap(({ calls }) => calls);
  const answers = turn.filter(({ role }) => role === 'tool');
  const written = turn
    .filter(({ role, text }) => role === 'user' && text.startsWith('[Your tool calls were carried out.'))
    .flatMap(({ text }) => [...text.matchAll(/^\| (\w+): (.+)$/gm)]);
  return [
    ...answers.map(({ text }, place) => ({ name: names[place] ?? '', result: parsed(text) })),
    ...written.map(([, name, result]) => ({ name: name!, result: parsed(result!) })),
  ];
}

/** Null for a prompt that is no turn at a table. */
export function readSituation(body: unknown): Situation | null {
  const request = asRecord(body);
  const talk: Said[] = asList(request.messages).map((message) => ({
    role: String(message.role),
    text: contentText(message.content),
    calls: asList(message.tool_calls).map((call) => String(asRecord(call.function).name)),
  }));
  const place = talk.findLastIndex(({ role, text }) => role === 'user' && text.includes(table));
  const asked = talk[place];
  if (!asked) return null;
  const cut = asked.text.lastIndexOf(table);
  const system = talk.flatMap(({ role, text }) => (role === 'system' ? [text] : [])).join('\n\n');
  const sections = sectionsOf(`${system}\n\n${asked.text.slice(0, cut)}`);
  const lines = asked.text.slice(cut + table.length).split('\n');
  const first = lines.findLastIndex((line) => /^[^\s[][^:]{0,120}: /.test(line));
  const [, character = '', start = ''] = /^.{0,80}?\(as ([^)]+)\): (.*)$/.exec(lines[first] ?? '') ?? [];
  const rest = lines.slice(first + 1);
  const more = rest.slice(0, rest.findIndex((line) => !line.startsWith('  ')) >>> 0);
  const party = sections.get('The party') ?? '';
  const turn = talk.slice(place + 1);
  const notices = [asked.text, ...turn.map(({ text }) => text)];
  return {
    isOpening: sections.has('This turn: the opening'),
    players: (/^At the table: (.+)\.$/m.exec(party)?.[1] ?? '').split(', '),
    character,
    message: [start, ...more.map((line) => line.trim())].join('\n'),
    selfRolls: /rolls their own dice:/.test(sections.get('This turn') ?? ''),
    party: party
      .split(/^- Player /m)
      .slice(1)
      .map(unquoted)
      .filter((text) => text !== '')
      .map(sheetOf),
    description: unquoted((sections.get('The game') ?? '').split('Description:')[1] ?? ''),
    lines: Array.from(
      unquoted((sections.get('What holds at this table') ?? '').split('Veils:')[0]!).matchAll(/^- (.+)$/gm),
      ([, line]) => line!,
    ),
    scenes: scenesOf(sections),
    awaited: sections.has('The awaited roll')
      ? { notation: unquoted(sections.get('The awaited roll')!).split(' ')[0]! }
      : null,
    told: talk
      .slice(0, place)
      .flatMap(({ role, text }) => (role === 'assistant' ? [text] : []))
      .join('\n'),
    made: madeIn(turn),
    read: turn.flatMap(({ role, text }) => (role === 'assistant' ? [text] : [])).join('\n'),
    isRefused: notices.some((text) => text.includes('[Not shown to the players')),
    mayCall: request.tool_choice !== 'none' && asList(request.tools).length > 0,
  };
}
