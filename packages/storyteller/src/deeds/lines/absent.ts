/** What somebody would have to carry, and does not. `{what}` comes without its article. */
export const carryNone: readonly string[] = [
  'You carry no {what}[, {you}|]: [it is not on your sheet|there is none in your pack|your pack has no such thing].',
  '[You reach for it|Your hand goes to your pack|You feel through your things], and there <is|are> no {what} [to be had|there].',
  'There <is|are> no {what} among your things, {you}[, however you turn them over|].',
  '[A fine idea|It would be just the thing], but you have no {what}[ with you|].',
  'Your pack holds [a good deal|this and that], and no {what}.',
  'No {what}: [your sheet knows of none|nothing of the kind is on your sheet|you carry nothing of the kind].',
  'You have no {what} to your name [yet|just now|at the moment], {you}.',
  '[If only|Ah, if only] you had {one}; [your pack has none|there is none in your pack|you carry nothing like it].',
  'You [look twice|look again|turn out your pack], and find no {what} [in it|there|].',
];

/** What somebody has put down somewhere else. */
export const leftElsewhere: readonly string[] = [
  'The {what} <is|are> not [with you|in your pack]: you left <it|them> {at}, {spot}.',
  'You reach for the {what}, and remember: {at}, {spot}, is where you left <it|them>.',
  'Your {what} <is|are> still {at}, {spot}[, as far as you know|].',
  '[You would need to go back for that|That means going back]: the {what} <is|are> {at}, where you left <it|them>.',
  'The {what} stayed behind {at}[, {you}|].',
];

/** What would have to be here. `{around}` lists what is. */
export const notHere: readonly string[] = [
  'There <is|are> no {what} [here|to be seen|{at}]; what there is: {around}.',
  'You look for {one} and see none[, only {around}|; what there is: {around}].',
  'No {what} here, {you}, but [you do see|you see] {around}.',
  '[Nothing like that|No {what}] is {at}. [What there is|What you do see]: {around}.',
  'You would need {one} for that, and [there is none|none is in sight]; there is, [however|though], {around}.',
  'Of {one} there is no sign {at}, [though|but] you see {around}.',
  '[However hard you look|Look as you may], there <is|are> no {what} {at}, [just|only] {around}.',
  'If there is {one} [somewhere|anywhere], it is not {at}; here you see {around}.',
];

export const nothingHere: readonly string[] = [
  'There <is|are> no {what} {at}[, as far as anyone can see|].',
  'You look for {one}, and [there is none|find none|none is to be seen] {at}.',
  'No {what} [here|to be seen|far and wide], {you}.',
  'Of {one} there is no sign {at}[ today|].',
];

/** Where what it was to be done to was no thing at all. */
export const unclear: readonly string[] = [
  'What do you want to {verb}, {you}? [Name the thing|Tell me what you mean], and it is done.',
  'I am not sure what you want to {verb}, {you}. [What do you mean|Can you name it]?',
  '{You}, [say once more|tell me again] what it is you want to {verb}.',
];
export const unheardOf: readonly string[] = [
  'I did not quite catch that, {you}. What do you do?',
  'I am not sure what you mean to do, {you}. [Can you put it another way|Say it in a few plain words]?',
];
