import type { Claim, ClaimReader } from '../claim.ts';
import { wordSet } from '../text/inflect.ts';
import { segmentAt } from '../text/clauses.ts';
import { wordKind } from '../text/word-kinds.ts';
import { matchesOf, type Patterns, patterns } from '../pattern.ts';
import type { Reading } from '../reading.ts';
import type { Slots } from '../witness.ts';

const slotWords = wordSet(
  'slot slots zauberplätze zauberplatz zauberslot zauberslots emplacement emplacements espacio espacios espaço espaços',
);
/** "One good second-level prayer in him". */
const magic = wordSet('spell spells prayer prayers casting castings miracle miracles');
export const slotKind = wordKind([...slotWords, ...magic]);
const having = /^(?:have|has|got|left|remaining|remain|remains|'ve|'s)$/;
const spending = wordSet(
  'cross tick strike =spend =use =burn =expend =cost =lose =consume =empty =exhaust =drain gone verbraucht verbrauchst verwendet nutzt gasta gastas usa usas utilise utilises dépense dépenses perd perds pierde pierdes perde perdi consuma consumi spende consome',
);
const gaining = wordSet(
  'back refilled replenished refreshed renewed erhält regagne récupère recupera =regain =recover =restore =return =gain',
);

const power = 'spells|prayers|magic|miracles|spellcasting';
/** All magic at once, without a number. */
const spentShapes = patterns(
  `@your .. ${power} ~ spent|exhausted|gone|used|drained|emptied|depleted|burned|burnt|expended`,
  `last|all|every of @your .. ${power}|prayer|spell ~ =go|gone|spent|used|=burn`,
  `@pc =be|'re|'s|have|has|had ~ ?completely|?utterly out|drained|emptied|empty|bereft of .. ${power}`,
  `@pc .. no|without|none ?more|?further|?any|? ${power} left|remaining|more`,
  `=spend|=use|=burn|=exhaust|=pour .. last|all|rest of @your .. ${power}`,
  '@pc ... nothing|naught left|more to cast',
  "that|this|it =be|'s @your last|final spell|slot|prayer|casting of|for|until|.|,|!",
  `@pc ~ =cast|=spend|=speak|=use|=burn @your last|final ${power}|prayer|spell|miracle`,
  `@pc =have|has|had no more|further|remaining ${power}`,
  `${power} @pc ... not|none|no ?a|?one|?single ~ left|remain|remains|remained`,
  `both|all|every|each of|the .. ${power} @pc ... =go|gone|spent|=burn|=vanish|=fade`,
  `not|no a|one|single|more|further|other prayer|spell|miracle|${power} ~ left|remain|remains|remained .. @pc|@your`,
);
/** One that was spent comes back. */
const returnedShapes = patterns(
  'prayer|spell|miracle|magic ~ handed|given|returned|restored|granted|lent ?back|?again to @pc',
  '=hand|=give|=return|=restore|=lend @pc back|again ?your|?his|?her|?the|?that|?one .. prayer|spell|miracle|magic',
);
const restoredShapes = patterns(
  `@your .. ${power} ~ restored|returned|return|returns|refreshed|renewed|replenished|recovered|back`,
  `@pc ... every|all|each ?your|?of|?his|?her .. prayer|spell|${power} .. restored|returned|renewed|back|again|refreshed`,
  `=restore|=renew|=replenish|=refresh|=regain|=recover ?all @your .. ${power}|spell`,
  `@your .. ${power} =come|=flow|=flood|=rush|=stream ?back|?flooding|?again to|into @pc`,
  `@pc =regain|=recover all|every|@your .. ${power}|spell|prayer`,
);

export const magicShapes = [spentShapes, restoredShapes, returnedShapes];

/** "Your prayers are spent", "every spell restored". */
function readMagic(reading: Reading): Claim[] {
  const told = (shapes: Patterns, areSo: (slots: readonly Slots[]) => boolean) =>
    matchesOf(reading, shapes).flatMap((match): Claim[] => {
      const slots = (match.mention?.who ?? []).flatMap((one) => one.slots);
      // "One of your two prayers is gone."
      const isSome = reading.tokens[match.from - 1]?.text === 'of';
      if (slots.length === 0 || isSome) return [];
      const held = slots.map(({ level, now }) => `level ${level}: ${now}`).join(', ');
      return [
        {
          kind: 'slot',
          missing: areSo(slots)
            ? null
            : `The spell slots are otherwise (${held}): call update_character with spend_slot or regain_slot first, or rest.`,
        },
      ];
    });
  return [
    ...told(spentShapes, (slots) => slots.every(({ now }) => now === 0)),
    ...told(restoredShapes, (slots) => slots.every(({ now, before }) => now > before)),
    ...told(returnedShapes, (slots) => slots.some(({ now, before }) => now > before)),
  ];
}

/** Spell slots and magic. */
export const readSlots: ClaimReader = (reading, witness) => [
  ...readCounted(reading, witness),
  ...readMagic(reading),
];

/** "One prayer left", "three castings remain". */
function isCountedMagic(tokens: Reading['tokens']): boolean {
  return tokens.some(
    ({ text }, at) =>
      magic.has(text) &&
      tokens.slice(Math.max(0, at - 3), at).some(({ kind, isOrdinal }) => kind === 'number' && !isOrdinal) &&
      tokens.slice(at + 1, at + 4).some((one) => /^(?:left|remaining|remains?)$/.test(one.text)),
  );
}

/** Spell slots: how many there are, how many went or came. */
const readCounted: ClaimReader = ({ kinds, tokens, isReal, mentions, numbers }, { party, speaker }) => {
  if ((kinds & slotKind) === 0) return [];
  const isMagic =
    mentions.length > 0 &&
    tokens.some(({ text }) => having.test(text)) &&
    (isCountedMagic(tokens) ||
      tokens.some(
        ({ isOrdinal }, place) => isOrdinal && /^(?:level|-)$/.test(tokens[place + 1]?.text ?? ''),
      ));
  const at = tokens.findIndex(({ text }) => slotWords.has(text) || (isMagic && magic.has(text)));
  if (at < 0 || !isReal(at)) return [];
  const [start, end] = segmentAt(tokens, at);
  if (tokens.slice(start, end).some(({ text }) => /^(?:would|could|might|'d)$/.test(text))) return [];
  const levels = tokens.flatMap((token, place) => {
    const isLevel =
      token.isOrdinal ||
      (token.isDigits && tokens[place + 1]?.text === '.') ||
      (/^(?:level|stufe)$/.test(tokens[place - 1]?.text ?? '') &&
        !tokens[place - 2]?.isOrdinal &&
        tokens[place - 2]?.text !== '-');
    return token.kind === 'number' && isLevel ? [{ place, level: token.value }] : [];
  });
  const places = new Set(levels.map(({ place }) => place));
  const isApart = (place: number) =>
    tokens.slice(Math.min(at, place), Math.max(at, place)).some(({ text }) => /^[;.]$/.test(text));
  const counts = numbers.flatMap(({ at: place, value, unit, of }) =>
    !places.has(place) && !isApart(place) && /^(?:slots|bare|level|other)$/.test(unit)
      ? [value, ...(Number.isNaN(of) ? [] : [of])]
      : [],
  );
  // "1st level 2/4, 2nd level 2/2": each belongs to the level before it, and says what is there now.
  const pools = numbers.flatMap(({ at: place, value, of }) => {
    const level = levels.findLast((one) => one.place < place)?.level;
    return level === undefined || Number.isNaN(of) ? [] : [{ level, value }];
  });
  const named = mentions.flatMap(({ who }) => who);
  const owners = named.length > 0 ? named : speaker ? [speaker] : party;
  const all = (owners.some(({ slots }) => slots.length > 0) ? owners : party).flatMap(({ slots }) => slots);
  const spoken =
    levels.length > 0 ? all.filter(({ level }) => levels.some((one) => one.level === level)) : all;
  const isKnownLevel = levels.every(({ level }) => all.some((one) => one.level === level));
  const [from, to] = segmentAt(tokens, at);
  const words = tokens.slice(from, to).map(({ text }) => text);
  const isSpent = words.some((word) => spending.has(word));
  const isGained = words.some((word) => gaining.has(word));
  const changes = (test: (slots: Slots) => boolean) => spoken.some(test);
  const isChangeBorne =
    (!isSpent || changes(({ now, before }) => now < before)) &&
    (!isGained || changes(({ now, before }) => now > before));
  const told = new Set(
    spoken.flatMap(({ now, before }) =>
      now === before ? [now] : [now, Math.abs(now - before), Math.max(now, before)],
    ),
  );
  if (levels.length !== 1) told.add(spoken.reduce((sum, { now }) => sum + now, 0));
  const isLast =
    !words.includes('first') &&
    words.some(
      (word, place) => word === 'last' && words.slice(place, place + 5).some((one) => slotWords.has(one)),
    );
  const isNone =
    words.some((word, place) => word === 'out' && words[place + 1] === 'of') ||
    words.some((word, place) => word === 'no' && /^(?:more|spell|slots)$/.test(words[place + 1] ?? ''));
  const isBorne =
    (!isNone ||
      (levels.length > 0 ? spoken : owners.flatMap(({ slots }) => slots)).every(({ now }) => now === 0)) &&
    (!isLast || spoken.some(({ now, before }) => now === 0 && before > 0)) &&
    (spoken.length > 0 || isNone) &&
    isKnownLevel &&
    isChangeBorne &&
    pools.every(({ level, value }) => spoken.some((slots) => slots.level === level && slots.now === value)) &&
    counts.every((count) => told.has(count));
  const held = all.map(({ level, now }) => `level ${level}: ${now}`).join(', ') || 'none on the sheet';
  const claim: Claim = {
    kind: 'slot',
    missing: isBorne
      ? null
      : `The spell slots are otherwise (${held}): call update_character with spend_slot or regain_slot first, or rest.`,
  };
  const isLeft = words.some((word) => /^(?:left|remaining|remain|remains|spent)$/.test(word));
  const isOrder = /^(?:cross|mark|spend|use|expend|strike|tick)$/.test(words[0] ?? '');
  const isGone = words.some((word) => /^(?:gone|spent|burned|burnt|expended|consumed)$/.test(word));
  if (mentions.length === 0 && counts.length === 0 && !isLeft && !isOrder && !isGone) return [];
  return counts.length > 0 || isSpent || isGained || levels.length > 0 || isLast || isNone ? [claim] : [];
};
