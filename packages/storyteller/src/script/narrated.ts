import { knownVerb } from '../reader/verbs.ts';
import { guessedBase } from '../reader/inflection.ts';

/** `weep` as it follows `he`: `weeps`. */
export function thirdPerson(verb: string): string {
  const own: Readonly<Record<string, string>> = { be: 'is', have: 'has', do: 'does', go: 'goes' };
  if (own[verb]) return own[verb];
  if (/[^aeiou]y$/.test(verb)) return verb.replace(/y$/, 'ies');
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

const baseOf = (verb: string) => knownVerb(verb.toLowerCase()) ?? guessedBase(verb.toLowerCase());
const notVerbs = /^(?:the|an?|his|her|their|its|then|now|it|them|him|you|to|of|in|on|at)$/i;

/** `break down and tell the truth`: each of its verbs as it follows `he`. */
export function inThirdPerson(phrase: string): string {
  return phrase
    .split(/(,? and (?:then )?|, (?:then )?)/)
    .map((part, at) => {
      const [first = '', ...rest] = part.split(' ');
      const isVerb = at === 0 || (at % 2 === 0 && knownVerb(first) === first);
      return isVerb && first !== '' && !notVerbs.test(first) ? [thirdPerson(first), ...rest].join(' ') : part;
    })
    .join('');
}

const players =
  '(?:the (?:heroes|hero|(?:player )?characters?|party|players?|adventurers?|PCs?|investigators?|crew|group)|a character|(?:player )?characters|players|adventurers|heroes|PCs|whoever does (?:so|it|this)|somebody who does so)';
const doing = new RegExp(`\\b${players} ((?:just|all|now|already|soon|slowly) )?(\\p{L}+)\\b`, 'giu');
const owning = new RegExp(`\\b${players}['’]s?(?!\\p{L})`, 'giu');
const meaning = new RegExp(`\\b${players}\\b`, 'gi');
/** Whom somebody addresses who has not said whom. */
const addressing =
  /\b(asks?|tells?|begs?|offers?|hires?|invites?|pays?|greets?|implores?|welcomes?|thanks|warns?|meets?|shows?|wants|leads?|gives?|hands?|waves?|calls) (over to |to |at )?them\b/gi;
const theirWay =
  /\b(to|towards|into|before|blocks|bars|crosses|over to) their (table|way|path|door|side|camp|fire|room|ship|boat|wagon|carriage)\b/gi;
const kept: Readonly<Record<string, string>> = {
  is: 'are',
  are: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
};
const modal =
  /^(?:can|cannot|may|must|will|would|should|could|might|and|or|in|on|at|to|from|with|who|if|when|had|did|were|have|do)$/i;

/** What the text says of the players, said to them: `the hero sees` becomes `you see`. */
export function toPlayers(text: string): string {
  return text
    .replace(owning, 'your')
    .replace(doing, (_, adverb: string | undefined, verb: string) => {
      const you = `you ${adverb ?? ''}`;
      if (kept[verb.toLowerCase()]) return `${you}${kept[verb.toLowerCase()]}`;
      if (modal.test(verb)) return `${you}${verb}`;
      return /s$/.test(verb) && knownVerb(verb) ? `${you}${baseOf(verb)}` : `${you}${verb}`;
    })
    .replace(meaning, 'you')
    .replace(addressing, (_, verb: string, to = '') => `${verb} ${to}you`)
    .replace(theirWay, '$1 your $2');
}

/** What will happen then happens now: `He will then give up the key` becomes `He gives up the key`. */
export const happening = (text: string) =>
  text
    .replace(
      /\b(?:will|would) (?:then |now |also |at once |immediately )?(?!not\b|be\b|have\b)(\p{Ll}+)\b/gu,
      (_, verb: string) => thirdPerson(verb),
    )
    .replace(/\bwill (?:then |now )?be\b/g, 'is')
    .replace(/^(?:then|afterwards|after that),? /i, '');

const compels =
  /^(?:[^.]*? )?(?:makes?|causes?|gets?|forces?|convinces?|persuades?|leads?|moves?|brings?|drives?|induces?|lets?) (him|her|it|them|the \p{Ll}+(?: \p{Ll}+)?|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (?:to |into )?(\p{Ll}+(?:(?<!ing)|ing) ?.*)$/u;

/** `makes him break down and tell the truth`: who does what then; null where nobody is made to do anything. */
export function compelled(text: string): { who: string; does: string } | null {
  const [, who, does] = compels.exec(text.replace(/[.!]$/, '')) ?? [];
  return who && does && knownVerb(does.split(' ')[0]!) ? { who, does: inThirdPerson(does) } : null;
}

/** Who is meant by `he` at the beginning of a sentence. */
export function withSubject(text: string, name: string | null): string {
  return name === null ? text : text.replace(/^(?:he|she|it|they)\b/i, name);
}
