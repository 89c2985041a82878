import type { Random } from '../random.ts';
import { fillTemplate, type Slots } from './phrase.ts';
import { fingerprint, isRemarkable, sentencesOf } from './sentences.ts';

/** What was said lately: fingerprints of the sentences of each of the last turns, and of the latest templates. */
export interface Memory {
  turns: string[];
  templates: string;
}

/** Longer than a game lasts; of a longer one the latest. */
const rememberedTurns = 260;
const rememberedTemplates = 60;
const attemptsPerTemplate = 6;

/** Chooses and fills templates so that no sentence comes back while it is remembered. */
export interface Prose {
  /** A fresh line from the table, or an empty text when it has none left. */
  line(table: readonly string[], slots: Slots): string;
  /** A fresh line that becomes part of another one, and counts as said with that. */
  draw(table: readonly string[], slots: Slots): string;
  /** Whether every sentence of a ready text is fresh; such a text counts as said from then on. */
  claim(text: string): boolean;
  /** Whether a sentence, as the table reads it in the end, is one that it has not read before. */
  admit(sentence: string): boolean;
  /** A template filled, without regard to what was said. */
  fill(template: string, slots: Slots): string;
  /** The memory after this turn. */
  remembered(): Memory;
}

function fingerprints(joined: string): string[] {
  return joined.match(/.{4}/g) ?? [];
}

export function createProse(random: Random, memory: Memory): Prose {
  const said = new Set(memory.turns.flatMap(fingerprints));
  const earlier = new Set(said);
  const shown = new Set<string>();
  const templates = fingerprints(memory.templates);
  const now: string[] = [];

  const printsOf = (text: string) => sentencesOf(text).filter(isRemarkable).map(fingerprint);
  const isFresh = (text: string) => {
    const prints = printsOf(text);
    return !prints.some((print) => said.has(print)) && new Set(prints).size === prints.length;
  };

  const claim = (text: string) => {
    if (!isFresh(text)) return false;
    const prints = printsOf(text);
    for (const print of prints) {
      said.add(print);
      now.push(print);
    }
    return true;
  };

  const fill = (template: string, slots: Slots, accept: (text: string) => boolean) => {
    for (let attempt = 0; attempt < attemptsPerTemplate; attempt++) {
      const text = fillTemplate(template, slots, random);
      if (text && accept(text)) return text;
      if (!template.includes('[')) break;
    }
    return '';
  };

  const choose = (table: readonly string[], slots: Slots, accept: (text: string) => boolean) => {
    const marked = random.shuffled(table).map((template) => ({ template, print: fingerprint(template) }));
    // Templates that were not heard lately come first; among the others the oldest.
    marked.sort((a, b) => templates.lastIndexOf(a.print) - templates.lastIndexOf(b.print));
    for (const { template, print } of marked) {
      const text = fill(template, slots, accept);
      if (text === '') continue;
      templates.push(print);
      return text;
    }
    return '';
  };

  return {
    line: (table, slots) => choose(table, slots, claim),
    draw: (table, slots) => choose(table, slots, isFresh),
    claim,
    admit(sentence) {
      if (!isRemarkable(sentence)) return true;
      const print = fingerprint(sentence);
      if (earlier.has(print) || shown.has(print)) return false;
      shown.add(print);
      if (!now.includes(print)) now.push(print);
      return true;
    },
    fill: (template, slots) => fillTemplate(template, slots, random) ?? '',
    remembered: () => ({
      turns: [...memory.turns, now.join('')].slice(-rememberedTurns),
      templates: templates.slice(-rememberedTemplates).join(''),
    }),
  };
}
