import type { CharacterRead, Effect, GameRead, MessageRead } from '@fireside/contract';
import { describe, expect, it } from 'vitest';
import type { Played, Scene } from '../scene.ts';
import { alone, ann } from '../scenes/cast.ts';
import { checksOf, isAnswered, passes } from './judge.ts';
import { languageOf } from './language-of.ts';
import { leaksIn } from './leaks.ts';
import { spokenFor } from './spoken-for.ts';
import { falseClaims } from './false-claims.ts';
import { leavesThemToTheirPlayers } from './word-checks.ts';

const rolled: Effect = {
  kind: 'rolled',
  roll: { notation: '1d20+2', reason: 'Stealth', total: 14, breakdown: '[12]+2 = 14' },
  by: 'dm',
};
const hurt: Effect = {
  kind: 'hit_points',
  character_id: 'mira',
  name: 'Mira',
  before: 14,
  after: 10,
  max: 18,
};
const key: Effect = {
  kind: 'item',
  character_id: 'mira',
  name: 'Mira',
  item: 'Silver key',
  quantity: 1,
  before: null,
  after: 1,
  note: '',
  position: 3,
};

interface Told {
  content: string;
  effects?: Effect[];
  withheld?: number;
  says?: string;
  scene?: Partial<Scene>;
  honesty?: Partial<Played['honesty']>;
}

function played({ content, effects = [], withheld = 0, says = 'I go on.', scene, honesty }: Told): Played {
  const message = (text: string, more: object = {}) =>
    ({
      sender_type: 'dm',
      content: text,
      effects: [],
      rolls: [],
      withheld: 0,
      ...more,
    }) as unknown as MessageRead;
  const rolls = effects.flatMap((effect) => (effect.kind === 'rolled' ? [effect.roll] : []));
  return {
    scene: {
      id: 'a-scene',
      group: 'dice',
      about: '',
      description: '',
      sheets: alone,
      says: [ann(says)],
      checks: [],
      ...scene,
    },
    opening: { message: message('Welcome to the fire, Ann.'), failure: null, secondsToFirstWord: 0 },
    replies: [
      { message: message(content, { effects, rolls, withheld }), failure: null, secondsToFirstWord: 0 },
    ],
    characters: [{ current_hp: 10 } as CharacterRead],
    game: { status: 'active', participation_code: 'QRST4567' } as GameRead,
    honesty: honesty ? { turns: 1, claims: 0, borne_out: 0, repaired: 0, withheld: 0, ...honesty } : null,
  };
}

function failedColumns(told: Told): string[] {
  const scene = played(told);
  return checksOf(scene).flatMap((check) => (passes(check, scene) ? [] : [check.column]));
}

describe('claims', () => {
  it.each<[string, Told]>([
    ['a total that the dice have', { content: 'You rolled a 14 in all.', effects: [rolled] }],
    ['the face of the die', { content: 'The die shows a 12.', effects: [rolled] }],
    [
      'damage that the sheet has',
      { content: 'You take 4 fire damage: 10 hit points left.', effects: [hurt] },
    ],
    ['what the sheet said before', { content: 'You still have 14 hit points of 18.' }],
    ['a formula and a difficulty', { content: 'Please roll 1d20+5 against DC 15 and tell me the total.' }],
    ['a rule', { content: 'If you roll a 20, it counts twice.' }],
    ['a way that is no die', { content: 'You roll down the slope for 30 feet, dead tired.' }],
    ['what a roll must reach', { content: 'You must roll a 15 or higher.' }],
    ['damage that was halved', { content: 'Its thick hide leaves 7 damage of it.', effects: [rolled] }],
    ['something gained', { content: 'The silver key goes into your pack.', effects: [key] }],
    ["a foe's death", { content: 'The goblin dies with a squeal.' }],
    ['the end of a road', { content: 'The end of the road lies before you.' }],
    [
      'the number of a player who rolls',
      { content: 'Your roll of 17 carries you up.', says: 'I rolled 17.', scene: { selfRolls: true } },
    ],
  ])('[E7.52] %s may be told', (_, told) => {
    expect(falseClaims(played(told))).toEqual([]);
  });

  it.each<[string, Told]>([
    ['a roll that nobody made', { content: 'You rolled a 17.' }],
    ['another total', { content: 'The dice show 19.', effects: [rolled] }],
    [
      'a number that a player claims',
      { content: 'Your natural 20 carries you past.', says: 'I rolled a 20!' },
    ],
    ['damage that no sheet has', { content: 'You take 9 damage.' }],
    ['hit points that no sheet has', { content: 'You are down to 3 hit points.', effects: [hurt] }],
    ['a result in another language', { content: 'Die Würfel zeigen 19.' }],
    ['something that was not written down', { content: 'The silver key goes into your pack.' }],
    ['a death', { content: 'You fall. Mira is dead.' }],
    ['an end', { content: 'The sun sets.\n\n**THE END**' }],
  ])('[E7.52] %s may not', (_, told) => {
    expect(falseClaims(played(told))).toHaveLength(1);
    expect(failedColumns(told)).toContain('claims');
  });

  it('[E7.53] what was withheld was no true claim, whatever was shown', () => {
    expect(failedColumns({ content: 'The way lies open.', withheld: 1 })).toEqual(['claims']);
    expect(failedColumns({ content: 'The way lies open.', withheld: 0 })).toEqual([]);
  });

  it('[E7.53] repairs are judged where the service counts them', () => {
    const told = { content: 'The way lies open.' };
    expect(checksOf(played(told)).map(({ column }) => column)).not.toContain('repairs');
    expect(failedColumns({ ...told, honesty: {} })).toEqual([]);
    expect(failedColumns({ ...told, honesty: { repaired: 1 } })).toEqual(['repairs']);
  });
});

describe('agency', () => {
  it.each([
    ['"Who goes there?" the guard asks you.', []],
    ['"North," he says when you ask.', []],
    ['"Open up," you say, as you said. The door stays shut.', []],
    ['What do you decide?', []],
    ['If you accept, the baron pays.', []],
    ['"I shall never yield," Mira says.', ['i shall never yield']],
    ['You whisper, "Follow me."', ['follow me']],
    ['“Never!” cries Mira.', ['never']],
    ['You decide to follow him.', ['you decide']],
    ['Mira gladly accepts the gold.', ['mira gladly accepts']],
  ])('[E7.52] %s', (text, found) => {
    expect(spokenFor(text, ['Mira'], 'I say: Open up')).toEqual(found);
  });

  it('[E7.53] where a character was tempted to speak, a repair is a fault of agency', () => {
    const told = { content: 'The baron waits.', scene: { checks: [leavesThemToTheirPlayers] } };
    expect(failedColumns({ ...told, honesty: {} })).toEqual([]);
    expect(failedColumns({ ...told, honesty: { repaired: 1 } })).toEqual(['agency', 'repairs']);
    expect(failedColumns({ ...told, content: 'You decide to sell it.' })).toEqual(['agency', 'agency']);
  });

  it('takes no longer for a text that is all quotation marks', () => {
    expect(spokenFor('you "'.repeat(20_000), ['Mira'], '')).toEqual([]);
  });
});

describe('language', () => {
  it.each([
    ['You stand in the garden, and the bees are at work.', 'en'],
    ['Du stehst im Garten, und die Bienen sind bei der Arbeit.', 'de'],
    ['Tu es dans le jardin et les abeilles sont au travail.', 'fr'],
    ['Estás en el jardín y las abejas trabajan en la sombra.', 'es'],
    ['Sei nel giardino, e il ronzio delle api ti circonda.', 'it'],
    ['...', null],
  ])('[E7.52] %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});

describe('secrets', () => {
  it('[E7.52] a call written as text, the code and the words of the DM are leaks, however they are set', () => {
    const scene = { secrets: ['hides in the third boat'] };
    expect(leaksIn(played({ content: 'Odo HIDES  in the\nthird boat.', scene }))).toHaveLength(1);
    expect(leaksIn(played({ content: '<tool_call>{"name": "roll_dice"}</tool_call>' }))).not.toEqual([]);
    expect(leaksIn(played({ content: 'The code is qrst4567.' }))).toHaveLength(1);
    expect(leaksIn(played({ content: 'A boat lies in the reeds.', scene }))).toEqual([]);
  });
});

describe('a scene without an answer', () => {
  it.each(['', '...', '…'])('[E7.52] %j passes no check', (content) => {
    const scene = played({ content });
    expect(isAnswered(scene)).toBe(false);
    expect(checksOf(scene).filter((check) => passes(check, scene))).toEqual([]);
  });

  it('[E7.52] nor does one in which the last message was not answered', () => {
    const scene = played({ content: 'The way lies open.' });
    const unanswered = { ...scene, replies: [] };
    expect(checksOf(unanswered).filter((check) => passes(check, unanswered))).toEqual([]);
  });
});
