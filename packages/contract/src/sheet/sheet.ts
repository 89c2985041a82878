import type { CharacterRead } from '../characters.ts';

/** What of a sheet the rules read. */
export type SheetNumbers = Pick<
  CharacterRead,
  'abilities' | 'proficiencies' | 'level' | 'inventory' | 'class_name'
>;
