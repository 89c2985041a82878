import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type PlayedScript, playScript } from '../../test/play-script.ts';

const text = readFileSync(
  new URL('../../../../docs/samples/the-lamp-at-gull-rock.md', import.meta.url),
  'utf8',
);

describe('an adventure in plain prose', () => {
  let game: PlayedScript;
  const said = (message: string) => game.turns.find((turn) => turn.message === message)!.text;
  const messages = [
    'I follow Hester Vane into the net loft and ask what happened on the last night the lamp burned.',
    'I ask Hester Vane about Old Corrin, the keeper.',
    'I ask Hester Vane for help: rope, oil, anything that burns.',
    'When she turns away, I quietly search her desk.',
    'I walk down to the boat and ask Jonas Pike what he saw.',
    'What did you hear, Jonas?',
    'Jonas, how long has the lighthouse been dark?',
    'I tell him kindly that he is safe with us, and ask again what he heard.',
    'I walk out along the Causeway Stones.',
    'I search the rowing boat of the Black Gannet.',
    'I go on to the door of the lighthouse.',
    "I climb the stair to the keeper's room and look around.",
    "I read Old Corrin's log.",
    'I open the tea caddy.',
    'I climb up to the lamp room.',
    'I light the lamp.',
    'I wait at the window with Old Corrin and watch the sea.',
    'I promise Marianne that she will be remembered.',
    'I light the lamp for the fleet.',
  ];
  beforeAll(async () => {
    game = await playScript(text, messages);
  });

  it('has people tell what everybody there knows, and what the tale began with', () => {
    expect(said(messages[0]!)).toContain('it burned green');
    expect(said(messages[1]!)).toContain('has tended the lamp for forty years');
    expect(said(messages[6]!)).toContain('has been dark for three nights');
  });

  it('has them tell what they have seen themselves, and keep what they keep', () => {
    expect(said(messages[4]!)).toContain(
      '"I rowed past Gull Rock on the second night and saw somebody dancing',
    );
    expect(said(messages[5]!)).not.toContain('singing');
    expect(said(messages[7]!)).toContain(
      '"I heard Old Corrin singing, and that another voice sang with him."',
    );
  });

  it('has what somebody gives to whoever asks put on the sheet', () => {
    expect(said(messages[2]!)).toMatch(/rope and a flask of lamp oil/);
  });

  it('lets be found what lies in something, whoever keeps it', () => {
    expect(said(messages[3]!)).toContain('a letter from the captain of the Black Gannet');
    expect(said(messages[9]!)).toContain('a silver whistle');
    expect(said(messages[13]!)).toContain('wedding ring');
  });

  it('reads what is written in something by its entries, under its own name', () => {
    expect(said(messages[12]!)).toContain("you read Old Corrin's log");
    expect(said(messages[12]!)).toContain('The last entry says');
  });

  it('keeps whoever is there from what somebody will not have until something else is done', () => {
    expect(said(messages[15]!)).toContain('Marianne Corrin does not let the lamp be lit.');
    expect(said(messages[15]!)).toContain('rises like a wave against you');
    expect(game.turns.find(({ message }) => message === messages[16])!.at).toBe(
      game.turns.find(({ message }) => message === messages[15])!.at,
    );
    expect(said(messages[17]!)).toContain('Marianne Corrin lets the lamp be lit.');
  });

  it('ends with what was asked for in the beginning', () => {
    expect(game.endedAfter).toBe(messages.length);
    expect(said(messages.at(-1)!)).toContain('two names cut above the lighthouse door');
  });
});

it('counts those of whom it is said behind their number what they are', async () => {
  const { turns } = await playScript(text, [
    'I walk out along the Causeway Stones.',
    'I go on to the door of the lighthouse.',
    'I attack the skeletons before they can turn around!',
  ]);
  expect(turns.at(-1)!.text).toContain('three skeletons');
});
