import { baseVerb } from '../reader/inflection.ts';
import type { Person } from '../world/world.ts';

type Speaker = Pick<Person, 'name' | 'role'>;

const saying =
  /^(?:also |still |always )?(?:says?|said|swears?|swore|claims?|claimed|thinks?|believes?|insists?|whispers?|mutters?|reckons?|tells (?:you|everyone|anyone who listens))(?: that)?[,:]? (?=\S)/i;

/** What is known, as somebody would say it who knows it: what is told of themselves they say of themselves, or leave to others, and they know it best. */
export function factsFor(speaker: Speaker, facts: readonly string[]): string[] {
  const [own, others] = [true, false].map((is) => facts.filter((fact) => isAbout(fact, speaker) === is));
  return [...own!.flatMap((fact) => inFirstPerson(fact, speaker)), ...others!];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** By which of their names a sentence may call them: `Tobin Marsh`, `Marsh`, `Tobin`. */
function namesOf({ name }: Speaker): string[] {
  const words = name.split(' ').filter((word) => /^\p{Lu}/u.test(word));
  return [name, ...(words.length > 1 ? [words.at(-1)!, words[0]!] : [])];
}

function isAbout(fact: string, speaker: Speaker): boolean {
  return namesOf(speaker).some((name) =>
    new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'iu').test(fact),
  );
}

function inFirstPerson(fact: string, speaker: Speaker): string[] {
  for (const name of namesOf(speaker)) {
    const subject = new RegExp(
      `^(?:(?:the |an? |old |young )*(?:[\\p{Ll}'-]+,? ){0,3})?${escaped(name)}(?:, [^,]{3,50},|,)? `,
      'iu',
    );
    const rest = fact.replace(subject, '');
    if (rest === fact) continue;
    const told = rest.replace(saying, '');
    if (told !== rest)
      return [
        told
          .replace(/^(?:he|she|they)(?='s\b| )/i, 'I')
          .replace(/^I's been\b/, "I've been")
          .replace(/^I's\b/, 'I am'),
      ];
    const [verb = '', ...more] = rest.split(' ');
    const own = ownForm(verb.toLowerCase());
    const others = more.join(' ');
    if (
      own === null ||
      namesOf(speaker).some((one) => others.includes(one)) ||
      /\b(?:he|she|him|his|her)\b/i.test(others)
    )
      return [];
    return [`I ${own}${others ? ` ${others}` : ''}`];
  }
  return [];
}

const forms: Readonly<Record<string, string>> = {
  is: 'am',
  has: 'have',
  was: 'was',
  does: 'do',
  "isn't": 'am not',
};

/** A verb as it stands after `I`; null where it is none. */
function ownForm(verb: string): string | null {
  if (Object.hasOwn(forms, verb)) return forms[verb]!;
  if (/^(?:will|would|can|could|must|may|might|should|had|won't|cannot|can't|never|always|still)$/.test(verb))
    return verb;
  if (/(?:ed|d)$/.test(verb) || baseVerb(verb, () => false) !== null) return verb;
  const base = /[^s]s$/.test(verb)
    ? verb.replace(/(?:(?<=[^aeiou])ies|(?<=ch|sh|ss|x|o)es|s)$/, (end) => (end === 'ies' ? 'y' : ''))
    : null;
  return base;
}
