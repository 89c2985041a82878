import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Creature, createBestiary } from '@fireside/engine';
import { describe, expect, it } from 'vitest';
import { fillTemplate, type Slots } from '../language/phrase.ts';
import { sentencesOf } from '../language/sentences.ts';
import { createRandom } from '../random.ts';
import { type Genre, genres } from '../world/world.ts';
import { textsOf } from './choose-places.ts';
import type { PlaceSource, Telltale } from './sources.ts';
import { openTales } from './tales.ts';

const { library } = openTales([fileURLToPath(new URL('../../tales', import.meta.url))]);
const of = (genre: Genre) => library.genres.get(genre)!;
const every = [...library.genres.values()];
const places = every.flatMap((tales) => [...tales.places.values()]);
const threats = every.flatMap((tales) => [...tales.threats.values()]);

function linesOf(told: Telltale): string[] {
  const { hook, rumours, signs, ambush, confront, taunts, sway, turning, victory, resolved, defeat } = told;
  return [
    ...told.pitches,
    told.weakness.used,
    ...[...told.clues, ...told.twists].map(({ text }) => text),
    ...[hook, rumours, signs, ambush, confront, taunts, sway, turning, victory, resolved, defeat].flat(),
  ];
}

const shared = new Set(
  [...library.patterns.values()]
    .map(linesOf)
    .reduce((before, lines) => before.filter((line) => lines.includes(line))),
);

/** Every line of every tale that is told as it stands, with where it is from. */
const told: { from: string; text: string }[] = [
  ...places.flatMap((place) => proseOf(place).map((text) => ({ from: place.name, text }))),
  ...threats.flatMap((threat) => linesOf(threat).map((text) => ({ from: threat.id, text }))),
  ...[...library.patterns.values()].flatMap((pattern) =>
    linesOf(pattern)
      .filter((line) => !shared.has(line))
      .map((text) => ({ from: `pattern ${pattern.id}`, text })),
  ),
  ...[...shared].map((text) => ({ from: 'pattern any', text })),
  ...Object.entries(library.spoken).flatMap(([from, lines]) => lines.map((text) => ({ from, text }))),
  ...every.flatMap(({ genre, palette }) =>
    [...palette.gossip, ...palette.complications].map((text) => ({ from: `palette of ${genre}`, text })),
  ),
];

function proseOf({ arrival, senses, things, way }: PlaceSource): string[] {
  const { block, pass, cost, fail } = way;
  return [
    arrival,
    ...senses,
    ...things.flatMap(({ see, find }) => [see, find]),
    block,
    pass,
    cost,
    fail,
  ].filter(Boolean);
}

describe('the tales that ship', () => {
  it.each(genres)('%s: enough for ten games that share no place', (genre) => {
    const count = (kind: string) =>
      [...of(genre).places.values()].filter((place) => place.kind === kind).length;
    expect(count('hub')).toBeGreaterThanOrEqual(12);
    expect(count('way')).toBeGreaterThanOrEqual(10);
    expect(count('site')).toBeGreaterThanOrEqual(20);
    expect(count('lair')).toBeGreaterThanOrEqual(10);
  });

  it('every place has things to touch, something to sense, and a name that can be another', () => {
    const problems = places.flatMap((place) => {
      const own = place.name.replace(/^the /, '');
      return [
        place.things.length < 3 && `${place.name}: fewer than three things`,
        place.senses.length < 4 && `${place.name}: fewer than four senses`,
        !place.at.includes('{name}') && `${place.name}: no {name} in "at"`,
        place.nature.length === 0 && `${place.name}: no nature`,
        textsOf(place).some((text) => text.includes(own)) && `${place.name}: spells its own name`,
      ].filter(Boolean);
    });
    expect(problems).toEqual([]);
  });

  it('every slot is known', () => {
    const known =
      /^(?:name|place|hub|atHub|lair|atLair|patron|villain|minion|minions|prize|goal|trouble|matter|thing|fact|next|way|role)$/;
    const unknown = told.flatMap(({ from, text }) =>
      [...text.matchAll(/\{([^{}]*)\}/g)]
        .map(([, slot = '']) => slot.replace(/'s$/, '').replace(/^a /, ''))
        .filter((slot) => !known.test(slot.charAt(0).toLowerCase() + slot.slice(1)))
        .map((slot) => `${from}: {${slot}}`),
    );
    expect(unknown).toEqual([]);
  });

  it('brackets are closed, and alternatives are not nested', () => {
    const open = told.filter(({ text }) =>
      /[[\]{}]/.test(text.replace(/\[[^[\]]*\]/g, '').replace(/\{[^{}]*\}/g, '')),
    );
    expect(open).toEqual([]);
  });

  it('no sentence stands twice', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { from, text } of told)
      for (const sentence of sentencesOf(text)) {
        const key = sentence
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim();
        if (key.split(' ').length < 4) continue;
        if (seen.has(key)) twice.push(`${from} and ${seen.get(key)}: ${sentence}`);
        seen.set(key, from);
      }
    expect(twice).toEqual([]);
  });

  it('no word stands twice in a row, and nobody "reaches" who is "you"', () => {
    const wrong = [
      /\b(?!had had|that that)(\p{L}+) \1\b/iu,
      /(?:^|[.!?;] |\b(?:and|but|when|if|while|that) )you (?:is|has|was|does|goes|sees|feels|hears|finds|takes|makes|gets|gives|knows|comes|looks|stands|turns|falls|runs|reaches|flees|passes|catches|watches|tries|carries)\b/i,
      /(?:^|[.!?] )(?:He|She|It) (?:are|have|go|see|find|take|come|stand)\b/,
      /\b(?:they|we) (?:is|was|has)\b/i,
      /\ba [aeio]\p{Ll}/u,
      /\ban [bcdfgjklmnpqrstvwxyz]/,
      / {2}| [,.;!?]/,
    ];
    const found = told.flatMap(({ from, text }) =>
      wrong.filter((one) => one.test(text)).map((one) => `${from}: ${one.exec(text)![0]} in: ${text}`),
    );
    expect(found.filter((line) => !/\ba one\b|\ba once|\ba euro|\ba uni/i.test(line))).toEqual([]);
  });

  it('a pattern reads well whatever is put into it', () => {
    const slots: Slots = {
      place: 'the floating city of glass',
      hub: 'the floating city of glass',
      atHub: 'in the floating city of glass',
      lair: 'the edge of Hades',
      atLair: 'on the edge of Hades',
      patron: 'the old whale',
      villain: { name: 'the thing that is eating the homework', proper: true },
      minion: { name: 'orc' },
      minions: 'orcs',
      prize: 'the love letters',
      trouble: 'the tide has stopped coming back',
      matter: 'the tide',
    };
    const wrong =
      /\b(\p{L}+) \1\b|\b(?:the|a|an) (?:the|a|an)\b|the love letters (?:is|has|was|lies|stays|comes|goes)\b|[{}]/iu;
    const found = [...library.patterns.values()].flatMap((pattern) => {
      const facts = [...pattern.clues, ...pattern.twists].map(({ fact }) => fact);
      const lines = [...linesOf(pattern), ...facts, ...pattern.titles, pattern.quest, pattern.weakness.text];
      return lines
        .map((line) => fillTemplate(line, slots, createRandom(1)) ?? `unfilled: {${line}}`)
        .filter((line) => wrong.test(line));
    });
    expect(found).toEqual([]);
  });

  it('a threat has enough to say, and its creatures are in the bestiary', () => {
    const file = new URL('../../../../rulebooks/creatures.json', import.meta.url);
    const bestiary = createBestiary(JSON.parse(readFileSync(file, 'utf8')) as Creature[]);
    const foes = [
      ...threats.flatMap(({ villain, minion }) => [villain, minion]),
      ...every.flatMap(({ palette }) => [...palette.villains, ...palette.minions]),
    ];
    expect(
      foes.filter(({ like }) => !bestiary.find(like)).map(({ name, like }) => `${name}: ${like}`),
    ).toEqual([]);
    const poor = threats.filter(
      ({ hook, rumours, clues, signs, twists }) =>
        hook.length < 2 || rumours.length < 5 || clues.length < 3 || signs.length < 4 || twists.length < 2,
    );
    expect(poor.map(({ id }) => id)).toEqual([]);
  });
});
