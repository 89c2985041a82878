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

const { scenes, first } = readScript(text);
const index = await ScriptIndex.build({
  first,
  scenes: scenes.map((scene) => ({
    ...scene,
    passages: scene.passages.map((one) => ({ ...one, vector: null })),
  })),
});
const number = (title: string) => scenes.find((scene) => scene.title === title)!.number;

/** Where the party is after each message, from words alone. */
function evening(turns: [message: string, narration: string][]): string[] {
  let place = '';
  let lastNarration = '';
  return turns.map(([message, narration]) => {
    const { trail } = locate(index, { place, message, lastNarration, queries: [] });
    place = writeTrail(trail);
    lastNarration = narration;
    return scenes[trail.place! - 1]!.title;
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

describe('a trail', () => {
  it('is read whatever it holds', () => {
    for (const kept of ['', 'x', '0', '99999', ',,', '-3', '7??', 'NaN,3', '9'.repeat(5_000)])
      expect(() => readTrail(kept, 9)).not.toThrow();
    expect(readTrail('12?,3,x,2', 12)).toEqual({ place: 12, isGuess: true, been: [3, 2] });
    expect(readTrail('40,3', 12).place).toBe(3);
  });
});
