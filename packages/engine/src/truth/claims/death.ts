import { type Claim, type ClaimReader, hitPointsOf } from '../claim.ts';
import { isForetold } from '../reality.ts';
import { isDenied, type Match, matchesOf, type Patterns } from '../pattern.ts';
import { wordSet } from '../text/inflect.ts';
import type { Standing, Witness } from '../witness.ts';
import {
  deadShapes,
  downShapes,
  fallShapes,
  foreignDeathShapes,
  newCharacterShapes,
  remainsShapes,
  wakeShapes,
} from './death-shapes.ts';

/** Dead tired, dead ahead, dying to know. */
const figures = wordSet(
  'tired silent ahead end set wrong serious certain sure quiet calm weight tired on to of still asleep center centre right',
);

function isFigure({ tokens }: Parameters<ClaimReader>[0], to: number): boolean {
  // Bored to death.
  if (
    tokens[to - 1]?.text === 'death' &&
    tokens
      .slice(Math.max(0, to - 6), to)
      .some(({ text }) =>
        /^(?:bored|scared|frightened|worried|sick|tired|sentenced|condemned|close|near|next|put|fight|talk|talks|comes?|due|thirst)$/.test(
          text,
        ),
      )
  )
    return true;
  const last = tokens[to - 1]?.text;
  const isPassing =
    /^(?:for|of)$/.test(tokens[to]?.text ?? '') && /^(?:a|an|one)$/.test(tokens[to + 1]?.text ?? '');
  return isPassing || (/^(?:dead|dying)$/.test(last ?? '') && figures.has(tokens[to]?.text ?? ''));
}

/** "No more", "does not rise again": the denial belongs to the end. */
function hasOwnDenial({ tokens }: Parameters<ClaimReader>[0], { from, to }: Match): boolean {
  const isBefore = isDenied({ tokens }, { from, to: from });
  return (
    !isBefore &&
    tokens
      .slice(from, to)
      .some(({ text }) =>
        /^(?:more|longer|again|anymore|standing|alive|left|make|makes|made|neither|survive|survives|survived|wake|rise|move|stir|nothing|breath|pulse|heartbeat|respir\p{L}*|atmet|atmete|lebt|vit|vive)$/u.test(
          text,
        ),
      )
  );
}

/** "You find him in the cellar, dead." */
function isFound({ tokens }: Parameters<ClaimReader>[0], { from, to }: Match): boolean {
  const isSetOff =
    tokens[to - 3]?.text === ',' && /^(?:dead|lifeless|slain)$/.test(tokens[to - 2]?.text ?? '');
  return (
    isSetOff &&
    tokens
      .slice(from, to)
      .some(({ text }) =>
        /^(?:him|them|it|man|woman|body|bodies|someone|somebody|find|finds|found|see|sees|saw)$/.test(text),
      )
  );
}

/** In German the word is an article. */
function isArticle({ tokens, language }: Parameters<ClaimReader>[0], { from, to }: Match): boolean {
  return language === 'de' && tokens.slice(from, to).some(({ text }) => text === 'die');
}

const hasCondition = ({ sheet, conditions }: Standing, words: RegExp) =>
  [...sheet.conditions, ...conditions.map(({ condition }) => condition)].some((one) => words.test(one));

const isDown = (one: Standing) =>
  one.stages.slice(1).some((points) => points <= 0) ||
  hasCondition(one, /dead|dying|unconscious|asleep|sleep|stable|faint/i);

const isDead = (one: Standing, { isOver }: Witness) =>
  hasCondition(one, /dead/i) ||
  (one.sheet.current_hp <= 0 && (isOver || one.sheet.death_saves.failures >= 3));

const liesThere = ({ sheet }: Standing) =>
  sheet.current_hp <= 0 || sheet.conditions.some((one) => /dead|dying|unconscious/i.test(one));

/** Somebody who has fallen is on their feet again. */
function readWaking(reading: Parameters<ClaimReader>[0], { party }: Witness): Claim[] {
  if (!party.some(liesThere)) return [];
  return matchesOf(reading, wakeShapes).flatMap((match): Claim[] => {
    const who = match.mention?.who.filter(liesThere) ?? [];
    if (who.length === 0 || isDenied(reading, match)) return [];
    const missing = `${hitPointsOf(who)}, and lies there: call update_character first if that is over.`;
    return [{ kind: 'condition', missing }];
  });
}

/** A player's character dies or falls, or gets up again. */
export const readDeath: ClaimReader = (reading, witness) => {
  const claims: Claim[] = [];
  const read = (shapes: Patterns, isSo: (one: Standing) => boolean, asserted = reading) => {
    for (const match of matchesOf(asserted, shapes)) {
      if (isDenied(reading, match) && !hasOwnDenial(reading, match)) continue;
      if (isFigure(reading, match.to) || isArticle(reading, match) || isFound(reading, match)) continue;
      const who = match.mention?.who ?? witness.party;
      const isBorne = match.mention ? who.every(isSo) : who.some(isSo);
      claims.push({
        kind: 'death',
        missing: isBorne
          ? null
          : `${hitPointsOf(who)}: nobody has fallen. Call update_character first if it is so.`,
      });
    }
  };
  read(deadShapes, (one) => isDead(one, witness));
  read(remainsShapes, (one) => isDead(one, witness), {
    ...reading,
    isReal: (at) => reading.isReal(at) || isForetold(reading, at),
  });
  read(fallShapes, isDown);
  read(downShapes, (one) => isDown(one) || hasCondition(one, /prone|knocked down/i));
  read(foreignDeathShapes, isDown);
  if (!/\?\s*[*_"”]*$/.test(reading.text))
    read(newCharacterShapes, (one) => isDead(one, witness), { ...reading, isReal: () => true });
  return [...claims, ...readWaking(reading, witness)];
};
