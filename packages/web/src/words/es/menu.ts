import type { menu as en } from '../en/menu.ts';

export const menu: typeof en = {
  title: 'Menú de la mesa',
  yourTable: 'Tu mesa',
  settings: 'Ajustes',
  adventure: 'Aventura',
  players: 'Jugadores',
  everyone: 'Para todos',
  linesAndVeils: 'Líneas y velos',
  changeCharacter: 'Cambiar de personaje',
  keepAccount: 'Conservar esta cuenta',
  download: 'Descargar la historia',
  forms: { md: 'Como texto (Markdown)', html: 'Como página (HTML)', json: 'Como datos (JSON)' },
  wayOut: 'La salida',
  leave: 'Dejar la partida',
  delete: 'Borrar la partida',
  gameSettings: 'Ajustes de la partida',
  opening: 'Abriendo',
  anotherAdventure: 'Otra aventura',
  anAdventure: 'Una aventura',
  stay: 'Quedarse',
  left: (game) => `Has dejado «${game}».`,
  leaveTitle: (game) => `¿Dejar «${game}»?`,
  leaveMeaning:
    'Tu sitio queda libre para otra persona, y ya no podrás leer la historia. Lo que dijiste queda en ella. Tu personaje sigue siendo tuyo. Para volver necesitas el código.',
  handOverFirst: 'Cede antes la partida',
  handOverMeaning:
    'Tú creaste esta partida, y alguien tiene que guardarla. Cédela a alguien de la mesa y podrás irte; o bórrala para todos.',
  choosePlayer: 'Elegir a alguien',
  startSequel: 'Empezar una secuela',
  startSequelTitle: '¿Empezar una secuela?',
  notNow: 'Ahora no',
  sequelMeaning:
    'Empieza una partida nueva con toda la mesa, y el DM recuerda esta historia como su pasado. Esta queda como está, para leerla.',
  goOnInSequel: 'Seguir en la secuela',
};
