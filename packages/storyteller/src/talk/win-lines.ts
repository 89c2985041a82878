import type { Act } from '../reader/reading.ts';

export const won = {
  plain: [
    'You find the [right|one] word, and {person} [lets out a long breath|stops shaking {their} head and starts nodding|gives you a long look that ends in a nod].',
    '{person} [wavers|hesitates], looks [away|at the ground], and then [comes round|gives way].',
    'Something in it [reaches|touches] {person}, and the [wall|distance] between you [comes down|shrinks] by a good deal.',
    '{person} [thinks it over|purses {their} lips], and [agrees|nods at last].',
    'It works: {person} [is won over|sees it your way][, for now|, and says so|].',
    'Before long {person} is [nodding along|on your side of the matter].',
  ],
  threaten: [
    '{person} [swallows|goes pale|takes a step back] and [gives way|gives in], [but will not forget it|with eyes that will not forget you].',
    'It works: {person} [gives in|backs down], [and keeps out of your reach from now on|and without a kind word].',
    '{person} [looks for help and finds none|measures you once more], and [yields|thinks better of it].',
    '{person} [looks at the ground|has gone quiet], and [that is a yes|gives you your way], [though not gladly|as one gives way to weather].',
  ],
  flatter: [
    '{person} [goes a little pink|pretends not to be pleased], and [likes you the better for it|warms to you].',
    '"[Go on|You say that to everyone]," says {person}, [not displeased|and smiles in spite of everything].',
    'It [works|lands well]: {person} [stands a little taller|seems a shade friendlier for it].',
  ],
  deceive: [
    '{person} [believes it|swallows it whole|has no reason to doubt it], [and is almost grateful for it|and never thinks to ask twice].',
    'It works: {person} [nods|is taken in], [and even looks relieved|and apologises for having asked].',
    'It comes out without a stumble, and {person} [never doubts it|takes it for the truth].',
    'The lie [holds|stands], and {person} [leans on it|asks no second question].',
  ],
  calm: [
    '{person} [breathes out|stops shaking], and [the worst is over|some colour comes back].',
    'Your voice does it: {person} [grows quieter|sits down], [word by word|little by little].',
    '{person} [calms down|lets go of the breath], and [looks at you as if for the first time|thanks you with a nod].',
  ],
} as const;

export const lost = {
  plain: [
    '{person} [folds both arms|goes very still]: "[Pretty words, and I have heard them before|I have heard better, and from better people]."',
    'The words [land badly|fall flat], and {person} [draws back|looks at you as one looks at rain].',
    '{person} hears you out to the end, which is [courteous|something], and [says no|shakes {their} head].',
    '"[No|Not today|I would rather not]," says {person}, [and that is that for now|with some regret|and looks for something to do].',
    'It does not work: {person} [is not to be moved|has made up {their} mind][, not like this|, at least for now|].',
  ],
  threaten: [
    '{person} [does not give an inch|laughs in your face], and [likes you less for it|the mood turns].',
    'It does not work: {person} [has been threatened by better|stands {their} ground], [and will remember your face|and means to tell of it].',
    '"[Try it|Is that all]?" says {person}, [and waits|not as afraid as you need it].',
    '{person} [calls it what it is|takes a step toward you instead of away], and [you are further from it than before|the threat hangs there, unused].',
  ],
  deceive: [
    '{person} [sees through it|does not believe a word], and [says so|trusts you less for it].',
    '"[And I am the queen of the eels|You lie badly|Try that on somebody else]," says {person}[, much cooler now|].',
    'It does not work: halfway through, {person} [begins to smile the wrong way|asks the one question you have no answer to].',
    'The story [has a hole|limps], and {person} [puts a finger in it|has noticed].',
  ],
  calm: [
    '{person} [will not be calmed|shakes {their} head], [not yet|not by words].',
    'It does not help: {person} [hardly hears you|is too far gone in it for soft words].',
    'Your words go by {person} [like rain past a window|unheard], and nothing gets quieter.',
  ],
} as const;

export const unflattered = [
  '{person} [has heard that one before|looks at you sideways], and [is not charmed|waits for what you really want].',
  '"[Hm|Spare me]," says {person}, [who knows butter from bread|not charmed in the least].',
  'It [falls flat|is laid on too thick], and {person} [lets you feel it|only coughs].',
] as const;

export const wonBy = (act: Act) =>
  act === 'threaten' || act === 'deceive' || act === 'calm' || act === 'flatter' ? won[act] : won.plain;
export const lostBy = (act: Act) =>
  act === 'flatter'
    ? unflattered
    : act === 'threaten' || act === 'deceive' || act === 'calm'
      ? lost[act]
      : lost.plain;

/** When all has been said: so it went. */
export const wonAgain =
  '[Once more|Again] {person} [gives way|comes round][, sooner than the last time|, with a shrug|, as before|].';
export const lostAgain =
  '[Once more|Again] {person} [will not have it|says no][, sooner than the last time|, with a shrug|, as before|].';

/** What somebody does for you that needs nothing but words. */
export const favours = [
  '"[If anybody asks, you were never here|I will put in a word for you]," {person} [promises|says]. "[That much I can do|It is not much]."',
  '{person} [will keep an eye open for you|will send word if anything stirs], [and that is worth something {at}|as far as that goes].',
  '"[You can count on me|I owe you an ear at least]," says {person}, "[for what I am worth|when it comes to it]."',
  '{person} [lets you have your way in it|has nothing more against it], [as far as it is in {their} power|and says so to whoever listens].',
] as const;

/** The same, out of fear. */
export const compliances = [
  '"[All right, all right|Whatever you say]," {person} [mutters|says], "[only leave me out of it|only let me be]."',
  '{person} [will not stand in your way|does what is asked], [as long as you look like that|with one eye on the way out].',
  '"[I want no trouble|I have seen nothing]," says {person}, "[and you have your way|do as you like]."',
] as const;

export const haggled = {
  won: [
    '{person} [sighs|throws up both hands] and comes down: "[For you, then, a little less|You drive a hard bargain]. [But tell nobody|It will be the ruin of me]."',
    'You [go back and forth|trade numbers], and at the end {person} [names the lower price|gives in on the price] and [shakes on it|looks almost pleased].',
    '"[Very well|Have it your way]," says {person}, [and takes a good piece off the price|and the price comes down].',
  ],
  lost: [
    '{person} [will not come down|knows the worth of it]: "The price is the price[, friend|, today as yesterday|]."',
    '"[I have a roof to mend|I have mouths to feed]," says {person}, and [the price stays where it was|there is no more to be said about the price].',
    'You [go back and forth|trade numbers], and the price [stays where it was|has not moved by a copper]; {person} [could do this all day|enjoys it more than you].',
  ],
} as const;

export const bribed = {
  won: [
    '{person} [makes the coins disappear|feels the weight of the coins]: "[I have seen nothing|For that, I can be of use]."',
    'The coins [speak plainly|do their work], and {person} [understands at once|looks the other way already].',
  ],
  lost: [
    '{person} [keeps the coins|puts the coins away] and [does nothing for them|gives you nothing but a thin smile]: the money is gone, and you are where you were.',
    '"[Thank you kindly|A gift, surely]," says {person}, [pockets the money|puts it away], and [that is all that happens|does not move].',
  ],
} as const;

export const animalsCalmed = {
  won: [
    '{Thing} [lowers its head|stops pulling], and [lets you come close|its breath goes slower].',
    'It works: {thing} [grows quiet|leans into your voice], [and the ears come forward|little by little].',
    '{Thing} [looks at you, decides something|shakes itself], and [grows calm|stands still].',
  ],
  lost: [
    '{Thing} [shies|rears up], [the whites of its eyes showing|and wants none of it].',
    'It does not work: {thing} [will not be soothed|stamps and turns away].',
    '{Thing} [has its own opinion|is not to be talked to], and [keeps its distance|lets you know it].',
  ],
} as const;

export const foesTalked = {
  won: [
    '{Foe} [lowers the weapon|stops in the middle of a step], and [the rest follow|that ends it]: the fight is over.',
    'It works. {Foe} [gives ground|looks round for the others], and [one after the other they stop|nobody strikes again]; there is no more fighting here.',
  ],
  lost: [
    '{Foe} [does not even slow down|answers with a blow that is already on its way].',
    'It does not work: {foe} [is past talking|laughs it off], and the fight goes on.',
    'If {foe} [listens at all|understands you], nothing comes of it: the fight goes on.',
  ],
} as const;

export const villainSwayed = [
  'Something of it reaches {foe}: [a pause that was not there before|a look away, quickly mended].',
  '{Foe} [opens a mouth to answer and does not|is silent a moment too long].',
  'For the first time {foe} [seems less certain|has no answer ready].',
] as const;
export const villainUnmoved = [
  '{Foe} [is not moved|has only contempt for it], [not by that|and shows it].',
  'Your words [do not reach|are lost on] {foe}.',
  '{Foe} [shakes a slow head|does not even look round].',
] as const;
