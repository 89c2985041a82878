/** Players, together and one by one. */
export const greetings = {
  many: [
    'Welcome to the fire, {names}. This is {game}.',
    '{names}, [pull your chairs closer|come closer to the fire]. The tale is called {game}.',
    'Good, you are [all here|here]: {names}. Tonight we tell {game}.',
  ],
  one: [
    'Welcome to the fire, {names}. This is {game}.',
    '[Come in|Sit down], {names}, the tale is called {game}[, and it begins with you|].',
    '{names}, the fire is lit and the dice are warm. Tonight we tell {game}.',
  ],
} as const;

export const latecomers = [
  '{you} [steps out of the dusk|comes up the road] and [falls in with the others|is one of you before anyone has asked a question].',
  'A new face at the fire: {you} is here, [a little out of breath|with dust to the knees], and [just in time|very welcome].',
  'And here is {you}, who [caught up with you|was never far behind] and [wastes no time on explanations|gets to work at once].',
] as const;

export const helping = [
  'You [take up a place beside|put yourself at the side of] {target}, ready to [lend a hand|steady the next attempt]; whatever {target} tries next will come easier.',
  'You [catch the eye of|give a nod to] {target} and [make an opening|clear the way], so that {target} can act with an advantage.',
  "{target} feels [your hand on the shoulder|you close by], and that is worth a good deal: the next thing {target} tries is [two people's work|half done already].",
] as const;

export const helpingAlone = [
  'You [do what you can|lend a hand] wherever one is needed, and {place} is [the better for it|a little less grim].',
  'You [make yourself useful|put things to rights], and [it does not go unnoticed|the next step looks easier for it].',
] as const;

/** The advantage was the speaker's own doing. */
export const pressing = [
  'You press the advantage that you have [made|won].',
  'You do not [waste|let go of] the opening.',
  'The [opening|moment] is still there, and you take it.',
] as const;

export const thanksTo = [
  '[Thanks to|With] {helper} [beside you|covering for you], you can take your time.',
  '{helper} has made you [an opening|room], and you use it.',
] as const;

/** An ending's look back at who did what: `{who}`, `{what}`. */
export const remembered = [
  'They will remember how {deeds}.',
  'When it is told again, it will be told how {deeds}.',
  'Ask anyone, and they will say how {deeds}.',
] as const;

export const farewells = [
  'The fire burns down to [red|embers], and the tale is done. [Thank you for sitting at it|Well played].',
  'So ends this tale. [Somebody bank the fire|The fire will keep until the next one].',
  'And there the [tale|story] closes its [eyes|cover], and the [fire|night] has the last word.',
] as const;
