import { formsOf } from '../forms.ts';

const { count } = formsOf('en');

export const design = {
  tryAgain: 'Try again',
  keepIt: 'Keep it',
  close: 'Close',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  showAll: 'Show all',
  showLess: 'Show less',
  copied: 'Copied',
  cannotCopy: 'Your browser does not allow copying here. Select the text and copy it by hand.',
  justNow: 'just now',
  /** As browsers say it: to learn how a language tells time takes them a tenth of a second on a phone. */
  ago: {
    year: (amount: number) => (amount === 1 ? 'last year' : `${amount} years ago`),
    month: (amount: number) => (amount === 1 ? 'last month' : `${amount} months ago`),
    week: (amount: number) => (amount === 1 ? 'last week' : `${amount} weeks ago`),
    day: (amount: number) => (amount === 1 ? 'yesterday' : `${amount} days ago`),
    hour: (amount: number) => (amount === 1 ? '1 hour ago' : `${amount} hours ago`),
    minute: (amount: number) => (amount === 1 ? '1 minute ago' : `${amount} minutes ago`),
  },
  trouble: {
    title: 'This cannot be shown',
    line: 'Something went wrong in this window. Nothing is lost: the story is kept by the service.',
    reload: 'Reload the page',
    back: 'Back to the games',
  },
  cannotBeShown: {
    composer: 'The composer cannot be shown.',
    fight: 'The fight cannot be shown.',
    journal: 'The journal cannot be shown.',
    party: 'The party cannot be shown.',
    sheet: 'The sheet cannot be shown.',
    titlePage: 'The title page cannot be shown.',
    story: 'The story cannot be shown.',
    table: 'The table cannot be shown.',
    world: 'The world cannot be shown.',
  },
  hitPointsOf: (name: string) => `Hit points of ${name}: `,
  deathSaves: (saves: string) => `Death saves: ${saves}`,
  deathSavesMade: 'Death saves made',
  deathSavesFailed: 'Death saves failed',
  savesOf: (successes: number, failures: number) =>
    `${count(successes, { one: 'success', other: 'successes' })}, ${count(failures, { one: 'failure', other: 'failures' })}`,
};
