import { describe, expect, it } from 'vitest';
import { inOthersMouth, inOwnMouth } from './own-words.ts';
import { shortName } from './short-name.ts';

describe('what a host tells of somebody, as they say it themselves', () => {
  it.each([
    [
      'Constable Edwin Thrale',
      'he',
      'Constable Edwin Thrale is a drunk who lost his own daughter Rosie on the first night.',
      'I lost my own daughter Rosie on the first night.',
    ],
    ['Priya Nair', 'she', 'His assistant Priya Nair found the body.', 'I found the body.'],
    [
      'Desmond Vance',
      'he',
      'His brother Desmond Vance stood to inherit the shop and had quarrelled with him on Monday night.',
      'I stood to inherit the shop and had quarrelled with him on Monday night.',
    ],
    [
      'Widow Josefina Ortega',
      'she',
      'A drifter rides in who owes Josefina a favour.',
      'A drifter rides in who owes me a favour.',
    ],
    [
      'Odo Pask',
      'he',
      'The reeve, Odo Pask, forbids anyone to cross the marsh and is plainly afraid.',
      'I forbid anyone to cross the marsh.',
    ],
    [
      'Old Berthe Quill',
      'they',
      'Old Berthe Quill, who runs the inn called the Dry Boot, wants someone to find her grandson Tam, who rowed out two nights ago.',
      'I want someone to find my grandson Tam, who rowed out two nights ago.',
    ],
    [
      'Captain Renzo Volta',
      'he',
      'Captain Renzo Volta commands the guards, has two sons and sells bread and drinks.',
      'I command the guards, have two sons and sell bread and drinks.',
    ],
    [
      'Sister Wenna',
      'she',
      'Sister Wenna is a healer and asks him to wait for her.',
      'I am a healer and ask him to wait for me.',
    ],
    ['Nettie', 'she', 'Nettie, the stable girl, saw something and is too frightened to talk.', null],
    ['Ada Moss', 'she', 'Ada Moss is proud and jealous.', null],
    ['Piero Salt', 'he', "Piero Salt's daughter Lucia loves a monk.", 'My daughter Lucia loves a monk.'],
    ['Marshal Tobe Hanley', 'he', "Marshal Tobe Hanley is in Crane's pocket.", null],
    ['Desmond Vance', 'he', 'Antiquarian bookseller Hugo Vance was found dead.', null],
  ] as const)('%s', (name, pronoun, fact, told) => {
    expect(inOwnMouth(fact, { name, pronoun })).toBe(told);
  });
});

it.each([
  [
    'Antiquarian bookseller Hugo Vance was found dead in the locked back room on Tuesday morning.',
    'They found Hugo dead in the locked back room. On Tuesday morning, that was.',
  ],
  [
    'Father Lucan Moss, the parish priest, has locked the church crypt and will not say why.',
    'Father Moss has locked the church crypt and will not say why.',
  ],
  [
    'This morning Hugo Vance was found dead in the stable, and his box is missing.',
    'This morning they found Hugo dead in the stable, and his box is missing.',
  ],
  ['Constable Edwin Thrale lost his own daughter Rosie.', 'Thrale lost his own daughter Rosie.'],
])('others tell it with short names, in the order of speech: %s', (fact, told) => {
  expect(inOthersMouth(fact, ['Hugo Vance', 'Father Lucan Moss', 'Constable Edwin Thrale', 'Rosie'])).toBe(
    told,
  );
});

it.each([
  ['Constable Edwin Thrale', 'Thrale'],
  ['Detective Sergeant Owen Blythe', 'Blythe'],
  ['Mother Agathe Pell', 'Mother Pell'],
  ['Priya Nair', 'Priya'],
  ['Captain Vey', 'Captain Vey'],
  ['the ferry keeper', 'the ferry keeper'],
])('nobody is called by a title alone: %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
