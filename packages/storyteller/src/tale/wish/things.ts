import { type Trait, traits } from '../../world/world.ts';
import { plainWordsOf, singularOf } from '../words.ts';

/** Things that hosts mention and players will want to touch, with what they are. */
const kinds: readonly [nouns: string, traits: string][] = [
  ['gate door portcullis hatch', 'fixed door closed breakable'],
  ['map chart', 'portable readable flammable'],
  [
    'letter note diary book journal will contract ledger scroll page manuscript newspaper photograph photo',
    'portable readable flammable',
  ],
  ['ticket card badge invitation homework', 'portable readable flammable'],
  [
    'radio telephone phone computer terminal camera clock engine generator telescope machine battery',
    'portable machine breakable',
  ],
  ['flare lantern lamp torch candle', 'portable light lightable'],
  ['tent cart wagon raft sledge coach', 'fixed flammable climbable'],
  ['mirror bottle vase glass window statue idol', 'portable breakable valuable'],
  [
    'necklace ring crown jewel gem diamond ruby coin gold silver lens orb amulet relic chalice treasure',
    'portable valuable',
  ],
  ['sword dagger axe bow gun pistol rifle knife spear', 'portable weapon dangerous'],
  ['chest box coffin crate safe suitcase barrel trunk', 'fixed container closed'],
  ['well fountain pool', 'fixed liquid climbable'],
  ['bell organ piano drum', 'fixed machine'],
  ['altar throne table bed chair desk', 'fixed furniture'],
  ['rope chain ladder', 'portable climbable'],
  ['flower acorn apple cake bread egg fruit mushroom cheese honey', 'portable edible'],
  ['potion wine poison medicine cure', 'portable liquid drinkable'],
  ['mask cloak coat hat costume', 'portable flammable'],
  ['tree oak', 'fixed climbable flammable'],
  ['horse dog cat goat pig cow parrot', 'portable animal'],
  ['car truck lorry van', 'fixed machine climbable'],
  ['painting portrait tapestry', 'portable valuable flammable'],
  ['key', 'portable'],
  ['figure figurine doll effigy puppet', 'portable breakable'],
  ['body corpse', 'fixed'],
  ['dam', 'fixed breakable'],
  ['psalter codex grimoire tome log', 'portable readable valuable'],
  ['bomb', 'portable dangerous machine'],
  ['wall tower', 'fixed climbable'],
];

const byNoun = new Map(
  kinds.flatMap(([nouns, list]) => nouns.split(' ').map((noun) => [noun, list.split(' ')] as const)),
);

export function isThing(word: string): boolean {
  return byNoun.has(singularOf(word.toLowerCase()));
}

export function traitsOf(name: string): Trait[] {
  for (const word of plainWordsOf(name).toReversed()) {
    const list = byNoun.get(singularOf(word));
    if (list) return traits.filter((trait) => list.includes(trait));
  }
  return ['fixed'];
}
