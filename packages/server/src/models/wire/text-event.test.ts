import { describe, expect, it } from 'vitest';
import { readAlike, readTextEvent } from './text-event.ts';

function openai(delta: unknown, { choice = {}, more = {} }: { choice?: object; more?: object } = {}): string {
  const choices = [{ index: 0, delta, finish_reason: null, ...choice }];
  return `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices, ...more })}\n\n`;
}

function anthropic(delta: unknown, more: object = {}): string {
  const data = { type: 'content_block_delta', index: 2, delta, ...more };
  return `event: content_block_delta\ndata: ${JSON.stringify(data)}\n\n`;
}

const hello = openai({ content: 'Hello' });

describe('an event that brings only text', () => {
  it.each([
    ['of OpenAI', hello],
    ['with a role', openai({ role: 'assistant', content: 'Hello' })],
    ['that names what it does not say', openai({ content: 'Hello', refusal: null, tool_calls: null })],
    ['without probabilities', openai({ content: 'Hello' }, { choice: { logprobs: null } })],
    ['without usage', openai({ content: 'Hello' }, { more: { usage: null, obfuscation: 'xyz' } })],
    ['with other line ends', hello.replaceAll('\n', '\r\n')],
    ['with old line ends', hello.replaceAll('\n', '\r')],
    ['without a space', hello.replace('data: ', 'data:')],
    ['with spaces in its JSON', hello.replace('"content":', '"content": ')],
    ['of Anthropic', anthropic({ type: 'text_delta', text: 'Hello' })],
    ['without a name', anthropic({ type: 'text_delta', text: 'Hello' }).replace(/^event.*\n/, '')],
  ])('is recognized: one %s', (_, event) => {
    const read = readTextEvent(event);
    expect(read?.text).toBe('Hello');
    expect(`${read?.head}${read?.text}${read?.tail}`).toBe(event);
  });

  it('keeps its text escaped', () => {
    expect(readTextEvent(openai({ content: 'a "b"\n\\' }))?.text).toBe(String.raw`a \"b\"\n\\`);
  });

  it('knows what its text belongs to', () => {
    const text = { type: 'text_delta', text: 'Hello' };
    const places = [anthropic(text), anthropic(text, { index: 3 }), hello].map(
      (event) => readTextEvent(event)?.place,
    );
    expect(new Set(places).size).toBe(3);
  });
});

describe('an event that may be more than text', () => {
  it.each([
    ['a tool call', openai({ content: '', tool_calls: [{ index: 0 }] })],
    ['reasoning', openai({ content: 'Hello', reasoning_content: 'hm' })],
    ['a refusal', openai({ content: 'Hello', refusal: 'No.' })],
    ['annotations', openai({ content: 'Hello', annotations: [] })],
    ['the end', openai({ content: 'Hello' }, { choice: { finish_reason: 'stop' } })],
    ['probabilities', openai({ content: 'Hello' }, { choice: { logprobs: { content: [] } } })],
    ['usage', openai({ content: 'Hello' }, { more: { usage: { total_tokens: 3 } } })],
    ['an error', openai({ content: 'Hello' }, { more: { error: null } })],
    ['no choice', openai({ content: 'Hello' }, { more: { choices: [] } })],
    ['two choices', hello.replace(/\[(.*)\]/, '[$1,$1]')],
    ['a choice of no kind', openai({ content: 'Hello' }, { more: { choices: ['Hello'] } })],
    ['another role', openai({ role: 'user', content: 'Hello' })],
    ['no text', openai({ role: 'assistant' })],
    ['text in parts', openai({ content: [{ type: 'text', text: 'Hello' }] })],
    ['text in two places', openai({ content: 'Hello' }, { more: { content: 'Hello' } })],
    ['its text hidden', hello.replace('"content":', '"content" :').replace('"x"', '{"content":"x"}')],
    ['arguments', anthropic({ type: 'input_json_delta', partial_json: '{' })],
    ['thoughts', anthropic({ type: 'thinking_delta', thinking: 'hm' })],
    ['citations', anthropic({ type: 'text_delta', text: 'Hello', citations: [] })],
    ['something new', anthropic({ type: 'text_delta', text: 'Hello' }, { new: 1 })],
    ['another name', anthropic({ type: 'text_delta', text: 'Hello' }).replace('content_block_delta', 'ping')],
    ['a comment', `: hello\n${hello}`],
    ['an id', `id: 7\n${hello}`],
    ['a time', `retry: 7\n${hello}`],
    ['two lines of data', hello.replace('{', '{\ndata: ')],
    ['a farewell', 'data: [DONE]\n\n'],
    ['garbage', 'data: <html>504</html>\n\n'],
    ['broken JSON', hello.replace('}]}', '}]')],
    ['nothing', '\n\n'],
  ])('is left alone: one with %s', (_, event) => {
    expect(readTextEvent(event)).toBeUndefined();
  });
});

describe('an event like one that was read before', () => {
  const known = readTextEvent(hello)!;

  it.each(['', 'you', 'a "b"\n\\', 'é\u0000', 'Hello"}'])('is read the same: %j', (content) => {
    const event = openai({ content });
    expect(readAlike(event, known)).toEqual(readTextEvent(event));
  });

  it.each([
    ['another head', openai({ content: 'Hello' }).replace('"x"', '"y"')],
    ['another tail', openai({ content: 'Hello' }, { choice: { finish_reason: 'stop' } })],
    ['another field behind it', hello.replace('"Hello"', '"Hello","refusal":"No."')],
    ['a raw line break', hello.replace('Hello', 'Hel\u0001lo')],
    ['an escape that is none', hello.replace('Hello', '\\x')],
    ['its end and its beginning in one', hello.slice(0, known.head.length) + known.tail.slice(1)],
  ])('is not seen in one with %s', (_, event) => {
    expect(readAlike(event, known)).toBeUndefined();
  });
});
