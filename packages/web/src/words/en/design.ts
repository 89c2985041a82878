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
