import type { Claim, ClaimReader } from '../claim.ts';
import type { Reading } from '../reading.ts';
import { wordSet } from '../text/inflect.ts';
import { isBulleted } from '../text/lists.ts';
import { wordKind } from '../text/word-kinds.ts';
import type { Witness } from '../witness.ts';
import { carried, heldBy, isGood, isNamed } from './things.ts';

const carrying = wordSet(
  "have has 've carry carries own owns left remain remains remaining pack backpack belt inventory",
);

/** "Two healing potions" where there is one: how many there are of a thing on the sheet. */
function readCounts({ tokens, numbers, mentions, isReal, context }: Reading, { party }: Witness): Claim[] {
  if (numbers.length === 0) return [];
  const named = (at: number) => {
    const word = tokens[at];
    return word?.kind === 'word' && isGood(word.text)
      ? party.filter((one) =>
          carried(one).some((name) => isNamed(name, word.text) && !/gold|silver|coin/i.test(name)),
        )
      : [];
  };
  const things = () => tokens.filter((_, at) => named(at).length > 0).length;
  const isHeld = mentions.length > 0 && tokens.some(({ text }) => carrying.has(text));
  if (!isHeld && !context.isInventory && things() < 3) return [];
  return numbers.flatMap(({ at, value, unit }): Claim[] => {
    if (unit !== 'other' || !isReal(at)) return [];
    const place = [at + 1, at + 2, at + 3].find((next) => named(next).length > 0);
    if (place === undefined) return [];
    const word = tokens[place]!.text;
    const spoken =
      mentions.findLast((mention) => mention.at < at)?.who.filter((one) => named(place).includes(one)) ?? [];
    const who = spoken.length > 0 ? spoken : named(place);
    const counts = who.flatMap(({ sheet, items }) => [
      ...sheet.inventory.filter(({ name }) => isNamed(name, word)).map(({ quantity }) => quantity),
      ...items.filter(({ item }) => isNamed(item, word)).map(({ quantity }) => Math.abs(quantity)),
    ]);
    return [
      { kind: 'item', missing: counts.includes(value) ? null : `That is another number (${heldBy(who)}).` },
    ];
  });
}

/** An item of a list of belongings that is on nobody's sheet. */
function readList({ text, tokens, context, isReal }: Reading, { party }: Witness): Claim[] {
  if (!context.isInventory || !isBulleted(text) || !isReal(0)) return [];
  const words = tokens
    .filter(({ kind }) => kind === 'word')
    .map((token) => token.text)
    .filter((word) => word.length > 2);
  if (words.length === 0 || words.length > 8) return [];
  const isHeld = party.some((one) =>
    carried(one).some(
      (name) =>
        words.some((word) => isNamed(name, word) && !/^(?:of|the)$/.test(word)) && sharesKind(name, words),
    ),
  );
  return [{ kind: 'item', missing: isHeld ? null : `Nobody carries that (${heldBy(party)}).` }];
}

/** A potion of invisibility is no healing potion: the last word of either must be the other's. */
function sharesKind(name: string, words: readonly string[]): boolean {
  const own = name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return (
    own.every((word) => words.some((one) => isNamed(word, one))) || words.every((word) => isNamed(name, word))
  );
}

const labels = wordSet('inventory inventar inventaire inventario');
export const labelled = wordKind(labels);

/** "Inventory updated: +1 Dwarven Plate". */
function readLabel({ kinds, tokens, isReal }: Reading, { party }: Witness): Claim[] {
  if ((kinds & labelled) === 0) return [];
  const colon = tokens.findIndex(({ text }) => text === ':');
  if (colon < 0 || !tokens.slice(0, colon).some(({ text }) => labels.has(text)) || !isReal(colon + 1))
    return [];
  const words = tokens
    .slice(colon + 1)
    .filter(({ kind, text }) => kind === 'word' && (isGood(text) || text.length > 3))
    .map(({ text }) => text);
  const isHeld = words.every((word) => party.some((one) => carried(one).some((name) => isNamed(name, word))));
  return words.length > 0
    ? [
        {
          kind: 'item',
          missing: isHeld ? null : `No tool did that (${heldBy(party)}). Call update_character first.`,
        },
      ]
    : [];
}

/** "Torches left: 0". */
function readRest({ tokens, numbers, isReal }: Reading, { party }: Witness): Claim[] {
  return numbers.flatMap(({ at, value, unit }): Claim[] => {
    if (unit !== 'bare' || tokens[at - 1]?.text !== ':' || !isReal(at)) return [];
    const isLeft = /^(?:left|remaining)$/.test(tokens[at - 2]?.text ?? '');
    const word = tokens[isLeft ? at - 3 : at - 2];
    if (word?.kind !== 'word' || !isGood(word.text)) return [];
    const owners = party.filter((one) => carried(one).some((name) => isNamed(name, word.text)));
    const counts = owners.flatMap(({ sheet, items }) => [
      ...sheet.inventory.filter(({ name }) => isNamed(name, word.text)).map(({ quantity }) => quantity),
      ...items.filter(({ item }) => isNamed(item, word.text)).map(({ quantity }) => Math.abs(quantity)),
    ]);
    const isGone = owners.some(({ sheet }) => !sheet.inventory.some(({ name }) => isNamed(name, word.text)));
    if (owners.length === 0) return [];
    const isBorne = counts.includes(value) || (value === 0 && isGone);
    return [{ kind: 'item', missing: isBorne ? null : `That is another number (${heldBy(owners)}).` }];
  });
}

/** What somebody is said to have: counted, listed or under a label. */
export const readBelongings: ClaimReader = (reading, witness) => [
  ...readCounts(reading, witness),
  ...readList(reading, witness),
  ...readLabel(reading, witness),
  ...readRest(reading, witness),
];
