import { readScript, ScriptIndex, scriptExcerpts } from '@fireside/engine/script';
import { describe, expect, it } from 'vitest';
import { lanternMill } from '../../test/lantern-mill.ts';
import { newState } from '../world/new-state.ts';
import { openAdventure } from './opened.ts';
import { scriptWorld } from './script-world.ts';

async function excerptsOf(text: string) {
  const script = readScript(text);
  const scenes = script.scenes.map((scene) => ({
    ...scene,
    passages: scene.passages.map((passage) => ({ ...passage, vector: null })),
  }));
  const index = await ScriptIndex.build({ ...script, scenes });
  return scriptExcerpts(index, { place: '', message: '', lastNarration: '', queries: [] });
}

async function worldAt(text: string, title: string) {
  const script = await excerptsOf(text);
  const adventure = openAdventure(script);
  const state = newState({ seed: 1, outline: null, met: [] });
  state.at = adventure.rooms.find((room) => room.title === title)?.id ?? '';
  const snapshot = { game: { name: 'A Game' } } as Parameters<typeof scriptWorld>[0];
  const world = scriptWorld(snapshot, { script, rulebooks: [], story: [], recorded: [] }, state);
  const place = world?.places.find(({ id }) => id === state.at);
  if (!world || !place) throw new Error(`There is no ${title}`);
  return { world, place, adventure };
}

describe('the world of an adventure', () => {
  it('has the scenes that can be played as places, and begins with the first', async () => {
    const { world } = await worldAt(lanternMill, 'The Ford');
    expect(world.places.map(({ name }) => name)).toEqual(['the Ford', 'the Wheelhouse', 'the Lamp Room']);
  });

  it('has its people, who tell what they know and keep what is secret', async () => {
    const { place } = await worldAt(lanternMill, 'The Ford');
    const [hob] = place.people;
    expect(hob).toMatchObject({ name: 'Hob Tansy', role: 'ferryman', pronoun: 'he' });
    const told = hob!.topics.map(({ says }) => says);
    expect(told).toContain('The lamps went out three nights ago.');
    expect(told.join(' ')).not.toMatch(/ferrindal|key|hat/);
  });

  it('has creatures with the count of their text', async () => {
    const { place } = await worldAt(lanternMill, 'The Ford');
    expect(place.foes).toMatchObject([{ count: 2, kind: { name: 'marsh hound', like: 'wolf' } }]);
  });

  it('shows no numbers and no secrets in anything that can be looked at', async () => {
    const { world } = await worldAt(lanternMill, 'The Wheelhouse');
    const said = world.places
      .flatMap(({ things }) => things.flatMap(({ see, find }) => [see, find]))
      .join(' ');
    expect(said).not.toMatch(/DC|\d|Quobberil|bone lever wakes/);
    expect(said).toContain('You find scratches around the hatch.');
  });

  it('leads onward and back', async () => {
    const { place } = await worldAt(lanternMill, 'The Wheelhouse');
    expect(place.exits.map(({ name }) => name)).toEqual(['the Lamp Room', 'the Ford']);
  });
});

describe('what may be said', () => {
  it('refuses numbers, marks, words about the game and what only secrets name', async () => {
    const { adventure } = await worldAt(lanternMill, 'The Ford');
    const { maySay } = adventure.guard;
    expect(maySay('The lamps went out three nights ago.')).toBe(true);
    for (const sentence of [
      'The hound has AC 12.',
      'It takes a DC 12 check.',
      '**Hob** is here.',
      'The players see a mill.',
      'He calls it the ferrindal.',
      "Hob has hidden the mill's brass key.",
      'Nobody knows the Quobberil.',
    ])
      expect(maySay(sentence), sentence).toBe(false);
  });

  it('keeps what is set off once, though nothing marks it as a secret', async () => {
    const text = lanternMill.replace(
      'The old man is',
      'The jar is of a glass called *ummerwist*. The old man is',
    );
    const { adventure } = await worldAt(text, 'The Ford');
    expect(adventure.guard.maySay('The jar is of a glass called ummerwist.')).toBe(false);
  });

  it('lets a player use a secret word that they said themselves', async () => {
    const { adventure } = await worldAt(lanternMill, 'The Ford');
    expect(adventure.guard.givesAway('You ask about the Quobberil.', '')).toBe(true);
    expect(adventure.guard.givesAway('You ask about the Quobberil.', 'Who is Quobberil?')).toBe(false);
  });
});

describe('an adventure in other forms', () => {
  const secretInBox = `THE VAULT OF HALL

KEY

1. Gate Hall

+--------------------------------------------------+
| You stand in a hall of grey stone. A lamp burns. |
+--------------------------------------------------+

   DM only: the lamp is a trap called Wessimund.

Exits: east to 2.

2. Guard Room

+------------------------------------------+
| Four stools and a table, and a cold pot. |
+------------------------------------------+

Exits: west to 1, south to 3.

3. The Cell

+-----------------------------------+
| A cell, and in it a man on straw. |
+-----------------------------------+

ENDINGS
A. Freed: the man goes home.
`;

  it('takes the rooms of one scene apart, with the ways between them', async () => {
    const { place, world } = await worldAt(secretInBox, 'Guard Room');
    expect(world.places.map(({ name }) => name)).toEqual(['the Gate Hall', 'the Guard Room', 'the Cell']);
    expect(
      place.exits.map(({ name, words }) => [name, words.includes('west') || words.includes('south')]),
    ).toEqual([
      ['the Gate Hall', true],
      ['the Cell', true],
    ]);
  });

  it('reads boxes aloud and keeps what is indented beneath them', async () => {
    const { adventure } = await worldAt(secretInBox, 'Gate Hall');
    const [hall] = adventure.rooms;
    expect(hall?.paragraphs.filter(({ voice }) => voice === 'aloud').map(({ text }) => text)).toEqual([
      'You stand in a hall of grey stone. A lamp burns.',
    ]);
    expect(hall?.paragraphs.find(({ text }) => text.includes('Wessimund'))?.voice).toBe('secret');
  });

  describe('people and secrets of a taproom', () => {
    const taproom = `# The Wet Lantern

## 1. The Taproom

> Rain drums on the roof. A man in a wet coat sits by the fire. Two sailors throw dice under the portrait of an old woman.

The innkeeper, **Berta Quill**, wants no trouble. Secret: the man in the wet coat is called *Vossimer*. He carries the map of Orrim. A rusty key hangs openly on a nail by the door.

### Dock Thug

*Medium humanoid (any race), neutral evil*

**Armor Class** 12
**Hit Points** 16 (3d8 + 3)

## 2. The Cellar

> Barrels stand in black water.

**Secret:** behind the third barrel lies the silver bell.

It is wrapped in sailcloth.

A ladder leads up to the street.

## Ending

When the bell is brought up, the rain stops.
`;

    it('has those who are only seen, beside those who are named', async () => {
      const { place } = await worldAt(taproom, 'The Taproom');
      expect(place.people.map(({ name }) => name)).toEqual([
        'Berta Quill',
        'the man in a wet coat',
        'one of the sailors',
      ]);
    });

    it('takes nobody for a second person whom the text names later', async () => {
      const { place } = await worldAt(lanternMill, 'The Ford');
      expect(place.people.map(({ name }) => name)).toEqual(['Hob Tansy']);
    });

    it('has the creature of a heading of its own in the scene above it, and no room of it', async () => {
      const { place, world } = await worldAt(taproom, 'The Taproom');
      expect(place.foes.map(({ kind }) => kind.name)).toEqual(['dock thug']);
      expect(world.places.map(({ name }) => name)).toEqual(['the Taproom', 'the Cellar']);
    });

    it('keeps what is behind a secret mark, and no more than what belongs to it', async () => {
      const { place, adventure } = await worldAt(taproom, 'The Taproom');
      expect(place.things.map(({ name }) => name)).toContain('the rusty key');
      const secret = adventure.secrets.map(({ text }) => text).join(' ');
      expect(secret).toContain('Vossimer');
      expect(secret).toContain('map of Orrim');
      expect(secret).not.toContain('rusty key');
      expect(adventure.guard.maySay('The man is called Vossimer.')).toBe(false);
      const cellar = await worldAt(taproom, 'The Cellar');
      expect(cellar.place.things.map(({ name }) => name)).toContain('the ladder');
      expect(secret).toContain('wrapped in sailcloth');
    });
  });
});

const forge = `# The Cold Forge

## Scene 1: The Forge of Hanne Brock
> The forge is cold. Beside the anvil a broad woman with burnt sleeves counts nails.

Hanne Brock (tired, blunt) offers 20 gp for the return of her grandfather's hammer. She saw nobody.
`;

describe('somebody who is described in brackets', () => {
  it('is there, under the name that the place has too, and tells what they want', async () => {
    const { place } = await worldAt(forge, 'The Forge of Hanne Brock');
    const [hanne, ...others] = place.people;
    expect(others).toEqual([]);
    expect(hanne!.name).toBe('Hanne Brock');
    expect(hanne!.topics.map(({ says }) => says).join(' ')).toContain(
      "I offer 20 gold pieces for the return of my grandfather's hammer",
    );
  });
});
