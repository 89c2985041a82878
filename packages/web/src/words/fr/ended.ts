import type { ended as en } from '../en/ended.ts';
import { formsOf } from '../forms.ts';

const { count, plural, number } = formsOf('fr');

export const ended: typeof en = {
  titlePage: 'Page de titre',
  opening: 'La page de titre s’ouvre',
  retry: 'Réessayer',
  soFar: 'La soirée jusqu’ici',
  goesOn: 'L’histoire continue',
  outcomes: {
    victory: 'L’histoire s’achève sur une victoire',
    defeat: 'L’histoire s’achève sur une défaite',
    resolved: 'L’histoire est arrivée à son terme',
  },
  over: 'Cette partie est terminée',
  hours: (hours, minutes) =>
    [
      hours > 0 ? count(hours, { one: 'heure', other: 'heures' }) : '',
      minutes > 0 || hours === 0 ? count(minutes, { one: 'minute', other: 'minutes' }) : '',
    ]
      .filter(Boolean)
      .join(' '),
  atTheTable: (time) => `${time} autour de la table`,
  party: 'Le groupe',
  playedBy: (name) => `joué par ${name}`,
  onlyWatched: 'sans personnage',
  level: (before, after, className) =>
    [className, before === after ? `niveau ${after}` : `niveau ${before} à ${after}`]
      .filter(Boolean)
      .join(', '),
  fates: { alive: 'en vie', fallen: 'à terre', dead: 'mort', left: 'a quitté la table' },
  hitPoints: (current, max) => `${number(current)} PV sur ${number(max)}`,
  lastWords: 'La dernière phrase',
  rolls: 'Jets mémorables',
  fames: {
    decisive: 'Le jet décisif',
    natural_20: 'Un 20 naturel',
    natural_1: 'Un 1 naturel',
    highest: 'Le jet le plus haut',
  },
  rolledBy: (name) => (name === null ? 'lancé par le MJ' : `lancé par ${name}`),
  readThere: 'Relire ce passage',
  figures: 'En chiffres',
  figure: {
    messages: (n) => plural(n, { one: 'message', other: 'messages' }),
    turns: (n) => plural(n, { one: 'réponse du MJ', other: 'réponses du MJ' }),
    rolls: (n) => plural(n, { one: 'jet', other: 'jets' }),
    natural_20s: (n) => plural(n, { one: '20 naturel', other: '20 naturels' }),
    natural_1s: (n) => plural(n, { one: '1 naturel', other: '1 naturels' }),
    wounds: (n) => plural(n, { one: 'point de vie perdu', other: 'points de vie perdus' }),
    healed: (n) => plural(n, { one: 'point de vie regagné', other: 'points de vie regagnés' }),
    fights: (n) => plural(n, { one: 'combat', other: 'combats' }),
    foes_down: (n) => plural(n, { one: 'ennemi vaincu', other: 'ennemis vaincus' }),
  },
  withheld: (n) =>
    n === 1
      ? 'Une phrase du MJ a été retenue, car rien ne la confirmait.'
      : `${number(n)} phrases du MJ ont été retenues, car rien ne les confirmait.`,
  download: 'Télécharger l’histoire',
  forms: { md: 'En texte (Markdown)', html: 'En page (HTML)', json: 'En données (JSON)' },
  fromBeginning: 'Lire depuis le début',
  howItEnded: 'Lire la fin',
  turningBack: 'On remonte les pages…',
  sequel: 'Commencer une suite',
  sequelAsked: 'Commencer une suite ?',
  notNow: 'Pas maintenant',
  sequelTells:
    'Une nouvelle partie commence avec toute la table, et le MJ se souvient de cette histoire comme de son passé. Celle-ci reste telle quelle, à lire.',
  goOn: 'Continuer dans la suite',
  chapters: 'Chapitres',
  unseen: (n) => `Ce que personne n’a vu : ${count(n, { one: 'scène', other: 'scènes' })}`,
  seenAll: 'Vous avez vu toutes les scènes de l’aventure.',
};
