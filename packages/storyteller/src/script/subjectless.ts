import { knownVerb } from '../reader/verbs.ts';
import type { Named } from './named.ts';

const irregular =
  /^(?:saw|heard|knew|found|lost|took|gave|met|went|came|stole|sold|bought|fell|has|is|was|does|can|cannot|will|would|wants?|knows?)$/;
/** What a noun that looks like a verb is followed by. */
const nounish = /^(?:and|or|of|in|on|at|lie|lies|are|is|hang|were|was|with|by|from|for)$/;

/** `offers 60 gp`, `Wants the tea back`, `saw a light`: a note that leaves out of whom it speaks. */
export function subjectless(text: string): boolean {
  const [, first = '', next = ''] = /^(\p{L}+) ([\p{L}\d]+)/u.exec(text) ?? [];
  const low = first.toLowerCase();
  if (irregular.test(low))
    return !/^(?:the|an?|it|this|that)$/.test(low) && !/^(?:he|she|they|it|there|you)$/.test(next);
  const base = knownVerb(low);
  return low.endsWith('s') && base !== null && base !== low && !nounish.test(next.toLowerCase());
}

/** The same as a whole sentence. */
export function withSubject(text: string, { name, pronoun }: Named): string {
  if (!subjectless(text)) return text;
  const who = pronoun === 'he' || pronoun === 'she' ? pronoun : name;
  const [verb = ''] = text.split(' ');
  const rest = `${verb.toLowerCase()}${text.slice(verb.length)}`;
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} ${rest}`;
}
