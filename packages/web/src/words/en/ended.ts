import { formsOf } from '../forms.ts';

const { count, plural, number } = formsOf('en');

export const ended = {
  titlePage: 'Title page',
  opening: 'Opening the title page',
  retry: 'Try again',
  soFar: 'The evening so far',
  goesOn: 'The story goes on',
  outcomes: {
    victory: 'The story ends in victory',
    defeat: 'The story ends in defeat',
    resolved: 'The story has come to its end',
  },
  over: 'This game has ended',
  hours: (hours: number, minutes: number) =>
    [
      hours > 0 ? count(hours, { one: 'hour', other: 'hours' }) : '',
      minutes > 0 || hours === 0 ? count(minutes, { one: 'minute', other: 'minutes' }) : '',
    ]
      .filter(Boolean)
      .join(' '),
  atTheTable: (time: string) => `${time} at the table`,
  party: 'The party',
  playedBy: (name: string) => `played by ${name}`,
  onlyWatched: 'played nobody',
  level: (before: number, after: number, className: string) =>
    [before === after ? `Level ${after}` : `Level ${before} to ${after}`, className.toLowerCase()]
      .filter(Boolean)
      .join(' '),
  fates: { alive: 'alive', fallen: 'fallen', dead: 'dead', left: 'left the table' },
  hitPoints: (current: number, max: number) => `${number(current)} of ${number(max)} HP`,
  lastWords: 'The last sentence',
  rolls: 'Memorable rolls',
  fames: {
    decisive: 'The roll that decided it',
    natural_20: 'A natural 20',
    natural_1: 'A natural 1',
    highest: 'The highest roll',
  },
  rolledBy: (name: string | null) => (name === null ? 'rolled by the DM' : `rolled by ${name}`),
  readThere: 'Read it there',
  figures: 'In figures',
  figure: {
    messages: (n: number) => plural(n, { one: 'message', other: 'messages' }),
    turns: (n: number) => plural(n, { one: 'answer of the DM', other: 'answers of the DM' }),
    rolls: (n: number) => plural(n, { one: 'roll', other: 'rolls' }),
    natural_20s: (n: number) => plural(n, { one: 'natural 20', other: 'natural 20s' }),
    natural_1s: (n: number) => plural(n, { one: 'natural 1', other: 'natural 1s' }),
    wounds: (n: number) => plural(n, { one: 'hit point lost', other: 'hit points lost' }),
    healed: (n: number) => plural(n, { one: 'hit point healed', other: 'hit points healed' }),
    fights: (n: number) => plural(n, { one: 'fight', other: 'fights' }),
    foes_down: (n: number) => plural(n, { one: 'foe down', other: 'foes down' }),
  },
  withheld: (n: number) =>
    `${count(n, { one: 'sentence', other: 'sentences' })} of the DM ${n === 1 ? 'was' : 'were'} kept back, because nothing bore ${n === 1 ? 'it' : 'them'} out.`,
  download: 'Download the story',
  forms: { md: 'As text (Markdown)', html: 'As a page (HTML)', json: 'As data (JSON)' },
  fromBeginning: 'Read from the beginning',
  howItEnded: 'Read how it ended',
  turningBack: 'Turning back the pages…',
  sequel: 'Start a sequel',
  sequelAsked: 'Start a sequel?',
  notNow: 'Not now',
  sequelTells:
    'A new game begins with everybody who sits here, and the DM remembers this story as its past. This one stays as it is, to be read.',
  goOn: 'Go on in the sequel',
  chapters: 'Chapters',
  unseen: (n: number) => `What nobody saw: ${count(n, { one: 'scene', other: 'scenes' })}`,
  seenAll: 'You have seen every scene of the adventure.',
};
