import {
  slotsLeft,
  spellSlots,
  unarmedStrike,
  type WeaponAttack,
  weaponAttacks,
  weaponNamed,
} from '@fireside/contract/sheet';
import type { Character } from '@fireside/engine';
import { listed, withArticle } from '../language/nouns.ts';
import { coinsShown } from '../telling/coins.ts';
import { fromSheet } from './say-anyway.ts';
import { plusMinus } from './sheet-numbers.ts';
import { contentWords } from './words.ts';

type Item = Character['inventory'][number];

/** So many are named; the rest is counted. */
const mostNamed = 30;
const money = /^(?:gold|gp|coins?|money|purse|cash|gold pieces?|gold coins?)$/i;

export function goldAnswer(sheet: Character): string[] {
  const coins = coinsShown(sheet);
  if (coins === '') return ['You have no gold.', 'You carry no gold.', 'There is no gold on your sheet.'];
  return [
    `You have ${coins}.`,
    `Your purse holds ${coins}.`,
    `In your purse, by the sheet: ${coins}.`,
    `Counted out, it comes to ${coins}.`,
  ];
}

const shown = ({ name, quantity }: Item) => (quantity > 1 ? `${name} (${quantity})` : name);

export function inventoryAnswer({ inventory }: Character): string[] {
  const carried = inventory.filter(({ quantity }) => quantity > 0);
  if (carried.length === 0)
    return ['You carry nothing at all.', 'There is nothing in your inventory.', 'You have nothing with you.'];
  const rest = carried.length - mostNamed;
  const list = listed([...carried.slice(0, mostNamed).map(shown), ...(rest > 0 ? [`${rest} more`] : [])]);
  return [`You carry ${list}.`, `In your pack and on your back: ${list}.`, `By the sheet you have ${list}.`];
}

/** What people ask for by another word. */
const kinds: Readonly<Record<string, RegExp>> = {
  food: /ration|bread|meat|apple|cheese|food/i,
  eat: /ration|bread|meat|apple|cheese|food/i,
  drink: /waterskin|potion|flask|ale|wine|beer/i,
  knife: /dagger|knife/i,
  knive: /dagger|knife/i,
  climb: /rope|hook|piton|grapp/i,
  write: /ink|quill|parchment|paper/i,
  read: /book|scroll|letter/i,
  throw: /dagger|javelin|hand ?axe|spear|oil|acid/i,
  light: /torch|candle|lantern|lamp/i,
  water: /waterskin|water|flask/i,
  armor: /mail|armor|armour|leather|plate|shield/i,
  armour: /mail|armor|armour|leather|plate|shield/i,
  ammunition: /arrow|bolt|bullet|needle/i,
  ammo: /arrow|bolt|bullet|needle/i,
  potion: /potion|elixir|draught/i,
  lockpick: /thieves|lockpick/i,
  pick: /thieves|lockpick/i,
  fire: /tinderbox|flint|torch|match/i,
};

/** The things on the sheet that somebody's words mean. */
export function itemsNamed({ inventory }: Character, about: string): Item[] {
  const words = contentWords(about);
  const carried = inventory.filter(({ quantity }) => quantity > 0);
  const whole = carried.filter(({ name }) => {
    const own = contentWords(name);
    return words.length > 0 && words.every((word) => own.includes(word));
  });
  if (whole.length > 0) return whole;
  if (words.includes('weapon')) return carried.filter(({ name }) => weaponNamed(name) !== null);
  return carried.filter(({ name }) => words.some((word) => kinds[word]?.test(name)));
}

export function itemAnswer(sheet: Character, about: string, isCounted = false): string[] {
  if (money.test(about.trim())) return goldAnswer(sheet);
  const found = itemsNamed(sheet, about);
  const asked = about.slice(0, 80);
  if (found.length === 0) {
    const one =
      /s$/i.test(asked) && !/ss$/i.test(asked)
        ? `no ${asked}`
        : `no ${asked.replace(/^(?:an?|the|any|my) /i, '')}`;
    return [
      `No: you carry ${one}.`,
      `No, there is ${one} on your sheet.`,
      `You have ${one}, by the sheet.`,
      `The sheet lists ${one} among your things.`,
    ];
  }
  const list = listed(found.map((item) => (isCounted ? `${item.name} (${item.quantity})` : shown(item))));
  const wordings = [`You have ${list}.`, `You carry ${list}, by the sheet.`, `It is on your sheet: ${list}.`];
  return isCounted ? wordings : [`Yes: you have ${list}.`, ...wordings];
}

function attackText({ name, toHit, damage, versatile, kind }: WeaponAttack): string {
  const hurt = damage === '' ? 'no damage' : `${damage} ${kind}`;
  return `${name}: ${plusMinus(toHit.value)} to hit, ${hurt}${versatile ? ` (${versatile} with both hands)` : ''}`;
}

export function weaponsAnswer(sheet: Character, about: string | null): string[] {
  const all = weaponAttacks(sheet);
  const words = about ? contentWords(about) : [];
  const meant = all.filter(({ name }) => contentWords(name).some((word) => words.includes(word)));
  const isUnarmed = /\b(?:fists?|unarmed|punch|kick|bare hands)\b/i.test(about ?? '');
  const attacks = isUnarmed || all.length === 0 ? [unarmedStrike(sheet)] : meant.length > 0 ? meant : all;
  const list = attacks.map(attackText).join('; ');
  return fromSheet(list);
}

export function spellsAnswer({ spells }: Character, about: string | null): string[] {
  if (spells.length === 0)
    return [
      'You know no spells.',
      'There are no spells on your sheet.',
      'Your sheet lists not a single spell.',
    ];
  const list = listed(spells.slice(0, 40));
  const words = about ? contentWords(about).filter((word) => word !== 'spell' && word !== 'cantrip') : [];
  if (words.length > 0) {
    const asked = about!.slice(0, 60);
    const known = spells.find((name) => words.every((word) => contentWords(name).includes(word)));
    if (known)
      return [
        `Yes: ${known} is among your spells.`,
        `You know ${known}.`,
        `${known} stands on your sheet, yes.`,
      ];
    return [
      `No: you do not know ${asked}; your spells are ${list}.`,
      `There is no ${asked} on your sheet, only ${list}.`,
      `You have no ${asked}; what you do have is ${list}.`,
    ];
  }
  return [
    `Your spells: ${list}.`,
    `You know ${list}.`,
    `By the sheet you can cast ${list}.`,
    `In your head and on your sheet: ${list}.`,
  ];
}

const levels = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

export function slotsAnswer(sheet: Character): string[] {
  const all = spellSlots(sheet);
  if (!all.some((count) => count > 0)) {
    const who =
      sheet.class_name === ''
        ? 'your sheet gives you none'
        : `${withArticle(sheet.class_name)} of level ${sheet.level} has none`;
    return [`No spell slots: ${who}.`, `None to spend: ${who}.`, `Of spell slots ${who}.`];
  }
  const left = slotsLeft(sheet);
  const list = listed(
    all.flatMap((count, at) => (count > 0 ? [`${left[at]} of ${count} ${levels[at]}-level`] : [])),
  );
  return fromSheet(`Spell slots left: ${list}`);
}
