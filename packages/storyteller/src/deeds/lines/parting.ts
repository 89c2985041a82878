export const dropped: readonly string[] = [
  'You {echo}; there {item} <lies|lie> now, {spot}.',
  'You {echo}, [and think no more of <it|them>|not without a look back]: {item} <stays|stay> {spot}.',
  'You {echo}, and leave {item} [where <it falls|they fall>|where <it lies|they lie>].',
  'You {echo}: {item} [<lands|land>|<comes|come> to rest] {spot}.',
  'You {echo}. {Item} [<stays|stay> behind|<is|are> off your hands], {spot}.',
  'You {echo}, and {item} <is|are> no longer yours to carry; <it lies|they lie> {spot}.',
  'You {echo}; {item} [<makes|make> a small sound|<makes|make> hardly a sound], and <lies|lie> {spot}.',
  'You {echo}, and [straighten up|step back], lighter by {item}.',
];

/** In one's own hair, pocket, belt: it stays one's own. */
export const keptOn: readonly string[] = [
  'You {echo}, and there {item} <stays|stay>[, as long as you like|].',
  'You {echo}: {item} <sits|sit> [well enough there|as if made for it].',
  'You {echo}. [That is that|Done], and {item} <goes|go> where you go.',
  'You {echo}, {you}, and nobody can say {item} <is|are> out of reach.',
];

export const moved: readonly string[] = [
  'You {echo}, and there {thing} <stays|stay>.',
  'You {echo}: {thing} <sits|sit> well enough there.',
  'You {echo}. [That is done|It holds], and {thing} <is|are> where you want <it|them>.',
];

export const thrown: readonly string[] = [
  'You {echo}: {item} [<flies|fly>|<sails|sail> through the air], and <lands|land> {spot}.',
  'You {echo}, and {item} [<turns|turn> over once|<makes|make> a fine arc] before <it|they> [<comes|come> down|<ends|end>] {spot}.',
  'You {echo}. {Item} [<strikes|strike>|<bounces|bounce>], and <lies|lie> {spot}.',
  'You {echo} [with a good swing|as far as you can], and hear {item} come down {spot}.',
];

export const thrownTrifle: readonly string[] = [
  'You {echo}: [it flies wide and clatters away|it lands with a smack|a short flight, a small noise].',
  'You {echo}, and [somewhere it comes down|it skips twice and is gone].',
  'You {echo}. [The sound of it goes round|It rattles off out of sight], and [then it is quiet|nobody throws it back].',
];

export const hits = {
  shatters: [
    'You {echo}, and {thing} <breaks|break> [with a crash|to pieces].',
    'You {echo}: well aimed, and {thing} <goes|go> to pieces.',
  ],
  success: [
    'You {echo}, and it hits {thing} [square|with a crack|just where you aimed].',
    'You {echo}: well aimed, and {thing} <takes|take> the full force of it.',
  ],
  failure: [
    "You {echo}, and miss {thing} by [a hand|an arm's length].",
    'You {echo}: it sails past {thing} and [clatters away|is gone].',
  ],
} as const;

export const caught: readonly string[] = [
  'You {echo}, and {who} catches {item} [one-handed|with both hands|neatly].',
  'You {echo}: {item} [spins once|sails across], and {who} has it.',
];

export const poured: readonly string[] = [
  'You {echo}: it [spreads|runs into every crack], and glistens.',
  'You {echo}, and the last of it [drips|runs] away.',
  'You {echo}. [It splashes|It gurgles], and that is {item} [emptied|gone].',
];

export const notLiquid: readonly string[] = [
  'You would {echo}, but {thing} <does|do> not pour.',
  'There is nothing in {thing} that would run.',
];
