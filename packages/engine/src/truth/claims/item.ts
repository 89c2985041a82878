import type { Claim, ClaimReader } from '../claim.ts';
import { isDenied, type Match, matchesOf, type Patterns } from '../pattern.ts';
import type { Reading } from '../reading.ts';
import { wordSet } from '../text/inflect.ts';
import type { Standing, Witness } from '../witness.ts';
import {
  allLossShapes,
  gainShapes,
  holdShapes,
  lastShapes,
  lossShapes,
  openGainShapes,
} from './item-shapes.ts';
import { objectFinder } from './objects.ts';
import { carried, heldBy, isNamed, places, thingFinder } from './things.ts';

/** "Your warhammer shatters the skull": what it does, and not what happens to it. */
function isDoing({ tokens }: Reading, { to }: Match): boolean {
  return (
    /^(?:the|a|an|its|his|her|their|another|through|into|open)$/.test(tokens[to]?.text ?? '') &&
    /^(?:shatter|break|snap|splinter|crack|split|burn|tear|rip|melt|fl[iy])/.test(tokens[to - 1]?.text ?? '')
  );
}

const clothes = wordSet('cloak cape boots boot belt robe robes gloves gloves hat hood mask bag pack');

/** "A splintering crack as your dagger meets": no verb. */
function isAttribute({ tokens }: Reading, { from }: Match): boolean {
  return /ing$/.test(tokens[from]?.text ?? '') && /^an?$/.test(tokens[from - 1]?.text ?? '');
}

/** "You lift your dagger": with the doer right before the verb it is only handled. */
function isHandled({ tokens, mentions }: Reading, { from, mention }: Match): boolean {
  return (
    handling.has(tokens[from]?.text ?? '') &&
    mention?.isPossessive === true &&
    mentions.some(({ at, length, isPossessive }) => !isPossessive && at + length === from)
  );
}
const handling = wordSet(
  '=take =lift =grab =snatch =seize =claim =pluck =yank =wrench =collect =pull =tear =rip =sweep =strip =pry =jerk =fling',
);

/** "Without any tools", "has not survived": the denial is the loss. */
function hasOwnDenial({ tokens }: Reading, { from, to }: Match): boolean {
  return (
    tokens
      .slice(from, to)
      .some(({ text }) => /^(?:without|survived?|survives|last|lasted|no|none)$/.test(text)) &&
    !isDenied({ tokens }, { from, to: from })
  );
}

/** Reading and looking are not taking; what stands as a place is no thing. */
const figures = wordSet('cover aim breath time seat stock note notice heart care');

function whoOf({ mention }: Match, { speaker, party }: Witness): readonly Standing[] {
  return mention?.who ?? (speaker ? [speaker] : party);
}

/** The thing of a match and those that are listed with it: "a sword, a ring and two potions". */
function listedThings({ tokens }: Reading, at: number, isThing: (at: number) => boolean): string[] {
  const found = [tokens[at]!.text];
  for (let next = at + 1; next < tokens.length && next < at + 24; next++) {
    const { text } = tokens[next]!;
    if (!/^(?:,|and|&|\+)$/.test(text)) {
      if (/^(?:of|pieces|piece|coins|\d+)$/.test(text) || tokens[next]!.kind === 'number') continue;
      break;
    }
    let noun = next + 1;
    while (
      noun < next + 6 &&
      tokens[noun] &&
      !isThing(noun) &&
      !/^[,;.:]$/.test(tokens[noun]!.text) &&
      !/^(?:and|but|then)$/.test(tokens[noun]!.text)
    )
      noun++;
    const isArticled =
      /^(?:an?|the|some|your|\+|another)$/.test(tokens[next + 1]?.text ?? '') ||
      tokens[next + 1]?.kind === 'number' ||
      noun === next + 1;
    if (!isArticled || !tokens[noun] || !isThing(noun)) break;
    found.push(tokens[noun]!.text);
    next = noun;
  }
  return found;
}

/** The words of a thing's name, its last one at a place. */
function nounPhrase({ tokens }: Reading, at: number): string[] {
  return tokens
    .slice(Math.max(0, at - 4), at + 4)
    .flatMap(({ text, kind }) => (kind === 'word' ? [text] : []));
}

const hasMoved = ({ items }: Standing, thing: string) => items.some(({ item }) => isNamed(item, thing));

/** "You slip your dagger into your belt": it was theirs before. */
function isOwnThing({ tokens, mentions }: Reading, thing: string): boolean {
  return tokens.some(
    ({ text }, at) =>
      text === thing &&
      mentions.some((mention) => mention.isPossessive && mention.at < at && at - mention.at <= 3),
  );
}

/** Things that come, go and are carried. */
export const readItems: ClaimReader = (reading, witness) => {
  const { party } = witness;
  if (party.length === 0) return [];
  const claims: Claim[] = [];
  const say = (who: readonly Standing[], isBorne: boolean, tool: 'add_items' | 'remove_items') =>
    claims.push({
      kind: 'item',
      missing: isBorne
        ? null
        : `No tool did that (${heldBy(who)}). Call update_character with ${tool} first.`,
    });
  const isThing = thingFinder(reading, party);
  const readComing = (shapes: Patterns, isEnough: (one: Standing, thing: string) => boolean) => {
    for (const match of matchesOf(reading, shapes, isThing)) {
      if (isDenied(reading, match) || isPlace(reading, match.thing) || isFigure(reading, match)) continue;
      const who = whoOf(match, witness);
      for (const thing of listedThings(reading, match.thing, isThing)) {
        // "You pull your cloak tighter": nobody lists what everybody wears.
        if (clothes.has(thing) && isOwnThing(reading, thing)) continue;
        say(
          who,
          who.some((one) => isEnough(one, thing)) || party.some((one) => hasMoved(one, thing)),
          'add_items',
        );
      }
    }
  };
  const holds = ({ sheet }: Standing, thing: string) =>
    sheet.inventory.some(({ name }) => isNamed(name, thing));
  readComing(
    gainShapes,
    (one, thing) => hasMoved(one, thing) || (holds(one, thing) && isOwnThing(reading, thing)),
  );
  readComing(holdShapes, holds);
  const isObject = objectFinder(reading);
  for (const match of matchesOf(reading, openGainShapes, isObject)) {
    if (isDenied(reading, match) || isPlace(reading, match.thing) || isFigure(reading, match)) continue;
    const who = whoOf(match, witness);
    // Whatever it is called here: something came, or something is carried that shares a word with it.
    const words = nounPhrase(reading, match.thing);
    const isBorne = party.some(
      (one) =>
        one.items.some(({ quantity }) => quantity > 0) ||
        carried(one).some((name) => words.some((word) => isNamed(name, word))),
    );
    say(who, isBorne, 'add_items');
  }
  for (const match of matchesOf(reading, lossShapes, isThing)) {
    const word = reading.tokens[match.thing]?.text ?? '';
    const owners = party.filter((one) => carried(one).some((name) => isNamed(name, word)));
    const isOwn = owners.length > 0 && (match.mention?.who.some((one) => owners.includes(one)) ?? true);
    const isNew = owners.some(({ items }) =>
      items.some(({ item, quantity }) => quantity > 0 && isNamed(item, word)),
    );
    if (
      !isOwn ||
      isNew ||
      (isDenied(reading, match) && !hasOwnDenial(reading, match)) ||
      isGrip(reading, match) ||
      isDoing(reading, match) ||
      isAttribute(reading, match) ||
      isHandled(reading, match)
    )
      continue;
    say(
      owners,
      owners.some(({ items }) => items.some(({ item, quantity }) => quantity < 0 && isNamed(item, word))),
      'remove_items',
    );
  }
  for (const match of matchesOf(reading, allLossShapes)) {
    const who = whoOf(match, witness);
    if (!isDenied(reading, match))
      say(
        who,
        who.some(({ items }) => items.some(({ quantity }) => quantity < 0)),
        'remove_items',
      );
  }
  for (const match of matchesOf(reading, lastShapes, isThing)) {
    const word = reading.tokens[match.thing]?.text ?? '';
    const owners = whoOf(match, witness).filter((one) => carried(one).some((name) => isNamed(name, word)));
    const left = owners.reduce(
      (sum, { sheet }) =>
        sum +
        sheet.inventory.reduce((all, { name, quantity }) => (isNamed(name, word) ? all + quantity : all), 0),
      0,
    );
    const isSpent = reading.tokens
      .slice(0, match.thing)
      .some(({ text }) => /^(?:was|were|out|no)$/.test(text));
    if (owners.length > 0) say(owners, left <= (isSpent ? 0 : 1), 'remove_items');
  }
  return claims;
};

function isPlace({ tokens }: Reading, at: number): boolean {
  const word = tokens[at]?.text ?? '';
  const before = tokens[at - 1]?.text ?? '';
  const beforeThat = tokens[at - 2]?.text ?? '';
  return (
    places.has(word) &&
    /^(?:your|his|her|their|the|its|'s)$/.test(before) &&
    /^(?:in|into|from|on|at|to|of|inside|out)$/.test(beforeThat)
  );
}

/** "Grab hold of the rope"; but "you hold a key". */
const isHoldOf = (tokens: Reading['tokens'], from: number, to: number) =>
  tokens
    .slice(from, to)
    .some(({ text }, index) => text === 'hold' && tokens[from + index + 1]?.text === 'of');

/** "Takes you by your belt", "takes 3 damage from your dagger". */
function isGrip({ tokens }: Reading, { from, thing }: Match): boolean {
  return (
    isHoldOf(tokens, from, thing) ||
    tokens
      .slice(from, thing)
      .some(({ text }) => /^(?:by|at|toward|towards|behind|past|against|from|damage)$/.test(text))
  );
}

function isFigure({ tokens }: Reading, { from, to, thing }: Match): boolean {
  if (tokens.slice(from, to).some(({ text }) => figures.has(text))) return true;
  // "You take the guard by the belt", "grab hold of the rope"
  if (isHoldOf(tokens, from, thing)) return true;
  return (
    tokens
      .slice(from, thing)
      .some(({ text }) =>
        /^(?:by|onto|at|toward|towards|behind|under|past|from|off|against|over)$/.test(text),
      ) && !tokens.slice(from, thing).some(({ text }) => /^(?:into|yours)$/.test(text))
  );
}
