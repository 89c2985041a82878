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

/** Who is here, said when one arrives. */
export const introductions = [
  '{A roleThing} [is here already|is sitting|waits] {at}, [keeping very still|watching you come]: {person}, as it turns out.',
  '[Near at hand|A little way off] stands {person}, {a roleThing} by the look of [the hands|the clothes], [pretending not to watch you|who raises a hand].',
  'You are not the first: {a roleThing} called {person} [got here before you|has been here since morning] and [looks relieved|looks you over].',
  '{person}, {a roleThing}, [turns at the sound of your steps|has seen you coming and makes room].',
] as const;

export const asksForHelp = [
  '{patron} does not wait to be asked: "{speech}"',
  '[Before you have found a place to stand|You have hardly arrived when] {patron} comes [straight to|over to] you. "{speech}"',
  '{patron} takes a breath, as people do who have said a thing to themselves too often. "{speech}"',
] as const;

/** Something to react to, when an answer has none. */
export const nudges = {
  thing: [
    'Your eye [falls on|comes back to|lingers on] {thing}.',
    '[It might pay|You would do well] to [take a closer look at|search] {thing}.',
    '[Nobody|No one] has [looked at|touched] {thing} [yet|so far].',
    'You have yet to look into {thing}[, for whoever has a free hand|, if you are curious|].',
    '[Within reach|Close by], and [not yet asked|so far left alone]: {thing}.',
    'Of all there is here, [you keep coming back to|nothing asks louder to be looked into than] {thing}.',
  ],
  person: [
    '{person} [watches|waits for] you, [with something to say|plainly wanting to be asked].',
    '{person} [has not gone far|lingers nearby] and [might talk|knows more than was said].',
    '[Beside you|Not far off], {person} [shifts from foot to foot|clears a dry throat].',
    'If anyone here can tell you more, it is {person}.',
  ],
  obstacle: [
    'You have [not yet|still not] found a way past {obstacle}.',
    '[Sooner or later|Before long] you will have to [deal with|get past] {obstacle}.',
    '[And then there is|That leaves] the matter of {obstacle}.',
    'Between you and {next} there is still {obstacle}.',
  ],
  open: [
    'Nothing [keeps|holds] you here [any longer|now]; {next} [is waiting|lies ahead].',
    'From here [it is not far|the way leads on] to {next}.',
    '[The next step is plain|You know where this goes]: {next}.',
    'The way to {next} [is still open|stands open], whenever you like.',
  ],
  climax: [
    '{Villain} [has not finished with you|is far from done].',
    'Between you and the end of this there is only {villain}.',
    '{Villain} [waits for your answer|watches your hands].',
    'The whole of {here} seems to lean toward {villain}, [listening|waiting to see who is left standing].',
  ],
} as const;

/** Questions that hand the word back to the table. */
export const questions = [
  'What [now|next], {you}?',
  '[So|Now then], {you}: what do you do?',
  'The [next move|moment] is yours, {you}.',
  'Where do you [turn|go from here], {you}?',
  '{you}, what is your [plan|answer]?',
] as const;

/** A roll hangs in the air. */
export const stillAwaited = [
  'The dice come first, {you}: {notation} for {reason}.',
  'That [hangs|still hangs] on your roll, {you}: {notation}, for {reason}.',
  'Before anything else, {you}, {notation} for {reason}.',
  'I am [still|only] waiting for your {reason}, {you}: {notation}.',
  '[First|One thing first]: your roll, {you}. {notation}, {reason}.',
] as const;

/** When nothing else is left to say. */
export const stillness = [
  '[A moment passes|A breath goes by|A little while goes by|The moment stretches], [and nothing comes of it|and all is as it was|and nobody hurries you|and the tale waits for you], {you}.',
  '{you}, [nothing changes by that|that changes nothing yet|so far so good|the fire crackles and waits], [and the next word is yours|and there is time for another thought|and you are still {at}].',
  '[For a moment|For a breath|For a heartbeat|For a while] [nothing moves|nothing stirs|all is still|nobody speaks] {at}, [and it is your turn|and the choice is yours|and everything waits on you|and then it is up to you], {you}.',
  'Nothing [stirs|moves|changes] {at}[, as if there were all the time there is|; there is time to think], {you}.',
] as const;

export const openings = [
  'The way to {next} lies open [now|before you][, and {lair} is somewhere beyond it|].',
  '[Everything points|It all points] to {next}[, and nothing holds you here|; that is the way they went|].',
  '[There is no doubt left|You know enough]: the trail leads to {next}.',
  'What you have learnt here has one end, and the end is called {next}.',
] as const;

export const lastOpenings = [
  'There is only one place left to go: the trail leads to {next}.',
  '[All of it|Everything], from the first word on, points to {next}[, where it has to end|].',
  'The way to {next} lies open, and [whatever this is, it ends there|there will be no other chance].',
] as const;

/** News of where it will end, and the offer to be there. */
export const calls = [
  'Somebody comes [running|up] out of breath and asks for you by name. It is coming to an end, {atLast} and before the day is over, with you or without you. There is a quick way there, and you are welcome to it whenever you like.',
  '[Word reaches you|A message is put into your hand]: whatever is going to be decided will be decided {atLast}, and soon. Nobody will make you go; but the way is open, and somebody will show it to you.',
] as const;

export const tooLate = [
  'The hour that you were told of has [come|come and gone], {atLast}, and you were not there.',
  'It has been decided [by now|while you were elsewhere], {atLast}, among those who went.',
] as const;

export const departures = [
  '[You leave|Behind you lies] {from}, and [the road does the rest|you do not look back more than once].',
  '[The way takes its time|It is a weary stretch], and {from} [falls behind|stays behind you, out of sight].',
  'You [put|leave] {from} behind you [step by step|without a word], and [nobody follows, as far as you can tell|the light changes as you go].',
] as const;

export const returns = [
  'You come back to {here}.',
  '{Here} again, [and not much has changed|a little smaller than you remember it].',
  'Your own footprints lead the way back to {here}.',
] as const;

export const woundsBound = [
  '[On the way|Once you are clear of it] there is time to [bind|see to] the worst of the wounds.',
  'You [stop|halt] once, [long enough to clean and bind what bleeds|for bandages and a mouthful of water], and go on steadier.',
  '[Somebody tears a shirt into strips|Strips of cloth do for bandages], and the worst of the hurt [is left on the road|eases].',
] as const;

export const waitedTooLong = [
  '{Villain} has [waited|listened] long enough.',
  'Patience was never what {villain} was known for.',
  'That was the last of the talking, as far as {villain} is concerned.',
] as const;

/** A fight that nobody fights any more. */
export const brokenOff = [
  '[Somewhere a horn sounds|A whistle goes up in the distance], and those who stood against you draw off as fast as they came.',
  'They have [waited long enough|lost the taste for it], and draw off without turning their backs.',
  '[Nobody is winning this|It has gone on too long], and [all at once|without a word] those who stood against you [step back|break off] and [leave|go].',
  '[A voice calls them off|Somebody calls from far away], and the fight is over [as suddenly as it began|between one blow and the next].',
] as const;

export const quietAfter = [
  '[Breath comes back a little at a time|You get your breath back], and with it the [small|ordinary] sounds of the world.',
  'Slowly it is only quiet again {at}[, and nothing more|].',
  'The shaking comes now that it may, and [passes|then it passes].',
] as const;

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

/** What somebody hears who lies at the edge of death. */
export const fallenLines = {
  dying: [
    '{you} [lies|is lying] on the ground, and the world has shrunk to one slow heartbeat after another.',
    'There is [little|nothing] {you} can do now but [hold on|go on breathing], and even that is work.',
    'Somewhere [above|far above] {you} there are voices; they come [nearer|closer] and go again like [the tide|waves].',
    'The cold climbs [slowly|patiently]. [There is still time for help|Help could still come] to {you}.',
    'One [breath|more breath]. {you} waits for the next and does not know [who sends it|from where it comes].',
  ],
  stable: [
    '{you} is out of danger and far away, [asleep under the noise|deaf to all of it], until [somebody tends to the wound|rest has done its work].',
    'The bleeding has stopped; {you} [sleeps|lies] like a stone [at the bottom of a well|under snow].',
    '{you} does not stir, but the breath [comes evenly|is quiet]. [Healing would wake them|A little healing, and they would be back].',
  ],
  dead: [
    '{you} has no more part in this but the [memory of it|place they hold in the others’ minds].',
    'Whatever {you} would have done now, [the others must do|it is for the living to do].',
    'Of {you} there is [only silence|no answer], and the tale goes on without turning round.',
  ],
} as const;

export const declines = [
  'As you like: {person} lets the matter rest.',
  '[You leave it at that|No, then], and nothing here holds it against you.',
  '[Fair enough|Very well]: you keep your hands to yourselves, and {here} waits.',
] as const;
