import { unitVector } from '@fireside/engine/library';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeeker } from '../../src/library/create-seeker.ts';
import { createEmbedder, type Embedder } from '../../src/library/embedder/embedder.ts';

let embedder: Embedder;
let warnings: unknown[];
const log = { warn: (...said: unknown[]) => void warnings.push(said) };
const { signal } = new AbortController();
const patient = 60_000;

beforeAll(() => {
  embedder = createEmbedder();
});

beforeEach(() => {
  warnings = [];
});

afterAll(() => embedder.close());

/** What was said, and what is typed long after it by somebody who half remembers, or acts on it. */
const said = [
  [
    'Pell lowers her voice. If she ever puts her tankard upside down, they are to get out by the kitchen, no questions.',
    'I keep an eye on her drink, and the instant she gives us the warning I slip out the back.',
  ],
  [
    'The lighthouse keeper has not slept on land since his daughter drowned, and will not hear her name, Isolde, spoken.',
    'What was it that we must never mention in front of that sad old fellow with the lamp?',
  ],
  [
    'You wrap the broken crown in sailcloth and sink it in the horse trough behind the smithy.',
    'We need the old king’s headgear now. I go back to where the animals drink and reach into the water.',
  ],
  [
    'ok so my guy cant swim, like at all, he lies about it because his father was an admiral',
    'Wait, who of us would be in real trouble if this boat goes down?',
  ],
  [
    'The moss on the north stair drinks blood, says the surveyor; a cut finger, and by morning it has found the bed.',
    'I have a scratch on my arm. Is there anything growing here that I should stay away from?',
  ],
  [
    'Old Temperance will open the archive for anybody who brings her a joke that she has not heard.',
    'How do we get the woman with all the records to let us in again? Not money, I think.',
  ],
] as const;

/** How many others lie nearer to a question than what answers it. */
function nearer(questions: Int8Array[], told: Int8Array[]): number[] {
  return questions.map((question, place) => {
    const likeness = told.map((vector) => {
      const unit = unitVector(vector);
      return unitVector(question).reduce((sum, value, at) => sum + value * unit[at]!, 0);
    });
    return likeness.filter((value) => value > likeness[place]!).length;
  });
}

describe('what a message asks for', () => {
  it('[E6.15] lies nearer to what answers it than what the message means itself', async () => {
    const between = [
      'The rain has stopped, and the road to the coast lies open before you.',
      'She pours the wine and asks what brings you so far north in this season.',
      'A gull follows the boat for an hour and then thinks better of it.',
      'Your horse drinks from the ford while the captain folds the map.',
      'The archive smells of dust and candle smoke, and somebody is humming.',
      'The blacksmith names his price and goes back to his fire.',
    ];
    const told = await embedder.embed([...said.map(([fact]) => fact), ...between], {
      priority: 'background',
    });
    const asked = said.map(([, question]) => question);
    const byMeaning = nearer(await embedder.embed(asked, { priority: 'turn' }), told);
    const bySeeking = nearer(await embedder.seek(asked), told);
    const sum = (ranks: number[]) => ranks.reduce((all, rank) => all + rank, 0);
    expect(sum(bySeeking)).toBeLessThan(sum(byMeaning));
    expect(bySeeking.filter((rank) => rank === 0).length).toBeGreaterThanOrEqual(5);
  });

  it('[E6.15] is not waited for until what was learned is loaded', async () => {
    const seeker = createSeeker(embedder, log);
    expect(await seeker.seek(['Where is the key?'], signal, patient)).toBeNull();
    seeker.load();
    await expect.poll(() => seeker.seek(['Where is the key?'], signal, patient)).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  it('[E6.15] is given up when it keeps a turn waiting', async () => {
    const seeker = createSeeker(embedder, log);
    seeker.load();
    await expect.poll(() => seeker.seek(['Where is the key?'], signal, patient)).toHaveLength(1);
    for (const id of embedder.processIds()) process.kill(id, 'SIGSTOP');
    expect(await seeker.seek(['Who has it?'], signal, 1)).toBeNull();
    for (const id of embedder.processIds()) process.kill(id, 'SIGCONT');
    expect(warnings).toEqual([]);
  });

  it('[E6.15] that is broken is said once, and not asked with every turn', async () => {
    let asked = 0;
    const broken = {
      seek: async () => {
        asked += 1;
        throw new Error('no weights');
      },
    };
    const seeker = createSeeker(broken, log);
    for (let turn = 0; turn < 3; turn += 1) {
      seeker.load();
      expect(await seeker.seek(['Where?'], signal, patient)).toBeNull();
    }
    expect(asked).toBe(1);
    expect(warnings).toHaveLength(1);
  });
});
