import { formsOf } from '../forms.ts';
import type { composer as en } from '../en/composer.ts';

const { list, number, plural } = formsOf('es');

export const composer: typeof en = {
  dm: 'DM',
  action: { label: '¿Qué haces?', short: 'Actuar', option: 'Actuar: el DM responde' },
  table: {
    label: 'Di algo a la mesa',
    short: 'Mesa',
    option: 'Charla de mesa: el DM no la oye',
    hears: 'Charla de mesa: la leen todos, el DM no.',
  },
  whisper: {
    label: 'Susurrar',
    short: 'Susurrar',
    group: 'Susurrar a',
    left: 'Quien debía oírlo ha dejado la mesa: elige quién debe oírlo ahora.',
    leftOption: 'Susurrar a alguien que se ha ido',
    toDm: 'Susurrar al DM',
    hearsDm: 'Susurro al DM: no lo lee nadie más.',
    to: (name) => `Susurrar a ${name}`,
    hears: (name) => `Susurro a ${name}: no lo lee nadie más.`,
  },
  whoHears: 'Quién lo oye',
  send: 'Enviar',
  toChooseFrom: (many) => `${many} para elegir con las flechas`,
  length: (written, most) => `${number(written)} de ${number(most)} caracteres`,
  help: 'Intro envía, / muestra los comandos',
  ownDice: 'Tiro mis propios dados',
  writing: (people) =>
    people.length > 3
      ? 'Varias personas están escribiendo…'
      : `${list(people)} ${plural(people.length, { one: 'está', other: 'están' })} escribiendo…`,
  answerNote: { sentence: 'El DM lo toma como tu respuesta.', talk: 'Enviar como charla de mesa' },
  offered: {
    move: 'Voy ',
    both: (first, second) => `${first}. Después: ${second}`,
  },
  commands: {
    title: 'Lo que puedes escribir',
    list: 'Comandos',
    or: (first, second) => `${first} o ${second}`,
    roll: {
      names: ['tirar', 'tirada'],
      takes: 'dados, y para qué',
      meaning: 'Tirar delante de todos: /roll 1d20+3 Sigilo',
    },
    ooc: { names: ['mesa'], takes: 'palabras', meaning: 'Decir algo a la mesa; el DM no lo oye' },
    whisper: {
      names: ['susurrar'],
      takes: 'nombre, palabras',
      meaning: 'Decir algo a una sola persona, o al DM',
    },
    me: {
      names: ['yo'],
      takes: 'palabras',
      meaning: 'Contar lo que hace tu personaje, con su nombre delante',
    },
    help: { names: ['ayuda'], takes: '', meaning: 'Mostrar estos comandos' },
    breaksKey: 'Mayús+Intro',
    breaks: 'Salta de línea; Intro sola envía',
    slash: 'Empieza lo que dices con una barra',
    onlyDm: 'Solo el DM y tú',
    plays: (character) => `Juega con ${character}`,
    here: 'En esta mesa',
  },
  told: {
    noDice: 'Escribe los dados detrás, por ejemplo /roll 1d20+3 Sigilo.',
    dmHearsNothing: 'El DM no oye nada por ahora. Aún puedes susurrar a los demás.',
    noWhisper: 'Escribe detrás del nombre lo que ha de oírse.',
    toWhom: (people) => `¿Susurrar a quién? Escribe detrás uno de estos nombres: ${people.join(', ')}.`,
    left: 'Quien debía oírlo ha dejado la mesa. Elige quién debe oírlo ahora.',
    noDeed: 'Escribe detrás de /me lo que hace tu personaje.',
    onlyTalk: 'Por ahora solo hay charla de mesa. Nadie puede actuar.',
    unknown: (name) => `No existe el comando /${name}. Para empezar con una barra, escribe dos.`,
  },
  roll: {
    title: 'Tu turno',
    asks: (notation) => ['Tu turno: tira ', notation],
    range: (min, max) => `de ${min} a ${max}`,
    showsOne: (die) => `¿Qué muestra el ${die}?`,
    showMany: '¿Qué muestran los dados?',
    die: (die, place, of) => `${die}, ${place} de ${of}`,
    faces: (die, max, isAddedUp) =>
      `Un ${die} muestra de 1 a ${max}.${isAddedUp ? ' El resto se suma por ti.' : ''}`,
    dropped: (faces) => `sin ${faces}`,
    result: 'Resultado',
    forMe: 'Tirar por mí',
    byHand: (result, what) => `${result}, con mis propios dados (${what}).`,
    notWhole: 'Escribe un número entero.',
    outside: (min, max) => `Estos dados muestran de ${min} a ${max}.`,
    impossible: (notation, min, max) =>
      `${notation} da de ${min} a ${max}. Corrige el número, o deja que se tire por ti.`,
  },
  connection: {
    lost: 'Se ha perdido la conexión. Reconectando; lo que escribas se guarda y se enviará entonces.',
    again: 'Conectar de nuevo',
  },
  ended: {
    title: 'Terminada',
    victory: 'La historia termina en victoria',
    defeat: 'La historia termina en derrota',
    resolved: 'La historia ha llegado a su fin',
    other: 'Esta partida ha terminado',
    toGames: 'Volver a las partidas',
  },
  turn: {
    stoppedTitle: 'Detenida',
    stopped: 'La respuesta se detuvo antes de empezar.',
    answerAfterAll: 'Que el DM responda igualmente',
    again: 'Repetir el turno',
  },
  pause: {
    pause: 'Pausar la partida',
    resumeGame: 'Reanudar la partida',
    title: 'En pausa',
    heading: 'La partida está en pausa',
    sentence: 'Tómate tu tiempo. Mientras tanto puedes hablar con la mesa.',
    resume: 'Reanudar',
    dropped: 'Sin respuesta',
    droppedSentence: 'El DM dejó de responder cuando se pausó la partida.',
    answerNow: 'Que el DM responda ahora',
  },
  round: {
    you: 'tú',
    somebody: 'alguien',
    toRoll: (asked) => `${plural(asked.length, { one: 'Falta', other: 'Faltan' })} por tirar: ${list(asked)}`,
    toRollAndAct: (asked, others) =>
      `${plural(asked.length, { one: 'Falta', other: 'Faltan' })} por tirar: ${list(asked)}; también ${plural(others.length, { one: 'puede', other: 'pueden' })} actuar: ${list(others)}`,
    toAct: (others) => `${plural(others.length, { one: 'Falta', other: 'Faltan' })}: ${list(others)}`,
    acted: (acted, of) => `${acted} de ${of} ${plural(acted, { one: 'ha', other: 'han' })} actuado`,
  },
};
