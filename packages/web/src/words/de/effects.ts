import type { effects as en } from '../en/effects.ts';
import { formsOf } from '../forms.ts';

const { count } = formsOf('de');

const slots = { one: 'Zauberplatz', other: 'Zauberplätze' };
const points = { one: 'Erfahrungspunkt', other: 'Erfahrungspunkte' };
const hitDice = { one: 'Trefferwürfel', other: 'Trefferwürfel' };

export const effects: typeof en = {
  changes: 'Änderungen',
  details: 'Einzelheiten',
  more: (left) => `und ${left} weitere`,
  of: (name, what) => `${name}: ${what}`,
  steps: (steps) => steps.join(', dann '),
  hitPoints: (steps) => `${steps} TP`,
  hitPointsSaid: (steps) => `Trefferpunkte: ${steps}`,
  hitPointsOf: (steps, max) => `${steps} von ${max} Trefferpunkten`,
  noLonger: (condition) => `nicht mehr ${condition}`,
  rollAsked: (what) => `Wurf verlangt: ${what}`,
  rollAskedOf: (name, what) => `Wurf von ${name} verlangt: ${what}`,
  dice: 'Würfel',
  gameGoesOn: 'Das Spiel geht weiter',
  gameEnds: 'Das Spiel endet',
  gameEndsBecause: (reason) => `Das Spiel endet: ${reason}`,
  came: (what) => `${what} hinzugekommen`,
  went: (what) => `${what} nicht mehr da`,
  yes: 'ja',
  no: 'nein',
  none: 'nichts',
  before: (was) => `vorher: ${was}`,
  without: (name) => `ohne ${name}`,
  not: (name) => `nicht ${name}`,
  fromTo: (name, was, is) => `${name} von ${was} auf ${is}`,
  noteOn: (item) => `Notiz: ${item}`,
  noNote: 'keine Notiz mehr',
  deathSaves: (saves) => `Todesrettungswürfe: ${saves}`,
  dead: 'tot',
  stable: 'stabil',
  slotsSpent: (many, level) => `${count(many, slots)} des ${level}. Grades verbraucht`,
  slotsBack: (many, level) => `${count(many, slots)} des ${level}. Grades zurück`,
  slotsSpentInAll: (level, steps) => `verbrauchte Zauberplätze des ${level}. Grades: ${steps}`,
  hitDiceSpent: (many) => `${count(many, hitDice)} verbraucht`,
  hitDiceBack: (many) => `${count(many, hitDice)} zurück`,
  hitDiceSpentInAll: (steps) => `verbrauchte Trefferwürfel: ${steps}`,
  experience: (change) => `${change} EP`,
  experienceGained: (many) => `${count(many, points)} gewonnen`,
  experienceLost: (many) => `${count(many, points)} verloren`,
  experienceSteps: (steps) => `Erfahrung ${steps}`,
  temporary: (many) =>
    many === 0 ? 'keine temporären TP' : count(many, { one: 'temporärer TP', other: 'temporäre TP' }),
  temporarySaid: (many) =>
    many === 0
      ? 'keine temporären Trefferpunkte mehr'
      : count(many, { one: 'temporärer Trefferpunkt', other: 'temporäre Trefferpunkte' }),
  temporarySteps: (steps) => `temporäre Trefferpunkte ${steps}`,
  level: (steps) => `Stufe ${steps}`,
  maximum: (steps) => `höchstens ${steps} TP`,
  maximumSaid: (is, was) => `höchstens ${is} Trefferpunkte, vorher ${was}`,
  maximumSteps: (steps) => `maximale Trefferpunkte ${steps}`,
  scene: 'Szene',
  time: 'Zeit',
  quest: 'Aufgabe',
  questOpen: 'Neue Aufgabe',
  questAgain: 'Aufgabe wieder offen',
  questDone: 'Aufgabe erfüllt',
  questFailed: 'Aufgabe gescheitert',
  person: 'Person',
  known: 'Bekannt',
  newFacts: (many) => count(many, { one: 'neue Tatsache', other: 'neue Tatsachen' }),
  gone: 'Nicht mehr verzeichnet',
  fightBegins: 'Ein Kampf beginnt',
  fightOver: 'Der Kampf ist vorbei',
  joinsFight: 'tritt in den Kampf ein',
  leavesFight: 'verlässt den Kampf',
  standsIn: (zone) => `hier: ${zone}`,
  round: (round) => `Runde ${round}`,
};
