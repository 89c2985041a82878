import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { playedTable } from '../../test/played-table.ts';
import { brannoch } from '../../test/sheets.ts';
import { openTales } from '../tale/tales.ts';
import type { State } from '../world/state.ts';

const tales = openTales([fileURLToPath(new URL('../../tales', import.meta.url))]);

const dinner =
  'A murder at a dinner party on a remote manor; someone among the guests did it. Lord Ashcombe is found dead in the library. The guests are Lady Ashby, Colonel Merrow, Doctor Finch and the butler Graves.';
const last = ({ name }: { name: string }) => name.split(' ').at(-1)!;

async function played(description: string, name = 'An Evening', selfRolls = false) {
  const table = await playedTable({ party: [brannoch], description, name, selfRolls });
  const one = tales.open((table.tale() as State).outline!).case!;
  const others = one.suspects.filter((suspect) => suspect !== one.culprit);
  const say = async (message: string) => {
    const { narration, effects } = await table.say(0, message);
    const ended = effects.find(({ kind }) => kind === 'game_ended');
    return { narration, ended, effects };
  };
  return { table, one, others, say };
}

describe('a case at the table', () => {
  it('tells at the beginning what was done and who is suspected', async () => {
    const { table } = await played(dinner);
    const { narration } = table.greeting;
    for (const name of [
      'Lord Ashcombe',
      'Lady Ashby',
      'Colonel Merrow',
      'Doctor Finch',
      'Graves',
      'the library',
    ])
      expect(narration).toContain(name);
  });

  it('is won by whoever has both halves of the proof, in their own words', async () => {
    for (const words of [
      (name: string) => `I accuse ${name}!`,
      (name: string) => `It was ${name}!`,
      (name: string, piece: string) => `I think ${name} did it because of the ${piece}`,
      (name: string) =>
        `I gather everyone and announce: the murderer is ${name}! It was never going to hold.`,
    ]) {
      const { one, say } = await played(dinner);
      await say('Who found it?');
      await say(`I examine ${one.culprit.room.lore.thing}`);
      const { ended, narration } = await say(words(last(one.culprit), one.culprit.belonging.piece));
      expect(narration).toContain(one.culprit.belonging.piece);
      expect(ended).toMatchObject({ reason: expect.stringMatching(/^victory/) });
    }
  });

  it('is accused by name to their face, wherever one is, and told of in plain words', async () => {
    const { one, say } = await played(dinner);
    const { narration } = await say('ok who died?');
    expect(narration).toContain('Lord Ashcombe');
    expect(narration).toContain('the library');
    await say(`I go ${one.culprit.room.at.replace(/^(?:in|on|at) /, 'to ')}`);
    const { narration: accused } = await say(`${one.culprit.name}, it was you!`);
    expect(accused).toMatch(/missing|hold|nothing in your hand|come back/i);
  });

  it('says what is missing where the right name has no proof yet', async () => {
    const { one, say } = await played(dinner);
    const first = await say(`I accuse ${one.culprit.name}`);
    expect(first.ended).toBeUndefined();
    expect(first.narration).toMatch(/missing|You would have to show/);
    await say('Who found it?');
    const second = await say(`I accuse ${one.culprit.name}`);
    expect(second.ended).toBeUndefined();
    expect(second.narration).toContain(one.culprit.belonging.piece);
  });

  it('makes a false accusation cost something, and not the game', async () => {
    const { one, others, say } = await played(dinner);
    const [innocent] = others;
    const { ended } = await say(`I accuse ${innocent!.name}`);
    expect(ended).toBeUndefined();
    const cold = await say(`I ask ${innocent!.name} where they were`);
    expect(cold.narration).not.toContain(innocent!.room.lore.did);
    await say(`${last(innocent!)}, I am sorry, I was wrong.`);
    const mended = await say(`I ask ${innocent!.name} where they were`);
    expect(mended.narration).toContain(innocent!.room.name.replace('the ', ''));
    await say('Who found it?');
    await say(`I examine ${one.culprit.room.lore.thing}`);
    expect((await say(`I accuse ${one.culprit.name}`)).ended).toMatchObject({
      reason: expect.stringMatching(/^victory/),
    });
  });

  it('hears everybody where everybody is asked, and walks to whoever is asked from another room', async () => {
    const { one, say } = await played(dinner);
    const { narration } = await say('I ask everyone where they were');
    for (const { room } of one.suspects) expect(narration).toContain(room.at.replace(/^(?:in|on|at) /, ''));
    await say(`I go to ${one.scene.name}`);
    const { narration: met } = await say(`${last(one.culprit)}, did you see anything?`);
    expect(met).toContain(one.culprit.room.at);
  });

  it('keeps the culprit to one story, and lets it show that it is one', async () => {
    const { one, say } = await played(dinner);
    await say('Who found it?');
    await say(`I examine ${one.culprit.room.lore.thing}`);
    const { piece } = one.culprit.belonging;
    const shown = await say(`I confront ${last(one.culprit)} with the ${piece}`);
    expect(shown.narration).toContain('"');
    expect(shown.ended).toBeUndefined();
    const { narration } = await say(`${last(one.culprit)}, you are lying!`);
    expect(narration).toContain(one.culprit.room.at.replace(/^\w+ /, ''));
  });

  it('lists what is known, as often as it is asked for', async () => {
    const { one, say } = await played(dinner);
    await say('I ask everyone where they were');
    await say(`I examine ${one.culprit.room.lore.thing}`);
    for (let times = 0; times < 3; times += 1) {
      const { narration } = await say('What do we know so far?');
      expect(narration).toContain('There are 4 suspects');
      expect(narration).toContain(`${one.culprit.name} claims to have been ${one.culprit.room.at}`);
      expect(narration).toContain(one.culprit.room.lore.thing);
    }
  });

  it('asks for a roll only where a whole room is searched, and points on where nothing was found', async () => {
    const { one, say } = await played(dinner, 'An Evening', true);
    await say(`I go to ${one.scene.name}`);
    const { effects } = await say('I search the room for clues');
    expect(effects.some(({ kind }) => kind === 'roll_asked')).toBe(true);
    const named = await played(dinner, 'An Evening', true);
    const looked = await named.say(`I examine the body`);
    expect(looked.effects.some(({ kind }) => kind === 'roll_asked')).toBe(false);
    expect(looked.narration).toContain('Lord Ashcombe');
  });

  it('does not take a doubt, a question or a word aside for an accusation', async () => {
    const { one, others, say } = await played(dinner);
    const name = last(one.culprit);
    for (const words of [
      `Was it ${name}?`,
      `maybe it was ${name}`,
      `Could ${name} have done it?`,
      `I tell ${others[0]!.name} that ${name} did it`,
      `I ask ${others[0]!.name} whether ${name} did it`,
      `It was ${name}'s idea to come here`,
      `I don't think ${name} did it`,
    ])
      expect((await say(words)).narration, words).not.toMatch(
        /name is out|You say it|You name|There it is, said/,
      );
  });
});
