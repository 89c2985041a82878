export const outline = {
  scenes: 'Scenes',
  aloud: 'Read aloud',
  alone: 'For the DM alone',
  show: 'Show what only the DM knows',
  hide: 'Hide what only the DM knows',
  title: 'Title',
  kind: 'What it is',
  begins: 'Play begins here',
  here: 'The party is here',
  notSeen: 'Players will not see this',
  showAll: (parts: number) => `Show all ${parts} parts`,
  heard: (aloud: number, all: number) =>
    aloud === 0
      ? 'Nothing in it is marked to be read aloud: the DM tells all of it in its own words, and players will not see it.'
      : `What is read aloud, in ${aloud} of ${all} parts, players hear word for word. They will not see the rest.`,
  /** What people call the parts of an adventure. */
  kinds: {
    scene: 'Scene',
    part: 'Part, above scenes',
    background: 'Background',
    people: 'People',
    creatures: 'Creatures',
    items: 'Items',
    ending: 'Ending',
    front: 'Not for play',
  },
};
