import { withArticle } from '../language/nouns.ts';
import { singular } from '../reader/inflection.ts';
import { gainItem } from '../telling/belongings.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { attitudeOf, hear, knownTo, slotsOf } from './people.ts';
import { saySoAsked } from './say-so-asked.ts';

/** What nearly anybody has about them and does not miss. */
const small = new Set(
  'match candle paper pencil pen chalk string twine thread needle cloth rag handkerchief cup cork pin button nail bread apple flask blanket scarf rope'.split(
    ' ',
  ),
);

const asksFor =
  /\b(?:(?:do you (?:happen to )?have|have you got|you got|you have) (.{2,40}?) (?:(?:that )?(?:i|we) (?:could|can|may|might) (?:borrow|have|use|take)|to (?:spare|lend|lend me|lend us)|for (?:me|us)\b)|(?:could|can|may|might) (?:i|we) (?:please )?(?:borrow|have|take) (.{2,40}?)(?: (?:from|of) you)?|(?:could|can|would|will) you (?:please )?(?:lend|spare|give) (?:me|us) (.{2,40}?))\s*(?:,? please)?[?.!]*$/i;
const determiner = /^(?:a|an|any|some|one|your|the|another|a piece of|a sheet of|a bit of|a length of) /i;

/** `can I have a look`. */
const immaterial =
  /\b(?:look|moment|minute|second|word|chance|go|try|seat|question|break|peek|talk|chat|hand|name|information|directions?|advice|help|room|bed|drink|dance|kiss|hug)s?$/;

/** What somebody is asked to lend or give, each by its name; empty where nothing is asked for. */
function askedFor(text: string): string[] {
  const found = asksFor.exec(text.trim());
  const list = found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
  const things = list.split(/,| or | and /i).map((one) => one.trim().replace(determiner, '').toLowerCase());
  return things.filter((one) => /^\p{L}+(?: \p{L}+)?$/u.test(one) && !immaterial.test(one));
}

const lent = [
  '{person} [feels about in a pocket|looks round] and hands you {thing}: "[Keep it|You need not bring it back]."',
  '"[That I can spare|If it helps]," says {person}, and gives you {thing}.',
  '{person} [finds|has] {thing} for you, and [wants nothing for it|waves your thanks away].',
] as const;
const refused = [
  '{person} [shakes a slow head|turns out an empty pocket]: "[I have nothing of the kind|No, none that I could spare]."',
  '"[I am sorry|No]," says {person}. "[I have none on me|What I have I need myself]."',
] as const;

/** `do you have a match I could borrow?`: small things are given, once, by whoever means well. Whether anything was asked for. */
export async function lends(turn: Telling, person: Person, text: string): Promise<boolean> {
  const wanted = askedFor(text);
  if (wanted.length === 0) return false;
  saySoAsked(turn, person, { topic: null, echo: null, speech: text });
  const thing = wanted.map(singular).find((one) => small.has(one.split(' ').at(-1)!));
  const slots = slotsOf(turn, person);
  const isWilling =
    attitudeOf(turn, person) === 'friendly' && !knownTo(turn, person).heard.includes(gaveAway);
  const name = thing && thing.charAt(0).toUpperCase() + thing.slice(1);
  if (thing && name && isWilling && (await gainItem(turn, name))) {
    hear(turn, person, gaveAway);
    turn.line(lent, { ...slots, thing: withArticle(thing) });
  } else turn.line(refused, slots);
  return true;
}

/** Stands among what somebody has heard. */
const gaveAway = 'gave something away';
