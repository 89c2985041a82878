import { readFileSync } from 'node:fs';
import { chunkMarkdown, ownHeading, type RulebookExcerpt } from '@fireside/engine';
import { describe, expect, it } from 'vitest';
import { asked } from '../../test/asked.ts';
import { answerQuestion } from './answer-question.ts';

const handbook = new URL('../../../../rulebooks/sources/handbook-rules.md', import.meta.url);
const passages: RulebookExcerpt[] = chunkMarkdown(readFileSync(handbook, 'utf8')).map(
  ({ heading, text }) => ({
    book: "Player's Handbook",
    heading,
    text,
  }),
);

/** The entries of the book that are called so, in this order. */
const entries = (...names: string[]) =>
  names.map((name) => passages.find(({ heading }) => ownHeading(heading) === name)!);

const cases: [string, string[], string, string[]][] = [
  ['how does grappling work', ['Grappling', 'Initiative'], 'Grappling', ['Athletics', 'contested']],
  [
    'What happens when I drop to 0 hit points?',
    ['Dropping to 0 Hit Points'],
    'Dropping to 0 Hit Points',
    ['death saving throws'],
  ],
  [
    'explain opportunity attacks to me like im five',
    ['Opportunity Attacks', 'Reactions'],
    'Opportunity Attacks',
    ['reaction', 'reach'],
  ],
  [
    'whats advantage mean',
    ['Advantage and Disadvantage', 'Dodge'],
    'Advantage and Disadvantage',
    ['two d20s', 'higher'],
  ],
  ['if i fall down the hole how much dmg', ['Falling', 'Jumping'], 'Falling', ['1d6', '10 feet']],
  [
    'can I move after attacking?',
    ['Movement in Combat', 'Your Turn', 'Dash'],
    'Your Turn',
    ['after attacks'],
  ],
  ['how do i shove someone', ['Shoving', 'Attack Action'], 'Shoving', ['Athletics']],
  ['how far can I jump', ['Jumping', 'Falling'], 'Jumping', ['Strength score']],
  [
    'how long can i hold my breath',
    ['Suffocating and Holding Breath'],
    'Suffocating and Holding Breath',
    ['minutes'],
  ],
  ['what is a bonus action', ['Bonus Actions', 'Your Turn'], 'Bonus Actions', ['class feature']],
  ['can i dash and attack in the same turn or nah', ['Dash', 'Dodge'], 'Dash', ['action']],
  [
    'how do death saves work',
    ['Suffocating and Holding Breath', 'Death Saving Throws'],
    'Death Saving Throws',
    ['d20'],
  ],
  ['what happens on a nat 20', ['Natural 20 and Natural 1'], 'Natural 20 and Natural 1', ['critical hit']],
];

describe('a question about the rules', () => {
  it.each(cases)('%s', async (message, names, heading, words) => {
    const options = { message, excerpts: { rulebooks: entries(...names) } };
    const { told, read, isUnmoved } = await asked(
      options,
      (turn) => answerQuestion(turn, { kind: 'rule', text: message }),
      3,
    );
    for (const [at, answer] of told.entries()) {
      expect(answer).toContain(`Player's Handbook, "${heading}"`);
      expect(answer.split(/\s+/).length).toBeLessThanOrEqual(90);
      expect(read[at]).toBe(answer);
    }
    for (const word of words) expect(told[0]).toContain(word);
    expect(new Set(told).size).toBe(3);
    expect(isUnmoved).toBe(true);
  });

  it('that compares two things is answered from both', async () => {
    const message = 'short rest vs long rest whats the diff';
    const rulebooks = entries('Short Rest', 'Long Rest', 'Hit Dice');
    const { told } = await asked({ message, excerpts: { rulebooks } }, (turn) =>
      answerQuestion(turn, { kind: 'rule', text: message }),
    );
    expect(told[0]).toContain('one hour');
    expect(told[0]).toContain('eight hours');
    expect(told[0]!.split(/\s+/).length).toBeLessThanOrEqual(90);
  });

  it('skips captions, headings and rows of tables', async () => {
    const text =
      '## Shadow Step\n\n| Level | Dice |\n|---|---|\nMonk feature, level 6.\n\nWhen you stand in dim light, you can step out of another shadow.';
    const rulebooks = [{ book: 'The Monk', heading: 'Monk > Shadow Step', text }];
    const { told } = await asked({ excerpts: { rulebooks } }, (turn) =>
      answerQuestion(turn, { kind: 'rule', text: 'when can i shadow step' }),
    );
    expect(told).toEqual([
      'The Monk, "Shadow Step": "When you stand in dim light, you can step out of another shadow."',
    ]);
  });

  it('is cut where a sentence has no end', async () => {
    const text = `A curse ${'lasts and '.repeat(200)}ends.`;
    const { told } = await asked(
      { excerpts: { rulebooks: [{ book: 'B', heading: 'Curse', text }] } },
      (turn) => answerQuestion(turn, { kind: 'rule', text: 'what is a curse' }),
    );
    expect(told[0]!.split(/\s+/).length).toBeLessThanOrEqual(90);
  });

  it('that the books do not answer gets that said, with the nearest entry', async () => {
    const rulebooks = entries('Dash');
    const { told } = await asked({ excerpts: { rulebooks } }, (turn) =>
      answerQuestion(turn, { kind: 'rule', text: 'how do psionic duels go' }),
    );
    expect(told[0]).toMatch(/nothing on that|no rule|silent|No rule/);
    expect(told[0]).toContain(`Player's Handbook, "Dash"`);
  });

  it('without any passage says plainly that there is none, again and again', async () => {
    const { told } = await asked(
      {},
      (turn) => answerQuestion(turn, { kind: 'rule', text: 'how do psionic duels go' }),
      8,
    );
    for (const answer of told) expect(answer).toMatch(/nothing on that|no rule|silent|No rule/);
  });
});
