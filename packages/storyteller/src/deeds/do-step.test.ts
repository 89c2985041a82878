import { describe, expect, it } from 'vitest';
import { aTelling, type TellingOptions } from '../../test/a-telling.ts';
import { millYard } from '../../test/mill-yard.ts';
import { brannoch, ilsabet, quill } from '../../test/sheets.ts';
import { step } from '../../test/steps.ts';
import type { Step } from '../reader/reading.ts';
import { doStep } from './do-step.ts';

async function play(given: Step, options: TellingOptions = {}) {
  const telling = await aTelling({ world: millYard, ...options });
  await doStep(telling.turn, given);
  const { turn, hands } = telling;
  const items = Object.fromEntries(
    (turn.sheet?.inventory ?? []).map(({ name, quantity }) => [name, quantity]),
  );
  hands.say(telling.text());
  return {
    ...telling,
    items,
    checks: telling.rolls().map(({ reason }) => reason.replace(/ (?:check|save).*$/, '')),
  };
}

const bridge: TellingOptions = { state: { at: 'marrow-bridge' } };
const good: TellingOptions = { face: 20 };
const bad: TellingOptions = { face: 2 };
const thief: TellingOptions = { sheet: quill };
const wizard: TellingOptions = { sheet: ilsabet };

type Case = [Step, RegExp, TellingOptions?];
type RolledCase = [Step, string, RegExp, TellingOptions?];

/** By the player's own words. */
const named = <Given extends readonly [Step, ...unknown[]]>(given: Given) =>
  [given[0].echo, ...given] as [string, ...Given];

const on = (object: string) => ({ object });

describe('what simply happens, without a roll', () => {
  it.each(
    (
      [
        [step('look', 'look around'), /mill yard/],
        [step('look', 'look at the millstone', on('the millstone')), /One sees the millstone at a glance/],
        [step('look', 'look at the watchman', on('the watchman')), /Bram Hode/, bridge],
        [step('look', 'look at the gate', on('the gate')), /village gate|Salt Stair/, bridge],
        [step('watch', 'watch the road', on('the road')), /watch the road/],
        [step('look', 'look at my rope', on('your rope')), /look at my rope/],
        [step('listen', 'listen'), /listen/],
        [step('smell', 'sniff at the pond', on('the pond')), /sniff at the pond/],
        [step('taste', 'lick the millstone', on('the millstone')), /lick the millstone/],
        [step('touch', 'touch the millstone', on('the millstone')), /touch the millstone/],
        [
          step('touch', 'knock on the oak door', { object: 'the oak door', verb: 'knock' }),
          /knock on the oak door/,
        ],
        [step('read', 'read the ledger', on('the ledger')), /every night but one/],
        [step('go', 'walk over to the bench', { target: 'the bench' }), /bench/],
        [step('climb', 'climb onto the bench', on('the bench')), /climb onto the bench/],
        [step('jump', 'jump up and down'), /jump up and down/],
        [step('sneak', 'sneak across the yard', on('the yard')), /sneak across the yard/],
        [step('hide', 'hide behind the bench', { target: 'the bench' }), /hide behind the bench/],
        [step('open', 'open the oak door', on('the oak door')), /open/],
        [step('break', 'smash the bottle', on('the bottle')), /smash the bottle/],
        [step('push', 'push the bench', on('the bench')), /push the bench/],
        [step('pull', 'pull the lever', on('the lever')), /pull the lever/],
        [step('take', 'take the bottle', on('the bottle')), /green bottle/],
        [
          step('tie', 'tie my rope to the drainpipe', { object: 'your rope', target: 'the drainpipe' }),
          /rope/,
        ],
        [step('cut', 'cut the sacks open', on('the sacks')), /longsword/],
        [step('light', 'light a torch', on('a torch')), /tinderbox/],
        [step('light', 'light the brazier', on('the brazier')), /tinderbox/],
        [step('burn', 'burn the sacks', on('the sacks')), /burn the sacks/],
        [step('eat', 'eat a ration', on('a ration')), /eat a ration/],
        [step('eat', 'eat the loaf', on('the loaf')), /eat the loaf/],
        [step('drink', 'drink from my waterskin', on('your waterskin')), /drink from my waterskin/],
        [step('drink', 'drink from the pond', { target: 'the pond' }), /drink from the pond/],
        [step('wear', 'put on my chain mail', on('your chain mail')), /put on my chain mail/],
        [step('make', 'build a snowman', on('a snowman')), /build a snowman/],
        [
          step('write', 'scratch your name into the millstone', {
            object: 'your name',
            target: 'the millstone',
          }),
          /longsword/,
        ],
        [step('dig', 'dig a hole', on('a hole')), /hole/],
        [step('pour', 'pour out my waterskin', on('your waterskin')), /pour out my waterskin/],
        [step('wait', 'wait for a while'), /wait for a while/],
        [step('sit', 'sit down on the bench', { target: 'the bench' }), /sit down on the bench/],
        [step('perform', 'sing to myself', on('yourself')), /sing to myself/],
        [step('perform', 'dance a jig', on('a jig')), /dance a jig/, bridge],
        [step('gesture', 'bow to Odra', { target: 'odra' }), /bow to Odra/, bridge],
        [step('think', 'think about my mother', { topic: 'your mother' }), /think about my mother/],
        [step('pray', 'pray quietly'), /pray quietly/],
        [step('other', 'polish my shield', on('your shield')), /polish my shield/],
        [step('other', 'count the geese', on('the geese')), /count the geese/, bridge],
        [step('help', 'help Ilsabet', on('Ilsabet')), /Ilsabet/, { others: [ilsabet] }],
        [
          step('unlock', 'unlock the chest', on('the chest')),
          /key/,
          { sheet: { ...brannoch, inventory: [{ name: 'Iron key', quantity: 1, note: '' }] } },
        ],
      ] as Case[]
    ).map((given) => named(given)),
  )('%s', async (_, given, said, options) => {
    const { text, rolls, hands, turn } = await play(given, options);
    expect(rolls()).toEqual([]);
    expect(text()).toMatch(said);
    expect(hands.honesty.withheld).toBe(0);
    expect(turn.isTimeless).toBe(false);
  });
});

describe('a part stands for the whole, and a verb for more than its act', () => {
  it.each(
    (
      [
        [
          step('unlock', 'pick the lock of the chest', on('the lock of the chest')),
          'Sleight of Hand',
          /lock/,
          thief,
        ],
        [
          step('heal', "bandage Ilsabet's wounds", on('the wounds of Ilsabet')),
          'Medicine',
          /Ilsabet/,
          { others: [ilsabet] },
        ],
        [step('steal', "steal Odra's purse", on('the purse of Odra')), 'Sleight of Hand', /Odra/, bridge],
        [
          step('put', 'wedge your longsword under the lid', { object: 'your longsword', target: 'the lid' }),
          'Athletics',
          /longsword/,
          bridge,
        ],
        [
          step('put', 'balance on the edge of the well', on('the edge of the well')),
          'Acrobatics',
          /balance/,
          bridge,
        ],
        [
          step('break', 'shoot an arrow at the bottle', { object: 'an arrow', target: 'the bottle' }),
          'Dexterity',
          /shoot an arrow/,
        ],
        [step('other', 'hide in the mud', on('the mud')), 'Stealth', /hide/, bridge],
      ] as RolledCase[]
    ).map((given) => named(given)),
  )('%s', async (_, given, skill, said, options) => {
    const { text, checks } = await play(given, options);
    expect(checks[0]).toBe(skill);
    expect(text()).toMatch(said);
  });

  it.each(
    (
      [
        [step('push', 'push the oak door open', on('the oak door')), /open/],
        [
          step('cut', 'carve a heart into the bench', { object: 'a heart', target: 'the bench' }),
          /longsword/,
        ],
        [step('put', 'paint a picture', on('a picture')), /paint a picture/],
        [step('use', 'draw your longsword', on('your longsword')), /draw your longsword/, bridge],
        [step('open', 'untie your rope', on('your rope')), /untie your rope/],
        [step('put', 'fill your waterskin', on('your waterskin')), /full|heavier/],
        [step('use', 'use the lever', on('the lever')), /lever/],
        [step('close', 'barricade the oak door', on('the oak door')), /barricade/],
        [
          step('hide', 'hide the ledger in your pack', { object: 'the ledger', target: 'your pack' }),
          /ledger/,
        ],
        [step('throw', 'throw the dog a ration', { object: 'the dog', target: 'a ration' }), /ration/],
        [step('burn', 'burn the ledger', on('the ledger')), /burn the ledger/],
        [step('go', 'crawl under the bench', { target: 'the bench' }), /crawl under the bench/],
        [
          step('light', 'use a torch to light the brazier', { object: 'the brazier', instrument: 'a torch' }),
          /light the brazier with a torch/,
        ],
        [step('other', 'practice your sword swings', on('your longsword swings')), /practice/],
        [step('touch', 'pet the dog', on('the dog')), /pet the dog/],
      ] as Case[]
    ).map((given) => named(given)),
  )('%s, without a roll', async (_, given, said, options) => {
    const { text, rolls, turn } = await play(given, options);
    expect(rolls()).toEqual([]);
    expect(text()).toMatch(said);
    expect(turn.isTimeless).toBe(false);
  });
});

describe('what the dice decide, by a skill that fits', () => {
  it.each(
    (
      [
        [step('search', 'search the chest', on('the chest')), 'Investigation', /second lid/, good],
        [step('search', 'search the yard'), 'Perception', /second lid/, good],
        [
          step('search', 'search the well', on('the well')),
          'Investigation',
          /iron key/,
          { ...bridge, ...good },
        ],
        [
          step('search', 'search the well', on('the well')),
          'Investigation',
          /search the well/,
          { ...bridge, ...bad },
        ],
        [step('listen', 'listen at the weir', { target: 'the weir' }), 'Perception', /Salt Stair/, good],
        [
          step('break', 'break down the oak door', on('the oak door')),
          'Athletics',
          /break down the oak door/,
          good,
        ],
        [
          step('break', 'break down the oak door', on('the oak door')),
          'Athletics',
          /try to break down the oak door/,
          bad,
        ],
        [
          step('break', 'split the millstone', on('the millstone')),
          'Athletics',
          /try to split the millstone/,
          bad,
        ],
        [step('push', 'push the millstone', on('the millstone')), 'Athletics', /push the millstone/, good],
        [step('lift', 'lift the chest', on('the chest')), 'Athletics', /lift the chest/, bad],
        [step('cut', 'cut through the millstone', on('the millstone')), 'Athletics', /millstone/, good],
        [
          step('unlock', 'pick the lock of the chest', on('the chest')),
          'Sleight of Hand',
          /pick the lock/,
          { ...thief, ...good },
        ],
        [
          step('unlock', 'pick the lock of the chest', on('the chest')),
          'Sleight of Hand',
          /thieves' tools/,
          { ...thief, ...bad },
        ],
        [
          step('disarm', 'disarm the snare', on('the snare')),
          'Sleight of Hand',
          /disarm the snare/,
          { ...thief, ...good },
        ],
        [step('climb', 'climb the drainpipe', on('the drainpipe')), 'Athletics', /climb the drainpipe/, good],
        [step('climb', 'climb the wall', on('the wall')), 'Athletics', /climb the wall/, good],
        [step('jump', 'jump off the roof', { target: 'the roof' }), 'Acrobatics', /jump off the roof/, good],
        [step('jump', 'jump over the pond', { target: 'the pond' }), 'Athletics', /jump over the pond/, good],
        [step('swim', 'swim across the pond', on('the pond')), 'Athletics', /swim across the pond/, good],
        [
          step('sneak', 'sneak past Odra', { target: 'odra' }),
          'Stealth',
          /sneak past Odra/,
          { ...bridge, ...good },
        ],
        [
          step('hide', 'hide in the mud', { target: 'the mud' }),
          'Stealth',
          /hide in the mud/,
          { ...bridge, ...bad },
        ],
        [
          step('steal', 'steal the lantern', on('the lantern')),
          'Sleight of Hand',
          /steal the lantern/,
          { ...bridge, ...good },
        ],
        [
          step('steal', "steal Odra's purse", { object: 'the purse', target: 'odra' }),
          'Sleight of Hand',
          /purse/,
          { ...bridge, ...good },
        ],
        [step('take', 'pick up the dog', on('the dog')), 'Animal Handling', /pick up the dog/, good],
        [step('use', 'work the flour press', on('the press')), 'Investigation', /work the flour press/, good],
        [
          step('fix', 'repair the flour press', on('the press')),
          'Investigation',
          /repair the flour press/,
          bad,
        ],
        [
          step('eat', 'swallow the sludge', on('the sludge')),
          'Constitution',
          /swallow the sludge/,
          { ...good, world: millYard },
        ],
        [step('drink', 'drink the sludge', on('the sludge')), 'Constitution', /drink the sludge/, bad],
        [step('heal', 'bandage my arm', on('your arm')), 'Medicine', /bandage my arm/, good],
        [step('track', 'look for tracks', { target: 'the track' }), 'Survival', /look for tracks/, good],
        [
          step('think', 'recall what I know about the rune', { verb: 'recall', topic: 'the rune' }),
          'Arcana',
          /rune/,
          wizard,
        ],
        [
          step('think', 'try to remember the history of the mill', { verb: 'remember', topic: 'the mill' }),
          'History',
          /mill/,
          wizard,
        ],
        [
          step('perform', 'sing to distract the watchman', { target: 'the watchman' }),
          'Performance',
          /sing to distract/,
          { ...bridge, ...good },
        ],
        [
          step('disguise', 'disguise myself as a miller', on('yourself')),
          'Deception',
          /disguise myself/,
          { ...bridge, ...thief },
        ],
        [
          step('other', 'stand on one leg on the ledge', { target: 'the ledge' }),
          'Acrobatics',
          /stand on one leg/,
          good,
        ],
        [step('other', 'swallow fire', { verb: 'swallow' }), 'Constitution', /swallow fire/, good],
        [
          step('other', 'wedge my longsword under the lid', {
            verb: 'wedge',
            object: 'your longsword',
            target: 'the lid',
          }),
          'Athletics',
          /wedge my longsword/,
          { ...bridge, ...good },
        ],
        [step('go', 'go to the Salt Stair', { target: 'the Salt Stair' }), 'Acrobatics', /weir/, good],
        [
          step('climb', 'climb over the gate', { object: 'the gate' }),
          'Athletics',
          /through the gate/,
          { ...bridge, ...good },
        ],
        [
          step('sneak', 'sneak through the gate', { target: 'the gate' }),
          'Stealth',
          /through the gate/,
          { ...bridge, ...good },
        ],
        [
          step('break', 'break the gate', { object: 'the gate' }),
          'Athletics',
          /gate stays shut/,
          { ...bridge, ...bad },
        ],
        [
          step('unlock', 'pick the lock of the gate', on('the gate')),
          'Sleight of Hand',
          /gate/,
          { ...bridge, ...thief },
        ],
        [
          step('go', 'go through the gate', { target: 'the gate' }),
          'Persuasion',
          /gate/,
          { ...bridge, ...bad },
        ],
      ] as RolledCase[]
    ).map((given) => named(given)),
  )('%s', async (_, given, skill, said, options) => {
    const { text, checks, hands, turn } = await play(given, options);
    expect(checks[0]).toBe(skill);
    expect(text()).toMatch(said);
    expect(hands.honesty.withheld).toBe(0);
    expect(turn.isTimeless).toBe(false);
  });
});

describe('what cannot be, said with why; nothing is used up and no time passes', () => {
  it.each(
    (
      [
        [step('drink', 'drink my potion', on('your potion')), /no potion/i],
        [step('throw', 'throw a grenade', on('a grenade')), /no grenade/i],
        [step('eat', 'eat a pie', on('a pie')), /no pie/i],
        [step('light', 'light a candle', on('a candle')), /no candle/i],
        [
          step('break', 'break the oak door with a crowbar', {
            object: 'the oak door',
            instrument: 'a crowbar',
          }),
          /no crowbar/i,
        ],
        [step('wear', 'put on my crown', on('your crown')), /no crown/i],
        [step('other', 'strum my lute', on('your lute')), /no lute/i],
        [step('open', 'open the wardrobe', on('the wardrobe')), /wardrobe.*oak door/],
        [step('take', 'take the crown', on('the crown')), /crown/],
        [step('climb', 'climb the beanstalk', on('the beanstalk')), /beanstalk/],
        [step('go', 'go to the moon', { target: 'the moon' }), /Marrow Bridge or the Salt Stair/],
        [step('return', 'go back'), /mill yard/],
        [step('open', 'open the chest', on('the chest')), /lock/],
        [step('open', 'open the millstone', on('the millstone')), /millstone/],
        [step('close', 'close the oak door', on('the oak door')), /shut/],
        [step('take', 'take the millstone', on('the millstone')), /millstone/],
        [step('take', 'take Odra', on('odra')), /Odra/, bridge],
        [step('take', 'take 100 gold', { object: 'gold', amount: 100 }), /gold|coin/i],
        [step('light', 'light the brazier', on('the brazier')), /flame|tinder|spark|flint/, thief],
        [step('burn', 'burn the millstone', on('the millstone')), /millstone/],
        [step('extinguish', 'put out the brazier', on('the brazier')), /brazier|alight/],
        [step('read', 'read the millstone', on('the millstone')), /millstone/],
        [step('eat', 'eat my shield', on('your shield')), /shield/],
        [step('cut', 'cut the sacks', on('the sacks')), /sharp|blade/, wizard],
        [step('tie', 'tie up the bench', on('the bench')), /rope|string/, thief],
        [step('take', "take the watchman's cap", on('the cap of the watchman')), /Bram Hode/, bridge],
        [step('burn', 'burn down the yard', on('the yard')), /burn down the yard/],
        [step('heal', 'heal the watchman', on('the watchman')), /Bram Hode/, bridge],
        [step('perform', 'play the lute', on('the lute')), /no lute/i],
        [
          step('unlock', 'unlock the chest with the iron key', {
            object: 'the chest',
            instrument: 'the iron key',
          }),
          /no iron key/i,
        ],
        [step('fix', 'mend the bench', on('the bench')), /bench/],
        [step('write', 'write a letter', on('a letter')), /write/],
        [step('heal', 'bandage Quill', on('Quill')), /Quill/, { others: [quill] }],
        [
          step('swim', 'swim away'),
          /swim/,
          {
            state: { at: 'marrow-bridge' },
            world: { ...millYard, places: millYard.places.map((place) => ({ ...place, arrival: 'Dry.' })) },
          },
        ],
        [step('rest', 'rest a while'), /rest a while|rests|Not here/, { state: { at: 'salt-stair' } }],
      ] as Case[]
    ).map((given) => named(given)),
  )('%s', async (_, given, said, options) => {
    const { text, rolls, turn, items } = await play(given, options);
    const before = Object.fromEntries(
      (options?.sheet ?? brannoch).inventory.map(({ name, quantity }) => [name, quantity]),
    );
    expect(text()).toMatch(said);
    expect(rolls()).toEqual([]);
    expect(items).toEqual(before);
    expect(turn.isTimeless).toBe(true);
    expect(turn.state.things).toEqual({});
  });
});
