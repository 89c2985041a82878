import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { ilsabet } from '../../test/sheets.ts';
import { fillTemplate, type Slots } from '../language/phrase.ts';
import { sentencesOf } from '../language/sentences.ts';
import type { Telling } from '../telling/telling.ts';
import { gainItem, loseItem, spend } from '../telling/belongings.ts';
import * as companyLines from '../company/lines.ts';
import * as conditionLines from '../conditions/lines.ts';
import * as askLines from './ask-lines.ts';
import * as handLines from './hand-lines.ts';
import * as hearLines from './hear-lines.ts';
import * as orderLines from './order-lines.ts';
import * as winLines from './win-lines.ts';

const slots: Slots = {
  ...{
    person: 'Odra Venn',
    role: 'ferry keeper',
    roleThing: { name: 'ferry keeper' },
    them: 'her',
    their: 'her',
  },
  ...{ speech: 'The bell rings at ebb.', short: 'it rings at ebb.', shorter: 'it rings at ebb.' },
  ...{ pointer: 'Ask me about the ferry.', other: 'Bram Hode', otherRole: 'watchman', otherThem: 'him' },
  ...{
    matter: 'the ferry',
    thing: 'the grey goat',
    foe: 'the drowned sleeper',
    friend: 'Ilsabet',
    who: 'the pope',
  },
  ...{
    missing: 'pope',
    people: 'Odra Venn',
    you: 'Brannoch',
    are: 'is',
    here: 'Marrow Bridge',
    at: 'at Marrow Bridge',
    item: 'potion',
    own: 'I was there.',
    lack: 'That I do not know',
    next: 'the mill',
    how: 'asleep on a bench',
    echo: 'shake her by the shoulder',
    says: 'The bell rings at ebb.',
  },
  ...{
    sum: '5 gold',
    rest: 'you have 10 left',
    have: '10 gold',
    gift: 'the rope',
    ware: 'sword',
    shown: 'a bowl of soup',
    wares: 'torch and rope',
  },
};

/** Every way in which a template can be said. */
function waysOf(template: string): string[] {
  const match = /\[([^[\]]*)\]/.exec(template);
  if (!match) return [template];
  const [before, after] = [template.slice(0, match.index), template.slice(match.index + match[0].length)];
  return match[1]!.split('|').flatMap((chosen) => waysOf(before + chosen + after));
}

function templatesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(templatesIn) : [];
}

const random = {
  next: () => 0,
  below: () => 0,
  chance: () => false,
  pick: <T>(list: readonly T[]) => list[0]!,
  shuffled: <T>(list: readonly T[]) => [...list],
};

describe.each(
  Object.entries({ askLines, hearLines, winLines, handLines, orderLines, companyLines, conditionLines }),
)('the lines of %s', (name, tables) => {
  const texts = templatesIn(tables).flatMap(waysOf);

  it('are sound sentences', () => {
    for (const template of texts) {
      const text = fillTemplate(template, slots, random);
      expect(text, template).not.toBeNull();
      expect(text, template).toMatch(/^["\p{Lu}\d].*[.!?]"?$/u);
      expect(text, template).not.toMatch(/\b(\w+) \1\b|,,|\.\.| ,|[[\]{}|]/);
      expect(text!.split('"').length % 2, template).toBe(1);
    }
  });

  it('claim nothing that would be withheld', async () => {
    const told = await aTelling({ others: [ilsabet] });
    if (name === 'handLines' || name === 'winLines') await handOver(told.turn);
    expect(withheldOf(texts, told)).toEqual([]);
  }, 60_000);
});

async function handOver(turn: Telling): Promise<void> {
  await spend(turn, 500);
  await loseItem(turn, 'Rope (50 ft)');
  await gainItem(turn, 'Torch');
}

function withheldOf(
  texts: readonly string[],
  { hands, shown }: Awaited<ReturnType<typeof aTelling>>,
): string[] {
  let before = 0;
  const withheld: string[] = [];
  for (const template of texts)
    for (const sentence of sentencesOf(fillTemplate(template, slots, random)!)) {
      hands.say(sentence);
      const came = shown().slice(before).trim();
      before = shown().length;
      if (came !== sentence) withheld.push(sentence);
    }
  return withheld;
}

const { won, lost, haggled, bribed, animalsCalmed, foesTalked, favours, compliances, villainSwayed } =
  winLines;
describe('what is said of a roll', () => {
  it.each([
    [
      'won',
      20,
      [won, haggled.won, bribed.won, animalsCalmed.won, foesTalked.won, favours, compliances, villainSwayed],
    ],
    [
      'lost',
      2,
      [
        lost,
        winLines.unflattered,
        haggled.lost,
        bribed.lost,
        animalsCalmed.lost,
        foesTalked.lost,
        winLines.villainUnmoved,
      ],
    ],
    ['lost with gold', 2, [handLines.handedOver, handLines.coinsGone]],
  ])(
    '%s agrees with it',
    async (_, face, tables) => {
      const told = await aTelling({ others: [ilsabet], face });
      await handOver(told.turn);
      await told.turn.call('check', { who: told.turn.sheet!.id, check: 'Persuasion', difficulty: 12 });
      expect(withheldOf(templatesIn(tables).flatMap(waysOf), told)).toEqual([]);
    },
    60_000,
  );
});
