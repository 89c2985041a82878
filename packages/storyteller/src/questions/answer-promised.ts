import { shortName } from '../talk/short-name.ts';
import type { Telling } from '../telling/telling.ts';
import { quotable, sayAnyway } from './say-anyway.ts';
import { somebodyNamed } from './somebody.ts';

const asked =
  /\b(?:what|which) (?:exactly |all )?(?:did|have|had) (?:i|we) (?:\w+ )?(?:promised?|swor[en]|swear|vowe?d?|agreed?|offered?)\b|\bwhat (?:was|is) (?:my|our) (?:promise|word|oath|deal|agreement)\b|\bwhat (?:i|we) (?:have )?promised\b/i;

/** As it stands among what somebody has heard. */
const promise = /^(?:promised|gave their word): (.+)$/s;

/** `what have I promised Odo again?`: what was said, and to whom. Whether that was asked. */
export function answersPromised(turn: Telling): boolean {
  const { message, world, state } = turn;
  if (message.length > 160 || !asked.test(message)) return false;
  const named = somebodyNamed(turn, message.toLowerCase().match(/\p{L}+/gu) ?? []);
  const people = new Map(
    world.places.flatMap((place) => place.people.map((one) => [one.id, one.name] as const)),
  );
  const all = Object.entries(state.people).flatMap(([id, { heard }]) =>
    heard.flatMap((one) => {
      const words = promise.exec(one)?.[1];
      const name = people.get(id);
      return words && name && (!named || named.name === name) ? [{ name, words }] : [];
    }),
  );
  const whom = named?.name ?? 'anybody';
  if (all.length === 0)
    sayAnyway(turn, [
      `You have promised ${whom} nothing so far.`,
      `No word of yours binds you to ${whom}.`,
      `There is no promise to ${whom} that anybody would remember.`,
    ]);
  for (const { name, words } of all.slice(-3)) {
    // What is kept of it is bounded, and may break off.
    const said = quotable(words.length >= 68 ? `${words.replace(/\s+\S*$/, '')} …` : words);
    sayAnyway(turn, [
      `To ${name} you said: "${said}"`,
      `${shortName(name)} has this word of you: "${said}"`,
      `This is what you promised ${name}: "${said}"`,
    ]);
  }
  return true;
}
