import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { fillTemplate } from '../language/phrase.ts';
import { createRandom } from '../random.ts';
import { ask } from './ask.ts';
import { judgements, smallFacts } from './small-facts.ts';
import { smallQuestionIn } from './small-questions.ts';
import { toTheirFace } from './to-their-face.ts';

describe('a small question', () => {
  it.each([
    ['where were you last night?', 'whereabouts'],
    ['ask the smith where she was on Monday', 'whereabouts'],
    ['Do you have an alibi?', 'whereabouts'],
    ['ask him what he did last night', 'whereabouts'],
    ['do you live here?', 'home'],
    ['Captain, where are you from?', 'home'],
    ['ask her how long she has worked here', 'since'],
    ['Since when are you sheriff?', 'since'],
    ['how old are you?', 'age'],
    ['are you married', 'family'],
    ['what do you do for a living?', 'trade'],
    ['have you seen any strangers?', 'strangers'],
    ['ask the cook if he saw anyone, did he see anyone', 'strangers'],
    ['What did you see?', 'noticed'],
    ['Have you seen the drowned knight yourself?', 'sighting'],
    ['did you hear anything?', 'noticed'],
    ['what are you afraid of', 'fear'],
    ['what is your favourite food?', 'food'],
    ['what do you do for fun?', 'leisure'],
    ['what do you think of the mayor?', 'opinion'],
    ['ask Bram whether he trusts Odra', 'opinion'],
    ['Did you ever meet Victor Lang?', 'acquaintance'],
  ])('%s', (text, kind) => {
    expect(smallQuestionIn(text)?.fact.kind).toBe(kind);
  });

  it.each([
    'what do you know about the toll?',
    'do you know the way?',
    'do you know where she is?',
    'what do you think happened?',
  ])('is not one about a matter of the tale: %s', (text) => {
    expect(smallQuestionIn(text)).toBeNull();
  });

  it('names what is to be judged', () => {
    expect(smallQuestionIn('What do you think of my old Hat?')?.matter).toBe('your old Hat');
    expect(smallQuestionIn('what do you think of me?')?.matter).toBe('you');
  });

  it('is read as if it were said to their face', () => {
    expect(toTheirFace('ask her where she was last night')).toBe(' where were you last night ');
    expect(toTheirFace('Where were you?')).toBe(' where were you ');
  });

  it('has one answer in a game: the same when it is asked again, and another from somebody else', async () => {
    const { turn } = await aTelling({ message: 'x' });
    const [odra, bram] = turn.place.people;
    const asked = (person: typeof odra, text: string) => {
      const before = turn.told.length;
      ask(turn, person!, { topic: null, text, echo: null, speech: text, called: null });
      return turn.told.slice(before).join(' ');
    };
    const first = asked(odra, 'where were you last night?');
    const [, said = ''] = /: "([^".]+)\.[^"]*"$/.exec(first) ?? [];
    expect(said.length).toBeGreaterThan(5);
    const again = asked(odra, 'And where were you yesterday?');
    expect(again).toMatch(/[Aa]s I|Like I told/);
    expect(again.toLowerCase()).toContain(said.slice(0, 30).toLowerCase());
    expect(asked(bram, 'where were you last night?').toLowerCase()).not.toContain(said.toLowerCase());
  });

  it('is answered in the same words at whatever hour of the same game', async () => {
    const told = await Promise.all(
      [0, 1].map(async () => {
        const { turn } = await aTelling({ message: 'x', seed: 7 });
        turn.random.next();
        const text = 'are you married?';
        ask(turn, turn.place.people[0]!, { topic: null, text, echo: null, speech: text, called: null });
        return /: "(.*)"$/.exec(turn.told.join(' '))?.[1];
      }),
    );
    expect(told[0]).toBe(told[1]);
  });

  it('does not contradict what the host has told', async () => {
    const { turn } = await aTelling({ message: 'x' });
    const [odra] = turn.place.people;
    const common = { fact: 'Her daughter is lost.', own: 'So it is.' };
    const topics = [{ words: ['lost'], says: 'You know it: her daughter is lost. So it is.', common }];
    const text = 'are you married?';
    ask(turn, { ...odra!, topics }, { topic: null, text, echo: null, speech: text, called: null });
    expect(turn.told.join(' ')).toMatch(/heard about already|of whom I think|when it is over/);
  });

  it('yields to what somebody knows', async () => {
    const { turn } = await aTelling({ message: 'x' });
    const [odra] = turn.place.people;
    const topics = [{ words: ['daughter'], says: 'My daughter went to the mill, and did not come back.' }];
    const text = 'What about your daughter?';
    ask(turn, { ...odra!, topics }, { topic: null, text, echo: null, speech: text, called: null });
    expect(turn.told.join(' ')).toContain('went to the mill');
  });
});

it('small facts are sound sentences, with nothing left to chance', () => {
  const slots = { matter: 'the mayor', roleThing: { name: 'smith' } };
  const all = [
    ...smallFacts.flatMap(({ says, only, known }) => [
      ...says,
      ...(known?.says ?? []),
      ...Object.values(only ?? {}).flat(),
    ]),
    ...Object.values(judgements).flat(),
  ];
  for (const line of all) {
    expect(line).not.toMatch(/[[|]/);
    expect(fillTemplate(line, slots, createRandom(1)), line).toMatch(/^\p{Lu}.*[.?]$/u);
  }
  expect(new Set(all).size).toBe(all.length);
});
