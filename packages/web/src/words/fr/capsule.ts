import type { capsule as en } from '../en/capsule.ts';
import { formsOf } from '../forms.ts';

const { number } = formsOf('fr');

export const capsule: typeof en = {
  download: 'Capsule de campagne, secrets du MJ compris',
  import: 'Importer une capsule',
  importHint:
    'Une campagne venue d’un autre Fireside continue ici, avec son histoire, son monde et ses personnages.',
  file: 'Fichier de capsule',
  working: 'La campagne s’installe. Une longue campagne prend une minute.',
  notACapsule:
    'Ce fichier n’est pas une capsule de campagne. Choisis-en un qui se termine par .fireside.json.',
  otherVersion: 'Cette capsule vient d’une autre version de Fireside, illisible ici.',
  broken: (where) => `Quelque chose ne va pas dans cette capsule (${where}). Rien n’a été importé.`,
  tooLarge: (megabytes) => `Ce fichier dépasse ${number(megabytes)}\u00a0Mo. Rien n’a été importé.`,
  unreadable: 'Ce fichier n’a pas pu être ouvert.',
};
