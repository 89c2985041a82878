import { expect, test } from 'vitest';
import { bridgeFight } from '../../test/support/fight-example.ts';
import { messageWith } from '../../test/support/table-example.ts';
import { moveWords } from './fight/fight-words.ts';
import { answeredBy, asksDm, isTalk, openQuestions, speechOf, waitsForAnswer } from './speech.ts';

const narration = (id: number) => messageWith(id, { sender_type: 'dm', user_id: null, kind: 'narration' });
const whisper = (id: number, user_id: string, to: string) =>
  messageWith(id, { user_id, kind: 'whisper', to });

test('[E8.100] words are an action unless they are addressed otherwise, and only a whisper names somebody', () => {
  expect(speechOf('I listen.')).toEqual({ type: 'message', content: 'I listen.', kind: 'action', to: null });
  expect(speechOf('Pizza?', { kind: 'table' })).toMatchObject({ kind: 'table', to: null });
  expect(speechOf('Psst', { kind: 'whisper', to: 'dm' })).toMatchObject({ kind: 'whisper', to: 'dm' });
});

test('[E8.100] the DM answers actions, whispers to it and a roll that it awaited, and nothing else', () => {
  expect(asksDm(speechOf('I listen.'))).toBe(true);
  expect(asksDm(speechOf('Psst', { kind: 'whisper', to: 'dm' }))).toBe(true);
  expect(asksDm({ type: 'roll_pending' })).toBe(true);
  expect(asksDm(speechOf('Pizza?', { kind: 'table' }))).toBe(false);
  expect(asksDm(speechOf('Psst', { kind: 'whisper', to: 'other' }))).toBe(false);
  expect(asksDm({ type: 'roll', notation: '1d20' })).toBe(false);
  expect(asksDm(narration(1))).toBe(false);
});

test('[E8.107] dice in front of everybody are no table talk', () => {
  const roll = { notation: '1d20', reason: '', total: 4, breakdown: '[4] = 4' };
  expect(isTalk(messageWith(1, { kind: 'table' }))).toBe(true);
  expect(isTalk(messageWith(1, { kind: 'table', rolls: [roll] }))).toBe(false);
});

test('[E5.142] where somebody went is no table talk, and is told in the words of whoever reads it', () => {
  const went = { kind: 'encounter', encounter: bridgeFight, before: bridgeFight } as const;
  const message = messageWith(1, { kind: 'table', content: 'moves to The bridge', effects: [went] });
  expect(isTalk(message)).toBe(false);
  expect(moveWords(message)).toBe('moves to The bridge');
  expect(moveWords(messageWith(2, { kind: 'table' }))).toBeNull();
});

test('[E8.116] each answer of the DM is for the question that waits longest; a whisper answers a whisper', () => {
  const messages = [
    messageWith(1, { user_id: 'a' }),
    messageWith(2, { user_id: 'b' }),
    messageWith(3, { user_id: 'b', kind: 'table' }),
    whisper(4, 'a', 'dm'),
    narration(5),
  ];
  expect(openQuestions(messages).map(({ id }) => id)).toEqual([2, 4]);
  const secret = messageWith(6, { sender_type: 'dm', user_id: null, kind: 'whisper', to: 'a' });
  expect(openQuestions([...messages, secret]).map(({ id }) => id)).toEqual([2]);
  expect(waitsForAnswer(messages)).toBe(false);
  expect(waitsForAnswer([...messages, messageWith(7)])).toBe(true);
  expect(waitsForAnswer([...messages, messageWith(7, { kind: 'table' })])).toBe(false);
});

test('[E8.117] an answer was for whoever waited longest, or asked since the one before; a whisper for one alone', () => {
  const messages = [
    messageWith(1, { user_id: 'a' }),
    messageWith(2, { user_id: 'b' }),
    narration(3),
    narration(4),
  ];
  expect([...answeredBy(messages, messages[2]!)]).toContain('a');
  expect([...answeredBy(messages, messages[3]!)]).toEqual(['b']);
  const secret = messageWith(5, { sender_type: 'dm', kind: 'whisper', to: 'a' });
  expect([...answeredBy([...messages, secret], secret)]).toEqual(['a']);
});
