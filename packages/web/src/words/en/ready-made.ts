/** Somebody to play at once. Whoever is chosen is kept with these words: the DM reads them as the player does. */
export const readyMade = {
  bram: {
    name: 'Bram Oakhollow',
    summary: 'Level 1 dwarf fighter',
    background: 'Bridge warden',
    line: 'Held a bridge alone once. Would rather not again.',
    backstory:
      'For twelve years Bram took the toll on a bridge nobody else wanted. When the river took the bridge, he took the toll bell and went to see where the road leads.',
  },
  sable: {
    name: 'Sable Quickwater',
    summary: 'Level 1 halfling rogue',
    background: 'Ferry child',
    line: 'Small hands, long memory, every key in town.',
    backstory:
      'Sable grew up under the benches of a river ferry and learned early that people say the truest things to the water. She owes one debt, and collects three.',
  },
  ilvane: {
    name: 'Ilvane Thorn',
    summary: 'Level 1 elf wizard',
    background: 'Archivist',
    line: 'Knows what the inscription says. Reads it aloud anyway.',
    backstory:
      'Expelled from an archive for correcting it, Ilvane now travels to see which of the footnotes were true.',
  },
  maren: {
    name: 'Sister Maren',
    summary: 'Level 1 human cleric',
    background: 'Field nurse',
    line: 'Keeps people alive, and keeps count of those she could not.',
    backstory:
      'Maren carried stretchers through two wars between the same two villages. Her prayers are short and to the point.',
  },
  tansy: {
    name: 'Tansy Ashdown',
    summary: 'Level 1 half-elf bard',
    background: 'Travelling player',
    line: 'Half of the songs are lies. Guess which half.',
    backstory:
      'Tansy left a famous company one night before the fire, and has been asked about it in every town since.',
  },
  corvin: {
    name: 'Corvin Reed',
    summary: 'Level 1 human ranger',
    background: 'Marsh guide',
    line: 'Walks quietly, talks less, notices everything.',
    backstory:
      'Corvin brought forty-one travellers across the Low Marsh and lost one. He is still looking for the one.',
  },
};
