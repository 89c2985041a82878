import type { outline as en } from '../en/outline.ts';

export const outline: typeof en = {
  scenes: 'Scènes',
  aloud: 'Lu à voix haute',
  alone: 'Pour le MJ seul',
  show: 'Montrer ce que seul le MJ sait',
  hide: 'Cacher ce que seul le MJ sait',
  title: 'Titre',
  kind: 'Ce que c’est',
  begins: 'Le jeu commence ici',
  here: 'Le groupe est ici',
  notSeen: 'Les joueurs ne verront pas ceci',
  showAll: (parts) => `Afficher les ${parts} passages`,
  heard: (aloud, all) =>
    aloud === 0
      ? 'Rien n’y est marqué pour être lu à voix haute : le MJ raconte tout avec ses mots, et les joueurs ne le verront pas.'
      : `Ce qui est lu à voix haute, dans ${aloud} passages sur ${all}, les joueurs l’entendent mot pour mot. Ils ne verront pas le reste.`,
  kinds: {
    scene: 'Scène',
    part: 'Partie, au-dessus des scènes',
    background: 'Contexte',
    people: 'Personnes',
    creatures: 'Créatures',
    items: 'Objets',
    ending: 'Fin',
    front: 'Hors du jeu',
  },
};
