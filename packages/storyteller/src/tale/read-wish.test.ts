import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Asked } from './asked.ts';
import { openTales } from './tales.ts';

const tales = openTales([fileURLToPath(new URL('../../tales', import.meta.url))]);
const read = (description: string, name = 'A Game'): Asked => tales.read({ name, description, lines: [] });

describe('whoever keeps their own from harm', () => {
  const mill =
    "On a tidal island stands an old salt mill. The miller's widow Hesper Vane has locked her mute son Tobin in the drying loft, because since the last new moon he walks into the sea at night.";

  it('is nobody to beat, and asks for help', () => {
    const { villain, asker, genre, kept } = read(mill);
    expect([villain, asker, genre]).toEqual([null, 'Widow Hesper Vane', null]);
    expect(kept.map(({ name }) => name)).toEqual(['Tobin']);
  });

  it('is told from whoever silences somebody', () => {
    const { villain } = read(
      'Lord Vane has locked the scribe Edda in his cellar because she knows who forged the will.',
    );
    expect(villain?.name).toBe('Lord Vane');
  });
});

describe('who is who', () => {
  it('the bailiff is the one who was named so, and an inn is nobody', () => {
    const { people } = read(
      'Bailiff Odo Crake says that Jory Pell did it. The inn is called the Dry Boot, and its landlord Bessamy hates the bailiff.',
    );
    expect(people.map(({ name }) => name)).toEqual(['Bailiff Odo Crake', 'Jory Pell', 'Bessamy']);
  });

  it('whoever keeps a chapel is no foe, a smuggler’s cutter no smuggler, and who would rather leave has not left', () => {
    const { villain, absent } = read(
      'Father Lumley keeps the chapel of Saint Brine. Tamsin would rather sail away with the Lark, a smuggler’s cutter.',
    );
    expect([villain, absent]).toEqual([null, []]);
  });

  it('a word that begins a sentence and names a state of things is nobody, nor is any stranger', () => {
    const { people } = read(
      'Prohibition is on. The singer Vivian Marlowe wants to find her brother Eddie, a bookkeeper for the gangster Sal Moretti, and tells nobody but a friendly stranger.',
    );
    expect(people.map(({ name }) => name)).toEqual(['Vivian Marlowe']);
  });

  it.each([
    [
      'In the winter of 1893 the guests are snowed in, and on the second night their host, Sir Ambrose Thorne, is found dead in the music room.',
      'find out how Sir Ambrose Thorne died',
    ],
    [
      'Three nights ago the reeve, Tobin Marsh, was murdered in the mill.',
      'find out who murdered Tobin Marsh',
    ],
  ])('what is to be found out is said as people say it: %s', (description, goal) => {
    expect(read(description).goal).toBe(goal);
  });
});

describe('a tale of old', () => {
  it.each([
    ['The lighthouse at Gull Rock has burned green, and two ships have broken on the reef.', 'fantasy'],
    ['The miller of the village has not come home since the full moon.', null],
    ['A colony ship drifts past the moon of a dead planet.', 'science fiction'],
    ['A moon base goes silent.', 'science fiction'],
  ])('is told of old unless it says otherwise: %s', (description, genre) => {
    expect(read(description).genre).toBe(genre);
  });
});

describe('a wish is read for', () => {
  it.each([
    ['A funny heist in a floating city of glass', 'the floating city of glass'],
    ['We sail on a ship called the Rusty Mermaid.', 'the Rusty Mermaid'],
    ['treasure hunt on skull island', 'Skull Island'],
    ['The coral kingdom of Ysil is going pale.', 'the coral kingdom of Ysil'],
    ['a school of magic on a cliff', 'the school of magic'],
    ['Seven samurai guard a mountain shrine.', 'the mountain shrine'],
    ['Vampires rule the town of Lower Quill.', 'the town of Lower Quill'],
    ['It all happens aboard the night train to Vienna', 'the night train'],
    ['the fort has forty men and a broken gate', 'the fort'],
    ['An orc siege of the fort Redwall.', 'the fort Redwall'],
    ['Orcs besiege Fort Redwall', 'Fort Redwall'],
    ['A heist in a city of glass. Lord Vane keeps the Sunstone in his tower.', 'the city of glass'],
  ])('its place: %s', (description, place) => {
    expect(read(description).place?.name).toBe(place);
  });

  it.each([
    ['We must steal the Sun Lens from Lord Vane.', 'Lord Vane', 'the Sun Lens'],
    ['Save Princess Mirabel from the dragon Ashmaw!', 'Ashmaw', 'Princess Mirabel'],
    ['The warlord Takeda Ren wants the mirror that is kept there.', 'Takeda Ren', 'the mirror'],
    ['principal Hargrove is a supervillain', 'Principal Hargrove', null],
    ['orcs are coming, and the gate is broken', 'the orc warchief', null],
    ['A dragon has come to live in the mill.', 'the dragon', null],
    ['The acorns for the winter have gone missing!', null, 'the acorns'],
    ['A book is missing: The Salt Codex.', null, 'the Salt Codex'],
    ['At the ball a treaty will be stolen tonight.', null, 'the treaty'],
    ["A goblin market, and someone stole the goblin queen's crown.", null, "the goblin queen's crown"],
    ['a megacorp called Oyama-Blum hunts us', 'Oyama-Blum', null],
    ['Lord Vane has the Sun Lens, in a city of glass.', 'Lord Vane', 'the Sun Lens'],
    ['Lord Vane keeps the Sunstone in his tower.', 'Lord Vane', 'the Sunstone'],
    ['An orc siege of the fort Redwall.', 'the orc warchief', null],
    ['something is eating the sheep', 'the thing that is eating the sheep', null],
    ['Bandits led by Red Marta have stolen the harvest bell.', 'Red Marta', 'the harvest bell'],
  ])('adversary and prize: %s', (description, villain, prize) => {
    const asked = read(description);
    expect(asked.villain?.name ?? null).toBe(villain);
    expect(asked.prize).toBe(prize);
  });

  it.each([
    ['Queen Isolde asks us to find her lost crown.', 'Queen Isolde'],
    ['captain Merrow wont surrender', 'Captain Merrow'],
    ['a dame called Vera Lane walks into the office', 'Vera Lane'],
    ['ringmaster = Mr Sallow. My aunt Greta knew the way.', 'Aunt Greta'],
  ])('people: %s', (description, person) => {
    expect(read(description).people[0]?.name).toBe(person);
  });

  it.each([
    [
      "Something took the miller's daughter Ansa. The reeve, Tobin Marsh, offers silver.",
      ['Tobin Marsh'],
      ['Ansa'],
    ],
    ['Ilse runs the inn. She wants her brother Jory back.', ['Ilse'], ['Jory']],
    [
      'The bell rings under the lake. Wenna rowed out to look and has not come back. The ferryman says he saw lights.',
      ['the ferryman'],
      ['Wenna'],
    ],
    [
      'Captain Brandauer shot himself. Medic Abiola has gathered you in the hold.',
      ['Medic Abiola'],
      ['Captain Brandauer'],
    ],
    [
      'Nobody has seen Old Corbin since harvest. His granddaughter Meg begs you to look for him.',
      ['Meg'],
      ['Old Corbin'],
    ],
    [
      'You have been hired by the widow Tansy Reed. Her husband Bram was hanged last week.',
      ['Widow Tansy Reed'],
      ['Bram'],
    ],
    ['A letter for Lady Isaura. Lieutenant Faraday: missing.', ['Lady Isaura'], ['Lieutenant Faraday']],
    [
      'Dry Fork, Arizona, 1881. Constable Thrale lost his own daughter Rosie.',
      ['Constable Thrale'],
      ['Rosie'],
    ],
    [
      'Antiquarian bookseller Hugo Vance was found dead. The private investigator must find out who killed Hugo.',
      [],
      ['Hugo Vance'],
    ],
  ])('who is there and who is gone: %s', (description, here, gone) => {
    const { people, absent } = read(description);
    expect(people.map(({ name }) => name)).toEqual(here);
    expect(absent.map(({ name }) => name)).toEqual(gone);
  });

  it.each([
    ['Mads Orrell does not answer. The harbour mistress, Greta Lund, sends you out.', 'Greta Lund'],
    ['Baron Esker has invited hunters. You have been paid by Linnea to make sure that he fails.', 'Linnea'],
    ['A nurse says hello. In the next bed lies Whitlock.', null],
  ])('who asks: %s', (description, asker) => {
    expect(read(description).asker).toBe(asker);
  });

  it('a foe that nobody has seen, by the name that it is given; who only hides a key is none beside it', () => {
    const description =
      'The butler, Mr Grice, hides the key. Something behind the wall, which the servants call the Lullaby Man, sings to children.';
    expect(read(description).villain?.name).toBe('the Lullaby Man');
    expect(read(description).people.map(({ name }) => name)).toContain('Mr Grice');
  });

  it('what it tells whoever leads, which nobody in the tale could say', () => {
    const asked = read(
      'Vexley House stands on the moor. The goal is to save Clemence. The tale begins at dusk.',
    );
    expect(asked.premise).toEqual(['Vexley House stands on the moor.']);
    expect(asked.goal).toBe('save Clemence');
  });

  it.each([
    ['Hallow Wick is a candle-making village on the edge of the moor.', 'Hallow Wick'],
    ["Dry Fork, Arizona, 1881. Marshal Hanley is in Crane's pocket.", 'Dry Fork'],
  ])('what a name is said to be, or heads: %s', (description, place) => {
    expect(read(description).place?.name).toBe(place);
  });

  it('a thing that has a name is the one to beat, and the dead are not', () => {
    expect(read('The Tallow Man, a thing of melted fat, walks at night.').villain?.name).toBe(
      'the Tallow Man',
    );
    expect(read('Hugo Vance was found dead. Find out who killed Hugo.').villain).toBeNull();
  });

  it('no names in the capitals of a title', () => {
    const asked = read('Nine singers followed a light out of the village.', 'Nine Lamps in the Dark');
    expect(asked.people).toEqual([]);
  });

  it('what else is a place', () => {
    const { place, stops } = read(
      'The town of Dry Fork is dry. They meet in the Brass Lantern saloon, near the old mine.',
    );
    expect(place?.name).toBe('the town of Dry Fork');
    expect(stops.map(({ name }) => name)).toContain('the Brass Lantern saloon');
  });

  it.each([
    ['A heist: rob the bank of Vell.', 'heist'],
    ['The orcs besiege the fort and we defend the wall.', 'siege'],
    ['Who murdered the judge? A detective story.', 'mystery'],
    ['The prince has been kidnapped, rescue him.', 'rescue'],
    ['An expedition through the jungle in search of lost ruins', 'expedition'],
    ['Hunt the beast of the moor', 'hunt'],
    ['We are trapped in a prison and must escape', 'escape'],
    ['Negotiate a peace treaty at a royal wedding', 'parley'],
  ])('its pattern: %s', (description, pattern) => {
    expect(read(description).pattern).toBe(pattern);
  });

  it.each([
    ['a steampunk airship race', 'fantasy'],
    ['samurai in winter', 'fantasy'],
    ['cyberpunk, neon, rain', 'science fiction'],
    ['vampires in an old house', 'horror'],
    ['noir in the rain', 'mystery'],
    ['superheroes at high school', 'modern'],
    ['cowboys and a train robbery', 'western'],
    ['A western tale about a dragon', 'western'],
  ])('its genre: %s', (description, genre) => {
    expect(read(description).genre).toBe(genre);
  });

  it('[E13.52] its kind, from the tone too, which is no part of what is told', () => {
    const asked = tales.read({ name: 'The Mill', description: '', tone: 'eerie', lines: [] });
    expect(asked).toMatchObject({ genre: 'horror', premise: [], people: [] });
    expect(tales.read({ name: 'The Mill', description: '', lines: [] }).genre).not.toBe('horror');
  });

  it('what is to be done, where it is said', () => {
    expect(read('We must steal the Sun Lens and run.').goal).toBe('steal the Sun Lens');
    expect(read('Follow the tracks to the Hold of the Patience.').goal).toBeNull();
  });

  it('what must not come up, but not for what is missing in the tale', () => {
    expect(read('A castle. No spiders, no gore please.').never).toEqual(['spiders', 'gore']);
    expect(read('There is no water left in the town.').never).toEqual([]);
  });

  it('the sentences of its story, told to the players, without talk about the game', () => {
    expect(read('For my two kids. We wont give up our castle! Nothing scary please.').premise).toEqual([
      "You won't give up your castle.",
    ]);
  });

  it.each([
    ['A voice calls from the well, and the picture in the hall has changed.', 1],
    ['The villagers are afraid of the forest. No food. No way home.', 3],
    ['A one-shot about the music box of Lady Ash, please!', 1],
    ['In Vellum nobody dies any more, and the gravedigger is furious.', 1],
    ['The kids of Hollow Street have vanished. Who took them?', 2],
    ['Please no spiders. No gore. Can you draw pictures? For my kids.', 0],
    ['Tone: silly. We are four players. Happy ending please.', 0],
    ['A castle with a ghost, no spiders please', 1],
  ])('tells the tale from talk about the game: %s', (description, sentences) => {
    expect(read(description).premise.length).toBe(sentences);
  });

  it('nothing that could be a template', () => {
    expect(read('The [x|y] of {villain} is <b>here</b>').premise.join()).not.toMatch(/[[\]{}|<>]/);
  });

  it('long and hostile texts quickly', () => {
    for (const text of [
      'a '.repeat(4_000),
      'of the '.repeat(1_200),
      'No '.repeat(2_600),
      'A'.repeat(8_000),
      '= , '.repeat(2_000),
    ])
      expect(() => read(text, text)).not.toThrow();
  });
});
