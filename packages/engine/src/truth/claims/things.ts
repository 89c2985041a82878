import type { Reading } from '../reading.ts';
import { wordSet } from '../text/inflect.ts';
import { remembered } from '../text/remembered.ts';
import type { Standing } from '../witness.ts';

/** What characters carry and sheets list. Food, gestures and furniture are none of it. */
const goods = wordSet(
  `sword swords shortsword longsword greatsword broadsword scimitar rapier dagger daggers knife axe handaxe battleaxe greataxe hammer warhammer mace
   morningstar flail spear javelin javelins halberd glaive pike trident whip club quarterstaff staff bow longbow shortbow crossbow sling arrows bolts quiver
   armor armour mail breastplate plate shield buckler helmet helm gauntlets gloves boots cloak robe robes bracers belt
   potion potions elixir vial vials scroll scrolls wand rod orb amulet necklace pendant ring rings brooch circlet crown gem gems gemstone ruby rubies diamond diamonds
   emerald emeralds sapphire sapphires pearl pearls jewel jewels opal idol statuette figurine relic talisman symbol charm
   key keys lockpick lockpicks tools rope torch torches lantern tinderbox bedroll rations waterskin grapple crowbar
   gold silver coins coin crowns purse treasure loot garnets ducats
   horse saddle pony mule lockpick bracelet bracelets earring earrings tiara gauntlet ingot painting tapestry caltrops manacles tent spyglass compass mask seal badge deed writ cape
   map chart spellbook grimoire tome medallion locket whetstone horn flute lute dust antidote poison oil flask bag backpack pouch satchel`,
);
/** Coins go by several names. */
const coinNames = wordSet('gold silver coins coin purse gp treasure loot pieces piece crowns');
/** What a potion comes in. */
const bottles = wordSet('vial vials flask bottle draught elixir potion');
/** Where things are kept: they are named as a place more often than as a thing. */
export const places = wordSet(
  'pouch pack pocket pockets bag purse hand hands palm palms backpack satchel belt vest quiver cloak boot boots grip possession fingers fist inventory sleeve arms keeping robe robes',
);

const stem = (word: string) =>
  word
    .replace(/(?:ches|shes)$/, (ending) => ending.slice(0, -2))
    .replace(/ies$/, 'y')
    .replace(/s$/, '');

const smallWords = wordSet('of the a an and in with for to');

const wordsOf = remembered(500, (name): readonly string[] =>
  (name.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !smallWords.has(word)).map(stem),
);

/** Whether a name on a sheet is what a word means. */
export function isNamed(name: string, word: string): boolean {
  const words = wordsOf(name);
  const given = stem(word);
  if (words.includes(given)) return true;
  // A warhammer is a hammer.
  if (given.length > 3 && words.some((one) => one.endsWith(given))) return true;
  if (bottles.has(word) && /potion|elixir|draught|philt|oil|poison|antidote/i.test(name)) return true;
  const isMoney = /gold|silver|copper|platinum|coin|\bgp\b/i.test(name);
  return isMoney && coinNames.has(word);
}

/** Whether a word names something that can be carried, or that is on one of these sheets. */
export function isGood(word: string): boolean {
  return goods.has(word);
}

/** Everything that is on a sheet now, or was when the turn began. */
export function carried({ sheet, items }: Standing): string[] {
  return [...sheet.inventory.map(({ name }) => name), ...items.map(({ item }) => item)];
}

const formsOf = (word: string) => [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies')];

const headsOf = new WeakMap<readonly Standing[], ReadonlySet<string>>();

/** What the things of a table are called in a word. */
function knownHeads(party: readonly Standing[]): ReadonlySet<string> {
  const known = headsOf.get(party);
  if (known) return known;
  const heads = party.flatMap(carried).flatMap((name) => wordsOf(name).slice(-1));
  const forms = new Set(heads.flatMap(formsOf));
  headsOf.set(party, forms);
  return forms;
}

const attributed = wordSet('light thread point glow shimmer hair handle hilt edge box ring hook');
const counted = wordSet('pieces piece coins');

/** Whether a place in a sentence names a thing: one of the table's, or one that anybody would know. */
export function thingFinder(
  { tokens }: Pick<Reading, 'tokens'>,
  party: readonly Standing[],
): (at: number) => boolean {
  return (at) => {
    const token = tokens[at];
    if (token?.kind !== 'word') return false;
    if (!goods.has(token.text) && !(token.text.length > 3 && knownHeads(party).has(token.text))) return false;
    // "A key point", "the ring of steel", "gold light": another noun follows, so it is an attribute.
    const next = tokens[at + 1];
    return (
      next?.kind !== 'word' || counted.has(next.text) || !(goods.has(next.text) || attributed.has(next.text))
    );
  };
}

/** What they carry, for the model to read. */
export const heldBy = (who: readonly Standing[]) =>
  who
    .map(
      ({ sheet }) =>
        `${sheet.name} carries ${sheet.inventory.map(({ name, quantity }) => `${quantity} ${name}`).join(', ') || 'nothing'}`,
    )
    .join('; ')
    .slice(0, 300);
