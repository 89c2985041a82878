import type { ScriptOutline } from '@fireside/contract';
import { expect, test } from 'vitest';
import { type Corrections, correctOutline, noCorrections, scriptChanges } from './correct-outline.ts';

function outlineOf(...titles: string[]): ScriptOutline {
  const scenes = titles.map((title, index) => ({
    number: index + 1,
    title,
    depth: 0,
    kind: 'scene' as const,
    aloud: '',
    secret: '',
    characters: 10,
  }));
  return { scenes, first: 1 };
}

const corrections: Corrections = {
  first: { number: 2, of: 'The landing' },
  scenes: {
    2: { of: 'The landing', title: ' The pier ' },
    3: { of: 'The reeds', kind: 'creatures' },
  },
};

test('[E6.65] what was corrected is shown, and only that is sent', () => {
  const outline = outlineOf('The opening', 'The landing', 'The reeds');
  expect(correctOutline(outline, corrections)).toMatchObject({
    first: 2,
    scenes: [{ title: 'The opening' }, { title: ' The pier ' }, { title: 'The reeds', kind: 'creatures' }],
  });
  expect(scriptChanges(outline, corrections)).toEqual({
    first: 2,
    scenes: [
      { number: 2, title: 'The pier' },
      { number: 3, kind: 'creatures' },
    ],
  });
});

test('[E6.65] a correction does not move on to another scene when the text changes', () => {
  const outline = outlineOf('Before it all', 'The opening', 'The reeds');
  expect(scriptChanges(outline, corrections)).toEqual({ scenes: [{ number: 3, kind: 'creatures' }] });
  expect(correctOutline(outline, corrections).first).toBe(1);
});

test('what says nothing new is not sent', () => {
  const outline = outlineOf('The opening');
  const same = { first: { number: 1, of: 'The opening' }, scenes: {} };
  expect(scriptChanges(outline, noCorrections)).toBeUndefined();
  expect(scriptChanges(outline, same)).toBeUndefined();
  for (const title of ['', '  ', 'The opening']) {
    expect(scriptChanges(outline, { ...same, scenes: { 1: { of: 'The opening', title } } })).toBeUndefined();
  }
});
