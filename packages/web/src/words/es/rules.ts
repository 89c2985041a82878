import type { rules as en } from '../en/rules.ts';

export const rules: typeof en = {
  title: 'Reglas de esta mesa',
  again: 'Reintentar',
  never: 'El DM nunca habla ni decide por vuestros personajes',
  neverSentence: 'El DM nunca habla ni decide por vuestros personajes.',
  maySentence: 'El DM puede hablar y decidir por vuestros personajes.',
  undo: 'Deshacer',
  removed: (text) => `Quitado: ${text}`,
  unseen: 'Nadie ve quién lo añadió.',
  add: 'Añadir',
  line: {
    title: 'Líneas',
    meaning: 'Una línea nunca entra en la historia, de ninguna forma.',
    none: 'Aún no hay líneas.',
    addOne: 'Añadir una línea',
    added: 'la línea',
    remove: (text) => `Quitar la línea: ${text}`,
  },
  veil: {
    title: 'Velos',
    meaning: 'Lo velado puede ocurrir, pero fuera de la vista: la escena se desvanece y sigue después.',
    none: 'Aún no hay velos.',
    addOne: 'Añadir un velo',
    added: 'el velo',
    remove: (text) => `Quitar el velo: ${text}`,
  },
  atZero: 'Con 0 puntos de golpe',
  zeroHp: {
    end: {
      choice: 'La partida termina cuando cae un personaje',
      hint: 'Con el primer personaje a 0 puntos de golpe se acaba la historia.',
    },
    fall: {
      choice: 'Los personajes caen y luchan por su vida',
      hint: 'Con 0 puntos de golpe un personaje queda tendido y hace salvaciones contra muerte. La partida termina cuando no queda nadie.',
    },
  },
};
