import { numberOf } from './function-words.ts';
import type { Claim } from './reading.ts';

const beings =
  "he|she|it|they|everyone|everybody|nobody|all of them|both of them|the whole [a-z]+|all the [a-z]+|(?:the|a|an|that|this|every|each|another|some|my|his|her|our) (?:[a-z'-]+ ){0,3}?[a-z'-]+";
const does =
  'falls?|dies?|cheers?|applauds?|drops?|lets?|gives?|agrees?|obeys?|kneels?|surrenders?|flees?|runs? away|opens?|opened|appears?|comes?|arrives?|shows? up|helps?|joins?|believes?|faints?|collapses?|explodes?|vanish(?:es)?|disappears?|bows?|hands?|tells?|reveals?|admits?|confess(?:es)?|loves?|starts?|begins?|turns?|becomes?|bursts?|breaks?|melts?|wakes?|dissolves?|lands?|hits?|misses|attacks?|kills?|swallows?|eats?|grants?|crowns?|is dead|are dead|is now|are now|is defeated|are defeated|is mine|are mine|is (?:completely )?convinced|worships?|follows? my|forgets?|is unlocked|swings? open|is impressed|are impressed|rolls? over|descends?|goes? (?:out|away|off|boom)|goes dark|burns? down|dries up|clears up|shuts? down|switch(?:es)? off|crumbles?|shatters?|retreats?|leaves? (?:me|us|town)|stops? (?:raining|snowing|fighting|burning|working)|ends? (?:now|here)|attack each other';

const patterns: readonly [Claim, RegExp][] = [
  [
    'world',
    /^(?:the|that|this) (?:[a-z'-]+ ){1,4}(?:isn't|is not|aren't|are not|is|are) (?:[a-z]+ ){1,3}any ?more\b|^(?:the|that|this) (?:[a-z'-]+ ){1,4}(?:is|are) no longer [a-z]+/,
  ],
  [
    'outcome',
    /\b(?:i|we) (?:already |just |secretly )*[a-z]+ed (?:it|them|that|the [a-z]+) (?:already |earlier |before )?(?:while|when|before) (?:you|nobody|no one|everyone|they|we)\b/,
  ],
  [
    'level',
    /\b(?:i|we) (?:just |now |immediately |instantly |also )*(?:level(?:l?ed)? up|gain(?:ed)? (?:a|\d+|\w+) levels?|reach(?:ed)? level|advance to level)\b|\b(?:i am|we are) (?:now |already |actually )*(?:a )?(?:level|lvl) ?\d+|\b(?:gain|get|receive|earn|have)(?:ed)? \d+ (?:xp|exp|experience)\b/,
  ],
  [
    'power',
    /\b(?:i am|i become|i have become|we are|that makes me|makes me|make myself) (?:now |actually |also |basically |totally |completely |secretly |literally )*(?:immortal|invincible|invulnerable|unkillable|indestructible|all[- ]powerful|omnipotent|omniscient|immune|unstoppable|untouchable|a god|god|the strongest|impossible to)\b|\bnothing can (?:hurt|harm|kill|stop|touch) (?:me|us)\b|\bgod ?mode\b|\b(?:i|we) (?:now |suddenly |also )*have (?:infinite|unlimited|endless|a million|all the|maximum|max|99+|1000|999) ?(?:\w+ )?(?:hp|hit points|health|power|powers|spells?|slots|mana|strength|lives)\b|\b(?:can't|cannot|can not) (?:be (?:hurt|killed|harmed|hit)|die)\b|\bmy (?:\w+ )?(?:sword|attack|weapon|spell|arrow|punch|fist|dagger|bow|staff) (?:does|deals|do) \d{2,}|\b(?:my|i set my|i restore my) (?:hp|hit points|strength|ac|stats?|armor class|charisma|level|gold) (?:is|are|to|becomes?|goes up to|now)\b.*\d|\bi (?:now )?know (?:every|all)(?: the)? spells?\b|\b(?:i|we) (?:become|turn|turn into|am now|are now) (?:invisible|intangible|a giant|a dragon|a god|gods|ten feet tall)\b|\bi (?:turn|transform|shapeshift|change) into (?:a|an) (?!\w*(?:street|lane|road|alley|corridor|corner))|\bi am (?:now )?invisible\b|\bbecome (?:the )?(?:richest|strongest|most powerful|king|queen|rich|immortal|invincible)\b|\b(?:back|up) (?:to|at) full (?:hp|health|hit points)\b|\bi have (?:super ?powers?|magic powers?|laser eyes)\b/,
  ],
  [
    'identity',
    /\b(?:i am|we are) (?:now |actually |really |secretly |in truth |in fact |also |the reincarnation of |the son of |the daughter of |the true |a |an |the |your )*(?:king|queen|emperor|empress|prince|princess|god|goddess|chosen one|president|lord of|ruler|dragon|demigod|deity|wizard king|pope|owner of (?:this|the)|mayor|archmage|vampire lord|devil|villain|dungeon master|dm|gm|long[- ]lost|heir|sheriff|captain of the)\b|\b(?:actually|secretly|turns out|it turns out)\b.{0,20}\bi am (?:a|an|the)\b/,
  ],
  [
    'outcome',
    /^(?:(?:ok|so|and|well) )*(?:that|it) (?:is|was|makes) an? (?:nat(?:ural)? )?\d{1,2}$|\b(?:i|we) (?:just |now |have |also |then )*roll(?:ed|s)? (?:a |an |and get |and got )*(?:nat(?:ural)? ?)?(?:20|twenty|crit\w*)\b|\bnat(?:ural)? (?:20|twenty)\b|\b(?:i|we)(?:'ve)? (?:always |automatically |auto |instantly |obviously |easily |of course |have |already |finally )*(?:succeed(?:ed)?|win|won|win the (?:game|fight)|pass(?:ed)? the (?:check|roll|test|save)|crit(?:ically)?)\b|\bno roll(?:s|ing)? (?:needed|required|necessary)\b|\bwithout (?:a |any )?roll(?:ing)?\b|\bautomatically (?:kill|hit|succeed|win|open|defeat|unlock|convince)|\bauto[- ]?(?:hit|succe\w+|kill|crit)\b/,
  ],
  [
    'outcome',
    /\b(?:i|we) (?:\w+ly )*(?:kill|killed|slay|slaughter|murder|destroy|defeat|defeated|obliterate|vaporize|vaporise|annihilate|behead|decapitate|one-?shot|insta-?kill|wipe out|massacre|knock out|disintegrate) (?:.{1,40}?)(?:\b(?:instantly|immediately|at once|in one (?:hit|blow|strike|shot|go)|with (?:a|one) (?:single )?(?:blow|strike|hit|punch|shot|look|thought|snap)|in a single (?:blow|strike|hit)|before (?:he|she|it|they|anyone|anybody) can|effortlessly|easily)\b)|\b(?:i|we) (?:instantly|immediately|effortlessly|easily|automatically|successfully|simply) (?:kill|slay|destroy|defeat|murder|slaughter|win|convince|escape|behead|decapitate|persuade|obliterate|find|solve)\b|\b(?:i|we) (?:kill|slay|slaughter|murder|destroy|defeat|killed|defeated) (?:everyone|everybody|them all|all of them|everything|all the|the entire|the whole|every)\b|\bone-?shot\b/,
  ],
  [
    'treasure',
    /\b(?:i|we) (?:\w+ly |also |just |now |suddenly |already )*(?:find|found|discover|discovered|get|got|gain|gained|receive|received|have|own|loot|looted|win|won|earn|earned|pick up|conjure|make) (?:like |about |exactly |over |another |a bag of |a chest (?:of|with|full of) |a pile of |a pot of |a sack of )*(?:(?:a )?#|a million|a billion|millions?|a fortune|infinite|unlimited|a hundred|a thousand|hundreds?|thousands?|lots of|tons of|a ton of)(?: of| in)?(?: \w+)? ?(?:gold|gp|coins?|gems?|diamonds?|platinum|money|dollars|credits|treasure|jewels)\b|\b(?:i|we) (?:find|found|discover|get|got) (?:a |the |some )?(?:huge |hidden |secret |giant |massive )*(?:treasure|fortune|hoard|pile of gold|chest full of|pot of gold|bag of gold)\b|\b(?:add|adds) # (?:gold|gp)\b|\bi am (?:now |suddenly )?(?:rich|a millionaire)\b/,
  ],
  [
    'item',
    /\b(?:i|we) (?:\w+ly |also |just |now |suddenly |already |happen to )*(?:find|found|discover|discovered|get|got|gain|gained|receive|received|have|own|possess) (?:a |an |the |some |myself a )*(?:\w+ ){0,2}?(?:magic(?:al)?|legendary|vorpal|holy|enchanted|divine|epic|\+\d|artifact|excalibur|lightsaber|rocket launcher|machine ?gun|nuke|bazooka|ak-?47|bag of holding|vorpal|wand of|staff of power|ring of|deck of many|dragon mount|pet dragon|death star)\b(?! (?:missile|hand))/,
  ],
  [
    'world',
    new RegExp(
      `^(?:and |then |but |so )*(?:suddenly|out of nowhere|all of a sudden|at that moment|luckily|fortunately|by chance|just then|in that moment|magically)\\b.{0,12}\\b(?:${beings}|[a-z]+)\\b.{0,60}\\b(?:${does}|rains?|comes? alive)\\b`,
    ),
  ],
  [
    'world',
    /^(?:and |then |but |so )*(?:a|an|some|two|three|four|five|ten|#|hundreds of|thousands of|an army of|a herd of) (?:[a-z'-]+ ){0,5}?(?:appears?|comes?|arrives?|shows? up|descends?|bursts? in|falls? from the sky|lands?|rescues? (?:me|us)|saves? (?:me|us)|joins? (?:me|us)|flies? (?:in|down|by)|explodes?)\b/,
  ],
  [
    'world',
    /^(?:and |then |but |so )*(?:it (?:starts|begins) (?:to )?(?:rain|snow)\w*|the sun (?:explodes|rises|sets)|the world ends|time stops|everything (?:explodes|disappears|turns)|there (?:is|are) (?:suddenly|now|a|an|some|also|#|two|three) |it turns out (?:that )?)/,
  ],
];

/** `Odra gives` tells what she does; `Odra, give` is said to her. */
const doesAlone = does.replaceAll('s?', 's').replaceAll('(?:es)?', 'es');
const atOnce =
  '(?: (?:immediately|instantly|then|just|all|now|simply|suddenly|finally|of course|obviously))*';
const persuaded = new RegExp(
  `(?:^|\\b(?:and|then|because|but|until) |, )(?:(?:${beings}|NAME (?:and|or) NAME)${atOnce} (?:${does})|NAME${atOnce} (?:${doesAlone}))\\b`,
);

/** `The sheriff rides in and hands me the star`: somebody else's deeds, told by whom they favour. */
const inMyFavour =
  /^(?:(?:and|so|then|but) )*(?:the [a-z'-]+|NAME)(?: suddenly| now| then| finally| just)? [a-z]+s\b[^?]{0,120}\b(?:and|then) (?:gives|hands|grants|gifts|lends|pays|crowns|makes|appoints|promotes|frees|carries|follows) me\b/;

/** Whoever says first what they are has said it, whatever follows: `I am the owner of this, so do as I say`. */
const natures = patterns.filter(([claim]) => claim === 'identity' || claim === 'level').map(([, one]) => one);
const governing =
  /\b(?:try|tries|trying|attempt|attempting|want|would like|hope|wish|pretend|claim|lie|bluff|convince|persuade|tell|say|ask|whisper|shout|explain|announce|threaten|warn|dream|imagine|think|wonder|growl|promise)\b/;

/** What nobody can do by nature, however they go about it. */
export const beyondNature =
  /^(?:(?:and|so|ok|then|but) )*(?:i|we) (?:(?:try|attempt|want|start|begin|am going) to |just |simply |now )*(?:fly|levitate|teleport|breathe fire|shoot lasers?|stop time|travel (?:through|back in) time|walk through (?:the|a) walls?)\b(?! (?:a|the|my) (?:kite|flag|banner))/;

/** `nobody dies today`: what one will see to, and nothing that has happened. */
const vowed =
  /^(?:nobody|no one|no-one|nothing) (?:else )?\w+ (?:\w+ ){0,3}?(?:today|tonight|here|on my watch|any more|anymore)$/;

/** What a player states as a fact although it is not theirs to decide; null where they state none. */
export function claimIn(given: string, names: readonly string[]): Claim | null {
  const sentence = given
    .replace(/^(?:obviously|clearly|naturally|of course|surely|anyway) (?!i\b|we\b)/, '')
    .replace(
      /^(?:and |but |then |so )*(?:just like that|suddenly|magically|miraculously|lo and behold|all of a sudden|luckily) /,
      '',
    )
    .replace(
      /\b(i|we) have (?:always |long |already |actually |secretly |really )*been (?=(?:a |the )?(?:level|lvl|king|queen|god|immortal)\b)/,
      '$1 am ',
    )
    .replace(/\b(level|lvl) ([a-z]+)\b/, (whole, word: string, count: string) =>
      numberOf(count) === null ? whole : `${word} ${numberOf(count)}`,
    );
  if (
    /\?/.test(sentence) ||
    /^(?:(?:ok|okay|so|well) )*(?:if|when|can|could|what|how about|suppose|is|are|does|do|may|should|would|maybe)\b/.test(
      sentence,
    ) ||
    vowed.test(sentence)
  )
    return null;
  if (/\bbecause (?:i|we) (?:said|say|decided|want it|wish it|declare)(?: it)?(?: so)?$/.test(sentence)) {
    if (!/^(?:i|we) /.test(sentence)) return 'world';
  }
  if (
    /^(?:i|we) (?:hereby )?(?:declare|decree|decide) that (?:the|it|there|all|every|no|a|an)\b/.test(sentence)
  )
    return 'world';
  const isOwnNature = natures.some((pattern) => pattern.test(sentence.split(governing)[0]!));
  if (
    !isOwnNature &&
    /\b(?:try|tries|trying|attempt|attempting|want|would like|hope|wish|pretend|claim|lie|bluff|convince|persuade|tell|say|ask|whisper|shout|explain|announce|threaten|warn|dream|imagine|think|wonder|check|see|look|watch|wait|listen|so that|until|in case|make sure|let me know|growl|promise)\b/.test(
      sentence,
    )
  ) {
    // Wishes and words of one's own decide nothing; a die that was thrown elsewhere still does.
    return /\bnat(?:ural)? 20\b|\brolled (?:a )?20\b|\bno roll(?:s)? (?:needed|required)\b/.test(sentence)
      ? 'outcome'
      : null;
  }
  const counted = sentence
    .split(' ')
    .map((word) => (numberOf(word) !== null && !/^(?:one|two|three|a)$/.test(word) ? '#' : word))
    .join(' ');
  for (const [claim, pattern] of patterns) {
    const isCounted = claim === 'treasure' || claim === 'world';
    if (pattern.test(isCounted ? counted : sentence)) return claim;
  }
  const named = sentence
    .split(' ')
    .map((word) => (names.includes(word) ? 'NAME' : word))
    .join(' ')
    .replaceAll('NAME NAME', 'NAME');
  if (inMyFavour.test(named)) return 'outcome';
  return persuaded.test(named)
    ? /^(?:i|we)\b/.test(sentence) || !/^(?:a|an)\b/.test(sentence)
      ? 'outcome'
      : 'world'
    : null;
}
