import type { Character } from '@fireside/engine';
import { singular } from './inflection.ts';
import { plainWords } from './plain-words.ts';
import { resembles } from './resembles.ts';
import type { Phrase } from './reading.ts';

/** What players call things that sheets call otherwise: their word, and words of the sheet's. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  lockpick: ['thief', 'lockpick'],
  pick: ['thief', 'lockpick'],
  lockpicking: ['thief'],
  armor: ['mail', 'armor', 'plate'],
  armour: ['mail', 'armor', 'plate'],
  chainmail: ['mail'],
  food: ['ration'],
  meal: ['ration'],
  lunch: ['ration'],
  water: ['waterskin'],
  canteen: ['waterskin'],
  flask: ['waterskin', 'flask'],
  paper: ['parchment', 'paper'],
  sheet: ['parchment'],
  pen: ['quill'],
  flint: ['tinderbox'],
  matches: ['tinderbox', 'match'],
  match: ['tinderbox', 'match'],
  grapnel: ['grappling'],
  blade: ['sword', 'dagger', 'knife', 'rapier', 'scimitar'],
  knife: ['dagger', 'knife'],
  makeup: ['disguise'],
  costume: ['disguise'],
  medicine: ['healing'],
  quiver: ['arrow'],
  note: ['notebook', 'notepad', 'journal', 'diary'],
  phone: ['smartphone', 'phone', 'mobile'],
  flash: ['camera'],
  lens: ['camera'],
  bullet: ['bullet', 'cartridge', 'round', 'ammunition', 'ammo'],
  gun: ['pistol', 'revolver', 'rifle', 'blaster'],
  weapon: [
    'sword',
    'axe',
    'bow',
    'dagger',
    'mace',
    'staff',
    'spear',
    'hammer',
    'rapier',
    'pistol',
    'rifle',
    'knife',
    'club',
    'revolver',
  ],
};

/** Nouns that names of things end with: a longsword is a sword, and no word. */
const compounded = new Set(
  'sword bow staff axe hammer skin box mail book knife pick blade gun pack kit'.split(' '),
);

const vessels = new Set('box skin book pack kit'.split(' '));

/** What anything may be called besides its name. */
const ofAnything = new Set(
  'old good trusty last first only big small little tiny sharp best better favourite favorite new shiny rusty own whole other second third spare extra fancy red blue green black white precious magic magical loyal faithful heavy light long short whole entire half single mighty lucky beloved beautiful trustworthy damn bloody'.split(
    ' ',
  ),
);

const small = new Set(['of', 'the', 'a', 'and', 'ft', 'foot', 'feet', 'gp', 'lb', 'x']);

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .split(/[^\p{L}']+/u)
    .map(singular)
    .filter((word) => word !== '' && !small.has(word));

/** How well a word names something: its own word, the end of a compound, another name for it, a slip of the finger. */
function strength(word: string, names: readonly string[]): number {
  if (names.includes(word)) return 4;
  if (compounded.has(word) && names.some((name) => name.endsWith(word))) return 3;
  const others = Object.hasOwn(otherNames, word) ? otherNames[word]! : [];
  if (others.some((other) => names.some((name) => name.endsWith(other)))) return 2;
  // `watch` is no slip of `match`.
  const isSlip = (name: string) => (name[0] === word[0] || name[1] === word[0]) && resembles(word, name);
  return !plainWords.has(word) && names.some(isSlip) ? 1 : 0;
}

/** What makes another thing of anything. */
const powerful =
  /^(?:flaming|burning|frozen|vorpal|holy|unholy|enchanted|legendary|divine|infinite|unlimited|endless|invisible|cursed|demonic|laser|atomic|nuclear|indestructible|unbreakable|poisoned|exploding|explosive|teleporting|flying)$/;

/** `the staff of infinite fire` is no plain staff; `the sword of my father` may be a plain sword. */
export function isAnother({ shown, words }: Phrase, name: string): boolean {
  const names = wordsOf(name);
  const [, of = ''] = / of (?!(?:my|mine|your|our|the|course)\b)(.+)$/i.exec(shown) ?? [];
  const said = wordsOf(of);
  if (said.length > 0 && !said.some((word) => strength(word, names) > 0)) return true;
  return words.some((word) => powerful.test(word) && !names.includes(word));
}

/** Whether a name can stand for the phrase, and how well; 0 where it cannot. */
export function likeness(phrase: Phrase, name: string): number {
  const names = wordsOf(name);
  if (isAnother(phrase, name)) return 0;
  const head = strength(phrase.head, names);
  if (head === 0) return 0;
  const rest = phrase.words.filter((word) => word !== phrase.head && !ofAnything.has(word));
  const matched = rest.filter((word) => strength(word, names) > 0).length;
  // A fuse box is no tinderbox.
  if (head === 3 && rest.length > 0 && matched === 0 && vessels.has(phrase.head)) return 0;
  // `healing potion` is no `potion of poison`: what is said besides must not all be wrong where the sheet says more.
  if (names.length > 1 && rest.length > 0 && matched === 0) return 0;
  return head + matched - (names.length > 1 && rest.length > matched ? 0.5 : 0);
}

const mostLike = <Named>(list: readonly Named[], nameOf: (one: Named) => string, phrase: Phrase) => {
  let best: Named | null = null;
  let most = 0;
  for (const one of list) {
    const score = likeness(phrase, nameOf(one));
    if (score > most) {
      most = score;
      best = one;
    }
  }
  return best;
};

export function carriedItem(phrase: Phrase, sheet: Character) {
  return mostLike(
    sheet.inventory.filter(({ quantity }) => quantity > 0),
    ({ name }) => name,
    phrase,
  );
}

/** A spell of the sheet's: every word of its name must be meant, for `light` is also a lamp's. */
export function knownSpell(phrase: Phrase, sheet: Character): string | null {
  const said = phrase.words.map(singular);
  const isMeant = (spell: string) =>
    wordsOf(spell).every((word) => said.some((one) => one === word || resembles(one, word)));
  const compact = said.join('');
  return (
    sheet.spells.find(isMeant) ??
    sheet.spells.find((spell) => resembles(compact, wordsOf(spell).join(''))) ??
    null
  );
}
