import { describe, expect, it } from 'vitest';
import { playedTable } from '../../test/played-table.ts';
import { brannoch } from '../../test/sheets.ts';

const description =
  'In the village of Harrowmere a lantern burns by itself in the drowned chapel. Sister Wenna, a friendly nun, knows the old causeway. Reeve Odo Pask is a surly man who forbids anyone to cross the marsh. Old Berthe Quill begs you to find her grandson Tam, who rowed out and did not come back.';

async function played(messages: readonly string[]): Promise<string> {
  const table = await playedTable({ party: [brannoch], description, name: 'The Lantern' });
  let last = '';
  for (const message of messages) last = (await table.say(0, message)).narration;
  return last;
}

const asked = 'I say to Wenna: "Will you come with me?"';

describe('people who come along', () => {
  it.each<[string[], RegExp]>([
    [[asked, 'I go to the chapel', 'who is here?'], /Wenna/],
    [['Sister Wenna and I go to the chapel', 'who is here?'], /Wenna/],
    [['I take Berthe along to the chapel', 'who is here?'], /Berthe/],
    [['I walk to the chapel with Wenna', 'where is Wenna?'], /here|need not look/],
    [
      [asked, 'I go to the crypt', '"Wenna, wait here please"', 'I leave the crypt', 'where is Wenna?'],
      /crypt/,
    ],
    [[asked, 'I go to the crypt', '"Wenna, please go home now"', 'who is here?'], /Nobody|alone/],
  ])('[E9.14] are where the party is until they are told otherwise: %j', async (messages, expected) => {
    expect(await played(messages)).toMatch(expected);
  });

  it.each<[string[]]>([
    [['I go to the crypt', 'who is here?']],
    [['I go to the crypt', '"Berthe, can you hear me?"']],
  ])('[E9.14] stay where they are, unasked: %j', async (messages) => {
    expect(await played(messages)).toMatch(/[Nn]obody|alone|no one/);
  });
});
