import type { entrance as en } from '../en/entrance.ts';
import { formsOf } from '../forms.ts';

const { count } = formsOf('fr');

export const entrance: typeof en = {
  home: 'Fireside',
  about: 'À propos de Fireside',
  language: 'Langue',
  windowTitle: 'Fireside · un maître du jeu pour une table d’amis',
  heading: 'Un maître du jeu pour une table d’amis.',
  line: 'Viens avec un personnage et dis ce que tu fais. Fireside raconte l’histoire, lance les dés à la vue de tous et tient les fiches, sur une machine à toi.',
  signInOrRegister: 'Se connecter ou s’inscrire',
  invited: 'On t’invite à une partie. Connecte-toi ou inscris-toi, et tu retrouveras aussitôt l’invitation.',
  invitedToSignIn: 'On t’invite à une partie. Connecte-toi, et tu retrouveras aussitôt l’invitation.',
  setup: 'Personne n’administre encore ce Fireside. Inscris-toi ou connecte-toi, et ce sera toi.',
  openingInvitation: 'Ouverture de l’invitation',
  signIn: {
    heading: 'Se connecter',
    submit: 'Se connecter',
    question: 'Première visite ?',
    change: 'Créer un compte',
  },
  register: {
    heading: 'Créer un compte',
    submit: 'S’inscrire',
    question: 'Déjà un compte ?',
    change: 'Se connecter plutôt',
  },
  closed: 'Première visite ? Les comptes sont créés par qui tient cette maison. Demande-lui le tien.',
  invitationCode: 'Code d’invitation',
  invitationCodeHint:
    'Ici, les comptes sont réservés aux invités. Le code accompagne l’invitation à une partie.',
  name: 'Nom',
  nameHint: 'Le nom que les autres te donneront à la table.',
  password: 'Mot de passe',
  passwordHint: (characters) =>
    `Au moins ${count(characters, { one: 'caractère', other: 'caractères' })}, au choix.`,
  show: 'Afficher',
  hide: 'Masquer',
  thePassword: ' le mot de passe',
  sample: {
    caption: 'D’une soirée au coin du feu',
    ferry:
      'Le bac heurte l’autre rive. Personne n’attend avec une lanterne, et pourtant la corde de la cloche oscille encore. Derrière les roseaux, quelque chose de lourd s’arrête à l’instant où tu t’arrêtes.',
    listen: 'J’éteins notre lumière et j’écoute. Combien de pattes est-ce que j’entends ?',
    roll: 'Perception',
    four: 'Quatre. Deux d’entre elles traînent. Quoi que ce soit, la bête était blessée avant ta venue, et elle craint la cloche plus que toi.',
  },
};
