import type { about as en } from '../en/about.ts';
import { formsOf } from '../forms.ts';

const { count } = formsOf('fr');

export const about: typeof en = {
  title: 'À propos de Fireside',
  line: 'Fireside est un maître du jeu pour une table d’amis. Il tourne sur une machine à toi ; ce que vous jouez y reste, sauf ce qu’un modèle de langage de votre choix est chargé de raconter.',
  house: {
    title: 'Cette maison',
    version: 'Version',
    gameMaster: 'Maître du jeu',
    storyteller: 'Le conteur intégré',
    rulebooks: 'Livres de règles',
    none: 'Aucun',
    passages: (passages) => count(passages, { one: 'passage', other: 'passages' }),
  },
  model: {
    title: 'Connecter un modèle',
    line: 'Sans modèle de langage, le conteur intégré mène la table : il n’a besoin de rien, pas même du réseau. Pour confier la table à un modèle, l’hôte définit l’un de ces réglages avant de lancer Fireside :',
    own: 'Un modèle sur cette machine',
    compatible: 'Tout ce qui parle le même protocole',
    anyName: 'un-nom',
  },
  rules: {
    title: 'Règles et mentions',
    line: 'Les livres de règles fournis avec Fireside sont tirés du « System Reference Document 5.1 » de Wizards of the Coast LLC, disponible sous la licence « Creative Commons Attribution 4.0 International ». Fireside n’est pas affilié à Wizards of the Coast.',
  },
  licences: {
    title: 'Licences',
    line: 'Fireside est un logiciel libre sous licence MIT. Ce client repose sur le travail d’autres personnes :',
  },
};
