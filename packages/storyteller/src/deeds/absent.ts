import { listed, withArticle } from '../language/nouns.ts';
import { isPlausibleThing } from '../reader/plausible-thing.ts';
import type { Act, Phrase } from '../reader/reading.ts';
import { knownVerb } from '../reader/verbs.ts';
import type { Telling } from '../telling/telling.ts';
import { type Deed, refuse } from './deed.ts';
import { leftAnywhere, partsOf } from './left-behind.ts';
import { carryNone, leftElsewhere, notHere, nothingHere, unclear, unheardOf } from './lines/absent.ts';
import { hasMark, isInSight } from './marks.ts';
import { bare, isMany } from './number.ts';
import { isPiece } from './pieces.ts';

/** What is done with something out of one's own pack. */
const withOwn = new Set<Act>(['eat', 'drink', 'drop', 'wear', 'throw', 'put', 'pour', 'use']);

/** What is the player's own because it is made just now, or is no thing at all: a name, a camp, a mother. */
const bringsForth = new Set<Act>([
  'make',
  'write',
  'dig',
  'think',
  'pray',
  'wait',
  'rest',
  'gesture',
  'go',
  'return',
  'listen',
]);

/** What comes to be by the deed, or needs nothing to be there; some look for it in their own way. */
const needsNothing = new Set<Act>([
  'make',
  'write',
  'dig',
  'perform',
  'gesture',
  'think',
  'pray',
  'wait',
  'rest',
  'sit',
  'other',
  'listen',
  'smell',
  'track',
  'follow',
  'go',
  'return',
  'disguise',
  'watch',
  'help',
  'heal',
  'hide',
  'sneak',
  'jump',
  'climb',
  'take',
  'steal',
  'light',
]);

/** What stands here, for somebody who looked for something else. */
export function around({ place, state }: Telling): string {
  const things = place.things.filter(
    (thing) => isInSight(state, thing) && !hasMark(state, thing.id, 'taken', 'eaten'),
  );
  const people = place.people.map(({ name }) => name);
  return listed([...things.slice(0, 3).map(({ name }) => name), ...people.slice(0, 1)]);
}

const oneOf = (what: string) => (isMany(what) ? `any ${what}` : withArticle(what));

/** What is no thing at all was misread: nobody is told that it is missing. */
function isMisread({ turn }: Deed, phrase: Phrase): boolean {
  return !isPlausibleThing(phrase, turn.message);
}

function askWhich(deed: Deed): void {
  const [verb = ''] = deed.step.verb.split(' ');
  refuse(deed, knownVerb(verb) ? unclear : unheardOf, { verb: deed.step.verb });
}

export function sayCarriesNone(deed: Deed, phrase: Phrase): void {
  if (isMisread(deed, phrase)) return void askWhich(deed);
  const what = bare(phrase.shown);
  const left = leftAnywhere(deed.turn, phrase.head);
  if (left && left.at !== 'here')
    return void refuse(deed, leftElsewhere, {
      what,
      at: left.at,
      spot: partsOf(left.left).spot || undefined,
    });
  refuse(deed, carryNone, { what, thing: what, one: oneOf(what) });
}

export function sayNotHere(deed: Deed, phrase: Phrase): void {
  if (isMisread(deed, phrase)) return void askWhich(deed);
  const named = bare(phrase.shown);
  const what = deed.turn.message.toLowerCase().includes(`${named} one`) ? `${named} one` : named;
  const slots = { what, thing: what, one: oneOf(what) };
  const here = around(deed.turn);
  refuse(deed, here ? notHere : nothingHere, { ...slots, around: here || undefined });
}

const vehicles =
  /^(?:car|truck|van|bike|bicycle|motorbike|motorcycle|tank|bus|horse|pony|unicorn|dragon|griffin|boat|ship|raft|canoe|helicopter|plane|jet|jetpack|hoverboard|skateboard|spaceship|broom|broomstick|carpet|scooter|tractor|limo|taxi|submarine|balloon)$/;

/** Nobody lists what they stand in. */
const clothes = /^(?:cloak|shirt|coat|sleeve|trouser|robe|hem|jacket|tunic|dress|skirt|clothes|clothing)$/;
const ofPacks =
  /^(?:ration|potion|javelin|dagger|torch|rope|arrow|bolt|waterskin|tinderbox|crowbar|shield|armor|bandage|scroll)$/;
const played =
  /^(?:lute|flute|drum|lyre|fiddle|harp|horn|pipe|guitar|harmonica|viol|violin|banjo|trumpet|whistle)$/;

function carriesWord({ turn }: Deed, word: string): boolean {
  return (
    turn.sheet?.inventory.some(({ name, quantity }) => quantity > 0 && name.toLowerCase().includes(word)) ??
    false
  );
}

/** `my hook and the rope`: several things, all of them carried. */
function carriesEach(deed: Deed, { shown }: Phrase): boolean {
  const parts = shown.split(/ and |, /).map((part) => bare(part).split(' ').at(-1)!.toLowerCase());
  return parts.length > 1 && parts.every((part) => part.length > 2 && carriesWord(deed, part));
}

/** Says so where a deed needs what nobody has and what is not here. Whether it did. */
export function missesSomething(deed: Deed): boolean {
  const { step, object, instrument, target } = deed;
  const isNoKey = instrument?.kind === 'scenery' && step.instrument?.head === 'key';
  const hasAll = step.instrument !== null && carriesEach(deed, step.instrument);
  if (step.instrument && !hasAll && (instrument?.kind === 'absent' || isNoKey)) {
    sayCarriesNone(deed, step.instrument);
    return true;
  }
  // That one has none was said before: so it is no part of the place.
  if (step.object && object?.kind === 'scenery' && withOwn.has(step.act) && ofPacks.test(step.object.head)) {
    sayCarriesNone(deed, step.object);
    return true;
  }
  if (step.target?.isOwn && target?.kind === 'absent' && !bringsForth.has(step.act)) {
    sayCarriesNone(deed, step.target);
    return true;
  }
  const isLookedFor = step.act === 'search' && / for /.test(step.echo) && !step.object?.isOwn;
  const isOfClothes = step.target?.isOwn && clothes.test(step.target.head);
  if (isPiece(step) && (target?.kind !== 'absent' || isOfClothes)) return false;
  if (step.object && object?.kind === 'absent' && !isLookedFor) {
    // Of `my sword swings`, the sword is carried.
    if (step.act === 'other' && step.object.words.some((word) => word.length > 2 && carriesWord(deed, word)))
      return false;
    const isDriven = step.act === 'go' && vehicles.test(step.object.head);
    if (isDriven) {
      sayCarriesNone(deed, step.object);
      return true;
    }
    const isPlayed = step.act === 'perform' && played.test(step.object.head);
    if (
      isPlayed ||
      (step.object.isOwn && !bringsForth.has(step.act)) ||
      (withOwn.has(step.act) && !(step.act === 'throw' && step.instrument))
    ) {
      sayCarriesNone(deed, step.object);
      return true;
    }
    if (!needsNothing.has(step.act)) {
      sayNotHere(deed, step.object);
      return true;
    }
  }
  if (step.target && target?.kind === 'absent' && !isLookedFor && !needsNothing.has(step.act)) {
    sayNotHere(deed, step.target);
    return true;
  }
  return false;
}
