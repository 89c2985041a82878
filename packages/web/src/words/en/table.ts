export const table = {
  opening: 'Taking your seat',
  noGame: 'There is no game here',
  noGameWhy: 'It was deleted by whoever made it, or the address is mistyped.',
  cannotOpen: 'This table cannot be opened',
  tryAgain: 'Try again',
  toGames: 'Back to the games',
  ended: 'Ended',
  invite: 'Invite',
  awaits: { roll: 'Your roll', turn: 'Your turn' },
  /** The parts of a table, as its tabs call them. */
  views: { story: 'Story', party: 'Party', sheet: 'Sheet', journal: 'Journal', table: 'Table' },
  beside: 'Beside the story',
  titles: { sheet: 'Your sheet', journal: 'Journal', table: 'This table' },
  closings: {
    deleted: 'This game was deleted.',
    forbidden: 'You no longer have a seat at this table.',
    crowded: 'You have too many tables open at once. Close one in another window, then connect this one.',
  },
  noAnswer: 'No answer came from the server.',
  noConnection: 'There is no connection at the moment. Try again shortly.',
  takenBack: 'The story was taken back to here.',
  gone: {
    deleted: {
      title: 'This game was deleted',
      sentence:
        'Whoever made it has deleted it for everyone, and its story is gone with it. Characters stay.',
    },
    forbidden: {
      title: 'You are no longer at this table',
      sentence:
        'You have left it, or its host has freed your seat. What you said stays in the story, and your character stays yours.',
    },
    unsent: 'Not sent:',
  },
  /** For those who listen. */
  spoken: {
    dm: 'DM',
    somebody: 'Somebody',
    whispers: (name: string) => `${name} whispers to you`,
    talk: (name: string) => `${name}, table talk`,
    natural: (face: number) => `, a natural ${face}`,
    more: (left: number) => `and ${left} more`,
    yourTurn: (notation: string, reason: string) => `Your turn: roll ${notation}. ${reason}`,
    paused: 'The game is paused.',
    resumed: 'The game goes on.',
  },
};
