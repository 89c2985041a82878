import { formsOf } from '../forms.ts';

const { number, list, count } = formsOf('en');

/** "one game", "3 games". */
function many(amount: number, one: string, several = `${one}s`): string {
  return amount === 1 ? `one ${one}` : `${number(amount)} ${several}`;
}

const characters = (amount: number) => many(amount, 'character');

export const administration = {
  title: 'Administration',
  titleOf: (part: string) => `${part} · Administration`,
  parts: { overview: 'Overview', users: 'Users', games: 'Games', models: 'Models', cost: 'Cost' },
  backToGames: 'Back to your games',
  tryAgain: 'Try again',
  showMore: 'Show more',
  lookingForMore: 'Looking for more…',
  linesShown: (amount: number) => `${count(amount, { one: 'line is', other: 'lines are' })} shown.`,
  lookingUp: {
    overview: 'Looking up: the overview…',
    users: 'Looking up: users…',
    games: 'Looking up: games…',
    models: 'Looking up: models…',
    cost: 'Looking up: the cost…',
    gameCosts: 'Looking up: cost by game…',
  },
  notForYou: {
    title: 'Only an administrator can see this',
    how: <T>(command: T) => [
      'This page is for whoever runs this Fireside. While nobody administers it, each of its starts prints a link that leads here; later ',
      command,
      ' on its machine makes you an administrator.',
    ],
  },
  claim: {
    title: 'Administer this Fireside',
    nobody:
      'Nobody does so yet. As its administrator you see the accounts, the games without their stories, the models and what they cost, and you can delete accounts.',
    become: 'Become the administrator',
    signedInAs: <T>(name: string, link: (text: string) => T) => [
      `You are signed in as ${name}. Is it to be another account? `,
      link('Sign out in the settings'),
      ' and open the link again.',
    ],
  },
  overview: {
    version: 'Version',
    started: 'Started',
    nodes: (amount: number) => `; ${many(amount, 'node')} share the database`,
    database: 'Database',
    freeDisk: 'Free disk',
    freeDiskUnknown: 'Unknown: ask the database server',
    users: 'Users',
    usersAmong: (users: number, guests: number, administrators: number) =>
      `${number(users)}, ${list([
        ...(guests > 0 ? [many(guests, 'guest')] : []),
        many(administrators, 'administrator'),
      ])} among them`,
    games: 'Games',
    gamesGoingOn: (games: number, active: number) => `${number(games)}, ${number(active)} of them going on`,
    messages: 'Messages',
    whoMayRegister: 'Who may register',
    registration: {
      open: 'Anybody who reaches this page',
      invited: 'Whoever has the code of a game',
      closed: 'Nobody: you add accounts on the command line',
    },
    guests: 'Guests without a password',
    guestsNotWelcome: 'Not welcome',
    guestsWelcome: 'Welcome',
    guestsWithCode: 'Welcome, with the code of a game',
  },
  users: {
    name: 'Name',
    registered: 'Registered',
    lastSeen: 'Last seen',
    nowhere: 'signed in nowhere',
    games: 'Games',
    stored: 'Stored',
    account: 'Account',
    you: 'you',
    administrator: 'administrator',
    guest: 'guest',
    deactivated: 'deactivated',
    empty: 'Nobody has registered.',
  },
  deletion: {
    button: <T>(name: T) => ['Delete', name],
    title: (name: string) => `Delete ${name}?`,
    ownTitle: 'Delete your own account?',
    confirm: 'Delete the account',
    losses: 'These go for good, and nobody can bring them back:',
    account: (name: string) => `the account ${name}, with every sign-in`,
    characters,
    games: (amount: number, name: string) =>
      `${many(amount, 'game')} that ${name} created, for everyone at the table`,
    stays: (name: string) => `What ${name} said in the games of others stays there, without a name.`,
    done: (name: string) => `${name} is deleted.`,
  },
  games: {
    privacy: 'What is told and whispered in a game is for its table. An administrator does not read it.',
    game: 'Game',
    ended: 'ended',
    creator: 'Creator',
    creatorUnknown: 'unknown',
    players: 'Players',
    messages: 'Messages',
    lastMessage: 'Last message',
    noMessage: 'none yet',
    gameMaster: 'Game master',
    tokensInAll: 'Tokens in all',
    empty: 'Nobody has made a game yet.',
  },
  models: {
    model: 'Model',
    storyteller: 'The built-in storyteller',
    leads: 'leads every game whose creator chose no other',
    state: 'State',
    /** What the service found, as it says it. */
    found: (said: string) => said,
    reached: 'can be reached',
    gone: 'no longer offered',
    notLookedAt: 'not looked at',
    recentCalls: 'Calls, 30 days',
    calls: 'Calls in all',
    failed: 'Failed in all',
    tokens: 'Tokens in all',
  },
  choosing: {
    title: 'Choose the model',
    chosen: (name: string) => `${name} leads, as was chosen here.`,
    environment: (name: string) => `${name} leads, as the environment of this service says.`,
    unreadable:
      'A model was chosen here, but its key was sealed with another secret and cannot be read. Until you give the key again, the environment’s model leads.',
    noSecret:
      'To keep a key, set FIRESIDE_SECRET to the same value at every node first. A model without a key can be chosen at once.',
    provider: 'Provider',
    providers: {
      ollama: 'On a machine of your own: Ollama',
      openai: 'OpenAI',
      anthropic: 'Anthropic',
      compatible: 'Anything that speaks as OpenAI does: llama.cpp, LM Studio, vLLM, a gateway',
    },
    address: 'Base address',
    addressHints: {
      ollama: 'Leave it empty for http://127.0.0.1:11434.',
      openai: 'Leave it empty for OpenAI’s own.',
      anthropic: 'Leave it empty for Anthropic’s own.',
      compatible: 'Such as http://127.0.0.1:8080/v1.',
    },
    key: 'Key',
    keyHint: 'It is sealed, and never shown again.',
    keyKept: (end: string | null) =>
      end
        ? `A key is set; it ends in ${end}. Leave this empty to keep it.`
        : 'A key is set. Leave this empty to keep it.',
    model: 'Model',
    modelHint: 'Leave it empty and try: then you see which there are.',
    tryIt: 'Try it',
    trying: 'Trying. A model of your own may have to be loaded first.',
    use: 'Use this model',
    useStoryteller: 'Use the storyteller',
    asEnvironment: (name: string) => `As the environment says: ${name}`,
    done: 'It leads from the next turn on.',
    took: (seconds: number) => `The answer took ${count(seconds, { one: 'second', other: 'seconds' })}.`,
    slow: 'That is slow for a table that waits.',
    offers: (amount: number) =>
      `There ${amount === 1 ? 'is one model' : `are ${number(amount)} models`} there:`,
    wrong: {
      base_url: 'This is no address that can be asked. It looks like http://127.0.0.1:8080/v1.',
      key: 'A key is needed here, without spaces and line breaks.',
      model: 'No model has such a name.',
    },
    found: {
      ok: 'It answers and calls tools. It can lead.',
      listed: 'It can be reached. Choose a model.',
      unreachable: 'Nothing answers at this address.',
      foreign:
        'Something answers at this address, but it does not speak the language of a model. It usually ends in /v1.',
      silent: 'It began no answer within a minute. Try again once it is loaded, or choose a smaller one.',
      bad_key: 'The key was refused.',
      unknown_model: 'There is no such model there.',
      no_tools: 'It answers, but calls no tools, and the game master needs them for dice and sheets.',
      failing: 'It was reached and cannot answer at the moment. Check its status and your quota.',
    },
  },
  cost: {
    about: <T>(variable: T) => [
      'Tokens as the provider counts them; where it does not, this says so. Prices are yours: set them for a million tokens with ',
      variable,
      '. What comes from the provider’s cache is reckoned at the full price, so that the bill may be lower.',
    ],
    byModel: 'By model',
    byModelTable: 'Cost by model',
    byGame: 'By game, of those played in the last 30 days',
    byGameTable: 'Cost by game',
    model: 'Model',
    game: 'Game',
    price: 'Price for a million',
    priceUnknown: 'unknown',
    priceNone: 'none',
    priceOf: (input: string, output: string) => `${input} in, ${output} out`,
    recentTokens: 'Tokens, 30 days',
    recentCost: 'Cost, 30 days',
    tokens: 'Tokens in all',
    cost: 'Cost in all',
    elsewhere: (tokens: string, cost: string) =>
      `Of this, talk before a game and games that were deleted: ${tokens}; cost ${cost}.`,
    nothingAsked: 'No model was asked anything yet.',
    since: (day: string) => `Counted since ${day}.`,
    noneRecently: 'No game was played in the last 30 days.',
  },
};
