import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatherText } from './gather-text.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openai(delta: object, finish: string | null = null): string {
  return `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
}

const text = (content: string) => openai({ content });
const toolCall = openai({ tool_calls: [{ index: 0, function: { arguments: '{"a' } }] });
const farewell = 'data: [DONE]\n\n';

function anthropic(type: string, more: object = {}): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`;
}

const block = (index: number, words: string) =>
  anthropic('content_block_delta', { index, delta: { type: 'text_delta', text: words } });

function start() {
  const passed: string[] = [];
  const gatherer = gatherText((bytes) => passed.push(bytes.toString()));
  return {
    ...gatherer,
    say: (...events: string[]) => gatherer.take(Buffer.from(events.join(''))),
    /** What went on since the last look, one entry for each piece. */
    heard: () => passed.splice(0),
  };
}

describe('the text of a stream', () => {
  it('goes on at once when it is the first', () => {
    const { say, heard } = start();
    say(text('The '));
    expect(heard()).toEqual([text('The ')]);
  });

  it('is gathered for 40 ms after that, and goes on as one event', () => {
    const { say, heard } = start();
    say(text('The '));
    heard();
    say(text('door '));
    say(text('opens'), text('.'));
    vi.advanceTimersByTime(39);
    expect(heard()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard()).toEqual([text('door opens.')]);
    say(text(' Slowly.'));
    expect(heard()).toEqual([]);
    vi.advanceTimersByTime(40);
    expect(heard()).toEqual([text(' Slowly.')]);
  });

  it('goes on at once again after a silence', () => {
    const { say, heard } = start();
    say(text('The '));
    vi.advanceTimersByTime(40);
    say(text('door'));
    expect(heard()).toEqual([text('The '), text('door')]);
  });

  it('does not begin with a text that is empty', () => {
    const { say, heard } = start();
    const opening = openai({ role: 'assistant', content: '' });
    say(opening);
    say(text('The '), text('door'));
    expect(heard()).toEqual([opening, text('The ')]);
  });

  it('goes on with the end of the stream, and leaves no timer', () => {
    const { say, heard, end } = start();
    say(text('The '), text('door '), text('opens.'));
    end();
    expect(heard()).toEqual([text('The '), text('door opens.')]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is forgotten when the stream is left, and leaves no timer', () => {
    const { say, heard, stop, end } = start();
    say(text('The '), text('door'));
    heard();
    stop();
    end();
    expect(heard()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not held back beyond 64 KiB', () => {
    const { say, heard } = start();
    say(text('The '));
    heard();
    for (let times = 0; times < 66; times++) say(text('x'.repeat(1_000)));
    expect(heard()).toEqual([text('x'.repeat(66_000))]);
  });

  it('joins characters that are escaped by halves', () => {
    const { say, heard, end } = start();
    say(text('The '), text('\ud83d'), text('\ude00'));
    end();
    const event = heard()[1]!;
    expect(JSON.parse(event.slice(6)).choices[0].delta.content).toBe('😀');
  });
});

describe('what is not plainly text', () => {
  it('goes on at once, behind the text before it, in one piece', () => {
    const { say, heard } = start();
    say(text('The '));
    heard();
    say(text('door '), text('opens.'), toolCall, text('And '), text('on.'));
    expect(heard()).toEqual([text('door opens.') + toolCall]);
    vi.advanceTimersByTime(40);
    expect(heard()).toEqual([text('And on.')]);
  });

  it.each([
    ['a comment', ': ping\n\n'],
    ['a comment before text', `: ping\n${text('x')}`],
    ['garbage', 'data: <html>\n\n'],
    ['no field at all', '{"error":"Overloaded"}\n\n'],
    ['blank lines', '\n\n\n\n'],
    ['bytes that are no UTF-8', Buffer.from([0x64, 0xff, 0xfe, 0x80, 10, 10])],
  ])('passes byte for byte: %s', (_, strange) => {
    const passed: Buffer[] = [];
    const { take, end } = gatherText((bytes) => passed.push(bytes));
    take(Buffer.from(text('The ') + text('door ')));
    take(Buffer.from(strange));
    take(Buffer.from(text('opens.')));
    end();
    const expected = [text('The '), text('door '), strange, text('opens.')].map((part) => Buffer.from(part));
    expect(Buffer.concat(passed)).toEqual(Buffer.concat(expected));
  });

  it('reaches its reader when it never comes to an end', () => {
    const { say, heard, end } = start();
    const line = `data: ${'x'.repeat(70_000)}`;
    say(line);
    expect(heard()).toEqual([line]);
    say('xxx');
    expect(heard()).toEqual([]);
    end();
    expect(heard()).toEqual(['xxx']);
  });

  it('is not taken for text where only its end looks like it', () => {
    const { say, heard, end } = start();
    say(text('The '));
    const line = `data: ${'x'.repeat(70_000)}\n`;
    say(line);
    say(text('one '), text('two '), text('three'));
    end();
    expect(heard()).toEqual([text('The '), line, text('one '), text('two three')]);
  });
});

const streams: [string, string, string][] = [
  [
    'of OpenAI',
    [
      openai({ role: 'assistant', content: '' }),
      ...['Ein ', 'Drache: ', '竜 ', '🐉 ', '"Wer\n', 'da?"'].map(text),
      toolCall,
      ...['Und ', 'è ', 'vero.'].map(text),
      openai({}, 'stop'),
      farewell,
    ].join(''),
    [
      openai({ role: 'assistant', content: '' }),
      text('Ein '),
      text('Drache: 竜 🐉 "Wer\nda?"'),
      toolCall,
      text('Und è vero.'),
      openai({}, 'stop'),
      farewell,
    ].join(''),
  ],
  [
    'of Anthropic',
    [
      anthropic('message_start', { message: { id: 'x' } }),
      block(0, 'The '),
      block(0, '竜 '),
      block(0, 'sleeps.'),
      block(1, 'Or '),
      block(1, 'not.'),
      anthropic('ping'),
      block(1, ' Who '),
      block(1, 'knows?'),
      anthropic('message_stop'),
    ].join(''),
    [
      anthropic('message_start', { message: { id: 'x' } }),
      block(0, 'The '),
      block(0, '竜 sleeps.'),
      block(1, 'Or not.'),
      anthropic('ping'),
      block(1, ' Who knows?'),
      anthropic('message_stop'),
    ].join(''),
  ],
];

describe.each(streams)('a stream %s', (_, given, expected) => {
  it.each([
    ['\\n', '\n'],
    ['\\r\\n', '\r\n'],
    ['\\r', '\r'],
  ])('says the same wherever it is cut in two, with lines that end in %s', (_name, lineEnd) => {
    const bytes = Buffer.from(given.replaceAll('\n', lineEnd));
    for (let cut = 0; cut <= bytes.length; cut++) {
      const passed: Buffer[] = [];
      const { take, end } = gatherText((piece) => passed.push(piece));
      take(bytes.subarray(0, cut));
      take(bytes.subarray(cut));
      end();
      expect(Buffer.concat(passed).toString()).toBe(expected.replaceAll('\n', lineEnd));
    }
  });

  it('says the same byte by byte', () => {
    const { take, heard, end } = start();
    for (const byte of Buffer.from(given)) take(Buffer.of(byte));
    end();
    expect(heard().join('')).toBe(expected);
  });
});
