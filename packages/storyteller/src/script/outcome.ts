import { mark } from '../deeds/marks.ts';
import { titled } from '../deeds/number.ts';
import { sentencesOf } from '../language/sentences.ts';
import { gainItem, loseItem } from '../telling/belongings.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { addressed, findingOf, tidy } from './findings.ts';
import { hoardIn } from './finds.ts';
import { befall, type Hazard, hazardIn, withoutHazard } from './hazards.ts';
import { ownNames } from './names.ts';
import { toldTruth } from './person-of.ts';
import { happening, toPlayers, withSubject } from './narrated.ts';
import { nounsIn } from './nouns-in-text.ts';
import { type Opened, roomOf } from './opened.ts';
import { furtherTruths, itWorks, truths } from './script-lines.ts';
import type { Solution } from './solutions.ts';

/** Whom a sentence of the text is about, of those who are here: who was named last, or the only one of their kind. */
export function personIn(
  { place }: Telling,
  { before, sentence }: Pick<Solution, 'before' | 'sentence'>,
): Person | null {
  const [condition = ''] = sentence.split(/, (?=he|she|they|it)\b/);
  const [, called] = /\b(him|her|he|she|his)\b/i.exec(sentence) ?? [];
  const pronoun = called && (/^he|^hi/i.test(called) && !/^her/i.test(called) ? 'he' : 'she');
  const names = `${before} ${condition}`.match(/\p{Lu}[\p{L}]+/gu) ?? [];
  // Of `Old Corrin` and `Marianne Corrin` whoever is `she`.
  const could = place.people.filter((one) => !pronoun || one.pronoun === pronoun || one.pronoun === 'they');
  for (const name of names.toReversed()) {
    const person = [...could, ...place.people].find(({ words }) => words.includes(name.toLowerCase()));
    if (person) return person;
  }
  const fitting = place.people.filter((one) => !pronoun || one.pronoun === pronoun);
  return fitting.length === 1 ? fitting[0]! : null;
}

/** A sentence of the text as it is told when it happens; empty where nothing of it can be told. */
export function asItHappens(sentence: string, subject: string | null, keepsCoins = false): string {
  const bare = withoutHazard(sentence.replace(/\s*\([^)]{0,200}\)/g, ''));
  // `Whoever climbs up finds a feather`: they do.
  if (/^(?:whoever|anyone|anybody|somebody|someone|a character|those)\b/i.test(bare)) return findingOf(bare);
  return tidy(addressed(toPlayers(happening(withSubject(bare.trim(), subject))), { keepsCoins }));
}

const hands =
  /\b(?:gives?|hands?|lends?|passes|presents|tosses|surrenders?|yields?|parts with|offers?|drops|leaves|slides|presses)(?: (?:up|over|you|them|out|back|whoever asks|him|her))*(?: behind)? ((?:the|an?|his|her|their|its|two|three|four|five|\d{1,5}) [^.;,]{2,60}?)(?=[.,;]| (?:and|for|with|to|from|that|which|as|into|across|behind|before)\b|$)/giu;
/** What lies open then: `Inside lie 30 gold pieces and a silver ring.` */
const holds =
  /\b(?:inside|within|in it|beneath it|behind it|under it|contains?|holds?|reveals?|finds?|you find|falls? out)\b/i;
const immaterial =
  /^(?:boats?|horse|word|promise|hand|look|way|room|advice|help|fight|hope|secret|ground|truth|name|answer|warning|nod|smile|cry|sign|chance|bed|meal|lift|ride|place|wall|door|road|path)$/i;

/** The fuller name that the text has for something: of `the key`, `Iron key`. */
function fullName(turn: Telling, adventure: Opened, noun: string): string {
  const room = roomOf(adventure, turn.state.at);
  const nouns = (room?.paragraphs ?? [])
    .flatMap(({ text }) => sentencesOf(text))
    .flatMap((one) => nounsIn(one, false));
  const called = nouns.filter((one) => one.noun === noun && !one.shown.startsWith('nearest'));
  return titled(called.find(({ shown }) => shown.includes(' '))?.shown ?? noun);
}

/** What changes hands by what is told: it is on the sheet. */
async function receive(turn: Telling, adventure: Opened, told: string): Promise<void> {
  const given = [...told.matchAll(hands)].map(([, what]) => what!);
  const found = holds.test(told) ? [told] : [];
  const seen = new Set<string>();
  for (const what of [...given, ...found]) {
    const hoard = hoardIn(`${what.replace(/^(?:his|her|their|its) /i, 'the ')}.`);
    const noun = what.toLowerCase().split(' ').at(-1) ?? '';
    const single =
      what.split(' ').length > 2 ? titled(what.replace(/^\p{L}+ /u, '')) : fullName(turn, adventure, noun);
    const isOther = given.includes(what) && hoard.length === 0 && !immaterial.test(noun);
    for (const { name, quantity } of hoard.length > 0
      ? hoard
      : isOther
        ? [{ name: single, quantity: 1 }]
        : []) {
      const full = name.includes(' ') ? name : fullName(turn, adventure, name.toLowerCase());
      if (seen.has(full) || !(await gainItem(turn, full.slice(0, 60), quantity))) continue;
      seen.add(full);
      const thing = turn.place.things.find(({ words }) => words[0] === noun);
      if (thing) mark(turn, thing.id, 'taken');
    }
  }
}

const truth =
  /\b(?:tells? (?:\p{L}+ ){0,3}?(?:the truth|everything|all|the (?:whole )?story)|confess(?:es)?|comes clean|breaks down)\b(?!:| that)/iu;

/** What somebody has to admit: what stands of them behind the scenes. */
export function truthOf({ background, guard }: Opened, { name }: Person): string[] {
  const own = ownNames(name);
  return background
    .flatMap(({ text }) => sentencesOf(text))
    .filter(
      (one) =>
        own.some((word) => one.includes(word)) &&
        guard.isPlain(one) &&
        !/\b(?:if|unless|the (?:characters|party|heroes|players))\b/i.test(one),
    )
    .slice(0, 2);
}

const secretOf = /\b(?:her|his|their|\p{Lu}[\p{L}]+['’]s) secret(?: is)?(?: that)?[:,]? (.{8,300})$/iu;

/** `Her secret: she opened the sluice`, and what goes on about it: told before this, and no secret any more. */
function ownSecret({ before }: Solution): string[] {
  const sentences = sentencesOf(before);
  const at = sentences.findIndex((one) => secretOf.test(one));
  if (at < 0) return [];
  return [secretOf.exec(sentences[at]!)![1]!, ...sentences.slice(at + 1, at + 2)];
}

/** What was handed over is out of one's hands. */
async function handOver(turn: Telling, { handing }: Solution): Promise<void> {
  const item = handing && turn.sheet?.inventory.find(({ name }) => isMeant(name, handing));
  if (item && handing.isGone) await loseItem(turn, item.name);
}

const coins = new Set('coin coins gold silver money dollar dollars credits'.split(' '));

/** Whether something of one's own is what the text means: `Iron key` for `the tower key`, but no `Rope` for `the bell rope`. */
export function isMeant(name: string, { noun, quality }: NonNullable<Solution['handing']>): boolean {
  const words = name
    .toLowerCase()
    .replace(/\(.*$/, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  if (coins.has(noun)) return words.some((word) => coins.has(word));
  return words.includes(noun) && (quality === '' || words.length > 1);
}

/** Tells what the text has for this moment, and lets it happen: what is given, what hurts. */
export async function tellOutcome(turn: Telling, adventure: Opened, solution: Solution): Promise<void> {
  const person = personIn(turn, solution);
  const sentences = [solution.consequence, ...solution.more].filter((one) => one !== '');
  const before = turn.told.length;
  await handOver(turn, solution);
  let hazard: Hazard | null = null;
  for (const [at, sentence] of sentences.entries()) {
    const isGiven = [...sentence.matchAll(hands)].length > 0 || holds.test(sentence);
    const told = asItHappens(sentence, at === 0 || at === 1 ? (person?.name ?? null) : null, isGiven);
    hazard ??= hazardIn(sentence);
    if (told === '' || !adventure.guard.isPlain(told) || !turn.say(told)) continue;
    if (person && truth.test(told)) {
      mark(turn, person.id, toldTruth);
      for (const [index, one] of [...ownSecret(solution), ...truthOf(adventure, person)]
        .slice(0, 2)
        .entries())
        turn.line(index === 0 ? truths : furtherTruths, { truth: one });
    }
    await receive(turn, adventure, told);
  }
  if (turn.told.length === before) turn.line(itWorks);
  if (hazard) await befall(turn, hazard, `hazard ${solution.id}`);
}

/** What the text has for whoever fails. Whether there was anything. */
export async function tellFailure(turn: Telling, adventure: Opened, solution: Solution): Promise<boolean> {
  const { failure, id } = solution;
  if (failure === '') return false;
  const told = asItHappens(failure, personIn(turn, solution)?.name ?? null);
  const isTold = told !== '' && adventure.guard.isPlain(told) && turn.say(told);
  const hazard = hazardIn(failure);
  if (hazard) await befall(turn, hazard, `failure ${id}`);
  return isTold || hazard !== null;
}
