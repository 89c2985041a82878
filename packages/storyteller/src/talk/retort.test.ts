import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { done } from '../../test/talked.ts';
import { answerQuestion } from '../questions/answer-question.ts';
import { notUnderstood } from '../questions/table-talk.ts';
import { aStep } from '../../test/talk-steps.ts';
import { partnerIn } from './listener.ts';
import { retortIn } from './retort.ts';

describe('words that turn on what was just said', () => {
  it.each([
    ['what do you mean?', 'meaning'],
    ['ok but what do you mean by that', 'meaning'],
    ['Huh?', 'meaning'],
    ['who told you that?', 'source'],
    ['how do you know?', 'source'],
    ['you are lying', 'doubt'],
    ['I do not believe you.', 'doubt'],
    ['Really?', 'doubt'],
    ['Are you sure?', 'doubt'],
    ['Why should I trust you?', 'trust'],
    ['what is in it for me?', 'reward'],
    ["what's in it for us", 'reward'],
    ['100 gold or i walk', 'reward'],
    ['Really? why?', 'reason'],
    ['is it dangerous?', 'danger'],
    ['do you have a family?', 'family'],
    ['do you know a good joke?', 'joke'],
    ['who is in charge here?', 'charge'],
    ['who else knows about this?', 'others'],
    ['and then?', 'more'],
    ['what is your name?', 'who'],
    ['where were you when it happened?', 'alibi'],
    ['I accuse you of murder!', 'accusation'],
    ['haha just kidding', 'jest'],
    ['you look nervous', 'wellbeing'],
    ['that makes no sense', 'doubt'],
    ['no really, will you marry me?', 'affection'],
    ['how much is it', 'price'],
  ])('%s', (words, retort) => {
    expect(retortIn(words)).toBe(retort);
  });

  it.each([
    'what do you know about the toll?',
    'who told the watchman about the bell?',
    'why is the bell ringing?',
    'I open the box',
    'how much is the toll?',
    'really nice ferry you have',
  ])('and not those that bring up a matter: %s', (words) => {
    expect(retortIn(words)).toBeNull();
  });

  it('are quoted, and answered by the one who is asked', async () => {
    const { text } = await done(aStep('ask', 'ask Odra about you', {}), { message: 'who told you that?' });
    expect(text()).toMatch(/^You ask Odra Venn: "Who told you that\?" /);
    expect(text()).not.toMatch(/about you|know nothing/);
  });

  it('are for whoever has spoken last', async () => {
    const told = { id: 1, sender: 'dm' as const, playerName: null, characterName: null, rolls: [] };
    const { turn } = await aTelling({
      table: { history: [{ ...told, content: 'You ask Bram Hode. "No," says Bram. Odra Venn looks on.' }] },
    });
    expect(partnerIn(turn)?.name).toBe('Bram Hode');
  });

  it('are never answered by the view', async () => {
    const { turn, text } = await aTelling({ message: 'is it dangerous?' });
    await answerQuestion(turn, { kind: 'open', topic: null, text: turn.message });
    expect(text()).toMatch(/^You ask Odra Venn: "Is it dangerous\?" .*Odra/s);
  });

  it('are answered even where the message was not understood', async () => {
    const { turn, text } = await aTelling({ message: '100 gold or i walk' });
    notUnderstood(turn);
    expect(text()).toMatch(/^You say to Odra Venn: "100 gold or I walk\." /);
  });

  it('as does what nobody here knows', async () => {
    const { turn, text } = await aTelling({ message: 'where is the emperor?' });
    await answerQuestion(turn, { kind: 'open', topic: null, text: turn.message });
    expect(text()).toMatch(/^You ask Odra Venn: "Where is the emperor\?" .*(?:know|no idea)/s);
  });

  it('have an answer however often they come', async () => {
    const { turn, text } = await aTelling({ message: 'why?' });
    for (let time = 0; time < 12; time++) {
      const before = text().length;
      await answerQuestion(turn, { kind: 'open', topic: null, text: 'why?' });
      if (time < 6) expect(text().length).toBeGreaterThan(before);
    }
  });
});
