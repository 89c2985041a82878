export const app = {
  opening: 'Opening Fireside',
  openingScreen: 'Opening',
  outOfReach: 'Fireside is out of reach',
  nothingHere: {
    title: 'There is nothing here',
    line: 'The address may be mistyped, or what stood here was deleted.',
    back: 'Back to your games',
  },
  skip: 'Skip to the content',
  home: 'Fireside, your games',
  navigation: 'Main',
  games: 'Games',
  characters: 'Characters',
  settings: 'Settings',
  administration: 'Administration',
  about: 'About Fireside',
  signedInAs: (name: string) => `Signed in as ${name}`,
  guest: <T>(name: string, link: (text: string) => T) => [
    `You are here as a guest, ${name}: `,
    link('keep this account by setting a password'),
  ],
};
