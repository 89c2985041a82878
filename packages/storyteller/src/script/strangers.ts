import type { Condition } from '../conditions/condition.ts';
import { readConditions } from '../conditions/read-conditions.ts';
import { escaped } from '../language/escaped.ts';
import { sentencesOf } from '../language/sentences.ts';
import type { Person, Pronoun } from '../world/world.ts';
import { bookOf } from './foes.ts';
import { plural } from '../language/nouns.ts';

const words = (text: string) => text.split(/\s+/);
const she = words(
  'woman girl lady lass crone widow landlady barmaid maid nun witch priestess midwife waitress matron fishwife',
);
const he = words(
  'man boy lad gentleman widower landlord monk friar fisherman watchman ferryman barman boatman huntsman workman footman butler ringmaster',
);
const they = words(
  `child kid stranger sailor guard guardsman soldier farmer merchant pedlar peddler beggar priest innkeeper barkeep bartender servant cook smith
  blacksmith miller carter coachman driver hunter trapper ranger bandit thug ruffian brigand thief pickpocket mercenary sergeant captain knight squire wizard hermit bard
  minstrel musician fiddler singer gambler drunk drunkard youth teenager elder traveller traveler messenger clerk scribe scholar student teacher doctor nurse healer
  apprentice worker labourer docker stevedore porter shepherd villager baker butcher tailor cobbler carpenter mason gardener groom pilgrim prisoner fisher
  customer patron guest dwarf elf halfling gnome goblin orc kobold ogre tiefling cultist smuggler pirate scavenger technician mechanic engineer pilot cowboy deputy sheriff gunslinger cop policeman detective reporter judge mayor reeve constable butler barkeeper pianist dancer croupier hostess steward chef waiter supervisor foreman inspector professor abbot librarian`,
);
/** What refers back to somebody when it stands with `the`. */
const general = new Set(['man', 'woman', 'boy', 'girl', 'child', 'kid', 'stranger', 'lady', 'guest', 'one']);
const young = new Set(['boy', 'girl', 'child', 'kid', 'lad', 'lass', 'youth', 'teenager']);
const nouns = [...she, ...he, ...they];
const known = new Set(nouns);

export function isPersonNoun(word: string): boolean {
  return known.has(word.toLowerCase());
}

const pluralOf = new Map(nouns.map((noun) => [plural(noun), noun]));

const anyNoun = [...nouns, ...pluralOf.keys()].sort((one, other) => other.length - one.length).join('|');
const counts =
  'a (?:few|couple of|pair of|group of|handful of|crowd of|dozen)|half a dozen|two|three|four|five|six|seven|eight|several|some|an?|one|the';
const seen = new RegExp(
  `(?<![\\p{L}'’-])(${counts}) ((?:\\p{Ll}[\\p{Ll}'’-]*,? ){0,3}?)(${anyNoun})(?![\\p{L}'’-])((?: (?:in|with|wearing) (?:an? |the |his |her |their |no )?(?:\\p{Ll}[\\p{Ll}'’-]* ){0,2}?\\p{Ll}[\\p{Ll}'’-]*(?=[,.;:!?]| (?:sits?|stands?|waits?|leans?|lies|looks?|walks?|comes?|kneels?|and|who|is|are|by|at|on|behind|near|does|do|over|under)\\b))?)`,
  'giu',
);
/** In front of somebody who is only spoken of. */
const notThere =
  /\b(?:of|like|as|than|for|from|no|not|without|called|whether|or|statue|portrait|body|ghost) $/i;
const lifeless =
  /\b(?:dead|drowned|stone|wooden|painted|carved|bronze|marble|murdered|hanged|imaginary|of|and|in|with|to|is|was|are|on|at|from|that|who|every|other|for|each|as|like|the|an?|by|into|than)\b/i;

/** Somebody who is seen and not named. */
export interface Stranger {
  noun: string;
  name: string;
  pronoun: Pronoun;
  /** How they are, as far as one sees it: asleep, in chains. */
  conditions: readonly Condition[];
}

function pronounFor(noun: string, after: string): Pronoun {
  if (she.includes(noun)) return 'she';
  if (he.includes(noun)) return 'he';
  const [own] = /\b(?:he|his|him|she|her|hers)\b/i.exec(after) ?? [];
  return own ? (/^(?:she|hers?)$/i.test(own) ? 'she' : 'he') : 'they';
}

/** Whoever is seen in what is read aloud: `a man in a wet coat`; of several, one answers for them. */
export function strangersIn(texts: readonly string[]): Stranger[] {
  const found = new Map<string, Stranger>();
  for (const sentence of texts.flatMap(sentencesOf)) {
    for (const match of sentence.matchAll(seen)) {
      const [whole, count, before, given, attribute] = match;
      const low = given!.toLowerCase();
      const noun = pluralOf.get(low) ?? low;
      const isMany = pluralOf.has(low);
      const lead = sentence.slice(0, match.index);
      const rest = sentence.slice(match.index + whole.length);
      if (notThere.test(lead) || lifeless.test(before!) || /^ (?:lies|lie) dead\b/.test(rest)) continue;
      if (/^the$/i.test(count!) && (general.has(noun) || isMany)) continue;
      const shown = `${before!.toLowerCase()}${low}`;
      const name = isMany ? `one of the ${shown}` : `the ${shown}${attribute!.toLowerCase()}`;
      if (!found.has(name))
        found.set(name, {
          noun,
          name,
          pronoun: isMany ? 'they' : pronounFor(noun, rest),
          conditions: isMany
            ? []
            : readConditions({ own: whole, before: lead, after: rest.trim(), isPresentOnly: true }),
        });
    }
  }
  return [...found.values()];
}

const others: Partial<Record<Pronoun, readonly string[]>> = {
  he: ['man', 'fellow', 'guy', 'stranger'],
  she: ['woman', 'lady', 'stranger'],
  they: ['stranger', 'figure'],
};

/** The words by which somebody is seen to be meant. */
export const wordsOfStranger = ({ noun, name, pronoun }: Stranger): string[] => {
  const own = name
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !/^(?:the|one|with|wearing)$/.test(word));
  return [...new Set([noun, ...own, ...(others[pronoun] ?? [])])];
};

export function personFrom(stranger: Stranger): Person {
  const { noun, name, pronoun, conditions } = stranger;
  return {
    id: `person-${name.replace(/[^\p{L}]+/gu, '-')}`,
    name,
    role: '',
    pronoun,
    words: wordsOfStranger(stranger),
    attitude: 'friendly',
    ...(conditions.length > 0 && { conditions }),
    topics: [],
    like: bookOf(noun) ?? 'commoner',
  };
}

/** `The stout man is Joss Harrow`, `The old man in the corner is Old Pim`: by what is said of one who was seen. */
const isSaidToBe = (name: string, noun: string, told: string) =>
  new RegExp(
    `\\b[Tt]he (?:[\\p{Ll}'’-]+ ){0,3}?${noun}(?: [^.;:]{1,60}?)? (?:is|was) (?:called |named )?\\W{0,4}(?:\\p{Lu}\\p{Ll}+ ){0,2}${escaped(name.split(' ')[0]!)}`,
    'u',
  ).test(told);

/**
 * Those of the strangers who are nobody with a name: each of the named whom the read text does not name is the one of whom the text says
 * so (`told`), or the first whom they could be. `known`: who they are, by their ids.
 */
export function unnamed(
  strangers: readonly Stranger[],
  named: readonly Person[],
  told = '',
): { left: Stranger[]; known: ReadonlyMap<string, Stranger> } {
  const left = strangers.filter(({ name }) => !name.startsWith('one of '));
  const known = new Map<string, Stranger>();
  const take = (id: string, at: number) => {
    if (at < 0) return;
    known.set(id, left[at]!);
    left.splice(at, 1);
  };
  for (const { id, name } of named)
    take(
      id,
      left.findIndex(({ noun }) => isSaidToBe(name, noun, told)),
    );
  for (const { id, pronoun, role, words: own } of named) {
    if (known.has(id)) continue;
    const fits = ({ noun }: Stranger) => own.includes(noun);
    const isChild = own.some((word) => young.has(word) && word !== 'lad');
    // Of whom nothing is known but the name may be anybody; whoever has a trade is seen at it.
    const isOpen = pronoun === 'they' && role === '';
    const could = (one: Stranger) =>
      isChild && !young.has(one.noun)
        ? false
        : one.pronoun === pronoun
          ? pronoun !== 'they'
          : general.has(one.noun) && (isOpen || (one.pronoun === 'they' && pronoun !== 'they'));
    take(id, left.findIndex(fits) >= 0 ? left.findIndex(fits) : left.findIndex(could));
  }
  return { left: strangers.filter((one) => left.includes(one) || one.name.startsWith('one of ')), known };
}
