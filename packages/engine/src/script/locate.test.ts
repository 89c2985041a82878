import { describe, expect, it } from 'vitest';
import { locate } from './locate.ts';
import { readScript } from './read-script.ts';
import { ScriptIndex } from './script-index.ts';
import { readTrail, writeTrail } from './place.ts';

const text = `
# The Salt Bell
## Background
Years ago the abbot sold the bell to the sea.
## Part One: The Harbour
### The Quay
> Rain falls on the quay, and gulls scream over the nets.

Hanna, the harbour mistress, wants the bell back. The lane leads to the Crooked Anchor.
### The Crooked Anchor
> A low tavern full of smoke and onions. A fiddler plays too fast.

Old Perrin the landlord saw lights at the abbey. The cellar door is locked.
#### The Rum Cellar
> Barrels stand in rows, and one of them breathes.

Perrin hides the thief Odo here.
### The Rope Walk
> Hemp hangs from the rafters like hair.

The ropemaker Greta sold forty fathoms of rope to a monk.
## Part Two: The Abbey
### The Tide Causeway
> Stones run out into the grey water.

The tide comes back within the hour. Crabs as large as dogs.
### The Cloister
> Four walks around a dead pear tree.

The west door leads to the Scriptorium, the north door to the Bell Tower.
### The Scriptorium
> Pens scratch, and nobody is writing.

Brother Lull copies every word that is said.
### The Bell Tower
> Ninety steps, and every one of them weeps.

The abbot stands under the bell.
## Conclusion
The bell is rung, and the sea gives back its dead.
`;

async function indexOf(source: string): Promise<ScriptIndex> {
  const script = readScript(source);
  return ScriptIndex.build({
    first: script.first,
    scenes: script.scenes.map((scene) => ({
      ...scene,
      passages: scene.passages.map((one) => ({ ...one, vector: null })),
    })),
  });
}

const index = await indexOf(text);
const { scenes } = index.script;
const number = (title: string) => scenes.find((scene) => scene.title === title)!.number;

/** Where the party is after each message, from words alone. */
function evening(turns: [message: string, narration: string][], played = index): string[] {
  let place = '';
  let lastNarration = '';
  return turns.map(([message, narration]) => {
    const { trail } = locate(played, { place, message, lastNarration, queries: [] });
    place = writeTrail(trail);
    lastNarration = narration;
    return played.script.scenes[trail.place! - 1]!.title;
  });
}

describe('[E6.43] where the party is', () => {
  it('begins in the first scene and stays there while nobody goes', () => {
    expect(
      evening([
        ['', 'Rain.'],
        ['I look around', 'Gulls.'],
        ['what now?', 'Nets.'],
        ['does rain give disadvantage?', 'No.'],
      ]),
    ).toEqual(Array.from({ length: 4 }, () => 'The Quay'));
  });

  it('follows what players call a place', () => {
    expect(
      evening([
        ['is there a pub here?', 'Smoke and a fiddler.'],
        ['back to the harbour mistress', 'Hanna nods.'],
        ['we visit the ropemaker', 'Hemp everywhere.'],
      ]),
    ).toEqual(['The Crooked Anchor', 'The Quay', 'The Rope Walk']);
  });

  it('goes on to what comes next, and into what lies within', () => {
    expect(
      evening([
        ['to the Crooked Anchor', 'A low tavern, smoke, onions, the landlord Perrin.'],
        ['we slip inside the cellar', 'Barrels in rows.'],
        ['we go on', 'Hemp from the rafters, Greta the ropemaker.'],
        ['we go on', 'Grey water, stones, the tide.'],
      ]),
    ).toEqual(['The Crooked Anchor', 'The Rum Cellar', 'The Rope Walk', 'The Tide Causeway']);
  });

  it('takes the way that a scene describes', () => {
    const place = `${number('The Cloister')},${number('The Tide Causeway')}`;
    const at = (message: string) =>
      scenes[
        locate(index, { place, message, lastNarration: 'Four walks, a dead pear tree.', queries: [] }).trail
          .place! - 1
      ]!.title;
    expect(at('west door, quick')).toBe('The Scriptorium');
    expect(at('we take the north door')).toBe('The Bell Tower');
  });

  it('is corrected by what the DM said; a guess that was wrong leaves no trace', () => {
    const guess = `${number('The Rope Walk')}?,${number('The Quay')}`;
    const { trail, before } = locate(index, {
      place: guess,
      message: 'I listen',
      lastNarration:
        'The low tavern is full of smoke and onions; Perrin the landlord pours, and a fiddler plays.',
      queries: [],
    });
    expect(before).toBe(number('The Crooked Anchor'));
    expect(writeTrail(trail)).toBe(`${number('The Crooked Anchor')},${number('The Quay')}`);
  });

  it('stays where nothing leads on, in an ending too', () => {
    const at = (place: number, message: string) =>
      locate(index, { place: `${place}`, message, lastNarration: 'Silence.', queries: [] }).trail.place;
    expect(at(number('The Bell Tower'), 'we go on')).toBe(number('The Bell Tower'));
    expect(at(number('Conclusion'), 'we go on')).toBe(number('Conclusion'));
    expect(at(number('Conclusion'), 'what now?')).toBe(number('Conclusion'));
  });

  it('is never a list of people or a background, whatever was kept', () => {
    const { trail } = locate(index, { place: '2', message: 'hm', lastNarration: '', queries: [] });
    expect(trail.place).toBe(number('The Quay'));
  });

  it('never becomes an ending by inference', () => {
    const place = `${number('The Bell Tower')}`;
    const lastNarration = 'The bell is rung and the sea gives back its dead.';
    for (const message of ['we go on', 'we ring the bell, the sea gives back its dead', 'conclusion'])
      expect(locate(index, { place, message, lastNarration, queries: [] }).trail.place).not.toBe(
        number('Conclusion'),
      );
  });
});

describe('[E6.75] a DM who says where they are', () => {
  const anchor = number('The Crooked Anchor');
  const quay = number('The Quay');
  const walk = number('The Rope Walk');
  const tavern =
    'The low tavern is full of smoke and onions; Perrin the landlord pours, and a fiddler plays.';

  it('leaves a guess as it is when it is right', () => {
    const given = { message: 'I listen', lastNarration: 'The rain goes on.', queries: [] };
    expect(locate(index, { place: `${walk}?,${quay}`, ...given }).trail.place).toBe(quay);
    expect(writeTrail(locate(index, { place: `${walk}?!,${quay}`, ...given }).trail)).toBe(
      `${walk}!,${quay}`,
    );
  });

  it('is not believed for ever when its words are clearly elsewhere', () => {
    const given = { message: 'I listen', lastNarration: tavern.repeat(2), queries: [] };
    expect(writeTrail(locate(index, { place: `${walk}!,${quay}`, ...given }).trail)).toBe(
      `${anchor},${walk},${quay}`,
    );
  });

  it('is shown no second scene in doubt, and another than the last only when it is clear', () => {
    const at = (place: string, message: string) =>
      locate(index, { place, message, lastNarration: 'Silence.', queries: [] });
    expect(at(`${quay}`, 'go to the monk')).toMatchObject({ trail: { place: anchor }, beside: [walk] });
    expect(at(`${quay}!`, 'go to the monk')).toMatchObject({ trail: { place: quay }, beside: [] });
    expect(at(`${quay}!`, 'to the Crooked Anchor')).toMatchObject({
      trail: { place: anchor },
      isClear: true,
    });
    expect(at(`${quay}!`, 'we go on').trail.place).toBe(quay);
  });
});

describe('a trail', () => {
  it('is read whatever it holds', () => {
    for (const kept of ['', 'x', '0', '99999', ',,', '-3', '7??', 'NaN,3', '9'.repeat(5_000)])
      expect(() => readTrail(kept, 9)).not.toThrow();
    expect(readTrail('12?,3,x,2', 12)).toEqual({ place: 12, isGuess: true, isSaid: false, been: [3, 2] });
    expect(writeTrail(readTrail('12?!,3,2', 12))).toBe('12?!,3,2');
    expect(readTrail('40,3', 12).place).toBe(3);
  });
});

const festival = await indexOf(`
# The Lantern Night
## The Evening
### Dusk: The Procession
> Drums come down the hill, and every child carries a paper fish.

The mayor walks in front. The old bridge is closed.
### Nine o'Clock: The Toast
> The mayor lifts a cup, drinks, and sits down very slowly.

It is poison.
### Midnight: The Boats
> One by one the paper boats go out, and one of them is burning.

The killer flees by river.
### Dawn: The Reckoning
> Mist. Somebody rings the town bell.

The murderer is named.
## Places
### The Apothecary
Jars of nightshade, one of them half empty. A ledger of buyers.
### The Bell Loft
Ropes, pigeons, a boy who sees everything.
## Endings
### The Wrong Neck
They hang the boy.
`);

describe('[E6.67] in an adventure that runs on time', () => {
  const play = (turns: [message: string, narration: string][]) => evening(turns, festival);

  it('the next event comes when they wait, sleep, go on or know nothing to do', () => {
    expect(
      play([
        ['I wave at the children', 'Drums, and paper fish.'],
        ['ok we go on', 'The mayor lifts a cup and drinks.'],
        ['we sit down and wait', 'Paper boats go out on the river, one of them burning.'],
        ['what now?', 'Mist, and the town bell.'],
      ]),
    ).toEqual([
      'Dusk: The Procession',
      "Nine o'Clock: The Toast",
      'Midnight: The Boats',
      'Dawn: The Reckoning',
    ]);
  });

  it('it comes wherever they are, and time does not run back', () => {
    expect(
      play([
        ['we go to the apothecary', 'Jars of nightshade, and a ledger.'],
        ['I read the ledger of buyers', 'A name, and half a jar gone.'],
        ['off to bed then', 'From the street you hear that the mayor lifts a cup, drinks, sits down slowly.'],
        ['I run to him', 'Drums in the distance, a child with a paper fish. He is dead.'],
      ]),
    ).toEqual(['The Apothecary', 'The Apothecary', "Nine o'Clock: The Toast", "Nine o'Clock: The Toast"]);
  });

  it('what the DM has begun to tell is where they are', () => {
    const told = 'Without a word the mayor lifts his cup, drinks it, and sits down very slowly.';
    expect(
      play([
        ['nice fish', told],
        ['I look at his face', 'Blue.'],
      ]),
    ).toEqual(['Dusk: The Procession', "Nine o'Clock: The Toast"]);
  });
});

it('[E6.67] scenes that are counted beside a list of places are events', async () => {
  const heist = await indexOf(`
# The Opal Job
## The Job
### Scene 1: The Offer
> A woman in grey buys you a drink.

She wants the opal.
### Scene 2: The Plan
> Maps on a table.

Everybody lies.
### Scene 3: The Night
> Rain on the roofs.

The guard is bribed.
## Locations
### The Vault
A round door.
### The Roof
Slates.
`);
  expect(
    evening(
      [
        ['nice drink', 'The woman in grey smiles.'],
        ['first we have a look at the vault, off to the vault', 'A round door of steel.'],
        ['ok, we go on', 'Maps on a table.'],
      ],
      heist,
    ),
  ).toEqual(['Scene 1: The Offer', 'The Vault', 'Scene 2: The Plan']);
});

describe('[E6.43] ways and words', () => {
  it('leads where a scene refers to by a number', async () => {
    const others = [
      'WELL',
      'KITCHEN',
      'CHAPEL',
      'ARMOURY',
      'LIBRARY',
      'KENNEL',
      'OSSUARY',
      'FORGE',
      'STABLE',
    ];
    const mine = await indexOf(
      [
        'THE COLD MINE',
        '1. THE SHAFT\nCold air. The left tunnel with the painted fish leads to area 11, the wide tunnel to area 2.',
        ...others.map((room, at) => `${at + 2}. THE ${room}\nNothing but the ${room.toLowerCase()}.`),
        '11. THE COUNTING ROOM\nBrass tags on a board.',
      ].join('\n\n'),
    );
    const titles = evening([['left, the tunnel with the fish', '']], mine);
    expect(titles).toEqual(['11. THE COUNTING ROOM']);
  });

  it('does not go where something can wait', () => {
    expect(evening([['the rope walk and its hemp can wait, let us go and have a drink', 'Smoke.']])).toEqual([
      'The Crooked Anchor',
    ]);
  });
});
