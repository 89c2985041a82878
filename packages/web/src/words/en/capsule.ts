import { formsOf } from '../forms.ts';

const { number } = formsOf('en');

export const capsule = {
  download: 'Campaign capsule, with the DM’s secrets',
  import: 'Import a capsule',
  importHint: 'A campaign from another Fireside goes on here, with its story, its world and its characters.',
  file: 'Capsule file',
  working: 'The campaign moves in. A long one takes a minute.',
  notACapsule: 'This file is no campaign capsule. Choose one that ends with .fireside.json.',
  otherVersion: 'This capsule was made by another version of Fireside, which this one cannot read.',
  broken: (where: string) =>
    `Something in this capsule is not as it should be (${where}). Nothing was imported.`,
  tooLarge: (megabytes: number) => `This file is larger than ${number(megabytes)} MB. Nothing was imported.`,
  unreadable: 'This file could not be opened.',
};
