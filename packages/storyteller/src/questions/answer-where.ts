import { spoken } from '../deeds/carried.ts';
import { leftAnywhere, leftHere, partsOf } from '../deeds/left-behind.ts';
import { bare, isMany } from '../deeds/number.ts';
import { carriedItem } from '../reader/carried.ts';
import { ground } from '../reader/ground.ts';
import { singular } from '../reader/inflection.ts';
import type { Phrase } from '../reader/reading.ts';
import { isNamedIn } from '../reader/scenery.ts';
import type { Telling } from '../telling/telling.ts';
import { sayAnyway } from './say-anyway.ts';

const lead = String.raw`^\W*(?:(?:so|and|but|wait|ok|okay|hey|um|now|oh)[ ,]+)*`;
const noun = String.raw`([\p{L}' -]{2,40}?)`;
const end = String.raw`(?: (?:now|again|by now|then|earlier|before|at))*\s*[?!. ]*$`;
const placing =
  '(?:leave|left|put|drop|dropped|hide|hidden|place|placed|stash|stashed|lay|set|throw|thrown|lose|lost|stow|stick|lean|hang)';
const pattern = (middle: string) => new RegExp(`${lead}${middle}${end}`, 'iu');

/** What each asks for stands in its group. */
const asked: readonly RegExp[] = [
  pattern(`where (?:did|have|had) (?:i|we) ${placing}(?: down)? (?:my|our|the|that|those) ${noun}`),
  pattern(`where(?:'s| is| are|re) (?:my|our) ${noun}`),
  pattern(`what (?:did|have) (?:i|we) (?:do|done) with (?:my|our|the|that|those) ${noun}`),
  pattern(`what (?:happened to|became of|has become of) (?:my|our) ${noun}`),
  pattern(`who (?:has|got|took|holds|carries)(?: got)? (?:my|our) ${noun}`),
  pattern(
    `(?:to )?whom? (?:did|have) (?:i|we) (?:give|given|hand|handed) (?:my|our|the|that) ${noun}(?: to)?`,
  ),
  pattern(
    `did (?:i|we) (?:leave|forget|drop|lose|put down) (?:my|our|the|that) ${noun}(?: somewhere| behind)?`,
  ),
];
/** These are asked of anything; only what was put down or handed over is answered here. */
const askedOfAny: readonly RegExp[] = [
  pattern(`where(?:'s| is| are) (?:the|that) ${noun}`),
  pattern(`who (?:has|got|holds) (?:the|that) ${noun}`),
  pattern(`what (?:happened to|became of) (?:the|that) ${noun}`),
];
const lying = pattern(
  `what(?:'s| is| lies| else is)(?: lying)? (?:in|on|under|behind|beside|inside) (?:the|that|my) ${noun}`,
);

const phraseOf = (shown: string): Phrase => {
  const words = shown.toLowerCase().split(' ').map(singular);
  return { shown, head: words.at(-1)!, words, isOwn: false };
};
const isOrAre = (shown: string) => (isMany(shown) ? 'are' : 'is');

/** Who was given it, as somebody's memory has it: `was given Rope`. */
function holderOf({ state, world }: Telling, head: string): string | null {
  const people = world.places.flatMap(({ people: here }) => here);
  const has = (id: string) =>
    state.people[id]?.heard.some((note) => note.startsWith('was given ') && isNamedIn(note, head)) ?? false;
  return people.find(({ id }) => has(id))?.name ?? null;
}

/** Says where it lies, who has it, or that it is on the sheet. Whether any of that is known. */
function tellWhere(turn: Telling, shown: string, isOwn: boolean): boolean {
  const phrase = phraseOf(shown);
  const left = leftAnywhere(turn, phrase.head);
  const be = isOrAre(shown);
  if (left) {
    const where = [partsOf(left.left).spot, left.at].filter((part) => part !== '').join(', ');
    sayAnyway(turn, [
      `You left the ${shown} ${where}.`,
      `The ${shown} ${be} ${where}, where you left ${be === 'is' ? 'it' : 'them'}.`,
      `As far as you know, the ${shown} ${be} still ${where}.`,
    ]);
    return true;
  }
  const holder = holderOf(turn, phrase.head);
  const carried = turn.sheet && carriedItem(phrase, turn.sheet);
  if (carried && (isOwn || (holder === null && ground(phrase, turn).kind === 'item'))) {
    const name = bare(spoken(carried.name));
    sayAnyway(turn, [
      `You have the ${name} with you.`,
      `Nowhere but in your own pack: you carry the ${name}.`,
      `You still carry the ${name}; no need to look further.`,
    ]);
    return true;
  }
  const friend = turn.party.find(
    ({ seat }) =>
      seat.user_id !== turn.speaker.seat.user_id && seat.character && carriedItem(phrase, seat.character),
  );
  const who = friend?.name ?? holder;
  if (!who) return false;
  sayAnyway(turn, [
    `${who} has the ${shown}.`,
    `The ${shown} ${be} with ${who}.`,
    `You last saw the ${shown} in the hands of ${who}.`,
  ]);
  return true;
}

function tellWhatLies(turn: Telling, shown: string): boolean {
  const { head } = phraseOf(shown);
  const here = leftHere(turn).filter((left) => isNamedIn(partsOf(left).spot, head));
  const [first] = here;
  if (!first) return false;
  sayAnyway(turn, [
    `There is ${first}, as you left it.`,
    `What you put there is still there: ${first}.`,
    `Nothing has been moved since: ${first}.`,
  ]);
  return true;
}

/** `where did I leave my shield?`, `what lies on the table?`: where things have gone since. Whether that was asked, and is known. */
export function answersWhere(turn: Telling): boolean {
  const { message, table } = turn;
  if (message.length > 120 || /["“]|[.?!]\s+\S/.test(message) || table.encounter) return false;
  const found = (list: readonly RegExp[]) => {
    for (const one of list) {
      const [, shown] = one.exec(message) ?? [];
      if (shown) return shown.toLowerCase();
    }
    return null;
  };
  const own = found(asked);
  if (own) return tellWhere(turn, own, true);
  const any = found(askedOfAny);
  if (any) return tellWhere(turn, any, false);
  const [, base] = lying.exec(message) ?? [];
  return base !== undefined && tellWhatLies(turn, base.toLowerCase());
}
