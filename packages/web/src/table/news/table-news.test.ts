import { expect, test } from 'vitest';
import { messageWith, quietTable, sable } from '../../../test/support/table-example.ts';
import { openTable, tableReducer } from '../table-state.ts';
import { gameNews, partyNews, withNews } from './table-news.ts';

const game = {
  name: 'The Mill',
  description: '',
  creator_id: 'me',
  creator_name: 'Ada',
  tone: null,
  pace: 'each',
  language: null,
  model: null,
  agency: true,
  has_adventure: false,
  sequel_id: null,
  budget_state: null,
} as const;

test('[E8.201] what the host changed is told in a sentence each; what is as it was is not', () => {
  expect(gameNews(game, game)).toEqual([]);
  expect(gameNews(game, { ...game, pace: 'round' })).toEqual([
    'The host changed the pace: the DM waits until everyone who is here has acted.',
  ]);
  expect(gameNews({ ...game, pace: 'round' }, game)).toEqual([
    'The host changed the pace: the DM answers each player at once.',
  ]);
  expect(gameNews(game, { ...game, tone: 'grim' })).toEqual(['The host chose a tone: grim.']);
  expect(gameNews({ ...game, tone: 'grim' }, game)).toEqual([
    'The host left the tone open: the DM tells it as it likes.',
  ]);
  const other = { ...game, creator_id: 'other', creator_name: 'Mira', name: 'The Old Mill', language: 'fr' };
  expect(gameNews(game, other)).toEqual([
    'Mira is the host now.',
    'The game is called “The Old Mill” now.',
    'The host chose a language: the DM tells the story in French (français).',
  ]);
  const open = { ...game, budget_state: 'open' as const };
  expect(gameNews(game, open)).toEqual([]);
  expect(gameNews(open, { ...game, budget_state: 'near' })).toEqual([
    'More than four fifths of the game’s budget are spent.',
  ]);
  expect(gameNews(game, { ...game, sequel_id: 'next' })).toEqual(['The story goes on in a sequel.']);
});

test('[E8.202] who came, who went and who plays somebody else is told to the others', () => {
  const [ada, mira] = quietTable.party;
  const kim = { ...mira!, user_id: 'third', name: 'Kim', character: null };
  expect(partyNews([ada!, mira!], [ada!, kim], 'me')).toEqual([
    'Mira has left the table.',
    'Kim joins the table.',
  ]);
  expect(partyNews([ada!, kim], [ada!, { ...kim, character: sable }], 'me')).toEqual([
    'Kim plays Sable now.',
  ]);
  expect(partyNews([ada!], [ada!, { ...kim, character: sable }], 'me')).toEqual([
    'Kim joins the table as Sable.',
  ]);
  expect(partyNews([mira!], [ada!, mira!], 'me')).toEqual([]);
});

test('[E8.202] news stands behind what was said before it, also when something is taken back', () => {
  const messages = [messageWith(1), messageWith(2)];
  const before = openTable('me', quietTable, messages);
  const party = quietTable.party.filter(({ user_id }) => user_id === 'me');
  const left = tableReducer(before, { type: 'read', table: { party }, since: 2 });
  expect(left.news).toEqual([{ after: 2, words: 'Mira has left the table.' }]);
  const rewound = tableReducer(left, { type: 'server', event: { type: 'rewound', message_id: 2 } });
  const later = tableReducer(rewound, {
    type: 'server',
    event: { type: 'message', message: messageWith(4) },
  });
  expect(
    withNews(later.messages, later.news).map((row) => ('news' in row ? row.news.words : row.message.id)),
  ).toEqual([1, 'Mira has left the table.', 4]);
});
