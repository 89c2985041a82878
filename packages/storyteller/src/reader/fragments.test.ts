import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { readCompactly } from '../../test/read-compactly.ts';
import { brannoch } from '../../test/sheets.ts';

async function read(message: string) {
  const { turn } = await aTelling({ message, sheet: brannoch });
  return await readCompactly(message, turn);
}

const fragments: Record<string, [string, string][]> = {
  'two nouns and nothing else': [
    [
      'lockpicks. strongbox. now',
      'use: use lockpicks on the strongbox; object=strongbox; instrument=absent lockpick',
    ],
    ['sword out. bram. go.', 'attack: go for Bram with your sword; object=bram; instrument=item Longsword'],
    ['rope. odra.', 'give: give Odra your rope; object=item Rope (50 ft); target=odra'],
  ],
  'a noun, and what is asked of it': [
    [
      'odra. that bell. whose?',
      'ask: ask Odra about that bell; target=odra; topic=bell; says=whose that bell?',
    ],
    ['the well. how deep', 'scene thing well'],
    ['torch?', 'sheet inventory torch'],
    ['arrows left?', 'sheet inventory arrows'],
  ],
  'a way without its verb': [
    [
      'through the gate. shoulder first',
      'break: go through the gate, shoulder first; object=obstacle salt-stair',
    ],
    ['behind the well', 'hide: hide behind the well; object=well; target=well'],
    ['down the well i go', 'climb: go down the well; object=well; target=well'],
  ],
  'several sentences': [
    [
      'search the well. then the box',
      'search: search the well; object=well THEN search: search the box; object=strongbox',
    ],
    ['odra, listen. we need to cross. tonight.', 'speech listen. we need to cross. tonight.; to=odra'],
    ['this is boring lets search the well', 'search: search the well; object=well'],
    ['something is up with that lantern. open it', 'open: open it; object=lantern'],
  ],
  'letters held, endings dropped': [
    [
      'lift the lantern thingy reeeeal slow',
      'lift: lift the lantern thingy slowly; object=lantern; how=slowly',
    ],
    ['pleeeease open the gate', 'open: open the gate; object=obstacle salt-stair'],
  ],
};

for (const [kind, readings] of Object.entries(fragments))
  describe(kind, () => {
    it.each(readings)('%s', async (message, meant) => {
      expect(await read(message)).toBe(meant);
    });
  });
