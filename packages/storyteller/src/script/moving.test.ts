import { describe, expect, it } from 'vitest';
import { playScript } from '../../test/play-script.ts';

const prose = `The Bell of Sarn

It starts on the quay of Sarn, at dusk. The party has just come off a boat. Harbour master Ode Brill asks them to bring back the bell. She pays 20 gold to whoever does.

At the end of the quay there is a yard with a dry well. On the far side of the yard there is an arch and through that you get into the hall.

The hall is wide and cold. A statue of a heron stands in the middle. On the left a doorway goes into the pantry and on the right there is a passage sloping down.

In the pantry there are shelves, and on a stool sits a kobold called Pip with a spoon. He knows where the bell is (persuasion 12).

The passage on the right is narrow and wet.

Then comes the pool, with warm mist over it.

The end is when the bell hangs over the quay again.`;
const notes = `THE LOST ROPE
lvl 1, 3 PCs

start
- pier of Hum, fog. PCs wait by the lamp. priest Tolm Ames asks them to bring back the rope

the way
- Hum -> an hour N on the Salt Road -> the hut
- hut -> ten minutes E, goat track thru the bog -> the pit

1st stop, hut
- mossy roof, a cold stove. widow Bree Lark sits by the door, she knows the way (Persuasion 11)

2nd stop, the pit
- mud, bones, a broken winch

end
- rope back at the pier: 20 gp`;
const keyed = `The Lamp of Orrin

The players are hired by Brother Hale to find out why the lamp went dark. They meet him at the gate at dawn.

1. Lower room
Nets on the walls.

2. Store
Left of the lower room. Tar, oil, a workbench. The door is stuck (DC 11).

3. Upper room
Up the ladder from the lower room. A bed.`;

const places = async (text: string, ...messages: string[]) => {
  const { turns } = await playScript(text, messages);
  return turns.map(({ at }) => at);
};
const last = async (text: string, ...messages: string[]) => (await places(text, ...messages)).at(-1);
const [quay, yard, hall, pantry, passage, pool] = await (async () => {
  const { readScript } = await import('@fireside/engine/script');
  return readScript(prose)
    .scenes.filter(({ kind }) => kind === 'scene')
    .map(({ number }) => `scene-${number}`);
})();

describe('a party that says where it goes', () => {
  it.each([
    [['we go thru the arch'], hall],
    [['on to the hall'], hall],
    [['through the arch'], hall],
    [['let us check out the hall'], hall],
    [['we go to the hall', 'then we take the doorway on the left'], pantry],
    [['we go to the hall', 'down the passage'], passage],
    [
      [
        'we go to the hall',
        'we go to the pantry',
        'we go back to the hall and down the passage on the right',
      ],
      passage,
    ],
    [['we go to the hall', 'we go to see Ode Brill'], quay],
  ])('%j', async (messages, at) => {
    expect(await last(prose, 'we go to the yard', ...messages)).toBe(at);
  });

  it.each([
    ['before we go to the hall I look around'],
    ['"Come out, we will not hurt you!"'],
    ['"Go to the hall and wait there," I say to Ilsabet'],
    ['should we go to the hall?'],
  ])('does not go with: %s', async (message) => {
    expect(await last(prose, 'we go to the yard', message)).toBe(yard);
  });

  it('sees every place on the way', async () => {
    const { turns } = await playScript(prose, [
      'we go to the yard',
      'we go to the hall and then down the passage',
    ]);
    expect(turns.at(-1)!.at).toBe(passage);
    expect(turns.at(-1)!.text).toMatch(/statue of a heron[\s\S]*narrow and wet/);
    expect(turns.at(-1)!.text).not.toContain('warm mist');
    expect(pool).toBeDefined();
  });

  it('goes first to where the only thing is that somebody means', async () => {
    const { turns } = await playScript(prose, ['we go to the yard', 'I climb onto the statue']);
    expect([yard, hall]).toContain(turns.at(-1)!.at);
    const { turns: touched } = await playScript(prose, ['we go to the yard', 'I touch the statue']);
    expect(touched.at(-1)!.at).toBe(hall);
    expect(touched.at(-1)!.text).toMatch(/wide and cold[\s\S]*touch the statue/);
  });

  it('goes by a road that only the notes of its host draw', async () => {
    expect(
      await places(notes, 'ok we go north on the salt road', 'we follow the goat track into the bog'),
    ).toEqual(['scene-2', 'scene-4', 'scene-5']);
    expect(await last(notes, 'we go north', 'we walk back to the priest')).toBe('scene-2');
  });

  it('goes in, up a ladder that the room above speaks of, and back', async () => {
    expect(
      await places(keyed, 'we accept. we go in', 'up the ladder', 'we head back down to the lower room'),
    ).toEqual(['scene-1', 'scene-2', 'scene-4', 'scene-2']);
  });
});
