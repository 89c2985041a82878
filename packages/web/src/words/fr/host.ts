import type { host as en } from '../en/host.ts';

export const host: typeof en = {
  cancel: 'Annuler',
  save: 'Enregistrer',
  adventureRead: 'Le MJ a lu l’aventure.',
  adventureGone: 'L’aventure est retirée.',
  anotherMeaning:
    'Cette partie suit une aventure. Une nouvelle prend sa place dès la prochaine réponse ; l’histoire jusqu’ici reste telle quelle.',
  firstMeaning: 'Le MJ suit une aventure dès la prochaine réponse ; l’histoire jusqu’ici reste telle quelle.',
  playWithout: 'Jouer sans aventure',
  reading: 'Le MJ lit…',
  useAdventure: 'Prendre cette aventure',
  settingsSaved: 'Les réglages sont enregistrés.',
  name: 'Nom',
  description: 'Description',
  descriptionHint: 'Tout le monde peut la lire, avant même de rejoindre la partie.',
  language: 'Langue de l’histoire',
  asPlayersWrite: 'Comme les joueurs écrivent',
  pace: 'Rythme',
  paces: {
    each: { label: 'Un par un', hint: 'Le MJ répond aussitôt à chaque joueur.' },
    round: {
      label: 'Par tours',
      hint: 'Le MJ attend que toutes les personnes présentes aient agi et leur répond ensemble.',
    },
  },
  model: 'Maître du jeu',
  houseModel: (model) => `Celui de la maison (${model})`,
  players: 'Joueurs',
  nobodyElse: 'Personne d’autre n’est encore ici. Invite d’abord quelqu’un.',
  noCharacter: 'pas encore de personnage',
  remove: 'Retirer',
  removeTitle: (name) => `Retirer ${name} ?`,
  removePlayer: 'Retirer de la table',
  letStay: 'Laisser à la table',
  removeMeaning: (name) =>
    `${name} ne pourra plus lire ni jouer ici. Ce qui a été dit reste dans l’histoire. Le code change, pour que l’ancien ne laisse plus entrer.`,
  removed: (name) => `${name} n’est plus à la table, et le code est nouveau.`,
  handOver: 'Confier',
  toWhom: (name) => ` à ${name}`,
  handOverTitle: (name) => `Confier la partie à ${name} ?`,
  handItOver: 'La confier',
  keepIt: 'La garder',
  handOverMeaning: (name) =>
    `Dès lors, il n’y a que ${name} qui puisse changer, partager ou supprimer cette partie, ou te la rendre. Tu gardes ta place.`,
  handedOver: (name) => `La partie est maintenant à ${name}.`,
};
