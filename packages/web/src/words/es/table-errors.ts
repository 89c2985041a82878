import type { tableErrors as en } from '../en/table-errors.ts';
import { formsOf } from '../forms.ts';

const { count, number } = formsOf('es');

const characters = (amount: number) => count(amount, { one: 'carácter', other: 'caracteres' });

export const tableErrors: typeof en = {
  turns: {
    rate_limited: 'Se le pide demasiado a la vez al DM, prueba dentro de un momento.',
    unreachable: 'Ahora no se puede llegar al DM, prueba dentro de un momento.',
    provider_fault: 'El DM tiene problemas ahora, prueba dentro de un momento.',
    key_refused: 'La clave del DM ha sido rechazada; tiene que mirarlo quien lleva este Fireside.',
    unknown_model: 'El proveedor no conoce el modelo del DM; tiene que mirarlo quien lleva este Fireside.',
    request_refused:
      'El proveedor del DM ha rechazado la petición; tiene que mirarlo quien lleva este Fireside.',
    too_slow: 'El DM ha tardado demasiado en responder, prueba otra vez.',
    broke_off: 'El DM se ha cortado a mitad de respuesta, prueba otra vez.',
    endless: 'El DM no paraba de hablar, prueba otra vez.',
    silent: 'El DM no ha dicho nada, prueba otra vez.',
    declined: 'El DM no ha querido responder a eso. Prueba de otra manera.',
    library: 'El DM no ha podido abrir los libros, prueba dentro de un momento.',
    stopped: 'La respuesta se ha detenido.',
    fault: 'Algo ha fallado con el DM, prueba otra vez.',
    stumbled: 'El DM ha tropezado, prueba otra vez.',
  },
  dice: {
    range: (notation, lowest, highest) => `${notation} da entre ${lowest} y ${highest}.`,
    noNotation: 'Eso no son dados. Escríbelos como 1d20+5, 2d6 o 2d20kh1.',
    noDice: 'Ahí no hay dados. Escríbelos como 1d20+5, 2d6 o 2d20kh1.',
    join: 'Une los dados con un signo, como en 2d6+1d8.',
    advantage: 'Escribe la ventaja como 2d20kh1 y la desventaja como 2d20kl1, con el modificador detrás.',
    length: (most) => `Una tirada tiene como mucho ${characters(most)}.`,
    most: (most) => `Se pueden tirar como mucho ${number(most)} dados a la vez.`,
    sides: (most) => `Un dado tiene como mucho ${number(most)} caras.`,
    numbers: (most) => `Los números llegan como mucho a ${number(most)}.`,
    multiplications: (most) => `Se pueden hacer como mucho ${number(most)} multiplicaciones.`,
    brackets: 'Hay demasiados paréntesis unos dentro de otros.',
    division: 'Divide solo entre un número entero.',
    arithmetic: 'Solo se entienden + - * /, los paréntesis, floor, ceil, round, abs y sign.',
    group: 'Un grupo entre llaves se puede conservar, descartar, comparar y ordenar, nada más.',
    oneFace: (dice) => `${dice} tiene una sola cara y no se puede volver a tirar.`,
    explodeOrReroll: 'Los dados pueden explotar o repetirse, no las dos cosas.',
    endless: (dice) => `${dice} no dejaría de rodar; que exploten o se repitan menos caras.`,
    different: (dice) => `${dice} no pueden ser todos distintos.`,
    unique: 'Los dados únicos no pueden además explotar, repetirse ni limitarse.',
  },
  fell: (name, points) => `${name} ha caído a ${points} PG`,
};
