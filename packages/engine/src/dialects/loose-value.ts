/** As deep as any arguments go, and no deeper than the stack. */
const mostDepth = 64;

const words: Record<string, unknown> = {
  true: true,
  True: true,
  false: false,
  False: false,
  null: null,
  None: null,
};
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
const number = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/** Gemma's own quotation mark. */
const gemmaQuote = '<|"|>';

class Unreadable extends Error {}

/** Reads JSON, Python's literals and what lies between: single quotes, bare names, a comma or a bracket too few or too many. */
class LooseReader {
  at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    this.space();
    return this.at >= this.#text.length;
  }

  space(): void {
    while (this.at < this.#text.length && /\s/.test(this.#text[this.at]!)) this.at++;
  }

  take(char: string): boolean {
    this.space();
    if (this.#text[this.at] !== char) return false;
    this.at++;
    return true;
  }

  value(depth = 0): unknown {
    if (depth > mostDepth) throw new Unreadable();
    this.space();
    const char = this.#text[this.at];
    if (char === '{') return this.fields('}', ':', depth);
    if (char === '[' || char === '(') return this.#list(char === '[' ? ']' : ')', depth);
    return this.#quoted() ?? this.#bare();
  }

  /** `{a: 1}` or, with `)` and `=`, the arguments of a call. */
  fields(close: string, colon: string, depth: number): Record<string, unknown> {
    this.at++;
    const fields: Record<string, unknown> = Object.create(null);
    while (!this.take(close)) {
      if (this.isAtEnd) return fields;
      const name = this.#quoted() ?? this.#name();
      if (!this.take(colon)) throw new Unreadable();
      fields[name] = this.isAtEnd ? null : this.value(depth + 1);
      this.#comma(close);
    }
    return fields;
  }

  #list(close: string, depth: number): unknown[] {
    this.at++;
    const list: unknown[] = [];
    while (!this.take(close)) {
      if (this.isAtEnd) return list;
      list.push(this.value(depth + 1));
      this.#comma(close);
    }
    return list;
  }

  /** Between two fields there must be one. */
  #comma(close: string): void {
    if (this.take(',') || this.isAtEnd || this.#text[this.at] === close) return;
    throw new Unreadable();
  }

  #name(): string {
    const from = this.at;
    while (this.at < this.#text.length && /[\w-]/.test(this.#text[this.at]!)) this.at++;
    if (from === this.at) throw new Unreadable();
    return this.#text.slice(from, this.at);
  }

  #quoted(): string | null {
    const text = this.#text;
    if (text.startsWith(gemmaQuote, this.at)) return this.#until(gemmaQuote);
    const prefix = /[rbufRBUF]/.test(text[this.at] ?? '') && /["']/.test(text[this.at + 1] ?? '') ? 1 : 0;
    const quote = text[this.at + prefix];
    if (quote === '“') return this.#until('”', 1);
    if (quote !== '"' && quote !== "'") return null;
    this.at += prefix;
    if (text.startsWith(quote.repeat(3), this.at)) return this.#until(quote.repeat(3));
    this.at++;
    const pieces: string[] = [];
    for (let from = this.at; ; ) {
      const char = text[this.at];
      if (char === quote || char === undefined) {
        pieces.push(text.slice(from, this.at++));
        return pieces.join('');
      }
      this.at++;
      if (char !== '\\') continue;
      pieces.push(text.slice(from, this.at - 1), this.#escape());
      from = this.at;
    }
  }

  #until(close: string, skipped = close.length): string {
    const from = this.at + skipped;
    const end = this.#text.indexOf(close, from);
    this.at = end < 0 ? this.#text.length : end + close.length;
    return this.#text.slice(from, end < 0 ? undefined : end);
  }

  #escape(): string {
    const char = this.#text[this.at++] ?? '';
    const code = this.#text.slice(this.at, this.at + 4);
    if (char !== 'u' || !/^[\da-fA-F]{4}$/.test(code)) return escapes[char] ?? char;
    this.at += 4;
    return String.fromCharCode(Number.parseInt(code, 16));
  }

  /** A number, a word that means something, or a short text without quotation marks. */
  #bare(): unknown {
    const from = this.at;
    while (this.at < this.#text.length && !/[,{}[\]()"'\n]/.test(this.#text[this.at]!)) this.at++;
    const text = this.#text.slice(from, this.at).trim();
    if (text === '' || text.length > 200) throw new Unreadable();
    if (Object.hasOwn(words, text)) return words[text];
    return number.test(text) ? Number(text) : text;
  }
}

function attempt<T>(read: () => T): { value: T } | null {
  try {
    return { value: read() };
  } catch {
    return null;
  }
}

/** A text that is one value, or was meant to be; null when that cannot be told. */
export function readLoosely(text: string): { value: unknown } | null {
  const strict = attempt<unknown>(() => JSON.parse(text));
  if (strict) return strict;
  return attempt(() => {
    const reader = new LooseReader(text);
    const value = reader.value();
    // A closing bracket too many does no harm.
    while (reader.take('}') || reader.take(']'));
    if (!reader.isAtEnd) throw new Unreadable();
    return value;
  });
}

/** `(notation="1d20", reason='Stealth')` as fields. */
export function readArguments(text: string): Record<string, unknown> | null {
  const read = attempt(() => {
    const reader = new LooseReader(text);
    const fields = reader.fields(')', '=', 0);
    if (!reader.isAtEnd) throw new Unreadable();
    return fields;
  });
  return read?.value ?? null;
}
