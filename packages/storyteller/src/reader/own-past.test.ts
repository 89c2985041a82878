import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { readCompactly } from '../../test/read-compactly.ts';
import { quill } from '../../test/sheets.ts';

const read = async (message: string) =>
  await readCompactly(message, (await aTelling({ message, sheet: quill })).turn);

describe('what somebody asks of their own past', () => {
  it.each([
    ['where did I put my dagger?', 'told where item Dagger'],
    ['wait, where did we leave the lantern', 'told where lantern'],
    ['what have I done with the strongbox', 'told where strongbox'],
    ['did we ever learn who rings the bell', 'scene happened'],
    ['who did we meet so far?', 'scene happened'],
    ['how did I end up in this village', 'scene happened'],
    ['why were we sent here', 'scene goal'],
  ])('is for the game master: %s', async (message, question) => {
    expect(await read(message)).toBe(question);
  });

  it('is for whoever is addressed', async () => {
    expect(await read('Odra, where did I leave my dagger?')).toContain('target=odra');
  });

  it('is of the sheet where a sheet knows it', async () => {
    expect(await read('did I level up')).toBe('sheet level');
  });
});

describe('a joke', () => {
  it.each([
    'why did the goose cross the road?',
    'how many kobolds does it take to change a lantern',
    'what do you call a wizard with no hat',
    "here's a terrible joke",
    'what has teeth but cannot bite?',
  ])('is told to the table: %s', async (message) => {
    expect(await read(message)).toBe('small talk laughter');
  });

  it.each([
    'Odra, why did the goose cross the road?',
    'why did the watchman cross the bridge?',
    'I tell Odra a joke',
  ])('is none, or somebody is told it: %s', async (message) => {
    expect(await read(message)).not.toContain('small talk');
  });
});
