import { formsOf } from '../forms.ts';

// British: no comma before "and".
const { count, list, number } = formsOf('en-GB');

export const lobby = {
  title: 'Games',
  newGame: 'New game',
  loading: 'Loading the games',
  atYourTable: 'At your table',
  ended: 'Ended games',
  others: 'Other games here',

  active: 'Active',
  over: 'Ended',
  yourTurn: 'Your turn',
  yourRoll: <T>(notation: (text: string) => T, roll: string) => ['Your roll: ', notation(roll)],
  waitingFor: (names: readonly string[]) => `Waiting for ${list(names)}`,
  fresh: (unread: number, many: boolean) => `${number(unread)}${many ? '+' : ''} new`,
  freshMessages: (unread: number, many: boolean) =>
    many
      ? `More than ${number(unread)} new messages`
      : count(unread, { one: 'new message', other: 'new messages' }),
  dm: 'DM',
  line: (name: string, text: string) => `${name}: ${text}`,
  whispered: (name: string, text: string) => `${name} whispers: ${text}`,
  noDescription: 'No description.',
  andMore: (names: string, more: number) => `${names} and ${number(more)} more`,
  adventure: 'Adventure',

  filter: 'Show',
  all: 'All',
  waitingForMe: 'Waiting for me',
  search: 'Search by name',
  nothingWaits: 'Nothing waits for you at the moment.',
  nothingFound: 'No game that is shown here is called that.',
  nothingFoundWaiting: 'No game that waits for you is called that.',

  tryAgain: 'Try again',
  showMore: 'Show more',
  lookingForMore: 'Looking for more…',
  ofList: (title: string) => `of “${title}”`,
  shown: (games: number) => `${count(games, { one: 'game is', other: 'games are' })} shown.`,

  deleteGame: (name: string) => `Delete ${name}`,
  deleteQuestion: (name: string) => `Delete “${name}”?`,
  deleteConfirm: 'Delete the game',
  deleteWarning:
    'Its story, its world and its adventure go with it, for everyone at the table. Characters stay.',
  deleted: (name: string) => `“${name}” is deleted.`,

  firstTitle: 'No table is laid for you yet',
  firstWords:
    'Tell the DM what you are in the mood for, or start with a short adventure that is ready to play: a ferry, a bell, and something in the reeds. If friends already play here, ask them for their code.',
  firstSample: 'Start the sample adventure',
  firstOwn: 'Make a game of your own',

  characters: 'Your characters',
  noCharacters: 'Nobody yet. Take a ready-made hero in a minute, or build one.',
  newCharacter: 'New character',

  storyteller: <T>(link: (text: string) => T) => [
    'Built-in storyteller: no language model configured. ',
    link('How to connect a model'),
  ],
};
