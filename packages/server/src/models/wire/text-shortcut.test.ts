import { describe, expect, it } from 'vitest';
import { TextShortcut } from './text-shortcut.ts';

function openai(delta: object, more: object = {}): string {
  const data = JSON.stringify({ id: 'x', choices: [{ index: 0, delta, ...more }] });
  return Buffer.from(`data: ${data}\n\n`).toString('latin1');
}

const text = (content: string) => openai({ content });
const toolCall = openai({ tool_calls: [{ index: 0, function: { arguments: '{"text":"a' } }] });

const block = (index: number, words: string) =>
  `event: content_block_delta\ndata: ${JSON.stringify({
    type: 'content_block_delta',
    index,
    delta: { type: 'text_delta', text: words },
  })}\n\n`;

function start() {
  const shortcut = new TextShortcut();
  const said: string[] = [];
  let hasRoom = true;
  shortcut.leadTo((part) => {
    if (hasRoom) said.push(part.delta);
    return hasRoom;
  });
  return {
    said,
    take: (event: string) => shortcut.take(event, false),
    takePiece: (piece: string) => shortcut.take(piece, true),
    cameOut: (delta: string) => shortcut.cameOut({ type: 'text-delta', id: '0', delta }),
    setRoom: (room: boolean) => {
      hasRoom = room;
    },
  };
}

/** A shortcut that is open: its first text went through the adapter. */
function startOpen() {
  const parts = start();
  parts.take(text('The '));
  parts.cameOut('The ');
  return parts;
}

describe('the shortcut of text', () => {
  it('opens when the first text has come out of the adapter', () => {
    const { take, cameOut, said } = start();
    expect(take(text('The '))).toBe(false);
    expect(take(text('old '))).toBe(false);
    cameOut('The ');
    expect(take(text('door '))).toBe(false);
    cameOut('old ');
    cameOut('door ');
    expect(take(text('opens: "竜\n'))).toBe(true);
    expect(take(text('🐉".'))).toBe(true);
    expect(said).toEqual(['opens: "竜\n', '🐉".']);
  });

  it('is closed while anything else may be in the adapter', () => {
    const { take, cameOut, said } = startOpen();
    expect(take(toolCall)).toBe(false);
    expect(take(text('door '))).toBe(false);
    expect(take(text('is '))).toBe(false);
    cameOut('door ');
    cameOut('is ');
    expect(take(text('open.'))).toBe(true);
    expect(said).toEqual(['open.']);
  });

  it.each(['leaves out', 'lets out'])('is closed after an empty text, which an adapter %s', (how) => {
    const { take, cameOut } = start();
    expect(take(text(''))).toBe(false);
    expect(take(text('The '))).toBe(false);
    if (how === 'lets out') cameOut('');
    expect(take(text('door '))).toBe(false);
    cameOut('The ');
    cameOut('door ');
    expect(take(text('opens.'))).toBe(true);
  });

  it('is closed to another block', () => {
    const { take, cameOut } = start();
    take(block(0, 'The '));
    cameOut('The ');
    expect(take(block(0, 'door.'))).toBe(true);
    expect(take(block(1, 'And '))).toBe(false);
    cameOut('And ');
    expect(take(block(1, 'on.'))).toBe(true);
    expect(take(block(0, 'What?'))).toBe(false);
  });

  it('is closed while there is no room', () => {
    const { take, cameOut, setRoom, said } = startOpen();
    setRoom(false);
    expect(take(text('old '))).toBe(false);
    setRoom(true);
    expect(take(text('door '))).toBe(false);
    cameOut('old ');
    cameOut('door ');
    expect(take(text('opens.'))).toBe(true);
    expect(said).toEqual(['opens.']);
  });

  it.each([
    ['text beside an end', openai({ content: 'x' }, { finish_reason: 'stop' })],
    ['text beside probabilities', openai({ content: 'x' }, { logprobs: { content: [] } })],
    ['text in parts', openai({ content: [{ type: 'text', text: 'x' }] })],
    ['a refusal', openai({ refusal: 'x' })],
  ])('closes for good on %s', (_, event) => {
    const { take, cameOut } = startOpen();
    expect(take(event)).toBe(false);
    expect(take(text('door '))).toBe(false);
    cameOut('x');
    cameOut('door ');
    expect(take(text('opens'))).toBe(false);
  });

  it('closes for good on a piece of an event', () => {
    const { takePiece, take, cameOut } = startOpen();
    expect(takePiece('data: x')).toBe(false);
    take(text('door '));
    cameOut('door ');
    expect(take(text('opens'))).toBe(false);
  });

  it('closes for good when something else comes out than went in', () => {
    const { take, cameOut } = start();
    take(text('The '));
    cameOut('Hello');
    take(text('door '));
    cameOut('door ');
    expect(take(text('opens'))).toBe(false);
  });
});
