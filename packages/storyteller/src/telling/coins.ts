import type { Character } from '@fireside/engine';
import { listed } from '../language/nouns.ts';

interface Coin {
  name: string;
  shown: string;
  short: string;
  /** In copper pieces. */
  worth: number;
  pattern: RegExp;
}

const ofMetal = (metal: string, short: string) =>
  new RegExp(`^(?:${metal}|${short}|${metal} (?:pieces?|coins?))(?: \\(\\d+\\))?$`, 'i');

const gold: Coin = {
  name: 'Gold pieces',
  shown: 'gold',
  short: 'gp',
  worth: 100,
  pattern: /^(?:gold|gp|gold (?:pieces?|coins?)|coins?|credits?|dollars?|money|purse)(?: \(\d+\))?$/i,
};
const silver: Coin = {
  name: 'Silver pieces',
  shown: 'silver',
  short: 'sp',
  worth: 10,
  pattern: ofMetal('silver', 'sp'),
};
const copper: Coin = {
  name: 'Copper pieces',
  shown: 'copper',
  short: 'cp',
  worth: 1,
  pattern: ofMetal('copper', 'cp'),
};
/** The dearest first. */
const kinds: readonly Coin[] = [
  {
    name: 'Platinum pieces',
    shown: 'platinum',
    short: 'pp',
    worth: 1_000,
    pattern: ofMetal('platinum', 'pp'),
  },
  gold,
  {
    name: 'Electrum pieces',
    shown: 'electrum',
    short: 'ep',
    worth: 50,
    pattern: ofMetal('electrum', 'ep'),
  },
  silver,
  copper,
];

export const copperInGold = gold.worth;

interface Held {
  coin: Coin;
  name: string;
  quantity: number;
}

/** The coins on a sheet, each kind by the name that it has there. */
function heldOn({ inventory }: Character): Held[] {
  return kinds.flatMap((coin) => {
    const item = inventory.find(({ name }) => coin.pattern.test(name.trim()));
    return item ? [{ coin, name: item.name, quantity: item.quantity }] : [];
  });
}

/** What all coins on a sheet are worth, in copper pieces. */
export function worthOf(sheet: Character): number {
  return heldOn(sheet).reduce((sum, { coin, quantity }) => sum + coin.worth * quantity, 0);
}

/** `3 gold and 18 silver`, as it lies in the purse; empty where nothing does. */
export function coinsShown(sheet: Character): string {
  return listed(
    heldOn(sheet)
      .filter(({ quantity }) => quantity > 0)
      .map(({ coin, quantity }) => `${quantity} ${coin.shown}`),
  );
}

/** By what name coins of a kind stand on a sheet, or would. */
export function coinNameOn(sheet: Character, given: string): string | null {
  const coin = kinds.find(({ pattern }) => pattern.test(given));
  if (!coin) return null;
  return heldOn(sheet).find((held) => held.coin === coin)?.name ?? (coin === gold ? given : coin.name);
}

/** What a word such as `silver` or `coppers` stands for, in copper pieces. */
export function worthOfWord(word: string): number | null {
  return (
    kinds.find(({ shown, short }) => word === shown || word === `${shown}s` || word === short)?.worth ?? null
  );
}

/** Of which metal some words speak, in copper pieces; of gold where they name none. */
export function worthNamedIn(text: string): number {
  const words =
    text
      .slice(0, 400)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.map(worthOfWord).find((worth) => worth !== null) ?? gold.worth;
}

/** `5 silver`, `2 gold and 5 silver`. */
export function sumShown(sum: number): string {
  const golden = Math.floor(sum / gold.worth);
  const silvery = Math.floor((sum % gold.worth) / silver.worth);
  const rest = sum % silver.worth;
  const parts = [
    golden > 0 ? `${golden} gold` : '',
    silvery > 0 ? `${silvery} silver` : '',
    rest > 0 ? `${rest} copper` : '',
  ];
  return listed(parts.filter(Boolean)) || 'nothing';
}

/** A sum as coins of gold, silver and copper, by the names under which they stand on a sheet. */
export function coinsOf(sum: number): { name: string; quantity: number }[] {
  const parts = [
    { name: gold.name, quantity: Math.floor(sum / gold.worth) },
    { name: silver.name, quantity: Math.floor((sum % gold.worth) / silver.worth) },
    { name: copper.name, quantity: sum % silver.worth },
  ];
  return parts.filter(({ quantity }) => quantity > 0);
}

interface Tender {
  taken: { name: string; quantity: number }[];
  change: { name: string; quantity: number }[];
}

/** Which coins go for a sum, the dearest first, and what comes back; null where there is not enough. */
export function tender(sheet: Character, sum: number): Tender | null {
  if (sum < 1 || worthOf(sheet) < sum) return null;
  let rest = sum;
  const left = heldOn(sheet).map((held) => {
    const given = Math.min(held.quantity, Math.floor(rest / held.coin.worth));
    rest -= given * held.coin.worth;
    return { ...held, given };
  });
  const broken =
    rest > 0
      ? left.findLast(({ coin, quantity, given }) => quantity > given && coin.worth > rest)
      : undefined;
  if (broken) broken.given += 1;
  const back = broken ? broken.coin.worth - rest : 0;
  const change = [
    { coin: silver, quantity: Math.floor(back / silver.worth) },
    { coin: copper, quantity: back % silver.worth },
  ];
  return {
    taken: left.filter(({ given }) => given > 0).map(({ name, given }) => ({ name, quantity: given })),
    change: change
      .filter(({ quantity }) => quantity > 0)
      .map(({ coin, quantity }) => ({ name: coinNameOn(sheet, coin.name) ?? coin.name, quantity })),
  };
}
