export const ate: readonly string[] = [
  'You {echo}, [sharing it with nobody|looking about you], and [feel steadier|are done].',
  'You {echo}: [not bad at all|the better for being hungry].',
  'You {echo}: [dry|plain|salty], and [better than nothing|it fills the gap].',
  'You {echo}, [chewing slowly|down to the crumbs], and the world [looks a little kinder|is easier to bear].',
  'You {echo}. [It is food|It tastes of the road], and [that is enough|your stomach has no more questions].',
  'You {echo} [standing up|without hurry|to the last bite], and [feel the better for it|that is one hunger less].',
  'You {echo}; [no feast|no banquet], but [it stays down|it does the job].',
  'You {echo}, and [wipe your hands|shake off the crumbs].',
];

export const notFood: readonly string[] = [
  'You would {echo}, but {thing} <is|are> no food[, by any reckoning|].',
  'Nobody could {echo} and be glad of it: {thing} <is|are> not for eating.',
  'One look at {thing}, one thought of your teeth, and it [stays uneaten|stays as it is].',
];

export const drank: readonly string[] = [
  'You {echo}, [head back|a mouthful and another], and [it does you good|that was needed].',
  'You {echo}: [nothing fancy|clear enough], and it does what it should.',
  'You {echo}, and [the day looks better|set off no worse for it].',
  'You {echo}: [cool|lukewarm|a little stale], and [welcome|very welcome].',
  'You {echo}, and [the dust goes down with it|it clears your throat].',
  'You {echo}. [It tastes of leather and brooks|It goes down well], and that is that.',
  'You {echo} [in long draughts|sip by sip], and [wipe your mouth|feel the better for it].',
  'You {echo}; [it is wet, and that will do|it does not taste of much], and your thirst is less.',
];

export const notDrink: readonly string[] = [
  'There is nothing in {thing} to drink.',
  'You would {echo}, but there is not a drop in {thing}.',
  'Not a drop is to be had from {thing}[, {you}|].',
];

export const healed: readonly string[] = [
  'You {echo}: it [burns|goes down like summer], and you regain {healing} hit points, which makes {hp}.',
  'You {echo}, to the last drop. {Healing} hit points come back to you; you stand at {hp}.',
  'You {echo}, and warmth [runs to your fingertips|closes over what hurts]: you regain {healing} hit points and have {hp}.',
];

export const healedFriend: readonly string[] = [
  'You {echo}: {who} regains {healing} hit points and has {hp}.',
  'You {echo}, and {who} [draws a clean breath|blinks]; {who} regains {healing} hit points, which makes {hp}.',
];

export const healedFully: readonly string[] = [
  'You {echo}, and it [runs down warm|tastes of old summers]; there was no wound for it to close.',
  'You {echo}. It [warms you|tastes of mint and iron], and finds no wound to close.',
];

export const draught: readonly string[] = [
  'You {echo}: [a strange warmth|a shiver], and [your hands are steadier for it|your head is clear]. What you try next may go the better for it.',
  'You {echo}, and [the edges of things come clear|something in you stands up straight]; it ought to help with whatever you try next.',
];

export const unwell = {
  success: [
    'You {echo}, and [your stomach thinks about it|for a moment it turns], and keeps [its peace|what it has].',
    'You {echo}: [vile|bitter], and you keep it down.',
  ],
  failure: [
    'You {echo}, and [it comes up again at once|a cramp bends you double]: [nothing worse|no lasting harm], but [never again|a lesson].',
    'You {echo}: [a mistake|not wise], as [the next minutes show|your stomach lets you know].',
  ],
} as const;

export const wore: readonly string[] = [
  'You {echo}: it [fits|sits well|sits a little loose], and [you look the part|that is done].',
  'You {echo}, and [tug it straight|turn once about].',
  'You {echo}. [It is warmer so|Somebody would have to look twice to know you], and [your hands are free again|it stays on].',
];

export const doffed: readonly string[] = [
  'You {echo}: [it is easier to move so|a relief], and it stays within reach.',
  'You {echo}, and [stretch|roll your shoulders]; it comes along in the pack.',
  'You {echo}. One moves more lightly so.',
];

export const used: readonly string[] = [
  'You {echo}, and it does what [it is made for|such things do].',
  'You {echo}: [it serves|it answers well enough], [no more and no less|as it should].',
  'You {echo}. [It is the right thing for it|It goes as one would expect], and nothing [breaks|is lost].',
  'You {echo}, [with a practised hand|carefully], and it [has served|serves its turn].',
];

export const working = {
  success: [
    'You {echo}: [something turns over|a shudder, a hum], and {thing} <comes|come> to life.',
    'You {echo}, [one part after the other|as if you had built it], and {thing} <does|do> what you want.',
    'You {echo}. {Thing} <resists|resist>, then <gives|give> in, and <runs|run>.',
  ],
  failure: [
    'You try to {echo}, and {thing} <answers|answer> with a dry click, and nothing more.',
    'You try to {echo}; {thing} <jams|jam> halfway, and you are no wiser how <it works|they work>.',
    'You try to {echo}, and [nothing moves that should|the wrong part moves].',
  ],
  already: ['{Thing} <is|are> at work already.', 'You have {thing} running already, {you}.'],
} as const;
