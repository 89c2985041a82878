import type { ConditionKind } from './condition.ts';

type Table = readonly string[];

/** What is seen of somebody who is looked at. */
export const seen: Readonly<Partial<Record<ConditionKind, Table>>> = {
  asleep: [
    '{person} is {how}, and [breathes slowly|does not stir|notices nothing of you].',
    'There is little to see but [a sleeper|a chest that rises and falls]: {person} is {how}.',
    '{Person}, {how}, [mutters something and sleeps on|has not moved|shows you nothing but sleep].',
    'Still {how}: [no lid moves|the breath goes evenly], and {person} knows nothing of being looked at.',
  ],
  senseless: [
    '{person} is {how}, [pale and slack|breathing, and no more than that].',
    '{Person}, {how}, [does not react to you|lies as still as before]; the breath is [shallow|faint], but it is there.',
    'There is a pulse, and [little besides|no more]: {person} is {how}.',
  ],
  bound: [
    '{person} is {how}, and [can move little more than {their} head|works at it without success].',
    'You see {person} {how}; [the knots are good|it has left red marks|there is no slack in it].',
    '{Person}, {how}, [watches what you will do|looks at you, then down at what holds {them}].',
  ],
  gagged: [
    '{person} is {how}, and [can do no more than glare|breathes hard through the nose].',
    'There is a gag between {person} and [anything to be said|every word].',
  ],
  locked: [
    'You cannot see {person}, who is {how}; [you hear somebody move in there|somebody breathes on the other side].',
    '{person} is {how}, [out of your sight|where you cannot see {them}].',
    'All there is to see of {person} is what lies between: {person} is {how}.',
  ],
  mute: [
    '{person} [follows your lips with both eyes|holds your gaze], and no word comes.',
    'For somebody who is {how}, {person} [says a good deal with {their} hands|looks at you very plainly].',
  ],
  deaf: [
    '{person}, {how}, [watches your mouth|looks round only when your shadow moves].',
    'You see how {person}, {how}, [keeps everybody in view|misses nothing that can be seen].',
  ],
  blind: [
    '{person}, {how}, [turns an ear to you|tilts {their} head toward your step].',
    'The eyes of {person}, {how}, [rest on nothing|look a little past you]; the ears miss little.',
  ],
  animal: [
    '{person} [looks back at you|pricks up an ear|sniffs in your direction] and [waits|thinks its own thoughts].',
    'It is {person}, [alert and harmless|with an eye on your hands and what may be in them].',
  ],
  child: [
    '{person} is [small for all this|a child who has been told to stay out of the way], and [looks up at you|stares].',
    'You see a child: {person} [shifts from one foot to the other|looks at your belt and what hangs there].',
  ],
};

/** What is to be seen of what is over. */
export const seenOver: Readonly<Partial<Record<ConditionKind, Table>>> = {
  asleep: [
    '{person} is awake by now[, if not by much|, and rubs both eyes|].',
    'Since you woke {them}, {person} has [not gone back to sleep|been up and about].',
  ],
  senseless: [
    '{person} has come round, and is [weak, but here|white about the nose, and awake].',
    'The faint is over: {person} [sits up|follows you with {their} eyes].',
  ],
  bound: [
    '{person} is free, and [rubs two sore wrists|moves stiffly where the bonds were].',
    'What held {person} lies [on the floor|to one side]; the marks of it are [still red|plain to see].',
  ],
  gagged: ['The gag is gone, and {person} [works a stiff jaw|breathes through an open mouth].'],
  locked: [
    '{person} is out, and [blinks at the light|stays clear of doors].',
    'No door stands between you and {person} any more.',
  ],
};

/** What is said to somebody who hears nothing of it. */
export const unheard: Readonly<Partial<Record<ConditionKind, Table>>> = {
  asleep: [
    '{person} is {how} and hears none of it. [Somebody would have to wake {them} first|You could wake {them}].',
    'No answer: {person} is {how}, and [sleeps on|only turns {their} face away]. [A hand on the shoulder might do more than words|It takes more than that to wake {them}].',
    'The only reply is a [long breath|sigh]. {Person} is {how}; [wake {them}, and ask again|whoever wants to talk has to wake {them}].',
    'You talk to a sleeper: {person} is {how}[ and dreams of something else|, and nothing of it gets through].',
    '{Person} [smacks {their} lips|murmurs half a word] and sleeps. [A shake would help|Asleep is asleep].',
    'It goes past {person}, who is {how}. To be heard, you would have to wake {them}.',
    'Still asleep, {person} [owes you the answer|gives you nothing but breath].',
  ],
  senseless: [
    '{person} is {how} and hears nothing. [Somebody who knows wounds might bring {them} round|First {person} would have to come to].',
    'No lid moves: {person} is {how}. [It would take care, cold water or a healer|Words do not reach so far down].',
    'You get no answer from {person}, who is {how}. [Tend to {them}, and there may be one|It is no matter of speaking louder].',
    'Nothing of it gets through to {person}. [A pulse, a breath, no more|{Person} would have to be brought round].',
    'Whatever {person} could say has to wait: {person} is {how}.',
  ],
  deaf: [
    '{person} [points at one ear|shakes {their} head and taps an ear]: {how}. [You could write it down|Show it, or write it].',
    'Your words do not arrive: {person} is {how}. [With signs or on paper it might go better|You would have to show what you mean].',
    '{Person} watches your mouth, frowns, and [holds out a palm as if to be written on|spreads both hands]. Nothing was heard.',
    '"[What|Eh]?" says {person}, who is {how}. [Something written would help|Signs might get there].',
    'It is not ill will: {person} is {how} and has not understood. [A few signs|A written word] would do what your voice cannot.',
    '{Person} [smiles the smile of those who have not heard|cups a hand behind an ear in vain]. {Person} is {how}.',
  ],
};

/** What somebody answers who has no words. */
export const mute = {
  yes: [
    '{person} [nods|nods twice]: [yes|that much is clear].',
    'There is no word, only a [firm nod|quick nod] from {person}.',
    '{Person} [presses your hand and nods|lowers both eyes, then nods].',
    'A nod. More {person} cannot give you[ in words|].',
  ],
  no: [
    '{person} shakes {their} head[, slowly|, and does not look away|].',
    'A shake of the head is the answer; {person} [has no other|means it].',
    '{Person} [lifts both shoulders|turns up two empty palms]: {person} does not know.',
    'No nod comes, only [a look|a helpless gesture] from {person}.',
  ],
  where: [
    '{person} says nothing, takes you by the sleeve and points: toward {next}.',
    'Without a word {person} [stretches out an arm|turns you by the shoulder] to where it goes to {next}.',
    '{Person} [draws two lines and a cross in the dust|walks two fingers across a palm]; it can only mean {next}.',
    'A finger, and {their} eyes after it: {person} points you to {next}.',
  ],
  plain: [
    '{person} opens {their} mouth, and no word comes; what {their} hands say is [too quick for you|hard to follow]. It could be written down.',
    'There is an answer in the face of {person}, but {person} is {how}. [Ask for a nod, or for something drawn|Yes and no would be easier].',
    '{Person} [touches two fingers to {their} lips|shakes {their} head and lays a hand on {their} throat], then looks about for something to write with.',
    'You wait for words where there are none: {person} is {how}. [A question to nod at would be kinder|{Their} hands try to tell you instead].',
    '{Person} makes three signs, one after the other, and looks whether you [follow|have understood]. [Not quite|Something small, something tall, and fear].',
    'Not a sound. {Person} [stamps a foot|grips your wrist], as somebody does who knows and cannot say it. On paper it might come out.',
    'The lips of {person} move without a voice. Something to write on would help[ you both|].',
  ],
  written: [
    '{person} takes it and writes, [letter by letter|fast, without looking up]: "{says}"',
    'It takes a while, then {person} turns it round for you to read: "{says}"',
    'In [crooked letters|a careful hand] {person} writes down: "{says}"',
    '{Person} draws more than writes, and it comes to this: "{says}"',
  ],
  nothingToWrite: [
    '{person} holds the pen for a while and [writes nothing|hands it back]: there is nothing to tell of that.',
    '{Person} writes a single word: "[No|Nothing]".',
    'What {person} puts down is a question mark[, and no more|].',
  ],
  heard: [
    '{person} [listens with big eyes|takes in every word] and nods.',
    '{Person} [lays a hand on {their} chest|gives a small smile] by way of an answer.',
    'There comes no word back, but {person} has understood; that shows.',
    'Silently {person} [bows {their} head|lifts a hand]: heard.',
    '{Person} [looks at you for a long moment|moves closer], and that has to do for an answer.',
  ],
  taken: [
    '{person} takes {gift} in both hands and [presses yours|bows over it], without a word.',
    'No thanks are spoken; the way {person} holds {gift} [says enough|will do].',
    '{Person} [turns {gift} over, then hides it away quickly|beams at {gift}], and [nods|touches {their} heart].',
  ],
} as const;

export const gagged: Table = [
  'Behind the gag {person} [makes furious noises|says something that has no consonants]. [Take it out, and there will be words|First the gag would have to go].',
  '"Mmm," says {person}, who is {how}. [It cannot be understood like this|Without the gag it might be an answer].',
  '{Person} [rolls both eyes toward the gag|shakes {their} head until it hurts to see]: nobody can talk like that.',
  'What comes through the gag is [a hum|half a vowel]. You would have to take it out of the mouth of {person}.',
  'No words: {person} is {how}. The eyes [plead|say plainly where to begin].',
];

export const animals: Table = [
  '{person} [tilts {their} head|wags once|pricks up both ears] and has, of course, no words for it.',
  'It is a sound that {person} answers to, not its meaning: [an ear turns|a nose lifts], and that is all.',
  '{Person} [sniffs at you|yawns with all its teeth|looks from you to the door]. What such a creature knows, it does not tell.',
  'You get a look for it. {Person} [licks your hand|scratches behind an ear] and keeps what it has seen to itself.',
  '{Person} knows the tone, not the words, and [waits for more of it|sits down].',
  'No answer that could be written down: {person} [huffs|shakes itself] and [watches your hands|goes on being what it is].',
];

export const animalsOrdered: Table = [
  '{person} [thinks about it|looks at you], then [trots along for a few steps|comes after you], as long as it is worth it.',
  'That much {person} understands: [a few steps, a look back|nose down, tail up], and [you are followed|it is done more or less].',
  '{Person} [springs up|gets to all four feet] and [keeps close to you|makes an attempt at it].',
];

/** Why somebody who is asked to does not come, hand over or do it; they say it themselves where they can. */
export const cannotDo: Readonly<Partial<Record<ConditionKind, Table>>> = {
  bound: [
    '"[With what hands|Like this]?" {person} is {how}. "[Untie me|Get me out of this], and [I will|we can talk about it]."',
    '{person} is {how} and goes nowhere[, however willing|]. [Somebody has to see to that first|Loose, it would be another matter].',
    '"I would, if I could move," says {person}, who is {how}. "[Have you a knife|Help me out of this first]."',
    '{Person} strains, and it holds: {how}. [Cut {them} loose, and it can be done|So nothing comes of it yet].',
    'It ends where the bonds begin: {person} is {how}[ and cannot|].',
  ],
  locked: [
    '"How?" asks {person}, who is {how}. "[Open up|Get me out], and [I will|gladly]."',
    'Between you and {person} [is more than goodwill|there is a lock]: {person} is {how}. [That has to be opened first|Somebody would have to let {them} out].',
    '{person} is {how}; nothing can be handed through, and nobody gets out[ as it stands|]. [There must be a key|It would have to be opened].',
    '"Not from in here," {person} calls, {how}. "[Find the key|See to the door first]."',
    'The voice of {person} comes from where {person} is {how}: "[I cannot get to you|I cannot get out]."',
  ],
};

/** Who has locked themselves in could come, and does not want to. */
export const staysLocked: Table = [
  '"[No|I am not coming out]," calls {person}, {how}. "[Give me one good reason|Go away]."',
  "{Person} is {how} by nobody else's doing, and [stays there|the bolt does not move]. [Good words might change that|{Person} would have to be talked round].",
  'Something heavy is pushed against the other side: {person}, {how}, does not mean to [come out|open].',
];

/** Of what only eyes could tell. */
export const unseeing: Table = [
  '"You ask the wrong one," says {person}, who is {how}. "[I heard steps|I can tell you what I heard]; what it looked like you must ask [of somebody with eyes|others]."',
  '"I have [not seen anything for years|seen nothing]," says {person}: {how}. "Ask me what I heard[, or smelt|]."',
  '{Person} [turns an unseeing face to you|smiles a little]: "[Looked like|Seen]? I know [voices and footsteps|what a thing sounds like]. No more."',
  '"To me it had no face," says {person}, {how}. "[A voice|A way of walking], that it had."',
];

/** Spoken through what lies between. */
export const through: Table = [
  'It comes to you muffled, since {person} is {how}.',
  'You have it with an ear to what lies between: {person} is {how}.',
  'The voice has to be raised for it, and {person} stays out of sight, {how}.',
  'All of it is said from the other side, where {person} is {how}.',
  'Some words get lost on the way: {person} is {how}.',
];

/** What children know of grown people's affairs. */
export const childish: Table = [
  '{person} [chews on a sleeve|looks at {their} feet]: "[I don\'t know|Nobody tells me things]. [You have to ask a grown-up|Ask the big ones]."',
  '"[I\'m not allowed to say|I was in bed already]," says {person}[, and plainly wishes it were otherwise|].',
  '{Person} thinks hard. "[That\'s a word for grown-ups|I forget]," is what comes of it. "[Do you have a horse|Is that a real sword]?"',
  '"They always stop talking when I come in," says {person}[ darkly|].',
  '{Person} shrugs with both shoulders: "[Dunno|Don\'t know]. [I only saw it from under the table|I wasn\'t there, I think]."',
];

/** How those who cannot answer in words take it that somebody tries to win them over. */
export const won: Table = [
  'It works: {person} [grows quiet and comes a step nearer|lets go of a long breath], without a word.',
  '{Person} [unclenches both fists|stops trembling], and stays close to you from then on.',
  'Something in {person} gives way; no word is needed to see that.',
];
export const lost: Table = [
  'It does not work: {person} [backs off|turns away], and no word comes.',
  '{Person} [shrinks from you|stays as stiff as before].',
  'Whatever you hoped to see in {person} does not show.',
];

/** A gift that nobody can take. */
export const untaken: Readonly<Partial<Record<ConditionKind, Table>>> = {
  asleep: ['{person} is {how}, and takes nothing. [You keep it for now|It could be left beside {them}].'],
  senseless: ['{person} is {how}; no hand closes on it, and you keep it.'],
  bound: ['{person} is {how} and has no hand free for it. You keep it[ until then|].'],
  locked: ['{person} is {how}, and it does not go through. You keep it.'],
};

export const wake = {
  done: [
    'You {echo}. {Person} [starts up|blinks], looks about and [says: "What? What is it?"|needs a moment to know where that is].',
    'You {echo}: a [grunt|snort], an arm across the eyes, then {person} is awake.',
    'You {echo}, and [at the second try|before long] {person} sits up: "[I was not asleep|I only closed my eyes]."',
    'You {echo}; {person} comes up out of it [like somebody out of deep water|all at once], and is awake.',
  ],
  doneSilently: [
    'You {echo}. {Person} starts up, [stares|blinks] and is awake.',
    'You {echo}, and {person} is awake, [without a sound|with a jerk].',
  ],
  already: [
    '{person} is awake already.',
    'There is nobody to wake: {person} [has not slept since|is as awake as you].',
    '{Person} looks at you, wide awake, and [lifts an eyebrow|waits].',
  ],
  senseless: [
    'You {echo}, and nothing comes of it: {person} is {how}, and that is no sleep. [Somebody who knows medicine could try|It takes care, not shaking].',
    "{person} is {how}; shaking does not [help|reach so deep]. A healer's hand might.",
  ],
} as const;

export const revive = {
  success: [
    'You {echo}: a cough, a lid that moves, and {person} [comes round|is back].',
    'You {echo}, and little by little {person} comes to: "[Where|What happened]?"',
  ],
  failure: [
    'You {echo}; {person} [breathes as before|gives no sign] and does not come round.',
    'You try to {echo}, and {person} stays where no voice reaches.',
  ],
} as const;

export const free = {
  done: [
    'You {echo}. What held {person} falls [to the floor|away], and {person} [rubs both wrists|stretches with a groan].',
    'You {echo}: the last of it gives, and {person} is free.',
    'You {echo}, and {person} [shakes off the rest|gets up stiffly], free to go anywhere.',
    'You {echo}; it takes a moment, [then|and] {person} moves both arms again.',
  ],
  failure: [
    'You try to {echo}, and it [holds|does not give]. {Person} is {how} still. [A key or a better tool would help|It can be tried again, otherwise].',
    'You try to {echo}; {person} [gasps|bites {their} lip], and nothing comes loose.',
  ],
  already: [
    '{person} is free already.',
    'Nothing holds {person} any more; that was done before.',
    'There is nothing left to loosen: {person} [has been free since|moves as freely as you].',
  ],
  never: ['{person} is not tied up.', 'Nobody has bound {person}; there is nothing to undo.'],
} as const;

/** Whose hands are free needs no help with the gag. */
export const takesOutTheGag: Table = [
  'The gag {person} pulls out with {their} own hand.',
  'The first use {person} makes of {their} hands is to get rid of the gag.',
];

export const letOut = {
  done: [
    'You {echo}: it opens, and {person} [comes out, blinking|stands in the way out and breathes].',
    'You {echo}, and nothing stands between you and {person} any more.',
  ],
  failure: [
    'You try to {echo}; it stays shut, and {person} is {how} as before.',
    'You try to {echo}, without luck. "[Not yet|Does it not give]?" asks {person}, {how}.',
  ],
  already: [
    '{person} is out already.',
    'It is open, and {person} is not in there any more.',
    'There is nobody left to let out: {person} [stands beside you|has been out since then].',
  ],
  comesOut: [
    'A bolt is drawn. {Person} comes out[, and does not look at anybody|, one foot after the other].',
    'It is quiet for a while; then it opens, and {person} stands there.',
  ],
  staysIn: [
    'No bolt moves: {person} stays where {person} is, {how}.',
    '"[Leave me be|Not for that]," it comes from where {person} is {how}.',
  ],
} as const;

export const ungag = {
  done: [
    'You {echo}. {Person} [coughs, spits|gasps for air] and has a voice again: "[At last|Thank you]."',
    'You {echo}, and the first thing {person} does is [breathe|swear]; then {person} can speak.',
  ],
  already: [
    'There is no gag any more; {person} can speak.',
    'The gag went before. {Person} has {their} mouth free.',
  ],
  never: ['{person} has no gag in {their} mouth.', 'Nothing keeps the mouth of {person} shut.'],
} as const;

export const gag = {
  done: [
    'You {echo}, and from {person} comes [nothing but a hum|no word more].',
    'You {echo}: {person} [glares|chokes once], and is silent.',
  ],
  failure: ['You try to {echo}; {person} [bites|turns {their} head away in time].'],
  already: ['{person} is gagged already.', 'There is a gag in that mouth, and it sits.'],
} as const;

export const tie = {
  done: [
    'You {echo}. {Person} cannot do anything about it, and is tied up[ before long|].',
    'You {echo}: [three turns|a good knot], and {person} is fast.',
  ],
  already: [
    '{person} is {how} already.',
    'There is no need: {person} is {how}, and it holds.',
    'You pull at the knots once more; {person} is {how}, and stays so.',
  ],
} as const;
