import type { Attitude } from '../world/world.ts';

export type Tone =
  | 'greeting'
  | 'farewell'
  | 'thanks'
  | 'apology'
  | 'sympathy'
  | 'promise'
  | 'insult'
  | 'offer'
  | 'praise'
  | 'other';

/** How somebody answers words that ask for nothing. */
export const reactions: Record<Tone, readonly string[]> = {
  greeting: [
    '"[Well met|And to you|A voice at last]," [says|answers] {person}[, and seems to mean it|, with a nod|].',
    '{person} [raises a hand|nods to you|returns the greeting]: "[You are not from here, I think|Good that somebody comes|What brings you to {here}]?"',
    '"[Good to see a face|There you are]," {person} [says|answers], [making room for you|and looks you over].',
  ],
  farewell: [
    '"[Go safely|Mind how you go|Until we meet again]," [says|answers] {person}[, and lifts a hand|].',
    '{person} [nods you on your way|lifts a hand]: "[Come back in one piece|You know where I am]."',
  ],
  thanks: [
    '"[It was nothing|You are welcome|Do not speak of it]," [says|answers] {person}[, a little pleased|, and looks away|].',
    '{person} [waves it away|inclines {their} head|smiles at that]: "[Anyone would have|Thank me when it is over|Gladly]."',
    'The thanks [do {person} good|are not lost on {person}], [and it shows|though nobody would say so aloud].',
  ],
  apology: [
    '"[Let us say no more of it|It is forgotten|Done is done]," [says|answers] {person}[, and sounds nearly sure|].',
    '{person} [hears the apology out|thinks it over] and [nods|lets it count].',
  ],
  sympathy: [
    '"[Thank you|You are kind|That is good of you]," [says|answers] {person}[, and has to look away for a moment|, more quietly than before|]. "[One gets up in the morning, and there it is again|It helps when somebody says so|I have not had time to think of it, and I am glad of that]."',
    '{person} [nods at that|takes a breath before answering|is still for a moment]: "[Kind words|I will not forget that you said so|Not many have]. [It will take its time|Let us speak of what can still be done]."',
  ],
  promise: [
    '"[I will hold you to that|I shall remember it|Then I have your word]," [says|answers] {person}[, very seriously|, and looks you in the eye|].',
    '{person} [takes a moment with that|listens to every word of it]: "[Your word, then|A promise is a promise]. [I will remember|I count on it]."',
    'You can see {person} [put the promise away|lock that up], [as one puts away something of worth|carefully].',
  ],
  insult: [
    '"[Is that so|Say that again|Charming]," [says|answers] {person}, and [the air between you cools|something closes in that face].',
    '{person} [goes stiff|stares at you]: "[I will remember that|You may keep such words|That was uncalled for]."',
    'The words [land|find their mark], and {person} [moves a step away from you|does not pretend otherwise].',
  ],
  offer: [
    '"[I will not say no|That is kindly meant|I may take you up on that]," [says|answers] {person}[, and stands a little straighter|].',
    '{person} [looks surprised|brightens]: "[Few offer|Nobody has offered that so far]. [I will think of it|Thank you]."',
  ],
  praise: [
    '"[You are too kind|Flattery|Go on]," [says|answers] {person}, [not displeased|going a little pink].',
    '{person} [pretends not to be pleased|smiles in spite of everything] and [stands a little taller|is a shade friendlier for it].',
  ],
  other: [
    '{person} [hears you out|tilts an ear|listens to the end], and [something like a smile comes and goes|nods slowly|takes it in].',
    '"[I see|That is one way to look at it|You may be right|So that is how it is]," {person} [murmurs|answers|says] [after a while|at last|with a nod].',
    'Your words [stay|hang] in the air, and {person} [turns them over|looks at you with new interest].',
    '{person} [snorts|laughs softly], not [unkindly|without warmth]: "[If you say so|I will keep it in mind|I have heard stranger]."',
    '"[Good to know|I will remember that|Let us hope so]," [says|answers] {person}, and [leaves it at that|looks past you at {here}].',
  ],
};

/** The same from somebody who does not trust the party. */
export const coolly: Record<Exclude<Attitude, 'friendly'>, readonly string[]> = {
  wary: [
    '{person} [listens with folded arms|hears it without a sign|waits until you are done] and [says nothing to it|grants you half a nod].',
    '"[Is that so|We will see|Hm]," [says|answers] {person}, [no more than that|and goes on watching your hands].',
    '{person} [takes it in|weighs it], and [keeps the answer back|is not won over by it yet].',
    '"[Words|Talk is cheap]," [says|answers] {person}, [but not as coldly as before|and shrugs].',
  ],
  hostile: [
    '{person} [does not answer|lets the words fall|turns a shoulder to you].',
    '"[Save your breath|I am not listening]," [says|snaps] {person}[, and looks it|].',
    'Whatever you say, {person} [has made up {their} mind about you|hears only who says it].',
  ],
};

export const meetings: Record<Attitude, readonly string[]> = {
  friendly: [
    '"[Well met|Welcome|Good to see a face]," says {person}, {a roleThing}[ by the look of it| by trade|], and [makes room for you|nods to you].',
    '{person}, the {role}, [returns the greeting|raises a hand]: "[What can I do for you|What brings you to {here}|You look as if you had questions]?"',
  ],
  wary: [
    '{person}, the {role}, [gives you half a nod|looks you over]: "[And who might you be|State your business|What do you want here]?"',
    '"[Day|Hm]," says {person}, the {role}, and [leaves it at that|keeps a step of distance].',
  ],
  hostile: [
    '{person}, the {role}, [does not return it|looks through you][, and one hand stays out of sight|].',
    '"[Keep walking|We have nothing to greet each other for]," says {person}, the {role}.',
  ],
};

export const nobodyHere = [
  'There is [nobody|no one] {at} to answer you[, only the place itself|, unless the walls count|].',
  'No [answer|reply] comes; there is nobody here, and [whoever could give one is further on|{here} keeps its counsel].',
  'Your words [carry|drift] across {here}, and nobody [answers|is there to take them up].',
  '[Nobody|No one] is here to hear it; {here} [has heard stranger things|takes no offence].',
] as const;

export const notHere = [
  'There {are} no {missing} {at}[ to be spoken to|, as far as you can see|]; [there is|you have] {people}.',
  'You look round for {who}, and there {are} no {missing} here; there is {people}, though.',
  'No {missing} [can be seen|can be found] here; {people} would be nearer at hand.',
] as const;
export const notHereAlone = [
  'There {are} no {missing} {at}, and nobody else [either|to ask].',
  'You look round for {who}, but there {are} no {missing} here, [nor anybody else|and nobody answers].',
] as const;

export const farOff = [
  'Words do not carry to {who} from here: one would have to [go nearer|go and find them].',
  'Something comes back from far off that may be [laughter|an answer] and may be the wind. To be heard by {who}, you would have to go nearer.',
  'If {who} can hear that, [nothing shows it|nobody answers]. Your own side does hear it, and stands a little straighter.',
] as const;

export const deafThings = [
  '{Thing} [hears you out|lets you finish] and [has no answer|keeps its own counsel].',
  'Whatever {thing} might think of that [is not said|stays a secret].',
  '{Thing} [takes it calmly|gives nothing away]. [It is a good listener|Not everything here talks].',
] as const;

export const animals = [
  '{Thing} [pricks up its ears|looks at you sideways|considers you] and [goes on chewing it over|makes a small sound that may be an answer].',
  '{Thing} [listens with its whole head on one side|blinks], [which is more than many people do|and seems to like your voice].',
  'Whether {thing} understands is hard to say; [the voice it likes|it stays where it is and watches your mouth].',
] as const;

export const companionsHear = [
  "{friend} [is close enough to hear it|has heard it]; what {friend} [says to that|makes of it] is [{friend's} own affair|not mine to tell].",
  'It [reaches|is meant for] {friend}, and {friend} has heard it. [The answer is not mine to give|What comes back is up to {friend}].',
  '{friend} hears [it|every word][, and nobody else needs to|]. [Over to you, {friend}|{friend}, it is for you to answer].',
] as const;

export const foesHear = [
  '{Foe} [gives no sign of having understood|answers with a snarl|does not slow down] and [keeps coming|lifts a weapon].',
  'If {foe} [heard you|has an opinion about that], it is being [saved|kept] for after the fight.',
  '{Foe} [hears it|listens for half a breath], and [the fight goes on|it changes nothing].',
] as const;

export const villainHears = [
  '{Foe} [lets you finish|tilts a head at that], and [smiles|there is no warmth in it].',
  '{Foe} [has heard such words before|takes note of it] and [is still waiting for better ones|does not move].',
] as const;

export const toOneself = [
  'Nobody but you [needs to hear it|hears it], and nobody does.',
  'It stays between you and yourself[, and nobody listens in|].',
  'Said to nobody else, it [goes no further|is gone as soon as it is said].',
] as const;

/** Somebody who was called comes near. */
export const called = [
  '{person} [looks round|comes a few steps closer]: "[Somebody called|You want something from me|Yes]?"',
  '"[Here|I am not deaf]," [answers|says] {person}[, not far off|, and waits|]. "[What is it|What do you need]?"',
  'It is {person} who [turns round|answers]: "[What is the matter|Who calls]?"',
] as const;

/** When everything has been said. */
export const nothingNew = [
  '[Nothing|Little] [new|more] [comes of it|is to be had that way][, however often it is tried|, now as before|, and the talk runs dry|].',
  '{here} [has heard it before|knows it by heart], and [nothing changes|it changes nothing][ this time either| for all that|].',
  '[That road|This talk] [goes in a circle|has been walked before]; [perhaps there is another way|another way may be shorter][, {you}|].',
] as const;

/** To somebody who has to be found first. */
export const soughtHear = [
  '{Who} is not here to answer; that is what everybody is so worried about. {People} may know where to begin.',
  'You say it to a place where {who} ought to be, and is not. If anyone can tell you more, it is {people}.',
  'No answer: nobody here has seen {who} since. [You could ask|Try] {people}.',
  '{Who} would have to be found first. {People} might help with that.',
  '{Who} is not here to answer.',
  'There is no answer: {who} would have to be found first.',
];

/** To somebody of whom it is told what keeps them away. */
export const keptFromHere = [
  'No answer can come from here: {who} is {how}, as you were told. {People} may know more.',
  '{Who} does not hear you: {how}, that is all that is known. You could ask {people}.',
  'That would have to be said where {who} is: {how}.',
  '{Who} is not here, but {how}. [First you would have to get there|Words do not carry so far].',
];

/** To the dead and the senseless. */
export const deadHear = [
  '{Who} answers nobody any more. {People} can.',
  'There is no answer from {who}. The living are better company: ask {people}.',
  'Whatever {who} knew, {who} keeps. Perhaps some of it was told to {people}.',
  '{Who} answers nobody any more.',
  'There is no answer from {who}.',
];
