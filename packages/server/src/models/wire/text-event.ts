/** An event of a provider's stream that brings a piece of text and nothing else. */
export interface TextEvent {
  head: string;
  /** As it stands between its quotes: JSON's escapes are left alone, so that texts can be joined as they are. */
  text: string;
  tail: string;
  /** What the text belongs to. Events of the same place say together what they say one after another. */
  place: string;
}

type Fields = Record<string, unknown>;

const lineEnd = '(?:\\r\\n|\\r|\\n)';
/** One `data` line, and before it no more than the name that Anthropic gives to such events. */
const plain = new RegExp(
  `^(?:event: ?content_block_delta${lineEnd})?data: ?(\\{[^\\r\\n]*\\})${lineEnd}{2}$`,
);

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Servers like to name what they do not say: any other field may be there, and null. */
function saysOnly(fields: Fields, ...names: string[]): boolean {
  for (const name in fields) if (fields[name] !== null && !names.includes(name)) return false;
  return true;
}

interface Found {
  name: 'content' | 'text';
  text: string;
  place: string;
}

function findOpenai(data: Fields): Found | undefined {
  const { choices, usage = null } = data;
  if (!Array.isArray(choices) || choices.length !== 1 || usage !== null || 'error' in data) return;
  const [choice] = choices;
  if (!isFields(choice) || !saysOnly(choice, 'index', 'delta')) return;
  const { index, delta } = choice;
  if (!isFields(delta) || !saysOnly(delta, 'role', 'content') || typeof delta.content !== 'string') return;
  if ((delta.role ?? 'assistant') !== 'assistant') return;
  return { name: 'content', text: delta.content, place: `choice ${index}` };
}

function findAnthropic(data: Fields): Found | undefined {
  const { type, index, delta } = data;
  if (type !== 'content_block_delta' || !saysOnly(data, 'type', 'index', 'delta')) return;
  if (!isFields(delta) || delta.type !== 'text_delta' || !saysOnly(delta, 'type', 'text')) return;
  if (typeof delta.text !== 'string') return;
  return { name: 'text', text: delta.text, place: `block ${index}` };
}

/** Nothing inside a string looks like this: its quotes are escaped there. */
const beginnings = { content: /"content": ?"/g, text: /"text": ?"/g };

/** The inside of a JSON string, up to the quote that ends it. */
const insideString = /(?:[ !#-[\]-\xff]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y;

function endOfText(event: string, start: number): number {
  insideString.lastIndex = start;
  insideString.test(event);
  return insideString.lastIndex;
}

/**
 * Reads an event of OpenAI's or Anthropic's protocol, with its bytes as characters; undefined whenever there is the
 * least doubt about it.
 */
export function readTextEvent(event: string): TextEvent | undefined {
  const data = parsed(plain.exec(event)?.[1] ?? '');
  if (!isFields(data)) return;
  const found = 'choices' in data ? findOpenai(data) : findAnthropic(data);
  if (!found) return;
  const [beginning, ...others] = event.matchAll(beginnings[found.name]);
  if (!beginning || others.length > 0) return;
  const start = beginning.index + beginning[0].length;
  const end = endOfText(event, start);
  const text = event.slice(start, end);
  if (parsed(`"${text}"`) !== found.text) return;
  return { head: event.slice(0, start), text, tail: event.slice(end), place: found.place };
}

/**
 * The same for an event that differs in its text alone from one that was read before, as most of a stream does: that
 * is told without parsing it.
 */
export function readAlike(event: string, { head, tail, place }: TextEvent): TextEvent | undefined {
  if (!event.startsWith(head) || !event.endsWith(tail)) return;
  const end = endOfText(event, head.length);
  if (end + tail.length !== event.length) return;
  return { head, text: event.slice(head.length, end), tail, place };
}

/** The text itself. */
export function decodeText({ text }: TextEvent): string {
  if (!/[\\\x80-\xff]/.test(text)) return text;
  return JSON.parse(`"${Buffer.from(text, 'latin1').toString()}"`);
}
