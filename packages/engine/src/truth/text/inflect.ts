import { irregularForms } from './irregular-verbs.ts';

/** The forms of an English verb. One form too many does no harm: nobody writes it. */
export function inflect(verb: string): string[] {
  const stem = /ee$/.test(verb) ? verb : verb.replace(/e$/, '');
  const doubled = /[^aeiou][aeiou][bdgklmnprt]$/.test(verb) ? verb + verb.at(-1) : stem;
  const endings = /[sxz]$|[cs]h$/.test(verb) ? `${verb}es` : `${verb}s`;
  const y = /[^aeiou]y$/.test(verb) ? [`${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`] : [];
  return [
    verb,
    endings,
    `${stem}ed`,
    `${stem}ing`,
    `${doubled}ed`,
    `${doubled}ing`,
    ...y,
    ...(irregularForms.get(verb) ?? []),
  ];
}

/** A set of words from lists; `=word` stands for a verb in all its forms. */
export function wordSet(...lists: string[]): ReadonlySet<string> {
  const words = lists.join(' ').split(/\s+/).filter(Boolean);
  return new Set(words.flatMap((word) => (word.startsWith('=') ? inflect(word.slice(1)) : [word])));
}
