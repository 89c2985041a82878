import { describe, expect, it } from 'vitest';
import { playedTable } from '../../test/played-table.ts';
import { brannoch } from '../../test/sheets.ts';

const description =
  'In the Crooked Lantern inn the lamp over the bar went out at midnight and the innkeeper, Hob, found the cellar door open. Hob asks you to find out who was in the cellar.';

const answerTo = async (message: string) => {
  const table = await playedTable({ party: [brannoch], description, name: 'The Inn' });
  return await table.say(0, message);
};

describe('somebody who has never played', () => {
  it.each<[string, RegExp]>([
    ['How does this game work? What are the dice for?', /d20|twenty-sided/],
    ['what dice do i roll', /d20|twenty-sided/],
    ['do I have to roll?', /d20|twenty-sided|dice/],
    ["this is my first game, what's all this", /write|say|type/i],
    ['do i have to write in full sentences', /few words|Short or long|plain words/],
    ['what can I type?', /few words|Short or long|plain words/],
    ['how do I fight?', /attack|hit|strike/],
    ['how do we cast spells', /cast|spell/],
    ['how do I talk to people', /ask|Name them/],
    ['How do I win?', /good end|came for/],
    ['can we actually die?', /hit points/],
    ['what am I good at?', /Athletics/],
    ['Please show me my character sheet', /hit points/],
    ['what is AC?', /18/],
    ['what are hit points', /22 of 28/],
    ['what does DC mean?', /hard|difficulty/i],
    ['what is a saving throw', /d20/],
  ])('[E9.15] is taught what they ask: %s', async (message, expected) => {
    const { narration, effects } = await answerTo(message);
    expect(narration).toMatch(expected);
    expect(narration).not.toMatch(/You ask|You say to/);
    expect(effects.filter(({ kind }) => kind === 'rolled')).toEqual([]);
  });

  it('is told once what was asked twice', async () => {
    const { narration } = await answerTo('Hi, never played before. How does this work?');
    expect(narration.match(/Try to|You could|you could/g)).toHaveLength(1);
  });

  it.each([
    'how do I get into the cellar?',
    'how do I fight the mold on the wall?',
    'what is a rope for',
    'how does the lamp work?',
    'who are you, Hob?',
  ])('[E9.15] is not taken for whoever asks of the tale: %s', async (message) => {
    const { narration } = await answerTo(message);
    expect(narration).not.toMatch(/d20|twenty-sided|few words|your own words|storyteller/);
  });
});
