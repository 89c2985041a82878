import { formsOf } from '../forms.ts';

// British: no comma before "and".
const { list } = formsOf('en-GB');
const { number, plural } = formsOf('en');

/** The names besides the English one by which readers of a language may call a command. */
const names: string[] = [];

export const composer = {
  /** What the DM is called where players are called by their names. */
  dm: 'DM',
  action: { label: 'What do you do?', short: 'Do', option: 'Do: the DM answers' },
  table: {
    label: 'Say to the table',
    short: 'Table',
    option: 'Table talk: the DM does not hear it',
    hears: 'Table talk: everybody reads it, the DM does not.',
  },
  whisper: {
    label: 'Whisper',
    short: 'Whisper',
    group: 'Whisper to',
    left: 'They have left the table: choose who is to hear it.',
    leftOption: 'Whisper to somebody who has left',
    toDm: 'Whisper to the DM',
    hearsDm: 'Whisper to the DM: only the two of you read it.',
    to: (name: string) => `Whisper to ${name}`,
    hears: (name: string) => `Whisper to ${name}: only the two of you read it.`,
  },
  whoHears: 'Who hears it',
  send: 'Send',
  toChooseFrom: (many: number) => `${many} to choose from with the arrow keys`,
  length: (written: number, most: number) => `${number(written)} of ${number(most)} characters`,
  help: 'Enter sends, / lists commands',
  ownDice: 'I roll my own dice',
  writing: (people: readonly string[]) =>
    people.length > 3
      ? 'Several people are writing…'
      : `${list(people)} ${plural(people.length, { one: 'is', other: 'are' })} writing…`,
  answerNote: { sentence: 'The DM takes this as your answer.', talk: 'Send as table talk' },
  /** A fight suggests sentences: those that move begin so, and another fits behind them. */
  offered: {
    move: 'I move ',
    both: (first: string, second: string) => `${first}, then ${second}`,
  },
  commands: {
    title: 'What you can write',
    list: 'Commands',
    or: (first: string, second: string) => `${first} or ${second}`,
    roll: {
      names,
      takes: 'dice, and what for',
      meaning: 'Roll in front of everybody: /roll 1d20+3 Stealth',
    },
    ooc: { names, takes: 'words', meaning: 'Say something to the table; the DM does not hear it' },
    whisper: {
      names,
      takes: 'name, words',
      meaning: 'Say something to one player alone, or to the DM',
    },
    me: {
      names,
      takes: 'words',
      meaning: 'Tell what your character does, with its name in front',
    },
    help: { names, takes: '', meaning: 'Show these commands' },
    breaksKey: 'Shift+Enter',
    breaks: 'Breaks the line; Enter alone sends',
    slash: 'Begins what you say with a slash',
    onlyDm: 'Only the DM and you',
    plays: (character: string) => `Plays ${character}`,
    here: 'At this table',
  },
  told: {
    noDice: 'Write the dice behind it, such as /roll 1d20+3 Stealth.',
    dmHearsNothing: 'The DM hears nothing at the moment. You can still whisper to players.',
    noWhisper: 'Write what they are to hear behind the name.',
    toWhom: (people: readonly string[]) =>
      `Whisper to whom? Write one of these names behind it: ${people.join(', ')}.`,
    left: 'They have left the table. Choose who is to hear it.',
    noDeed: 'Write behind /me what your character does.',
    onlyTalk: 'There is only table talk at the moment. Nobody can act.',
    unknown: (name: string) => `There is no command /${name}. To begin with a slash, write two of them.`,
  },
  roll: {
    title: 'Your turn',
    asks: <T>(notation: T) => ['Your turn: roll ', notation],
    range: (min: number, max: number) => `${min} to ${max}`,
    showsOne: (die: string) => `What does the ${die} show?`,
    showMany: 'What do the dice show?',
    die: (die: string, place: number, of: number) => `${die}, ${place} of ${of}`,
    /** Told when a die cannot show what was typed; the modifier is no affair of whoever types. */
    faces: (die: string, max: number, isAddedUp: boolean) =>
      `A ${die} shows 1 to ${max}.${isAddedUp ? ' The rest is added up for you.' : ''}`,
    dropped: (faces: string) => `${faces} dropped`,
    result: 'Result',
    forMe: 'Roll for me',
    byHand: (result: string, what: string) => `${result}, rolled with my own dice (${what}).`,
    notWhole: 'Write a whole number.',
    outside: (min: number, max: number) => `These dice show ${min} to ${max}.`,
    impossible: (notation: string, min: number, max: number) =>
      `${notation} gives ${min} to ${max}. Correct the number, or have it rolled for you.`,
  },
  connection: {
    lost: 'The connection is lost. Reconnecting; what you write is kept and sent then.',
    again: 'Connect again',
  },
  ended: {
    title: 'Ended',
    victory: 'The story ends in victory',
    defeat: 'The story ends in defeat',
    resolved: 'The story has come to its end',
    other: 'This game has ended',
    toGames: 'Back to the games',
  },
  turn: {
    stoppedTitle: 'Stopped',
    stopped: 'The answer was stopped before it began.',
    answerAfterAll: 'Let the DM answer after all',
    again: 'Try the turn again',
  },
  pause: {
    pause: 'Pause the game',
    resumeGame: 'Resume the game',
    title: 'Paused',
    heading: 'The game is paused',
    sentence: 'Take your time. You can talk to the table meanwhile.',
    resume: 'Resume',
    dropped: 'Unanswered',
    droppedSentence: 'The DM stopped answering when the game was paused.',
    answerNow: 'Let the DM answer now',
  },
  round: {
    you: 'you',
    somebody: 'somebody',
    toRoll: (asked: readonly string[]) => `Waiting for ${list(asked)} to roll`,
    toRollAndAct: (asked: readonly string[], others: readonly string[]) =>
      `Waiting for ${list(asked)} to roll; ${list(others)} may act too`,
    toAct: (others: readonly string[]) => `Waiting for ${list(others)}`,
    acted: (acted: number, of: number) => `${acted} of ${of} have acted`,
  },
};
