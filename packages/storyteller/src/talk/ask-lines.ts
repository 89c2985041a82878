import type { Attitude } from '../world/world.ts';

/** `{speech}` is what is said; each of these is one sentence with it, so that it is as fresh as what is said. */
export const answers: Record<Attitude, readonly string[]> = {
  friendly: [
    '{person} [answers|says|tells you][ readily| at once| without having to think|]: "{speech}"',
    '{person} [leans closer|looks round first|rubs a tired eye] and [says|answers]: "{speech}"',
    'It takes {person} a moment to [find the words|decide where to begin]: "{speech}"',
    '[In a low voice|Plainly|With half a smile], {person} [answers|says]: "{speech}"',
    '{person} [does not have to think long|lowers {their} voice a little]: "{speech}"',
    '{person} [nods|takes a breath] and [tells you|says]: "{speech}"',
    '[After a moment|With a look round], {person} [says|answers]: "{speech}"',
  ],
  wary: [
    '{person} [answers|says] [curtly|without warmth|over one shoulder]: "{speech}"',
    '{person} [looks you up and down|keeps a step of distance] and [says|answers]: "{speech}"',
    'The answer is a short one, and {person} [grudges you even that|looks elsewhere meanwhile]: "{speech}"',
    '{person} [weighs every word|makes it brief]: "{speech}"',
    '[Grudgingly|After a long look at you], {person} [says|answers]: "{speech}"',
    '{person} [stays at arm\'s length|does not come any closer]: "{speech}"',
  ],
  hostile: [
    '{person} [answers|says] [through closed teeth|as if each word cost money]: "{speech}"',
    '{person} [looks past you|stiffens] and [says|answers], [icily|with no friendliness at all]: "{speech}"',
    '[Coldly|With open dislike], {person} [says|answers]: "{speech}"',
    'You get an answer from {person}, and [it is not a kind one|nothing with it]: "{speech}"',
  ],
};

/** Somebody who talks has something to show, too; what it is follows. */
export const showings = [
  '{person} [draws you aside|beckons you closer] and [shows you something|lets you see something] that [most have overlooked|nobody else has asked about].',
  'There is something more, and {person} [points it out to you|leads you over to it].',
  '{person} [hesitates, then shows you one thing more|looks round and puts something into the light].',
  '"[Look at this, too|And then there is this]," says {person}, [very low|and steps aside].',
] as const;

/** The same, told again in short. */
export const toldBefore = [
  '{person} [raises an eyebrow|sighs|smiles thinly|looks at you a little longer]: "[As I said|As I told you|As I have said before]: {short}"',
  '"[As I said|Like I told you]," {person} [repeats|says] [patiently|slowly|once more]. "{Short}"',
  '{person} [has not changed the story|says it again, word for word]: "[As I said|It is as I told you]: {short}"',
  '{person} [counts it off on one finger|says it more slowly this time]: "As I [said|told you] [already|before|earlier]: {short}"',
] as const;

/** What somebody else has said already. */
export const toldByOthers = [
  '{person} [nods|thinks it over]: "It is as you [have heard|were told]: {short}"',
  '{person} can only [repeat what you have heard already|say the same as everybody]: "{Short}"',
  '{person} [tells you no other story|has it from the same mouth]: "{Short}"',
] as const;

/** The same, with what they have to say of it themselves. */
export const commonKnowledge = [
  '{person} [nods|thinks it over]: "It is as you [have heard|were told]: {short} {own}"',
  '{person} [looks aside|rubs {their} chin]: "[You know it already|You have been told]: {short} {own}"',
] as const;

/** Asked for the same too often. */
export const saidEnough = [
  '{person} [only nods|only shrugs|spreads both hands]: "[As I said|As I told you]; [there is no more to it|it has not changed since|I have nothing to add]."',
  '"[Asking again|Asking often] [does not make it longer|will not change it]," [says|answers] {person}, [not unkindly|with a glance at the way onward]; it is as it was told you.',
  'You have had the answer of {person} to that, and it [stands|has not changed|is still the same][ as it was|, word for word|].',
] as const;

/** `{pointer}`: what they do know, or who might; `{lack}`: what they do not. */
export const unknown: Record<Attitude, readonly string[]> = {
  friendly: [
    '{person} [shakes a slow head|thinks, and gives it up|spreads both hands]: "{lack}[, I am afraid|, and that is the truth|]. {pointer}"',
    '{person} [would help if that were possible|looks honestly puzzled]: "{lack}. {pointer}"',
    '{person} [frowns|laughs a little]: "{lack}. {pointer}"',
    '"{lack}," [says|admits] {person}[, a little ashamed|]. "{pointer}"',
  ],
  wary: [
    '{person} [shrugs|does not even look up]: "{lack}. {pointer}"',
    '"{lack}," [says|answers] {person} [shortly|and leaves it there]. "{pointer}"',
    '{person} [gives you a narrow look|folds both arms]: "{lack}. {pointer}"',
  ],
  hostile: [
    '{person} [snorts|looks through you]: "{lack}, [and would not tell you if I did|least of all for you]."',
    '"{lack}," [says|snaps] {person}, "[and you have no business to ask|and now leave me in peace]."',
  ],
};

export const unknownSpent = [
  '{person} [does not know that either|has no idea|cannot help you there and does not know who could], and [says so|makes no secret of it|shrugs it away].',
  'Of that {person} knows nothing[ at all| either|], [as far as you can tell|and a second look says it is true|which is an answer of sorts].',
] as const;

export const pointers = {
  somebody: [
    'Ask {other}; [that is somebody who might know|if anyone knows, it is {other}].',
    '{other} [might know|could tell you more].',
    'You [had better|should] ask {other}.',
  ],
  topic: [
    'But I can tell you about {matter}[, if you like|].',
    'Ask me about {matter}[ instead|], that I do know.',
    '{Matter}, now, I could tell you about.',
  ],
  instead: [
    'But [this|one thing] I can tell you.',
    'What I do know is [something else|this].',
    'I can tell you [this much|another thing], though.',
    '[Take this|Have this] instead.',
  ],
  thing: [
    '[Have a look at|Look into] {thing}, [that may tell you more than I can|if you want to find out].',
    '{Thing} may tell you more than I can.',
  ],
  place: [
    'If it is known anywhere, it is known at {next}.',
    '[Whoever knows it|The answer to that] is not here; try {next}.',
  ],
  anybody: ['Try {other}[; I would|, who hears more than I do].', '{other} may have heard more than I have.'],
  nothing: [
    'Sorry I [cannot help|am no more use].',
    'You will have to ask somebody else.',
    'Nobody tells me these things.',
  ],
} as const;

export const refusals = [
  '{person} [turns away|looks through you|takes a step back]: "[Not a word|Nothing] [from me|to you]. [Go away|Leave me be|Ask somebody who likes you]."',
  '"[You will get nothing from me|I have nothing to say to you]," [says|snaps] {person}[, and means it|, and looks for the shortest way past you|].',
  '{person} [sets a hard face|presses both lips together] and [says nothing at all|lets you wait for an answer that does not come].',
  '"[Why would I tell you|What makes you think I would tell you that]?" [asks|says] {person}, and [does not wait for the reason|there is no friendliness in it].',
] as const;

/** First words to somebody who has done them wrong. */
export const grudges = [
  '"After what you did?" {person} [backs away|keeps out of reach|has not forgotten it].',
  '{person} remembers [very well|only too well] what you did.',
  '"You have nerve, [coming to me|asking me for anything]," says {person}.',
  '{person} looks at your hands first, [as one looks at a dog that has bitten|to see what is in them this time].',
] as const;

/** First words to somebody who has given their word. */
export const reminders = [
  '"I have not forgotten [your promise|what you promised me]," {person} [begins|says first].',
  '"You gave me your word," {person} [reminds you|says before anything else], "and I count on it."',
  '{person} [holds up one finger|looks you in the eye]: "[First|Before that]: you promised me something, and I have it here, in my head."',
] as const;

/** Nothing of their own is left to tell. */
export const spent = [
  '{person} [spreads both hands|shrugs helplessly]: that is [all there is to tell|everything, truly], and it is [for you to do something with it|more than anyone else has asked].',
  '{person} has [nothing to add|told you what there was to tell] and [says so|keeps glancing the way you ought to go].',
  '"[I have run out of answers, and out of courage with them|Ask me when it is over, and I will tell you how it was to wait]," says {person}.',
  '{person} [listens|nods along], [touched|amused] that you [still care to talk|have not given up], but there is no more news in it.',
  '"[That was all of it|There is no more]," [says|answers] {person}. [It sounds true|Nothing in that face says otherwise].',
] as const;

/** There was never anything to tell. */
export const unacquainted = [
  '{person} [looks up|turns to you], [says a word about the weather|nods], and waits for what you want.',
  '"[Yes|What is it]?" says {person}. "[I am only here for the while|I know nobody here]."',
  '{person} [hears you out|lets you talk], and has [little to say|no news for you].',
  '"[I mind my own business|I am a stranger to it all]," says {person}, not unkindly.',
] as const;

export const oneself = [
  '"[{person} is my name|I am {person}|They call me {person}]," comes the answer, "[{a roleThing}, as you see|and I am {a roleThing}, for what it is worth]."',
  '"I am {person}, {a roleThing}[ by trade| since long before you came|]. [Now you know|That is all the secret there is]."',
] as const;
export const oneselfPlain = [
  '"[{person} is my name|I am {person}|They call me {person}]," comes the answer[, and a nod with it|].',
] as const;
/** Of somebody whom no name is known of. */
export const oneselfNameless = [
  '"Names are for friends," says {person}, "[and we have only just met|and I have few]."',
  '"[Nobody you know|Nobody in particular]," says {person}, and gives no name.',
  '{person} [shrugs|looks you over]: "[Does it matter|Who is asking]?" No name comes with it.',
] as const;
export const ofAnother = [
  '{person} [tips a chin that way|glances across]: "That is {other}[, the {otherRole}|]. [Ask {otherThem} yourself|More I do not know]."',
  '"{other}? [The {otherRole}, over there|Stands right there]," says {person}. "[Ask {otherThem} yourself|I know no more than the name]."',
] as const;
export const ofThing = [
  '{person} follows your eyes to {thing}: "[You see as much of it as I do|It was there before me]; [I know nothing more about it|more I do not know]."',
  '"{Thing}?" {person} shrugs. "[I walk past it every day and know nothing about it|I do not know more than you can see]."',
] as const;
