import type { readyMade as en } from '../en/ready-made.ts';

export const readyMade: typeof en = {
  bram: {
    name: 'Bram Creuxchêne',
    summary: 'Nain guerrier de niveau 1',
    background: 'Gardien de pont',
    line: 'A tenu un pont, seul, une fois. Une fois lui suffit.',
    backstory:
      'Douze ans durant, Bram a perçu le péage d’un pont dont personne ne voulait. Quand la rivière a emporté le pont, il a pris la cloche du péage et s’en est allé voir où mène la route.',
  },
  sable: {
    name: 'Sable Vivonde',
    summary: 'Halfeline roublarde de niveau 1',
    background: 'Enfant du bac',
    line: 'Petites mains, longue mémoire, toutes les clés de la ville.',
    backstory:
      'Sable a grandi sous les bancs d’un bac et a vite appris que c’est à l’eau que les gens disent les choses les plus vraies. Elle doit une dette et en réclame trois.',
  },
  ilvane: {
    name: 'Ilvane Épine',
    summary: 'Elfe magicienne de niveau 1',
    background: 'Archiviste',
    line: 'Sait ce que dit l’inscription. La lit quand même à voix haute.',
    backstory:
      'Chassée d’une bibliothèque d’archives pour l’avoir corrigée, Ilvane voyage à présent pour voir lesquelles des notes en bas de page étaient vraies.',
  },
  maren: {
    name: 'Sœur Maren',
    summary: 'Humaine clerc de niveau 1',
    background: 'Infirmière de campagne',
    line: 'Garde les gens en vie, et tient le compte de ceux qu’elle n’a pas pu sauver.',
    backstory:
      'Maren a porté des brancards pendant deux guerres entre les deux mêmes villages. Ses prières sont courtes et vont droit au but.',
  },
  tansy: {
    name: 'Tansy Cendreval',
    summary: 'Demi-elfe barde de niveau 1',
    background: 'Comédienne ambulante',
    line: 'La moitié des chansons sont des mensonges. Devine laquelle.',
    backstory:
      'Tansy a quitté une troupe célèbre une nuit avant l’incendie, et depuis, dans chaque ville, on lui en parle.',
  },
  corvin: {
    name: 'Corvin Roseau',
    summary: 'Humain rôdeur de niveau 1',
    background: 'Guide des marais',
    line: 'Marche sans bruit, parle moins encore, remarque tout.',
    backstory:
      'Corvin a fait traverser le Bas-Marais à quarante et un voyageurs et en a perdu un. Celui-là, il le cherche encore.',
  },
};
