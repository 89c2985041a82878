import { readFileSync } from 'node:fs';
import { castOf, findFaults, playGame, wordLibrary } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { createStoryteller } from '../storyteller.ts';
import { namesIn, peopleIn } from './names.ts';
import { tellings } from './sentences.ts';

const samples = new URL('../../../../../docs/samples/', import.meta.url);
const text = readFileSync(new URL('the-lamp-at-gull-rock.md', samples), 'utf8');
const lines = readFileSync(new URL('the-lamp-at-gull-rock.lines.txt', samples), 'utf8').trim().split('\n');

const read = await wordLibrary(text);

const follow = (script: string[], { seed = 4, adventure = read } = {}) =>
  playGame({
    model: createStoryteller(),
    seed,
    name: 'The Lamp at Gull Rock',
    description: 'A fantasy tale.',
    seats: castOf(1),
    styles: ['thoughtful'],
    adventure,
    script: script.map((line) => ({ seat: 0, line })),
    mostTurns: 60,
  });

describe('a game that follows an adventure', () => {
  it('[1.8] begins with the opening of the text', async () => {
    const { turns } = await follow([]);
    expect(turns[0]?.outcome.narration).toContain(
      'The lighthouse on Gull Rock has been dark for three nights',
    );
  });

  it('tells of places and people in the words of the text, and ends with its end', async () => {
    const game = await follow(lines);
    const told = game.turns.map(({ outcome }) => outcome.narration).join('\n');
    expect(told).toContain('Jonas Pike, the ferryman, sits in his boat');
    expect(told).toContain("The keeper's room is halfway up the stair");
    expect(game.ending?.reason).toBe('end_game');
    expect(told).toContain('The lamp catches, gutters and burns');
    expect(findFaults(game, text)).toEqual([]);
    expect(game.refusals).toEqual([]);
  });

  it('keeps a secret until it is found, and the end until it is its turn', async () => {
    const { turns } = await follow([
      'I ask Hester Vane about the net loft',
      'I ask her about the fleet coming home',
    ]);
    const told = turns.map(({ outcome }) => outcome.narration).join('\n');
    expect(told).not.toContain('In truth Hester Vane');
    expect(told).not.toContain('The lamp catches');
  });

  it('puts people and facts of the text on record', async () => {
    const { turns } = await follow(['I walk to the boat and ask Jonas Pike what he saw']);
    expect(turns.at(-1)?.world.people).toContainEqual({ name: 'Jonas Pike', note: 'ferryman' });
    expect(turns.at(-1)?.world.scene).toBe('Jonas Pike and the boat');
  });

  it('[E6.48] never speaks what an adventure that marks its read-aloud text keeps for the DM', async () => {
    const marked = await wordLibrary(
      [
        '# The Mill',
        '## The yard',
        '> The wheel stands still and the dog does not bark.',
        'The miller lies under it.',
      ]
        .concat(['## The loft', '> Flour hangs in the air.', 'A knife is under the sacks.'])
        .join('\n\n'),
    );
    const script = [
      'I look around',
      'I go on to the loft',
      'I search the sacks',
      'we go on',
      'I search everything',
    ];
    const { turns } = await follow(script, { adventure: marked });
    const told = turns.map(({ outcome }) => outcome.narration).join('\n');
    expect(told).toContain('The wheel stands still');
    expect(told).not.toMatch(/miller lies|knife/);
  });

  it('comes to an end for players who never follow it', async () => {
    const game = await follow(Array.from({ length: 60 }, () => 'I hum a tune and think of home'));
    expect(game.ending).not.toBeNull();
  });
});

describe('reading the text', () => {
  it('tells the table, not the reader of the book', () => {
    const told = tellings({
      text: 'The characters see a mill. The GM should read this aloud. It is hidden behind ivy.',
    });
    expect(told.map((one) => [one.text, one.hidden])).toEqual([
      ['You see a mill.', false],
      ['It is hidden behind ivy.', true],
    ]);
  });

  it('knows names and who they belong to', () => {
    expect(namesIn('Then Old Maren walks to Crow Hill by the Sunken Road.')).toEqual([
      'Old Maren',
      'Crow Hill',
      'the Sunken Road',
    ]);
    expect(peopleIn('Maren Oake, the miller, waits.')).toEqual([{ name: 'Maren Oake', note: 'miller' }]);
  });
});
