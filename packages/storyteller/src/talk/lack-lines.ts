import type { QuestionKind } from './question-kind.ts';

/** What they cannot tell, by what was asked for; to end with a full stop. */
export const lacks: Record<QuestionKind, readonly string[]> = {
  when: [
    '[When that was|What hour it was], I do not know',
    'I do not know [when|the time of it], [nobody has told me|and I was not looking at the clock]',
    'The [day and the hour|time] of it I do not know',
  ],
  where: [
    '[Where that would be|Where to look for that], I do not know',
    'I do not know where, [and I have wondered myself|or I would have gone to see]',
    'I could not point you the way to {matter}, I do not know it',
  ],
  who: [
    '[Who that was|Who it would be], I do not know',
    'I do not know who, [and I put no name to it that I cannot prove|nobody has put a name to it]',
    'I have no name to give you there, I do not know it',
  ],
  why: [
    '[Why, I do not know|The why of it I do not know]',
    'I do not know the reason, [only that there was one|and I have asked myself]',
    'What was behind it I do not know',
  ],
  number: [
    'I could not give you a number, I do not know it',
    'I do not know the number, [I never counted|nobody counts such things]',
    'There I could only guess, I do not know',
  ],
  whether: [
    '[Whether that is so|If that is true], I do not know',
    'I do not know, [and I will not say yes or no to it|so I can say neither yes nor no]',
    'That I do not know [for certain|one way or the other]',
  ],
  how: [
    '[How, I do not know|How that was done, I do not know]',
    'I do not know how, [I have no head for such things|I was not shown]',
    'The way of it I do not know',
  ],
  what: [
    'I know nothing about {matter}',
    'I do not know anything about {matter}',
    'About {matter} I know nothing at all',
    'I have no idea about {matter}',
  ],
};
