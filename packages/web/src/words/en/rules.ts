export const rules = {
  title: 'Rules of this table',
  again: 'Try again',
  never: 'The DM never speaks or decides for your characters',
  neverSentence: 'The DM never speaks or decides for your characters.',
  maySentence: 'The DM may speak and decide for your characters.',
  undo: 'Undo',
  removed: (text: string) => `Removed: ${text}`,
  unseen: 'Nobody sees who added it.',
  add: 'Add',
  line: {
    title: 'Lines',
    meaning: 'A line never comes into the story, in any form.',
    none: 'No lines yet.',
    addOne: 'Add a line',
    added: 'the line',
    remove: (text: string) => `Remove the line: ${text}`,
  },
  veil: {
    title: 'Veils',
    meaning: 'A veil may happen, but out of sight: the scene fades, and goes on afterwards.',
    none: 'No veils yet.',
    addOne: 'Add a veil',
    added: 'the veil',
    remove: (text: string) => `Remove the veil: ${text}`,
  },
  atZero: 'At 0 hit points',
  zeroHp: {
    end: {
      choice: 'The game ends when a character falls',
      hint: 'With the first character at 0 hit points the story is over.',
    },
    fall: {
      choice: 'Characters fall and fight for their lives',
      hint: 'At 0 hit points a character lies there and makes death saves. The game ends when nobody is left.',
    },
  },
};
