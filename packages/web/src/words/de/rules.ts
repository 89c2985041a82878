import type { rules as en } from '../en/rules.ts';

export const rules: typeof en = {
  title: 'Regeln dieser Runde',
  again: 'Noch einmal',
  never: 'Die Spielleitung spricht und entscheidet nie für eure Figuren',
  neverSentence: 'Die Spielleitung spricht und entscheidet nie für eure Figuren.',
  maySentence: 'Die Spielleitung darf für eure Figuren sprechen und entscheiden.',
  undo: 'Rückgängig',
  removed: (text) => `Entfernt: ${text}`,
  unseen: 'Niemand sieht, von wem es kommt.',
  add: 'Hinzufügen',
  line: {
    title: 'Grenzen',
    meaning: 'Eine Grenze kommt in der Geschichte nie vor, in keiner Form.',
    none: 'Noch keine Grenzen.',
    addOne: 'Grenze ziehen',
    added: 'die Grenze',
    remove: (text) => `Grenze entfernen: ${text}`,
  },
  veil: {
    title: 'Schleier',
    meaning:
      'Was hinter einem Schleier liegt, darf geschehen, aber ungesehen: Die Szene blendet aus und geht danach weiter.',
    none: 'Noch keine Schleier.',
    addOne: 'Schleier ziehen',
    added: 'den Schleier',
    remove: (text) => `Schleier entfernen: ${text}`,
  },
  atZero: 'Bei 0 Trefferpunkten',
  zeroHp: {
    end: {
      choice: 'Das Spiel endet, wenn eine Figur fällt',
      hint: 'Mit der ersten Figur bei 0 Trefferpunkten ist die Geschichte vorbei.',
    },
    fall: {
      choice: 'Figuren fallen und kämpfen um ihr Leben',
      hint: 'Bei 0 Trefferpunkten liegt eine Figur am Boden und macht Todesrettungswürfe. Das Spiel endet, wenn niemand mehr übrig ist.',
    },
  },
};
