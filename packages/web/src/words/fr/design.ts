import type { design as en } from '../en/design.ts';
import { formsOf } from '../forms.ts';

const { count } = formsOf('fr');

export const design: typeof en = {
  tryAgain: 'Réessayer',
  keepIt: 'Garder',
  close: 'Fermer',
  notifications: 'Notifications',
  dismiss: 'Masquer',
  showAll: 'Tout afficher',
  showLess: 'Afficher moins',
  copied: 'Copié',
  cannotCopy: 'Ton navigateur ne permet pas de copier ici. Sélectionne le texte et copie-le à la main.',
  justNow: 'à l’instant',
  ago: {
    year: (amount) => (amount === 1 ? 'l’année dernière' : `il y a ${amount} ans`),
    month: (amount) => (amount === 1 ? 'le mois dernier' : `il y a ${amount} mois`),
    week: (amount) => (amount === 1 ? 'la semaine dernière' : `il y a ${amount} semaines`),
    day: (amount) => ['hier', 'avant-hier'][amount - 1] ?? `il y a ${amount} jours`,
    hour: (amount) => (amount === 1 ? 'il y a 1 heure' : `il y a ${amount} heures`),
    minute: (amount) => (amount === 1 ? 'il y a 1 minute' : `il y a ${amount} minutes`),
  },
  trouble: {
    title: 'Impossible d’afficher ceci',
    line: 'Quelque chose s’est mal passé dans cette fenêtre. Rien n’est perdu : l’histoire est gardée par le serveur.',
    reload: 'Recharger la page',
    back: 'Retour aux parties',
  },
  cannotBeShown: {
    composer: 'Le champ de saisie ne peut pas s’afficher.',
    fight: 'Le combat ne peut pas s’afficher.',
    journal: 'La chronique ne peut pas s’afficher.',
    party: 'Le groupe ne peut pas s’afficher.',
    sheet: 'La fiche ne peut pas s’afficher.',
    titlePage: 'La page de titre ne peut pas s’afficher.',
    story: 'L’histoire ne peut pas s’afficher.',
    table: 'La table ne peut pas s’afficher.',
    world: 'Le monde ne peut pas s’afficher.',
  },
  hitPointsOf: (name) => `${name}, points de vie : `,
  deathSaves: (saves) => `Jets contre la mort : ${saves}`,
  deathSavesMade: 'Jets contre la mort réussis',
  deathSavesFailed: 'Jets contre la mort ratés',
  savesOf: (successes, failures) =>
    `${count(successes, { one: 'réussite', other: 'réussites' })}, ${count(failures, { one: 'échec', other: 'échecs' })}`,
};
