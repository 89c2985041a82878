/** What a scene holds, said in passing so that a player sees what could be done. */
export const introductions = [
  '{a roleThing} [is here already|is sitting|waits] {at}, [keeping very still|watching you come]: {person}, as it turns out, [with a good deal on the mind|and glad of company].',
  '[Near at hand|A little way off] stands {person}, {a roleThing} by the look of [the hands|the clothes], [pretending not to watch you|who raises a hand].',
  'You are not the first: {a roleThing} called {person} [got here before you|has been here since morning] and [looks relieved|looks you over].',
] as const;

export const nudges = {
  feature: [
    'Your eye [falls on|comes back to|lingers on] {feature}.',
    '[It might pay|You would do well] to [take a closer look at|search] {feature}.',
    'Your [eyes keep going|attention keeps drifting] back to {feature}.',
    '[Nobody|No one] has [looked at|touched] {feature} [yet|so far].',
    '[If this place hides anything, it hides it near|Something is not quite right about] {feature}.',
  ],
  person: [
    '{person} [watches|waits for] you, [with something to say|plainly wanting to be asked].',
    '{person} [has not gone far|lingers nearby] and [might talk|knows more than was said].',
    '[Beside you|Not far off], {person} [shifts from foot to foot|clears a dry throat].',
  ],
  obstacle: [
    'You have [not yet|still not] found a way past {obstacle}.',
    '[Sooner or later|Before long] you will have to [deal with|get past] {obstacle}.',
    '[And then there is|That leaves] the matter of {obstacle}.',
  ],
  open: [
    'Nothing [keeps|holds] you here [any longer|now]; {next} [is waiting|lies ahead].',
    'From here [it is not far|the way leads on] to {next}.',
    '[The next step is plain|You know where this goes]: {next}.',
  ],
  fresh: [
    '{foe} [squares up again|comes round for another pass].',
    '{foe} [blocks the way|holds the ground] between you and [safety|the way out].',
    '[Unhurt as yet|As fresh as morning], {foe} [waits for your next move|closes in].',
    'There is [not a mark|hardly a scratch] on {foe} [yet|so far].',
  ],
  hurt: [
    '{foe} is [still up|still fighting], [and bleeding|breathing hard].',
    '{foe} has [had better days|slowed down], but [has not stopped|is not done].',
    'One more [good blow|mistake], and {foe} [will be finished|is done for].',
    '{foe} [sways|limps], and [does not fall|comes on].',
  ],
  climax: [
    '{villain} [has not finished with you|is far from done].',
    'Between you and the end of this there is only {villain}.',
    '{villain} [gathers|draws in] whatever strength is left here.',
    'The whole of {place} seems to lean toward {villain}, [listening|waiting to see who is left standing].',
  ],
} as const;

/** When nothing else is left to say. */
export const stillness = [
  '[For a moment|For a breath|For a heartbeat|For a while] [nothing moves|nothing stirs|all is still|nobody speaks] {at}, [and it is your turn|and the choice is yours|and everything waits on you|and then it is up to you], {you}.',
  '{place} [waits|holds still|listens|gives nothing away], [as patient as stone|as if it had all the time there is|with all its ears open|and lets you think], {you}.',
] as const;

/** Questions that hand the word back to the table. */
export const questions = [
  'What [now|next], {you}?',
  '[So|Now then], {you}: what do you do?',
  'The [next move|moment] is yours, {you}.',
  'How do you [answer|meet] that, {you}?',
  'Where do you [turn|go from here], {you}?',
  '{you}, what is your [plan|answer]?',
  'What does {you} [do|try] [next|now]?',
] as const;

export const looks = [
  'You [stand still and take it in|look about you]. {sense}',
  '[Slowly|Piece by piece], {place} shows itself. {sense}',
  'You give {place} a [long|careful] look. {sense}',
  '[At first sight nothing has changed|The longer you look, the more there is]. {sense}',
] as const;

export const looksAtFoes = [
  'You count [your enemies|them]: {roster}. [None of them is in a talking mood|They are watching you as closely].',
  '[A glance is all you can spare|You take stock]: {roster}, and [not much room|the clock running].',
] as const;

export const pockets = [
  '{item} goes into your pack[, for whatever it may be worth|, where it seems heavier than it looks|].',
  'You [pocket|keep] {item}; [it may yet have a part to play|somebody will miss it].',
] as const;

export const surprise = [
  'They have not [seen|heard] you: for once the first move is yours.',
  'You [saw|heard] them first, and that is worth [a good deal|half a victory].',
] as const;

export const upperHand = [
  'For a moment {foe} does not know where to look, and the next move [is yours|ought to tell].',
  'It [throws|puts] {foe} off balance, [and that is an opening|long enough to matter].',
  '{foe} [gives ground|checks], and you have [the upper hand|room to strike].',
] as const;

export const shaken = [
  'The blow leaves you shaken; the next thing you try will be harder for it.',
  'Something in you [flinches|goes cold], and you know that your next attempt will [suffer for it|be a shaky one].',
] as const;

export const fell = [
  'Your {weapon} slips from your fingers, the edges of things go dark, and {you} falls.',
  'You mean to [stand|get up] again, but the ground [is kinder than you remember|holds on]; {you} does not rise.',
] as const;
