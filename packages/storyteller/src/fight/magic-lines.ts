export const unknownSpell = [
  '{spell} is not among your spells, {you}; you know {spells}.',
  'You have never learnt {spell}, {you}. What you do know: {spells}.',
  'Your sheet knows nothing of {spell}, {you}: there is {spells}.',
] as const;

export const unschooledIn = [
  'To cast {spell} takes a spell on your sheet, {you}, and there is none; [your hands will have to do|there are other ways].',
  'You [say the words|make the gesture] for {spell}, {you}, and nothing comes of it: no spell stands on your sheet.',
  'Of {spell} your sheet knows nothing, {you}, nor of any other spell.',
  'No {spell} for you, {you}: magic is not [what you have learnt|your trade].',
] as const;

export const unschooled = [
  'No spell stands on your sheet, {you}, and [the old words stay words|the air does not oblige].',
  'You know no magic, {you}; [your hands will have to do|there are other ways].',
] as const;

export const whichSpell = [
  'Which of them, {you}? You know {spells}.',
  'Say which spell, {you}: {spells}.',
] as const;

export const spent = [
  'You reach for {spell}, and there is no slot left for it until you have rested.',
  'No slot is left for {spell}, {you}. A cantrip or a weapon would still answer.',
] as const;

/** What can be told of a spell and needs no roll; in small letters, `{thing}` what it is cast at. */
/** Somebody who was charmed in peace. */
export const charmedFriend = [
  '{person} [smiles at you as at an old friend|looks at you with new warmth], and [would tell you anything|waits to hear what you want].',
  '[All at once|For the length of the spell] you are the best friend that {person} ever had.',
] as const;

/** A minute, by the book. */
export const soundAsleep = [
  '{person} will sleep for [a minute, no more|about a minute]; what you do [meanwhile|in it] goes unseen from there.',
  'For the length of a minute {person} [hears nothing|dreams, and hears nothing]; [then comes the waking, and the wondering|after that nobody here will know why].',
] as const;

export const plainMagic: Readonly<Record<string, readonly string[]>> = {
  light: [
    'You touch {thing}, and it [shines|glows] like a [torch|small lantern], steady and without heat.',
    'Light [gathers|wakes] on {thing}, and the shadows {at} [step back|draw in their feet].',
  ],
  'dancing lights': [
    'Four small lights [rise|drift] from your hand and [hang|dance] about {here}.',
    'Little lanterns of nothing [wander|bob] where you point, and there are fewer shadows {at}.',
  ],
  'mage hand': [
    'A [pale|shimmering] hand [opens|appears] in the air, [flexes its fingers|waits], and does what you point at.',
    'The mage hand [drifts|goes] to {thing} and [touches|handles] it, [careful as a clerk|with two fingers].',
  ],
  prestidigitation: [
    'A [spark|small wonder], a smell of [oranges|cloves], and everybody {at} [blinks|smiles a little].',
    'You do one of the small tricks: [a flame the size of a thumb|a chime out of nowhere], gone as soon as it is noticed.',
  ],
  thaumaturgy: [
    'Your voice [fills|shakes] {here} for a moment, and every [flame|light] [leans|flickers].',
    'The ground [hums|trembles] under your word, [harmlessly|just enough to be noticed].',
  ],
  'minor illusion': [
    'For a while there is something {at} that is not there: [a sound|a shape], and a good one.',
    'You [draw|hang] an illusion in the air, no larger than a chest, and it [holds|would fool a passer-by].',
  ],
  druidcraft: ['A bud [opens|unfolds] at your word, and you know what the weather means to do.'],
  guidance: ['You lay a hand on the task ahead: the next attempt will come [easier|lighter].'],
  message: ['You whisper, and the whisper [goes where you point|arrives], and nobody else has heard it.'],
  mending: ['You run a finger along the break, and it [closes|is whole] as if it had never been.'],
  'misty step': [
    'Silver mist, half a breath of nowhere, and you stand [thirty feet away|on the other side], [exactly where you looked|hardly out of breath].',
    'A curl of mist where you stood, and you [step out|stand] a stone’s throw off, [with both boots|dry as a bone].',
  ],
  'feather fall': ['You hold the word ready; whoever falls now will come down like a leaf.'],
  'disguise self': [
    'Your face and clothes are somebody else’s now, as long as nobody [touches them|looks twice].',
  ],
  'comprehend languages': [
    'The strange letters and voices [settle|turn over], and you could read them like your own.',
  ],
  'speak with animals': [
    'The small noises {at} [sort themselves|become a conversation], most of it about food.',
  ],
  identify: [
    'You hold it until it [has told you all|tells you what it is]: nothing about it is a mystery that magic made.',
  ],
  'unseen servant': ['Something without a shape [bows|stands ready] and waits to fetch and carry.'],
  'mage armor': ['A skin of force [settles|closes] over your clothes, no heavier than a thought.'],
  'find familiar': [
    'A small shape [steps|blinks] out of the smoke and looks at you as if it had been waiting.',
  ],
  alarm: ['You draw the thread of the alarm around {here}; whoever crosses it will ring in your head.'],
} as const;

export const detected = {
  nothing: [
    'You let your sight [sink|slide] a little, and {at} there is only what there was: no aura, no glimmer, nothing magical.',
    'Nothing {at} [glows|answers]; whatever is wrong here, it is not a spell you could see.',
  ],
  something: [
    'You let your sight [sink|slide] a little, and there is a faint aura about {thing}: something has been done to it.',
    'Most of {here} stays dull, but {thing} [glimmers|answers], weakly, as if it remembered a spell.',
  ],
} as const;

/** A spell for which there is no rule that the storyteller could follow. */
export const beyond = {
  fight: [
    'I cannot carry out {spell} by the rules of this fight, {you}, and would rather say so than make it up; {usable}.',
    '{spell} is beyond what I can do justice to in a fight, {you}: {usable}.',
  ],
  peace: [
    'I have no rule by which {spell} would work here, {you}; what it does would be a guess. {usable}.',
    '{spell} is more than I can carry out honestly, {you}. {usable}.',
  ],
} as const;

export const noFriendLike = [
  'Whom do you mean, {you}? With you are {people}.',
  'Say for whom, {you}: {people}?',
] as const;
