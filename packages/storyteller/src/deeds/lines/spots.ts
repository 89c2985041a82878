export const entered: readonly string[] = [
  'It is [not far|a short way] to {spot}.',
  'You [go|walk] over to {spot}, and in.',
  'A few minutes, and you are there: {spot}.',
];

export const thereAlready: readonly string[] = [
  'You are there already: this is {spot}.',
  'That is where you [stand|are]: {spot}.',
];

export const locked: readonly string[] = [
  '{Spot} is locked, just as you have heard. There is the lock to be picked, the door to be forced, and somebody who has the key and could be asked.',
  'You get as far as the door: {spot} is locked. One could try the lock, or force it, or find whoever has the key.',
];

export const opened: readonly string[] = [
  'You {echo}. It takes [patience|a while], and then {spot} stands open before you.',
  'You {echo}, and [something gives|it yields] with hardly a sound. The way into {spot} is free.',
];

/** It opens all the same, and not in secret. */
export const forced: readonly string[] = [
  'You {echo}. It gives in the end, with a noise that [half the place|everybody near] must have heard; but {spot} is open.',
  'You {echo}, and it costs you [skin and temper|more noise than you like]. Then {spot} is open, and you are not the only one who knows it.',
];

export const left: readonly string[] = [
  'You leave {spot} behind you, and are {base} again.',
  'Out of {spot} you go; [the air is different|it is brighter] {base}.',
  '[Behind you|At your back] lies {spot}, and you stand {base} once more.',
];
