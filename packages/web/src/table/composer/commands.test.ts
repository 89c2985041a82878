import { expect, test } from 'vitest';
import type { Address } from '../speech.ts';
import { type Listener, readLine, suggestionsFor } from './commands.ts';
import { listenersOf } from './listeners.ts';
import { quietTable } from '../../../test/support/table-example.ts';
import { composer as german } from '../../words/de/composer.ts';
import { words } from '../../words/words.ts';
import { readDraft } from './use-draft.ts';

const listeners: Listener[] = [
  { to: 'dm', name: 'DM', character: null },
  { to: 'mira', name: 'Mira', character: 'Sable Quickwater' },
  { to: 'mirabel', name: 'Mira Bell', character: null },
  { to: 'tom', name: 'Tom', character: 'Old Tom' },
];

function read(line: string, { address = { kind: 'action' } as Address, talkOnly = false } = {}) {
  return readLine(line, { address, listeners, me: 'Bram', talkOnly });
}

test('[E8.100] words go to whom the composer says', () => {
  expect(read('I listen.')).toEqual({
    does: 'say',
    speech: { type: 'message', content: 'I listen.', kind: 'action', to: null },
  });
  expect(read('Psst', { address: { kind: 'whisper', to: 'tom' } })).toMatchObject({
    speech: { kind: 'whisper', to: 'tom' },
  });
});

test('[E8.101] a whisper to somebody who has left is said to nobody', () => {
  const address: Address = { kind: 'whisper', to: 'gone' };
  expect(read('My secret', { address })).toMatchObject({ does: 'tell' });
  expect(read('//My secret', { address })).toMatchObject({ does: 'tell' });
});

test.each([
  ['/roll 1d20+3 Stealth', '1d20+3', 'Stealth'],
  ['/roll d20', 'd20', ''],
  ['/r 1d20+3 Stealth', '1d20+3', 'Stealth'],
  ['/ROLL 1d20 + 3 past the hound', '1d20+3', 'past the hound'],
  ['/roll 2d20kh1+5 Athletics - to climb', '2d20kh1+5', 'Athletics - to climb'],
  ['/roll 1d20 - Stealth', '1d20', '- Stealth'],
  ['/roll 2d6 + d8 fire', '2d6+d8', 'fire'],
  ['/roll 2d20kh1', '2d20kh1', ''],
  ['/roll 4d6dl1 Strength', '4d6dl1', 'Strength'],
  ['/roll 4d6 kh3', '4d6kh3', ''],
  ['/roll 3d6! fire', '3d6!', 'fire'],
  ['/roll 1d20r1', '1d20r1', ''],
  ['/roll 2D6', '2D6', ''],
  ['/roll 1d20+5 [to hit]', '1d20+5', 'to hit'],
  ['/roll 1d20 [stealth] + 2', '1d20+2', 'stealth'],
  ['/roll 2d6[cold]+1d4[fire] breath', '2d6+1d4', 'breath, cold, fire'],
  ['/roll 1d8 # fire', '1d8', 'fire'],
  ['/roll (1d6 + 2) * 2', '(1d6+2)*2', ''],
  ['/roll {2d6, 1d12}kh1 the better', '{2d6,1d12}kh1', 'the better'],
])('[E8.103] %s rolls', (line, notation, reason) => {
  expect(read(line)).toEqual({ does: 'say', speech: { type: 'roll', notation, reason } });
});

test.each(['/roll', '/roll 1d', '/roll banana', '/roll 20'])('[E8.103] %s names no dice', (line) => {
  expect(read(line)).toEqual({ does: 'tell', words: words.composer.told.noDice });
});

test('[E8.103] table talk, with words or as what is said from now on', () => {
  expect(read('/ooc Pizza is here')).toMatchObject({ speech: { content: 'Pizza is here', kind: 'table' } });
  expect(read('/ooc')).toEqual({ does: 'address', address: { kind: 'table' } });
});

test.each([
  ['/whisper DM I lied', 'dm', 'I lied'],
  ['/whisper mira: run', 'mira', 'run'],
  ['/w mira: run', 'mira', 'run'],
  ['/whisper Mira Bell run', 'mirabel', 'run'],
  ['/whisper sable quickwater, run', 'mira', 'run'],
  ['/whisper Old Tom run', 'tom', 'run'],
])('[E8.103] %s', (line, to, content) => {
  expect(read(line)).toEqual({ does: 'say', speech: { type: 'message', content, kind: 'whisper', to } });
});

test('[E8.103] a whisper without words sets the composer, and one to nobody is told', () => {
  expect(read('/whisper Tom')).toEqual({ does: 'address', address: { kind: 'whisper', to: 'tom' } });
  expect(read('/whisper Nobody my secret')).toMatchObject({ does: 'tell' });
  expect(read('/whisper Tomorrow I leave')).toMatchObject({ does: 'tell' });
});

test('[E8.103] two of one name cannot be told apart by it', () => {
  const twins = [
    { to: 'a', name: 'Ann', character: 'Rook' },
    { to: 'b', name: 'Ben', character: 'Rook' },
  ];
  const reading = readLine('/whisper Rook hello', {
    address: { kind: 'action' },
    listeners: twins,
    me: 'Bram',
    talkOnly: false,
  });
  expect(reading).toMatchObject({ does: 'tell' });
});

test('[E8.103] /me speaks of the character, /help opens the list', () => {
  expect(read('/me sits down.')).toMatchObject({ speech: { content: 'Bram sits down.', kind: 'action' } });
  expect(read('/me')).toMatchObject({ does: 'tell' });
  expect(read('/help')).toEqual({ does: 'help' });
});

test('[E8.104] an unknown command is told and not sent; two slashes are one', () => {
  expect(read('/dance')).toEqual({
    does: 'tell',
    words: 'There is no command /dance. To begin with a slash, write two of them.',
  });
  expect(read('/ 3')).toMatchObject({ does: 'tell' });
  expect(read('//shrug')).toMatchObject({ does: 'say', speech: { content: '/shrug', kind: 'action' } });
  expect(read('//psst', { address: { kind: 'whisper', to: 'tom' } })).toMatchObject({
    speech: { content: '/psst', kind: 'whisper', to: 'tom' },
  });
});

test('[E8.121] where there is only table talk, nobody acts or whispers to the DM', () => {
  const paused = { address: { kind: 'table' } as Address, talkOnly: true };
  expect(read('Back in five', paused)).toMatchObject({ speech: { kind: 'table' } });
  expect(read('/me waits', paused)).toMatchObject({ does: 'tell' });
  expect(read('/whisper DM psst', paused)).toMatchObject({ does: 'tell' });
  expect(read('/whisper Tom', paused)).toMatchObject({ does: 'tell' });
  expect(read('/whisper Tom psst', paused)).toMatchObject({ speech: { kind: 'whisper', to: 'tom' } });
  expect(read('/roll 1d20', paused)).toMatchObject({ speech: { type: 'roll' } });
});

test('[E8.102] the list opens on a slash, grows shorter with each letter, and names who can be whispered to', () => {
  const names = (line: string, talkOnly = false) =>
    suggestionsFor(line, { listeners, talkOnly }).map(({ becomes }) => becomes);
  expect(names('/')).toEqual(['/roll ', '/ooc ', '/whisper ', '/me ', '/help']);
  expect(names('/w')).toEqual(['/whisper ']);
  expect(names('/whisper mi')).toEqual(['/whisper Mira ', '/whisper Mira Bell ']);
  expect(names('/whisper sa')).toEqual(['/whisper Mira ']);
  expect(names('/', true)).toEqual(['/roll ', '/ooc ', '/help']);
  for (const line of ['', 'I /listen', '//', '/x', '/roll 1d20', ' /roll']) expect(names(line)).toEqual([]);
});

test('[E8.101] one can whisper to the DM and to everybody but oneself', () => {
  expect(listenersOf(quietTable.party, 'me')).toEqual([
    { to: 'dm', name: 'DM', character: null },
    { to: 'other', name: 'Mira', character: 'Sable' },
  ]);
});

test('[E8.105] a draft keeps to whom it was; what a former version kept are words', () => {
  const whisper = { content: 'psst', address: { kind: 'whisper', to: 'tom' } };
  expect(readDraft(JSON.stringify(whisper))).toEqual(whisper);
  expect(readDraft('I open the door.')).toEqual({ content: 'I open the door.', address: { kind: 'action' } });
  for (const kept of ['5', '{"content":3}', 'null', '{', '"x"', '[]'])
    expect(readDraft(kept)).toEqual({ content: kept, address: { kind: 'action' } });
  expect(readDraft('{"content":"a","address":{"kind":"whisper"}}').address).toEqual({ kind: 'action' });
  expect(readDraft(null).content).toBe('');
});

test('[E13.33] a command has its English name everywhere, and one of the reader’s language', () => {
  const english = words.composer;
  words.composer = german;
  try {
    const inGerman = {
      address: { kind: 'action' } as Address,
      listeners: listenersOf(quietTable.party, 'me'),
      me: 'Bram',
      talkOnly: false,
    };
    for (const line of ['/roll 1d20', '/würfeln 1d20', '/Wurf 1d20', '/r 1d20']) {
      expect(readLine(line, inGerman)).toMatchObject({ speech: { type: 'roll', notation: '1d20' } });
    }
    for (const line of ['/whisper DM psst', '/flüstern SL psst', '/w sl: psst']) {
      expect(readLine(line, inGerman)).toMatchObject({
        speech: { kind: 'whisper', to: 'dm', content: 'psst' },
      });
    }
    expect(suggestionsFor('/fl', inGerman).map(({ becomes }) => becomes)).toEqual(['/flüstern ']);
    expect(suggestionsFor('/flüstern M', inGerman).map(({ becomes }) => becomes)).toEqual([
      '/flüstern Mira ',
    ]);
  } finally {
    words.composer = english;
  }
});
