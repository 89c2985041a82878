import { expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { readCompactly } from '../../test/read-compactly.ts';
import { brannoch } from '../../test/sheets.ts';

it.each([
  [
    'I tie my rope to the well and throw the other end into the shaft',
    'tie: tie your rope to the well; object=item Rope (50 ft); target=well THEN throw: throw the other end into the shaft; object=item Rope (50 ft); target=well',
  ],
  [
    'I look at the strongbox, then search the far side',
    'look: look at the strongbox; object=strongbox THEN search: search the far side; object=strongbox',
  ],
  [
    'I hold one end of the rope and hand Odra the other end',
    'other: hold one end of the rope and hand Odra the other end; object=item Rope (50 ft); target=odra; instrument=item Rope (50 ft); topic=rope',
  ],
])('a part of what was just named is no other thing: %s', async (message, read) => {
  expect(await readCompactly(message, (await aTelling({ message, sheet: brannoch })).turn)).toBe(read);
});
