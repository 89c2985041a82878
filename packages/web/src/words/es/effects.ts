import type { effects as en } from '../en/effects.ts';
import { formsOf } from '../forms.ts';

const { count, plural } = formsOf('es');

const slots = { one: 'espacio', other: 'espacios' };
const experience = { one: 'punto de experiencia', other: 'puntos de experiencia' };
const hitDice = { one: 'dado de golpe', other: 'dados de golpe' };
const spent = { one: 'gastado', other: 'gastados' };
const back = { one: 'recuperado', other: 'recuperados' };

export const effects: typeof en = {
  changes: 'Cambios',
  details: 'Detalles',
  more: (left) => `y ${left} más`,
  of: (name, what) => `${name}: ${what}`,
  steps: (steps) => steps.join(', luego '),
  hitPoints: (steps) => `${steps} PG`,
  hitPointsSaid: (steps) => `puntos de golpe: ${steps}`,
  hitPointsOf: (steps, max) => `${steps} de ${max} puntos de golpe`,
  noLonger: (condition) => `ya no: ${condition}`,
  rollAsked: (what) => `tirada pedida: ${what}`,
  rollAskedOf: (name, what) => `tirada pedida a ${name}: ${what}`,
  dice: 'Dados',
  gameGoesOn: 'La partida continúa',
  gameEnds: 'La partida termina',
  gameEndsBecause: (reason) => `La partida termina: ${reason}`,
  came: (what) => `se añade: ${what}`,
  went: (what) => `se pierde: ${what}`,
  yes: 'sí',
  no: 'no',
  none: 'nada',
  before: (was) => `antes: ${was}`,
  without: (name) => `sin ${name}`,
  not: (name) => `no ${name}`,
  fromTo: (name, was, is) => `${name} de ${was} a ${is}`,
  noteOn: (item) => `nota: ${item}`,
  noNote: 'ya no hay nota',
  deathSaves: (saves) => `salvaciones contra muerte: ${saves}`,
  dead: 'muerto',
  stable: 'estable',
  slotsSpent: (many, level) => `${count(many, slots)} de nivel ${level} ${plural(many, spent)}`,
  slotsBack: (many, level) => `${count(many, slots)} de nivel ${level} ${plural(many, back)}`,
  slotsSpentInAll: (level, steps) => `espacios de nivel ${level} gastados: ${steps}`,
  hitDiceSpent: (many) => `${count(many, hitDice)} ${plural(many, spent)}`,
  hitDiceBack: (many) => `${count(many, hitDice)} ${plural(many, back)}`,
  hitDiceSpentInAll: (steps) => `dados de golpe gastados: ${steps}`,
  experience: (change) => `${change} PX`,
  experienceGained: (many) =>
    `${count(many, experience)} ${plural(many, { one: 'ganado', other: 'ganados' })}`,
  experienceLost: (many) =>
    `${count(many, experience)} ${plural(many, { one: 'perdido', other: 'perdidos' })}`,
  experienceSteps: (steps) => `experiencia ${steps}`,
  temporary: (many) =>
    many === 0 ? 'sin PG temporales' : count(many, { one: 'PG temporal', other: 'PG temporales' }),
  temporarySaid: (many) =>
    many === 0
      ? 'ya sin puntos de golpe temporales'
      : count(many, { one: 'punto de golpe temporal', other: 'puntos de golpe temporales' }),
  temporarySteps: (steps) => `puntos de golpe temporales ${steps}`,
  level: (steps) => `nivel ${steps}`,
  maximum: (steps) => `máximo ${steps} PG`,
  maximumSaid: (is, was) => `${is} puntos de golpe como máximo, antes ${was}`,
  maximumSteps: (steps) => `máximo de puntos de golpe ${steps}`,
  scene: 'Escena',
  time: 'Momento',
  quest: 'Misión',
  questOpen: 'Nueva misión',
  questAgain: 'Misión abierta de nuevo',
  questDone: 'Misión cumplida',
  questFailed: 'Misión fracasada',
  person: 'Persona',
  known: 'Se sabe',
  newFacts: (many) => count(many, { one: 'hecho nuevo', other: 'hechos nuevos' }),
  gone: 'Ya no consta',
  fightBegins: 'Empieza un combate',
  fightOver: 'El combate ha terminado',
  joinsFight: 'entra en el combate',
  leavesFight: 'abandona el combate',
  standsIn: (zone) => `aquí: ${zone}`,
  round: (round) => `ronda ${round}`,
};
