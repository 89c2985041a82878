import type { lobby as en } from '../en/lobby.ts';
import { formsOf } from '../forms.ts';

const { count, list, number, plural } = formsOf('es');

export const lobby: typeof en = {
  title: 'Partidas',
  newGame: 'Nueva partida',
  loading: 'Cargando las partidas',
  atYourTable: 'En tu mesa',
  ended: 'Partidas terminadas',
  others: 'Otras partidas de aquí',

  active: 'En curso',
  over: 'Terminada',
  yourTurn: 'Tu turno',
  yourRoll: (notation, roll) => ['Tu tirada: ', notation(roll)],
  waitingFor: (names) => `Se espera a ${list(names)}`,
  fresh: (unread, many) =>
    `${number(unread)}${many ? '+' : ''} ${plural(unread, { one: 'nuevo', other: 'nuevos' })}`,
  freshMessages: (unread, many) =>
    many
      ? `Más de ${number(unread)} mensajes nuevos`
      : count(unread, { one: 'mensaje nuevo', other: 'mensajes nuevos' }),
  dm: 'DM',
  line: (name, text) => `${name}: ${text}`,
  whispered: (name, text) => `${name} susurra: ${text}`,
  noDescription: 'Sin descripción.',
  andMore: (names, more) => `${names} y ${number(more)} más`,
  adventure: 'Aventura',

  filter: 'Mostrar',
  all: 'Todas',
  waitingForMe: 'Las que me esperan',
  search: 'Buscar por nombre',
  nothingWaits: 'Nada te espera por ahora.',
  nothingFound: 'Ninguna de las partidas que se muestran se llama así.',
  nothingFoundWaiting: 'Ninguna partida que te espere se llama así.',

  tryAgain: 'Reintentar',
  showMore: 'Mostrar más',
  lookingForMore: 'Buscando más…',
  ofList: (title) => `de «${title}»`,
  shown: (games) =>
    plural(games, {
      one: `Se muestra ${number(games)} partida.`,
      other: `Se muestran ${number(games)} partidas.`,
    }),

  deleteGame: (name) => `Borrar ${name}`,
  deleteQuestion: (name) => `¿Borrar «${name}»?`,
  deleteConfirm: 'Borrar la partida',
  deleteWarning:
    'Su historia, su mundo y su aventura se van con ella, para toda la mesa. Los personajes se quedan.',
  deleted: (name) => `«${name}» está borrada.`,

  firstTitle: 'Aún no hay mesa puesta para ti',
  firstWords:
    'Cuéntale al DM qué te apetece, o empieza con una aventura corta lista para jugar: una barcaza, una campana y algo entre los juncos. Si ya tienes amigos jugando aquí, pídeles su código.',
  firstSample: 'Empezar la aventura de muestra',
  firstOwn: 'Crear tu propia partida',

  characters: 'Tus personajes',
  noCharacters: 'Nadie todavía. Toma un personaje ya hecho en un minuto, o crea el tuyo.',
  newCharacter: 'Nuevo personaje',

  storyteller: (link) => [
    'Narrador incorporado: no hay ningún modelo de lenguaje configurado. ',
    link('Cómo conectar un modelo'),
  ],
};
