import type { honesty as en } from '../en/honesty.ts';
import { formsOf } from '../forms.ts';

const { count, list, plural } = formsOf('es');

const inTurns = (turns: number) => `En ${count(turns, { one: 'turno', other: 'turnos' })}, el DM`;
const made = (turns: number, claims: number) =>
  `${inTurns(turns)} hizo ${count(claims, { one: 'afirmación', other: 'afirmaciones' })}`;
const were = (many: number, one: string, other: string) =>
  `${count(many, { one: 'fue', other: 'fueron' })} ${plural(many, { one, other })}`;

export const honesty: typeof en = {
  title: 'La honestidad de esta mesa',
  again: 'Reintentar',
  counting: 'Contando lo que se afirmó',
  meaning:
    'Una afirmación es lo que se puede comprobar: un dado, una herida, un hallazgo, lo que dicen vuestros personajes. Lo que nada respalda vuelve al DM para que lo corrija, y si no lo hace no se te muestra.',
  why: '¿Por qué?',
  whyLabel: '¿Por qué? La honestidad de esta mesa',
  withheld: (many) =>
    many === 1
      ? 'Se retuvo 1 frase: nada en la mesa la respalda.'
      : `Se retuvieron ${count(many, { other: 'frases' })}: nada en la mesa las respalda.`,
  nothingTold: 'El DM aún no ha contado nada.',
  nothingClaimed: (turns) =>
    `${inTurns(turns)} aún no ha afirmado nada que los dados o las hojas puedan respaldar.`,
  allBorneOut: (turns, claims) => {
    const all =
      claims === 1
        ? 'los dados y las hojas la respaldan'
        : claims === 2
          ? 'los dados y las hojas respaldan ambas'
          : 'los dados y las hojas las respaldan todas';
    return `${made(turns, claims)}: ${all}.`;
  },
  claimed: (turns, claims, { borneOut, repaired, withheld }) => {
    const fates = [
      borneOut > 0 ? `${were(borneOut, 'respaldada', 'respaldadas')} por los dados y las hojas` : '',
      repaired > 0
        ? `${were(repaired, 'corregida', 'corregidas')} antes de que nadie ${repaired === 1 ? 'la' : 'las'} leyera`
        : '',
      withheld > 0 ? were(withheld, 'retenida', 'retenidas') : '',
    ];
    return `${made(turns, claims)}: ${list(fates.filter(Boolean))}.`;
  },
};
