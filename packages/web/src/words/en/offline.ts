export const offline = {
  kept: (time: string) => `Without a connection: this is what the browser kept, as of ${time}.`,
  cannotSay: 'Without a connection nothing can be said. You go on from here as soon as it is back.',
  update: 'A newer Fireside is here.',
  reload: 'Reload',
  later: 'Later',
};
