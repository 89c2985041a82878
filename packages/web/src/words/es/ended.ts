import type { ended as en } from '../en/ended.ts';
import { formsOf } from '../forms.ts';

const { count, plural, number } = formsOf('es');

export const ended: typeof en = {
  titlePage: 'Portada',
  opening: 'Abriendo la portada',
  retry: 'Reintentar',
  soFar: 'La velada hasta ahora',
  goesOn: 'La historia continúa',
  outcomes: {
    victory: 'La historia termina en victoria',
    defeat: 'La historia termina en derrota',
    resolved: 'La historia ha llegado a su fin',
  },
  over: 'Esta partida ha terminado',
  hours: (hours, minutes) =>
    [
      hours > 0 ? count(hours, { one: 'hora', other: 'horas' }) : '',
      minutes > 0 || hours === 0 ? count(minutes, { one: 'minuto', other: 'minutos' }) : '',
    ]
      .filter(Boolean)
      .join(' '),
  atTheTable: (time) => `${time} a la mesa`,
  party: 'El grupo',
  playedBy: (name) => `lo jugó ${name}`,
  onlyWatched: 'sin personaje',
  level: (before, after, className) =>
    [className, before === after ? `nivel ${after}` : `nivel ${before} a ${after}`]
      .filter(Boolean)
      .join(', '),
  fates: { alive: 'con vida', fallen: 'caído', dead: 'muerto', left: 'dejó la mesa' },
  hitPoints: (current, max) => `${number(current)} de ${number(max)} PG`,
  lastWords: 'La última frase',
  rolls: 'Tiradas memorables',
  fames: {
    decisive: 'La tirada que lo decidió',
    natural_20: 'Un 20 natural',
    natural_1: 'Un 1 natural',
    highest: 'La tirada más alta',
  },
  rolledBy: (name) => (name === null ? 'tirada del DM' : `tirada de ${name}`),
  readThere: 'Leerlo allí',
  figures: 'En cifras',
  figure: {
    messages: (n) => plural(n, { one: 'mensaje', other: 'mensajes' }),
    turns: (n) => plural(n, { one: 'respuesta del DM', other: 'respuestas del DM' }),
    rolls: (n) => plural(n, { one: 'tirada', other: 'tiradas' }),
    natural_20s: (n) => plural(n, { one: '20 natural', other: '20 naturales' }),
    natural_1s: (n) => plural(n, { one: '1 natural', other: '1 naturales' }),
    wounds: (n) => plural(n, { one: 'punto de golpe perdido', other: 'puntos de golpe perdidos' }),
    healed: (n) => plural(n, { one: 'punto de golpe curado', other: 'puntos de golpe curados' }),
    fights: (n) => plural(n, { one: 'combate', other: 'combates' }),
    foes_down: (n) => plural(n, { one: 'enemigo abatido', other: 'enemigos abatidos' }),
  },
  withheld: (n) =>
    n === 1
      ? 'Se retuvo una frase del DM, porque nada la respaldaba.'
      : `Se retuvieron ${number(n)} frases del DM, porque nada las respaldaba.`,
  download: 'Descargar la historia',
  forms: { md: 'Como texto (Markdown)', html: 'Como página (HTML)', json: 'Como datos (JSON)' },
  fromBeginning: 'Leer desde el principio',
  howItEnded: 'Leer cómo terminó',
  turningBack: 'Pasando páginas hacia atrás…',
  sequel: 'Empezar una secuela',
  sequelAsked: '¿Empezar una secuela?',
  notNow: 'Ahora no',
  sequelTells:
    'Empieza una partida nueva con toda la mesa, y el DM recuerda esta historia como su pasado. Esta queda como está, para leerla.',
  goOn: 'Seguir en la secuela',
  chapters: 'Capítulos',
  unseen: (n) => `Lo que nadie vio: ${count(n, { one: 'escena', other: 'escenas' })}`,
  seenAll: 'Habéis visto todas las escenas de la aventura.',
};
