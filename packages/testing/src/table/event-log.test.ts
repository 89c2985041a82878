import { describe, expect, it } from 'vitest';
import { EventLog } from './event-log.ts';

const delta = (text: string) => ({ type: 'delta', text }) as const;
const isDelta = (wanted: string) => (event: { type: string; text?: string }) => event.text === wanted;

describe('the log of a bot', () => {
  it('finds an event that arrived before the wait began', async () => {
    const log = new EventLog();
    log.add(delta('a'));
    expect(await log.waitFor(isDelta('a'))).toEqual(delta('a'));
  });

  it('never gives the same event to two waits in a row', async () => {
    const log = new EventLog();
    log.add(delta('a'));
    await log.waitFor(isDelta('a'));
    const second = log.waitFor(isDelta('a'));
    log.add(delta('b'));
    log.add(delta('a'));
    await second;
    await expect(log.waitFor(isDelta('b'), { milliseconds: 1 })).rejects.toThrow('in vain');
  });

  it('says what it waited for and what it heard instead', async () => {
    const log = new EventLog();
    log.add(delta('something else'));
    await expect(log.waitFor(isDelta('a'), { milliseconds: 1, what: 'the letter a' })).rejects.toThrow(
      /the letter a: 1 ms passed[\s\S]*something else/,
    );
  });

  it('ends every wait when the socket closes, and begins anew with the next one', async () => {
    const log = new EventLog();
    const waiting = log.waitFor(isDelta('a'));
    log.end('the socket was closed with 1012');
    await expect(waiting).rejects.toThrow('1012');
    await expect(log.waitFor(isDelta('a'))).rejects.toThrow('1012');
    log.open();
    log.add(delta('a'));
    expect(await log.waitFor(isDelta('a'))).toEqual(delta('a'));
  });
});
