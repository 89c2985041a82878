import { describe, expect, it } from 'vitest';
import { heroIn } from './hero.ts';
import { troubleIn } from './trouble.ts';

describe('a sentence about those who are played', () => {
  it.each<[string, string, string | null]>([
    ['A young hedge-mage comes to a fishing town.', 'You come to a fishing town.', null],
    ["A clockmaker's apprentice returns to the village.", 'You return to the village.', null],
    ['A drifter rides in who owes Josefina a favour.', 'You ride in, and you owe Josefina a favour.', null],
    [
      'A retired detective receives letters from a man who died.',
      'You receive letters from a man who died.',
      null,
    ],
    ['I am the security officer.', 'You are the security officer.', null],
    ["You're the security officer.", 'You are the security officer.', null],
    ['We are a crew of smugglers.', 'You are a crew of smugglers.', null],
    ['The heroes must find the children, whatever it costs.', '', 'find the children'],
    ['The private investigator must find out who killed Hugo.', '', 'find out who killed Hugo'],
    [
      'The heroes are hired by Awa to bring Idris home.',
      'You are hired by Awa to bring Idris home.',
      'bring Idris home',
    ],
  ])('is told to them: %s', (sentence, told, goal) => {
    expect(heroIn(sentence)).toMatchObject({ told, goal });
  });

  it.each([
    'The innkeeper keeps a locked cellar.',
    'Mother Agathe comes to the square.',
    'Every bell is silent.',
  ])('is none about somebody else: %s', (sentence) => {
    expect(heroIn(sentence)).toBeNull();
  });
});

describe('what is wrong', () => {
  it.each<[string, string, string]>([
    [
      'A young hedge-mage comes to a fishing town where the tide has stopped coming back.',
      'the tide',
      'find out why the tide has stopped coming back',
    ],
    [
      'A quiet village whose bell rings by itself every night.',
      'the bell',
      'find out why the bell rings by itself every night',
    ],
    [
      'Every bell in the city of Orrin has gone silent.',
      'the bells',
      'find out why every bell in the city of Orrin has gone silent',
    ],
    [
      'It has not rained in Harrow Creek for three years.',
      'the rain',
      'find out why it has not rained in Harrow Creek for three years',
    ],
    [
      'In the village of Lomm people are forgetting their own names.',
      'the names',
      'find out why people are forgetting their own names',
    ],
    [
      'Someone is poisoning the miners of Copper Gulch.',
      'the miners of Copper Gulch',
      'find out who is poisoning the miners of Copper Gulch',
    ],
    [
      'Four students spend a night in a house that eats its guests.',
      'the house',
      'find out why the house eats its guests',
    ],
    [
      'The reactor of the submarine Nautilus will melt down in six hours.',
      'the reactor of the submarine Nautilus',
      'see to it that the reactor of the submarine Nautilus does not melt down in six hours',
    ],
    [
      'A train is stuck in the snow and one of the passengers is a murderer.',
      'the train',
      'find out which of the passengers is a murderer',
    ],
    [
      'A diver finds a door at the bottom of the harbor.',
      'the door',
      'find out what is behind the door at the bottom of the harbor',
    ],
  ])('is what has to be found out: %s', (sentence, matter, goal) => {
    expect(troubleIn([sentence])).toMatchObject({ matter, goal });
  });

  it('is nothing that somebody is told to do, and nothing that is only named', () => {
    expect(troubleIn(['Follow the tracks to the Hold of the Patience.'])).toBeNull();
    expect(troubleIn(['A cosy village fair.'])).toBeNull();
  });
});
