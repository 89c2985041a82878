import { type Claim, type ClaimReader, hitPointsOf } from '../claim.ts';
import { isDenied, type Match, matchesOf } from '../pattern.ts';
import type { Reading } from '../reading.ts';
import { clauseAt } from '../text/clauses.ts';
import { wordSet } from '../text/inflect.ts';
import { weather } from './harm-words.ts';
import { healShapes, woundShapes } from './wound-shapes.ts';

const harmless = wordSet(weather.replaceAll('|', ' '));
/** "Strikes you as odd", "cuts you off", "shoots you a look". */
const figures = wordSet('as off short a an look glance smile grin sidelong');

/** Blood without a number: a blow that lands on a player's character, or wounds that close. */
export const readWounds: ClaimReader = (reading) => {
  const claims: Claim[] = [];
  for (const match of matchesOf(reading, woundShapes)) {
    const { mention } = match;
    if (!mention || isDenied(reading, match) || isNoun(reading, match.from)) continue;
    if (isOnesOwn(reading, match) || isHarmless(reading, match)) continue;
    const isBorne = mention.who.some(
      ({ wounds, sheet }) =>
        wounds.some((wound) => wound < 0) ||
        (mention.isPossessive ? false : isState(reading, match.to - 1) && sheet.current_hp < sheet.max_hp),
    );
    claims.push({
      kind: 'damage',
      missing: isBorne
        ? null
        : `Nobody was hurt: ${hitPointsOf(mention.who)}. Call update_character with hp_change first.`,
    });
  }
  for (const match of matchesOf(reading, healShapes)) {
    const { mention } = match;
    if (!mention || (isDenied(reading, match) && !isWithoutWound(reading, match))) continue;
    claims.push({
      kind: 'damage',
      missing: mention.who.some(({ wounds }) => wounds.some((wound) => wound > 0))
        ? null
        : `Nobody was healed: ${hitPointsOf(mention.who)}. Call update_character with hp_change first.`,
    });
  }
  return claims;
};

/** "Not a bruise is left on you", "your wound is no more": the denial heals. */
function isWithoutWound({ tokens }: Reading, { from, to }: Match): boolean {
  return /^(?:not|no|without)$/.test(tokens[from]!.text) || tokens[to - 2]?.text === 'no';
}

/** Wind, words and whisky bite; and whoever stands in the clause as an attacker that only aims does no harm yet. */
function isHarmless({ tokens, mentions }: Reading, { from, to, mention }: Match): boolean {
  const [start] = clauseAt(tokens, from);
  if (tokens.slice(start, to).some(({ text }) => harmless.has(text))) return true;
  const isObject = mention !== null && !mention.isPossessive && mention.at > from;
  if (isObject && figures.has(tokens[to]?.text ?? '')) return true;
  // "You slam your shoulder against the door": who does it to themselves.
  const doer = tokens[from - 1]?.text.endsWith('ly') ? from - 2 : from - 1;
  return mentions.some(
    ({ at, length, isPossessive }) => !isPossessive && at !== mention?.at && at + length - 1 === doer,
  );
}

/** "Mira lays his sword across his chest": who is spoken of before does it, to somebody else. */
function isOnesOwn({ mentions }: Reading, { from, mention }: Match): boolean {
  return (
    mention?.isPronoun === true &&
    mentions.some(({ at, isPossessive, isPronoun }) => at < from && !isPossessive && !isPronoun)
  );
}

/** "The gash in your side closes": a wound, and not to wound. */
function isNoun({ tokens }: Reading, at: number): boolean {
  return (
    /^(?:the|a|an|your|his|her|their|this|that|each|every|old|any|no|some)$/.test(
      tokens[at - 1]?.text ?? '',
    ) &&
    /^(?:wound|gash|cut|stab|slash|break|crack|burn|bite|scratch|sting|blast|hurt|knife|knive|spear|harpoon|shot)s?$/.test(
      tokens[at]?.text ?? '',
    )
  );
}

function isState({ tokens }: Reading, at: number): boolean {
  return (
    /^(?:wounded|injured|hurt|bloodied|bruised|battered)$/.test(tokens[at]?.text ?? '') &&
    !/^(?:by|in|across)$/.test(tokens[at + 1]?.text ?? '')
  );
}
