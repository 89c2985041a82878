import type { playNow as en } from '../en/play-now.ts';

export const playNow: typeof en = {
  title: 'Jouer tout de suite',
  line: 'Une histoire, un rôle, et te voilà dedans. Aucun compte n’est nécessaire.',
  lineForPlayers: 'Une histoire, un rôle, et te voilà dedans.',
  name: 'Comment tes amis t’appellent-ils ?',
  nameHint: 'Tu viens sans compte. Choisis un mot de passe plus tard si tu veux rester.',
  tale: 'Quelle histoire ?',
  tales: {
    moths: {
      title: 'Neuf lampes dans le noir',
      line: 'Neuf chanteurs ont suivi une lumière hors du village. Ils chantent encore, et chaque nuit il manque une voix.',
    },
    lease: {
      title: 'Le bail du dragon',
      line: 'Un dragon a acheté le village, en toute légalité. On ne combat pas un acte notarié, mais on peut parler au propriétaire.',
    },
    straw: {
      title: 'Ce que les champs ont envoyé',
      line: 'Chaque nuit, les épouvantails se tiennent un champ plus près, en rangs. Une vieille guerre n’a jamais vraiment fini.',
    },
    chorus: {
      title: 'Le chœur',
      line: 'Des équipages répondent à un signal que nul autre n’entend. Quelque chose recueille des voix, et va bientôt parler.',
    },
    inn: {
      title: 'Encore une nuit',
      line: 'Chaque issue de l’auberge y ramène par une autre porte. Les chambres sont gratuites, et la note s’allonge.',
    },
    hound: {
      title: 'Ce qui marche au pied',
      line: 'Quelque chose suit les gens jusque chez eux, un peu en arrière, et qui se retourne n’est plus revu.',
    },
    will: {
      title: 'Le second testament',
      line: 'Le vieux lord gît parmi ses orchidées, le sourire aux lèvres, et pas de testament dans le coffre. Chaque invité avait une raison.',
    },
    vault: {
      title: 'Quarante minutes dans le coffre',
      line: 'Un homme a gagné toute la ville aux cartes. L’acte dort dans son coffre, et il donne une fête jeudi.',
    },
    hanged: {
      title: 'L’homme qu’on pendit deux fois',
      line: 'Le troisième jour, il revint chercher son chapeau. Depuis, les jurés meurent dans l’ordre où ils ont voté.',
    },
    train: {
      title: 'Le dépôt de midi',
      line: 'Toutes les économies quittent la ville dans un coffre sur rails. Vers midi, la loi regardera sa montre.',
    },
  },
  own: 'Une phrase à toi',
  ownLine: 'Dis de quoi elle doit parler, comme tu le dirais à un ami.',
  ownLabel: 'Ta phrase',
  ownExample: 'Un phare que personne n’a bâti, et une clé qui l’ouvre.',
  gatheringCharacters: 'Les personnages arrivent…',
  begin: 'Commencer',
  goOn: 'Continuer',
  steps: {
    enter: 'On te fait entrer…',
    game: 'On met la table…',
    seat: 'On te conduit à ta place…',
  },
  kept: 'Ce qui est fait reste fait : on reprend là.',
  toTheTable: 'À la table, telle qu’elle est',
  storytellerLeads:
    'Le conteur intégré mène la partie : il raconte en anglais, suit ce que tu écris, lance les dés, et n’a aucun modèle de langage derrière lui.',
  modelLeads: (model) =>
    `${model} mène la partie : un modèle de langage, qui raconte dans ta langue. Le serveur tient les dés et les fiches.`,
};
