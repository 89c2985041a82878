import type { table as en } from '../en/table.ts';

export const table: typeof en = {
  opening: 'Tomas asiento',
  noGame: 'Aquí no hay ninguna partida',
  noGameWhy: 'La borró quien la creó, o la dirección está mal escrita.',
  cannotOpen: 'No se puede abrir esta mesa',
  tryAgain: 'Reintentar',
  toGames: 'Volver a las partidas',
  ended: 'Terminada',
  invite: 'Invitar',
  awaits: { roll: 'Tu tirada', turn: 'Tu turno' },
  views: { story: 'Historia', party: 'Grupo', sheet: 'Hoja', journal: 'Crónica', table: 'Mesa' },
  beside: 'Junto a la historia',
  titles: { sheet: 'Tu hoja', journal: 'Crónica', table: 'Esta mesa' },
  closings: {
    deleted: 'Esta partida se ha borrado.',
    forbidden: 'Ya no tienes sitio en esta mesa.',
    crowded: 'Tienes demasiadas mesas abiertas a la vez. Cierra una en otra ventana y conecta esta después.',
  },
  noAnswer: 'El servidor no respondió.',
  noConnection: 'Ahora mismo no hay conexión. Prueba dentro de un momento.',
  takenBack: 'La historia ha vuelto hasta aquí.',
  gone: {
    deleted: {
      title: 'Esta partida se ha borrado',
      sentence:
        'Quien la creó la borró para todos, y su historia se ha ido con ella. Los personajes se quedan.',
    },
    forbidden: {
      title: 'Ya no estás en esta mesa',
      sentence:
        'La dejaste, o se liberó tu sitio. Lo que dijiste queda en la historia, y tu personaje sigue siendo tuyo.',
    },
    unsent: 'No enviado:',
  },
  spoken: {
    dm: 'DM',
    somebody: 'Alguien',
    whispers: (name) => `${name} te susurra`,
    talk: (name) => `${name}, charla de mesa`,
    natural: (face) => `, un ${face} natural`,
    more: (left) => `y ${left} más`,
    yourTurn: (notation, reason) => `Tu turno: tira ${notation}. ${reason}`,
    paused: 'La partida está en pausa.',
    resumed: 'La partida sigue.',
  },
};
