import type { Pronoun } from '../world/world.ts';
import type { Paragraph } from './paragraphs.ts';

/** Somebody whom the text names, with the paragraphs that are about them. */
export interface Named {
  name: string;
  role: string;
  pronoun: Pronoun;
  about: Paragraph[];
}
