import type { QuestionKind } from './question-kind.ts';

/** What they cannot tell, by what was asked for; to end with a full stop. */
export const lacks: Record<QuestionKind, readonly string[]> = {
  when: [
    'I do not know when',
    'I do not know when that was',
    'When? I do not know, [nobody told me|I was not there]',
  ],
  where: [
    'I do not know where',
    'I do not know where that is',
    'Where? I do not know, [or I would have gone myself|and I would like to]',
  ],
  who: [
    'I do not know who',
    'I do not know who that [was|is]',
    'Who? I do not know, [nobody said|I never heard a name]',
  ],
  why: ['I do not know why', 'Why? I do not know', 'Why? I have no idea[, and I wish I had|]'],
  number: [
    'I do not know how many',
    'I never counted, I do not know',
    'I do not know, I would only be guessing',
  ],
  whether: [
    'I do not know whether that is so',
    'I do not know[ it|], not for certain',
    'I can say neither yes nor no, I do not know',
  ],
  how: ['I do not know how', 'How? I do not know', 'How? I have no idea'],
  what: [
    'I do not know anything about {matter}',
    'I know nothing about {matter}',
    'I have no idea about {matter}',
    '{Matter}? I know nothing about it',
  ],
};
