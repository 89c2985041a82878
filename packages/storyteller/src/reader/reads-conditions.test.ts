import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { readCompactly } from '../../test/read-compactly.ts';
import { quill } from '../../test/sheets.ts';

const readings: [message: string, expected: RegExp][] = [
  [
    'If nobody is looking, I climb over the wall, and if I am seen I run away.',
    /^climb: climb over the wall(?!.*THEN)/,
  ],
  ['If the door is open I go in, otherwise I wait.', /^(?!.*\bwait)/],
  ['I pay my respects to Odra.', /^greet: greet Odra/],
  ['I wait a little and listen.', /^(?!.*little)/],
  ['I slip Odra five gold.', /^pay: .*five gold/],
  ['What medicine did they steal from the healers?', /^(?!sheet)/],
  ['How good is my medicine?', /^sheet skills medicine/],
  ['I try to fly by flapping my arms', /^declared power$/],
  ['Can I roll to intimidate Bram?', /^threaten: intimidate Bram/],
  ['I look for tracks with my dagger ready', /^(?!.*ready)/],
  ['that was me joking, not an action :D anyway. I climb the wall.', /^climb: climb the wall/],
  ['where do we end up?', /^told here$/],
  ['who are we talking to?', /^told who odra$/],
  ['what is for sale?', /^told sale$/],
];

describe('the reader', () => {
  it.each(readings)('reads what is meant: %s', async (message, expected) => {
    const { turn } = await aTelling({ message, sheet: quill });
    expect(await readCompactly(message, turn)).toMatch(expected);
  });

  it('keeps what is done behind a quotation apart from it', async () => {
    const message = 'I say loudly to the whole yard: "A song for Odra!" and play my lute.';
    const { turn } = await aTelling({ message, sheet: quill });
    expect(await readCompactly(message, turn)).toMatch(
      /says=A song for Odra!; .*THEN perform: play your lute/,
    );
  });
});
