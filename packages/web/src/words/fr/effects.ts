import type { effects as en } from '../en/effects.ts';
import { formsOf } from '../forms.ts';

const { count, plural } = formsOf('fr');

const slots = { one: 'emplacement', other: 'emplacements' };
const experience = { one: 'point d’expérience', other: 'points d’expérience' };
const hitDice = { one: 'dé de vie', other: 'dés de vie' };
const spent = { one: 'dépensé', other: 'dépensés' };
const back = { one: 'récupéré', other: 'récupérés' };

export const effects: typeof en = {
  changes: 'Changements',
  details: 'Détails',
  more: (left) => `et ${left} de plus`,
  of: (name, what) => `${name} : ${what}`,
  steps: (steps) => steps.join(', puis '),
  hitPoints: (steps) => `${steps} PV`,
  hitPointsSaid: (steps) => `points de vie : ${steps}`,
  hitPointsOf: (steps, max) => `${steps} sur ${max} points de vie`,
  noLonger: (condition) => `n’est plus ${condition}`,
  rollAsked: (what) => `jet demandé : ${what}`,
  rollAskedOf: (name, what) => `jet demandé à ${name} : ${what}`,
  dice: 'Dés',
  gameGoesOn: 'La partie continue',
  gameEnds: 'La partie se termine',
  gameEndsBecause: (reason) => `La partie se termine : ${reason}`,
  came: (what) => `en plus : ${what}`,
  went: (what) => `en moins : ${what}`,
  yes: 'oui',
  no: 'non',
  none: 'rien',
  before: (was) => `avant : ${was}`,
  without: (name) => `sans ${name}`,
  not: (name) => `pas ${name}`,
  fromTo: (name, was, is) => `${name} de ${was} à ${is}`,
  noteOn: (item) => `note : ${item}`,
  noNote: 'plus de note',
  deathSaves: (saves) => `jets contre la mort : ${saves}`,
  dead: 'mort',
  stable: 'stable',
  slotsSpent: (many, level) => `${count(many, slots)} de niveau ${level} ${plural(many, spent)}`,
  slotsBack: (many, level) => `${count(many, slots)} de niveau ${level} ${plural(many, back)}`,
  slotsSpentInAll: (level, steps) => `emplacements de niveau ${level} dépensés : ${steps}`,
  hitDiceSpent: (many) => `${count(many, hitDice)} ${plural(many, spent)}`,
  hitDiceBack: (many) => `${count(many, hitDice)} ${plural(many, back)}`,
  hitDiceSpentInAll: (steps) => `dés de vie dépensés : ${steps}`,
  experience: (change) => `${change} XP`,
  experienceGained: (many) => `${count(many, experience)} ${plural(many, { one: 'gagné', other: 'gagnés' })}`,
  experienceLost: (many) => `${count(many, experience)} ${plural(many, { one: 'perdu', other: 'perdus' })}`,
  experienceSteps: (steps) => `expérience ${steps}`,
  temporary: (many) =>
    many === 0 ? 'plus de PV temporaires' : count(many, { one: 'PV temporaire', other: 'PV temporaires' }),
  temporarySaid: (many) =>
    many === 0
      ? 'plus de points de vie temporaires'
      : count(many, { one: 'point de vie temporaire', other: 'points de vie temporaires' }),
  temporarySteps: (steps) => `points de vie temporaires ${steps}`,
  level: (steps) => `niveau ${steps}`,
  maximum: (steps) => `maximum ${steps} PV`,
  maximumSaid: (is, was) => `${is} points de vie au plus, ${was} auparavant`,
  maximumSteps: (steps) => `maximum de points de vie ${steps}`,
  scene: 'Scène',
  time: 'Moment',
  quest: 'Quête',
  questOpen: 'Nouvelle quête',
  questAgain: 'Quête rouverte',
  questDone: 'Quête accomplie',
  questFailed: 'Quête échouée',
  person: 'Rencontre',
  known: 'Connu',
  newFacts: (many) => count(many, { one: 'fait nouveau', other: 'faits nouveaux' }),
  gone: 'N’est plus consigné',
  fightBegins: 'Un combat commence',
  fightOver: 'Le combat est terminé',
  joinsFight: 'entre dans le combat',
  leavesFight: 'quitte le combat',
  standsIn: (zone) => `ici : ${zone}`,
  round: (round) => `round ${round}`,
};
