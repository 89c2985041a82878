import type { Pronoun } from '../world/world.ts';
import type { Paragraph, Voice } from './paragraphs.ts';

/** A sentence of which somebody is the subject, or in whose list it stands. */
export interface OwnSentence {
  text: string;
  /** With the marks of its text, where it is the item of a list. */
  raw: string;
  voice: Voice;
  /** In which paragraph it stands, by number. */
  paragraph: number;
  /** Of prose that was parted by its sentences. */
  isProse?: true;
  /** An item of a list of what they know. */
  isListed: boolean;
}

/** Somebody whom the text names, with the paragraphs that are about them. */
export interface Named {
  name: string;
  role: string;
  pronoun: Pronoun;
  about: Paragraph[];
  own: OwnSentence[];
  /** How a text speaks of somebody who has no name. */
  called?: RegExp;
}
