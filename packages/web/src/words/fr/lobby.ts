import type { lobby as en } from '../en/lobby.ts';
import { formsOf } from '../forms.ts';

const { count, list, number, plural } = formsOf('fr');

export const lobby: typeof en = {
  title: 'Parties',
  newGame: 'Nouvelle partie',
  loading: 'Chargement des parties',
  atYourTable: 'À ta table',
  ended: 'Parties terminées',
  others: 'Autres parties ici',

  active: 'En cours',
  over: 'Terminée',
  yourTurn: 'À toi de jouer',
  yourRoll: (notation, roll) => ['Ton jet : ', notation(roll)],
  waitingFor: (names) => `On attend ${list(names)}`,
  fresh: (unread, many) =>
    `${number(unread)}${many ? '+' : ''} ${plural(unread, { one: 'nouveau', other: 'nouveaux' })}`,
  freshMessages: (unread, many) =>
    many
      ? `Plus de ${number(unread)} nouveaux messages`
      : count(unread, { one: 'nouveau message', other: 'nouveaux messages' }),
  dm: 'MJ',
  line: (name, text) => `${name} : ${text}`,
  whispered: (name, text) => `${name} chuchote : ${text}`,
  noDescription: 'Pas de description.',
  andMore: (names, more) => `${names} et ${count(more, { one: 'autre', other: 'autres' })}`,
  adventure: 'Aventure',

  filter: 'Afficher',
  all: 'Toutes',
  waitingForMe: 'M’attendent',
  search: 'Chercher par nom',
  nothingWaits: 'Rien ne t’attend pour le moment.',
  nothingFound: 'Aucune des parties affichées ne porte ce nom.',
  nothingFoundWaiting: 'Aucune partie qui t’attend ne porte ce nom.',

  tryAgain: 'Réessayer',
  showMore: 'Afficher plus',
  lookingForMore: 'Recherche de la suite…',
  ofList: (title) => `de « ${title} »`,
  shown: (games) => `${count(games, { one: 'partie affichée', other: 'parties affichées' })}.`,

  deleteGame: (name) => `Supprimer ${name}`,
  deleteQuestion: (name) => `Supprimer « ${name} » ?`,
  deleteConfirm: 'Supprimer la partie',
  deleteWarning:
    'Son histoire, son monde et son aventure disparaissent avec elle, pour toute la table. Les personnages restent.',
  deleted: (name) => `« ${name} » est supprimée.`,

  firstTitle: 'Aucune table n’est encore mise pour toi',
  firstWords:
    'Dis au MJ ce dont tu as envie, ou commence par une courte aventure prête à jouer : un bac, une cloche et quelque chose dans les roseaux. Si des amis jouent déjà ici, demande-leur leur code.',
  firstSample: 'Commencer l’aventure d’exemple',
  firstOwn: 'Créer ta propre partie',

  characters: 'Tes personnages',
  noCharacters: 'Personne encore. Prends un personnage tout prêt en une minute, ou crées-en un.',
  newCharacter: 'Nouveau personnage',

  storyteller: (link) => [
    'Conteur intégré : aucun modèle de langage n’est configuré. ',
    link('Comment connecter un modèle'),
  ],
};
