export const lit: readonly string[] = [
  'You {echo}. {Flame} [had to be coaxed|was willing], and now there is light.',
  'With {flame} it is quickly done: you {echo}, and [shadows stretch|faces have colour again].',
  'A spark from {flame}, [a thread of smoke|a breath on it], and you {echo}: [light jumps up the walls|the dark keeps its distance].',
  'One spark from {flame}, then another, and you {echo}[; it is brighter at once|].',
  'You {echo}. Thanks to {flame} it [catches|takes] at the [first|second] try.',
  'You {echo}; {flame} [spits|flares], and a [warm|steady] light [spreads|stands] around you.',
  'You strike {flame} and {echo}, and [the shadows sort themselves out|there is light].',
  'You {echo}, [shielding it with a hand|bending close], and {flame} gives [light enough|a good flame].',
];

export const litSo: readonly string[] = [
  'You {echo}: [a spark, a thread of smoke|one spark, then another], and there is light.',
  'You {echo}, and [the dark keeps its distance|light jumps up the walls].',
  'You {echo}. It [catches|takes] at the [first|second] try.',
  'You {echo}; a [warm|steady] light [spreads|stands] around you.',
];

export const litAlready: readonly string[] = [
  '{Thing} <burns|burn> already.',
  'There is no need to {echo}: <it is|they are> burning.',
  'You would {echo}, but <it is|they are> alight [already|as it is].',
];

export const noFlame: readonly string[] = [
  'You have nothing to strike a flame with, so you cannot {echo}.',
  'To {echo} takes a spark, and you carry [neither flint nor tinder|no tinderbox].',
  'Without [a tinderbox|flint and steel] there is no way to {echo}[, {you}|].',
];

export const tooLarge: readonly string[] = [
  'It would take more than a spark to {echo}, and [it would take more than a night|there are people in the way].',
  'To {echo} is [a larger matter than one tinderbox|not done with one flame]: nothing so big catches from a spark.',
];

export const notFlammable: readonly string[] = [
  '{Thing} <does|do> not burn[, however close you hold the flame|].',
  'You would {echo}, but {thing} <is|are> not the sort of thing that catches.',
  'There is nothing in {thing} for a fire to eat.',
];

export const out: readonly string[] = [
  'You {echo}: [a hiss|a breath], and [the dark closes in|it is darker by one flame].',
  'You {echo}, and [a thread of smoke goes up|the last glow dies].',
  'You {echo}. [It takes the eyes a moment|Shadows come back], and it is out.',
];

export const notBurning: readonly string[] = [
  '{Thing} <is|are> not burning.',
  'There is no flame to put out on {thing}.',
  'You would {echo}, but nothing is alight there.',
];

export const burnt: readonly string[] = [
  'A spark from {flame}, and you {echo}: [flames run up and sink again|it goes quickly], and [what is left is black|a smell of ash hangs {at}].',
  'You {echo}. A spark from {flame} is all it takes, and [a bitter smoke|smoke] drifts [off|about] {at}.',
  'It takes one spark from {flame} to {echo}, and [a good while for the smoke to clear|then there is only ash and smell].',
];

export const campfire: readonly string[] = [
  'A spark from {flame}, and you {echo}: [small, but it burns|soon it crackles], and it is warmer {at}.',
  "One spark from {flame}, and another, and you {echo}; there is nothing like a fire of one's own.",
  'You {echo}. A spark from {flame}, [a little patience|some dry scraps], and it [burns|crackles] before long.',
];
