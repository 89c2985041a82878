/**
 * The rules of the interface specification, section by section, under the names that tests give in brackets:
 * `[4.5] a wrong code is refused`. Numbered rules keep their number; rows of tables have a word instead.
 */
export const sections = [
  {
    id: '1',
    title: 'What the service does',
    rules: {
      1.1: 'Users register, log in, list, create and join games',
      1.2: 'A game has a creator, participants, messages, a world state and an optional adventure',
      1.3: 'A stateless setup conversation proposes a name and a description, from the adventure where there is one',
      1.4: 'Play over a WebSocket; each player message is a turn; turns of one game are serialized',
      1.5: 'The DM rolls the dice, or asks a player with self_rolls for the roll',
      1.6: 'A game ends by end_game or when a character’s HP reach 0, whatever the DM narrates',
      1.7: 'Rulebook excerpts for the latest message, capped by a threshold and a budget',
      1.8: 'Adventure excerpts of this game only, the opening always included',
      1.9: 'One opening greeting, by name, on the first connection to a game without messages',
      '1.10': 'Only its owner deletes a game or a character',
    },
  },
  {
    id: '2',
    title: 'Resources and their fields',
    rules: {
      '2.game': 'The stored game',
      '2.game-delete': 'Deleting a game cascades',
      '2.game-read': 'GameRead',
      '2.game-create': 'GameCreate',
      '2.game-join': 'GameJoin',
      '2.participant': 'The stored participant; the creator is the first, without a character',
      '2.character': 'The stored character; HP in columns of their own; combat_stats replaced whole',
      '2.outlives': 'A character can outlive a game and a game a character',
      '2.message': 'MessageRead',
      '2.world-state': 'The world state, per game',
      '2.adventure-chunks': 'Adventure chunks, stored when the game is created; chunk 0 is the opening',
      '2.rulebook-chunks': 'Rulebook chunks are global',
      '2.user': 'The user',
    },
  },
  {
    id: '3',
    title: 'States and transitions',
    rules: {
      3.1: 'end_game ends the game, records the reason and tells the room',
      3.2: 'HP at 0 or below end the game',
      '3.s1': 'self_rolls off, switched on: nothing else happens',
      '3.s2': 'self_rolls on, switched off: nothing else happens',
      '3.s3': 'Under self_rolls a valid roll_dice sets the pending roll and rolls nothing',
      '3.s4': 'Without self_rolls the service rolls',
      '3.s5': 'The next turn takes up the pending roll as a reminder',
      '3.invalid-notation': 'The notation is validated before it is stored',
      '3.banner':
        'The client’s banner is seeded on load, survives a reload and clears on the next message sent',
    },
  },
  {
    id: '4',
    title: 'Endpoints',
    rules: {
      '4.list': 'GET /api/games',
      '4.create': 'POST /api/games',
      '4.setup-chat': 'POST /api/games/setup-chat',
      '4.get': 'GET /api/games/{game_id}',
      '4.delete': 'DELETE /api/games/{game_id}',
      '4.messages': 'GET /api/games/{game_id}/messages',
      '4.messages-full': 'GET /api/games/{game_id}/messages/full',
      '4.join': 'POST /api/games/{game_id}/join',
      '4.ws-ticket': 'POST /api/games/{game_id}/ws-ticket',
      '4.self-rolls': 'PATCH /api/games/{id}/self-rolls',
      '4.delete-character': 'DELETE /api/characters/{id}',
      4.1: 'Creation: creator, code, first participant, adventure chunks before the answer',
      4.2: 'The setup conversation stores nothing',
      4.3: 'Only the creator deletes a game; everything of it goes',
      4.4: 'Messages and tickets are for participants',
      4.5: 'Join: the code, idempotence, the character, ended games',
      4.6: 'A ticket is bound to game and user',
      4.7: 'Only the owner deletes a character; references become null',
      4.8: 'The chat socket',
      4.9: 'Character create, list, read and update',
      '4.client': 'Delete buttons for the owner only, after a confirmation; the list updates locally',
    },
  },
  {
    id: '5',
    title: 'Authentication',
    rules: {
      5.1: 'Every endpoint needs a logged-in, active user',
      5.2: 'The socket is authorised by a short-lived ticket for participants',
      5.3: 'Creator-only and owner-only',
      5.4: 'Registration and login',
      5.5: 'Lifetime and presentation of a ticket',
      5.6: 'Credentials and their lifetime',
    },
  },
  {
    id: '6',
    title: 'Events',
    rules: {
      '6.typing': 'typing, right when a turn starts',
      '6.rolling': 'rolling, with the notation',
      '6.game_ended': 'game_ended, when a turn ended the game',
      '6.message': 'message: the DM’s reply and player messages',
      6.1: 'A failed turn is told to everyone',
      6.2: 'Greeting and replies use the same sequence',
      6.3: 'HTTP endpoints send no events',
      6.4: 'Payloads of the events',
      6.5: 'The event of a failed turn',
    },
  },
  {
    id: '7',
    title: 'Errors',
    rules: {
      '7.detail': 'HTTP errors have a detail string',
      '7.404-game': '404 Game not found',
      '7.403-delete': '403 Only the creator can delete this game',
      '7.403-not-joined': '403 You have not joined this game',
      '7.403-code': '403 Invalid participation code',
      '7.403-character': '403 for deleting somebody else’s character',
      7.401: 'Missing or invalid login',
      7.422: 'Invalid request payloads',
      '7.404-character': '404 for characters',
    },
  },
  {
    id: '8',
    title: 'Limits',
    rules: {
      '8.code': 'The participation code',
      '8.messages-default': 'Messages: 5 by default',
      '8.messages-full-default': 'Full messages: 100 by default',
      '8.limit-maximum': 'The maximum of limit',
      '8.rulebook-retrieval': 'Rulebook retrieval: threshold and budget',
      '8.adventure-retrieval': 'Adventure retrieval: by similarity, and chunk 0 always',
      '8.turn-lock': 'Turns of one game are serialized',
    },
  },
  {
    id: '9',
    title: 'Versioning',
    rules: { '9.no-version': 'Paths begin with /api and have no version segment' },
  },
];

/** The project's own page of decisions, where the specification says "not shown". */
export const decisions = {
  D1: 'Conventions and errors',
  D2: 'Accounts',
  D3: 'Games',
  D4: 'Characters',
  D5: 'Messages',
  D6: 'The socket',
  D7: 'The DM’s turn',
  D8: 'Configuration and operations',
  D9: 'Versioning and the OpenAPI document',
};

/** Sections of which every rule must have a test. */
export const completeSections = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Rules of those sections whose tests are still to come; listed as open in the meantime. */
export const awaited = [];
