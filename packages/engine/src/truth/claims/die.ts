import type { Claim, ClaimReader } from '../claim.ts';
import { type CountedNumber, isResult } from '../numbers.ts';
import { isDenied, matchesOf, patterns } from '../pattern.ts';
import type { Reading } from '../reading.ts';
import { wordSet } from '../text/inflect.ts';
import { isListItem } from '../text/lists.ts';
import type { Witness } from '../witness.ts';

const skills = wordSet(
  `acrobatics arcana athletics deception history insight intimidation investigation medicine nature perception performance persuasion
   religion stealth survival initiative strength dexterity constitution intelligence wisdom charisma heimlichkeit wahrnehmung initiativ discrétion percepción sigilo furtività percezione`,
);
const dice = wordSet(
  `=roll dice die result d20 d12 d10 d8 d6 d4 nat twenty-sider sider siders sided check checks save saves saving modifier modifiers würfelst gewürfelt würfelt wurf würfel probe
   jet jets lances dé dés tirada tiras sacas dado dados tiro tira dadi rolagem jogada rola`,
);
const gambling = wordSet(
  '=gamble =wager bet bets pot cards sailor sailors pips knucklebones =ante double doubles snake',
);
/** A result by the words around it: "comes up 22", "landed on 4", "shows a one". */
const showing = wordSet(
  '=roll =land =show =come =total natural nat total totals got gets get make makes score scores scored =give =add',
);
/** What stands beside a result: what is added to it, what it had to be, by how much it missed. */
const besides = wordSet(
  '+ plus minus - by needed need beat beats against dc required wanted short modifier bonus over under vs versus',
);
const requests = wordSet('make give roll cast mach wirf würfle lance fais tira haz faz role');
const pleas = wordSet('please need needs bitte');

/** No roll at a table comes to more: years and distances do. */
const mostResult = 400;

/** All numbers of the dice of this turn, and those that the player says they rolled. */
export function rolledNumbers({ rolls, message }: Witness): Set<number> {
  const said = (message.match(/\d{1,3}/g) ?? []).slice(0, 20).map(Number);
  // "4 plus 3": they roll their own dice, and add up as they like.
  const sum = said.reduce((all, one) => all + one, 0);
  return new Set([...rolls.flatMap(({ results }) => [...results]), ...said, sum]);
}

function knownNumbers({ party }: Witness): Set<number> {
  return new Set(
    party.flatMap(({ sheet, stages, wounds, items, maxima }) => [
      sheet.armor_class,
      sheet.level,
      sheet.speed,
      ...Object.values(sheet.abilities),
      ...(JSON.stringify(sheet.combat_stats).match(/\d{1,4}/g) ?? []).map(Number),
      ...stages,
      ...maxima,
      ...wounds.map(Math.abs),
      ...items.map(({ quantity }) => Math.abs(quantity)),
      ...sheet.inventory.map(({ quantity }) => quantity),
    ]),
  );
}

/** "A 14, so close": an article, perhaps an adjective, and a number that counts nothing. */
function hasArticle({ tokens }: Reading, { at }: CountedNumber): boolean {
  const [one, two] = [tokens[at - 1]?.text ?? '', tokens[at - 2]?.text ?? ''];
  const isSmall = !tokens[at]!.isDigits && tokens[at]!.value < 5;
  return (
    /^(?:an?|un|uno|una|um|eine?|einer)$/.test(one) ||
    (!isSmall && /^an?$/.test(two) && tokens[at - 1]?.kind === 'word')
  );
}

/** A die, and not the verb. */
const isThing = (before: string | undefined) =>
  /^(?:the|a|your|his|her|its|their|this|that|each|damage|one|another|every)$/.test(before ?? '');

/** "Seventeen against an armor of thirteen". */
const isMeasured = (tokens: Reading['tokens'], at: number) =>
  /^(?:against|versus|vs|beats?)$/.test(tokens[at]!.text) &&
  tokens.slice(at + 1, at + 4).some(({ text }) => /^(?:ac|dc|armou?r)$/.test(text)) &&
  tokens.slice(at + 1, at + 7).some(({ kind }) => kind === 'number');

function isDiceTalk({ tokens }: Pick<Reading, 'tokens'>): boolean {
  return tokens.some(
    ({ text, kind, isCapital }, at) =>
      kind === 'dice' ||
      (dice.has(text) && (text !== 'die' || isThing(tokens[at - 1]?.text))) ||
      (skills.has(text) &&
        (isCapital || text === 'initiative') &&
        tokens
          .slice(at + 1, at + 7)
          .concat(tokens.slice(Math.max(0, at - 4), at))
          .some((one) => one.kind === 'number')) ||
      (text === 'to' && tokens[at + 1]?.text === 'hit') ||
      isMeasured(tokens, at) ||
      (/^(?:bonus|bonuses)$/.test(text) &&
        tokens.slice(Math.max(0, at - 5), at).some((one) => one.kind === 'number')) ||
      (/^attacks?$/.test(text) &&
        tokens
          .slice(at + 1, at + 4)
          .concat(tokens.slice(Math.max(0, at - 3), at))
          .some((one) => one.kind === 'number' && one.isDigits)),
  );
}

/** An order begins its clause: "Roll Stealth", "now make a save"; but "your roll", "you make". */
function isImperative(tokens: Reading['tokens'], at: number): boolean {
  const before = tokens[at - 1];
  return (
    !before ||
    before.kind === 'mark' ||
    /^(?:and|then|please|now|so|just|must|should|can|could|may|bitte)$/.test(before.text)
  );
}

/** "You roll aside and make the save": told of somebody. */
function isOneOfDeeds(tokens: Reading['tokens'], at: number): boolean {
  return tokens[at - 1]?.text === 'and' && tokens.find(({ kind }) => kind === 'word')?.text === 'you';
}

/** A roll is asked for: its notation and its number to beat are no results. */
export function isRequest({ tokens }: Pick<Reading, 'tokens'>): boolean {
  const asks = tokens.some(
    ({ text }, at) =>
      pleas.has(text) || (requests.has(text) && isImperative(tokens, at) && !isOneOfDeeds(tokens, at)),
  );
  // "You need 12 and roll 15."
  const isAnswered = tokens.some(
    ({ text }, at) => text === 'roll' && tokens[at - 1]?.text === 'and' && tokens[at + 1]?.kind === 'number',
  );
  return (
    asks &&
    !isAnswered &&
    !tokens.some(({ text }) =>
      /^(?:rolls|rolled|got|gets|makes|made|gave|gives|=|→|würfelst|gewürfelt)$/.test(text),
    )
  );
}

/** A die's result that nobody rolled. */
export const readDie: ClaimReader = (reading, witness) => {
  const { tokens, isReal, context, mentions } = reading;
  if (reading.numbers.length === 0)
    return [...readCritical(reading, witness), ...readFallen(reading, witness)];
  const isTalk = isDiceTalk(reading);
  const isAsked = isRequest(reading);
  const isGame =
    tokens.some(({ text }) => gambling.has(text)) &&
    reading.mentions.length === 0 &&
    !tokens.some(({ text }) => /^(?:natural|nat|d20|check|attack|critical)$/.test(text));
  const hasHits = tokens.some(({ text }) =>
    /^(?:hp|points?|damage|health|gold|coins?|slots?|purse|left|leaves|leaving)$/.test(text),
  );
  const isAlone = context.isDiceTalk && tokens.every(({ kind, isQuoted }) => kind !== 'word' && !isQuoted);
  const numbers = rolledNumbers(witness);
  let known: ReadonlySet<number> | null = null;
  const isOnSheet = (value: number) => {
    known ??= knownNumbers(witness);
    return known.has(value);
  };
  const claims: Claim[] = [];
  for (const number of reading.numbers) {
    const { at, value, unit } = number;
    // Dice show whole numbers: what has a point counts scenes and prices.
    if (unit !== 'bare' || isGame || /\d[.,]\d/.test(tokens[at]!.text) || !isReal(at)) continue;
    const before = tokens[at - 1]?.text ?? '';
    const isEquation = before === '=' || tokens[at + 1]?.text === '=';
    const isShown = showing.has(before) || showing.has(tokens[at - 2]?.text ?? '');
    const article = hasArticle(reading, number);
    const isOwn = mentions.some((mention) => mention.at === at - 1 && mention.isPossessive);
    // "1. Goblin: 18" under "Initiative".
    const isListed = context.isDiceTalk && /^[:–—=-]$/.test(before) && isListItem(reading.text);
    // "You go on 17, Borin on 11": their places in an order that dice made.
    const isPlaced =
      context.isDiceTalk &&
      /^(?:on|at|with)$/.test(before) &&
      mentions.some((mention) => mention.at < at && at - mention.at <= 4);
    const isCue =
      isTalk ||
      isListed ||
      isPlaced ||
      isAlone ||
      article ||
      isOwn ||
      isEquation ||
      (isShown && /^(?:up|on|natural|nat|total|of|got|gets|rolled|rolls|scored|scores|totals)$/.test(before));
    const isWith = /^with$/.test(before) && !tokens[at + 1]?.text.startsWith('of') && tokens[at]!.value <= 40;
    const isPlain = !isCue && !(isWith && (witness.rolls.length > 0 || witness.awaited.length > 0));
    if (isPlain) continue;
    if (!article && !isEquation && !isResult(tokens, number)) continue;
    // "A good one"; "in 1836".
    if ((value === 1 && !tokens[at]!.isDigits && !isTalk) || value > mostResult) continue;
    if (isAsked && !article) continue;
    const isBeside =
      tokens.slice(Math.max(0, at - 6), at + 2).some(({ text }) => besides.has(text)) ||
      tokens[at]!.sign !== '';
    const isAside = isBeside && witness.rolls.some(({ asides }) => asides.has(value));
    const isStrict =
      article ||
      isOwn ||
      isEquation ||
      isListed ||
      isPlaced ||
      tokens.slice(Math.max(0, at - 3), at).some(({ text }) => dice.has(text));
    const isKnown = numbers.has(value) || isAside || ((hasHits || isPlain) && !isStrict && isOnSheet(value));
    claims.push({ kind: 'die', missing: isKnown ? null : missingDie(witness) });
  }
  return [...claims, ...readCritical(reading, witness), ...readFallen(reading, witness)];
};

const polyhedron = 'die|d20|d12|d10|d8|d6|d4|sider|roll|rolls';
/** Dice have fallen, or a check has been passed or failed. */
const fallen = patterns(
  `the|your|his|her|their|my|that|both|a|this|my ?first|?second|?little|?own|?big ${polyhedron} ~ =land|=come|=show|=settle|=stop|=say|=read|=favor|=favour|=tumble|=clatter|=skitter|=bounce|=wobble|=smile|=betray|=stare ... up|on|face|rest|one|high|low|a|well|poorly|kind|out|you|@pc`,
  '@pc|i|we ~ =roll|rolled high|low|well|poorly|badly|great|terribly|horribly|brilliantly|maximum|minimum|max|min|one|that|it|for|behind',
  'good|bad|great|terrible|awful|excellent|high|low|lucky|unlucky|poor|amazing|perfect|lousy roll|rolls',
  '@who ... =pass|=fail|=succeed|=make|=ace|=flunk|=blow|=nail ?on|?in the|a|an|@your|that|his|her|their .. check|save|saving|throw|roll',
  '@your .. check|save|throw|roll|attack =succeed|=fail|=pass|=beat|=miss|=exceed',
  'success|failure|pass|fail on|at the|a|an|@your .. check|save|saving|throw|roll',
  'check|save|throw|roll : success|failure|fail|failed|passed|pass|succeeded|hit|miss',
  'snake eyes|eye',
  'two|three|double|pair|of|both sixes|fives|fours|threes|ones|twenties|tens',
  'pip|pips .. =stare|=look|=show|=wink|=shine|=grin ... @pc|us|die|d20|dice',
);

/** Something was rolled, it is said, in a turn without a roll. */
function readFallen(reading: Reading, { rolls, message, awaited }: Witness): Claim[] {
  const matches = matchesOf(reading, fallen);
  if (
    matches.length === 0 ||
    isRequest(reading) ||
    (reading.mentions.length === 0 && reading.tokens.some(({ text }) => gambling.has(text)))
  )
    return [];
  const isRolled = rolls.length > 0 || /\d/.test(message);
  return matches.flatMap((match): Claim[] =>
    isDenied(reading, match)
      ? []
      : [{ kind: 'die', missing: isRolled ? null : missingDie({ rolls, awaited }) }],
  );
}

const criticals = patterns(
  'a|that|is|what|the critical .|!|,|;|:',
  'critical !',
  'critical hit|success|strike|blow',
  'critical|critically failure|fail|miss|fumble|fails',
  'crit',
);

export const dieShapes = [fallen, criticals];

/** The best or the worst that a die can show, without its number. */
function readCritical(reading: Reading, witness: Witness): Claim[] {
  return matchesOf(reading, criticals).flatMap(({ to }): Claim[] => {
    const isWorst = /^(?:fail|miss|fumble)/.test(reading.tokens[to - 1]!.text);
    const isBorne = rolledNumbers(witness).has(isWorst ? 1 : 20);
    return [{ kind: 'die', missing: isBorne ? null : missingDie(witness) }];
  });
}

function missingDie({ awaited, rolls }: Pick<Witness, 'awaited' | 'rolls'>): string {
  if (awaited.length > 0)
    return `The roll (${awaited[0]!.notation}) is still awaited: name no number, ask for it and end your answer there.`;
  if (rolls.length === 0) return 'Nobody rolled that: call roll_dice first, then tell what it shows.';
  const known = rolls.map(({ roll }) => `${roll.reason || roll.notation}: ${roll.total}`).join('; ');
  return `Nobody rolled that. What was rolled in this turn: ${known}. Call roll_dice for anything else.`;
}
