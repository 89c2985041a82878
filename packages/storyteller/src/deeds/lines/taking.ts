export const took: readonly string[] = [
  'You {echo}[, and nobody says a word|]: {item} [<goes|go> into your pack|<comes|come> with you].',
  'You {echo}. {Item} [<is|are> with your things now|<weighs|weigh> less than you thought|will be missed by somebody, perhaps].',
  'You {echo}, and {item} [<goes|go> where you go|<is|are> yours to carry].',
  'You {echo}; {item} [<finds|find> a place in your pack|<sits|sit> well enough among your things].',
  'You {echo} [with one hand|without asking], and {item} <is|are> yours[ for now|].',
  'You {echo}: there you have <it|them>, and {item} [<is|are> yours|<travels|travel> with you].',
  'You {echo}, {you}, and make room for {item} [in your pack|among your things].',
  'You {echo}, and leave [a bare spot|only dust] behind; {item} <is|are> with you.',
];

export const haveAlready: readonly string[] = [
  'You have {thing} already.',
  '{Thing} <is|are> with you already, {you}.',
  'You would {echo}, but it is in your own pack.',
  'You need not {echo}: [it is yours|you carry it] already.',
];

export const fixed: readonly string[] = [
  'You try to {echo}, and [lift|tug] once, and again: {thing} <stays|stay> here.',
  '[Somebody meant {thing} to stay|Nobody carries off {thing} alone], and there <it is|they are>.',
  'You try to {echo}, but {thing} <is|are> part of the place and [stays|means to stay] here.',
  '{Thing} <is|are> not to be carried off: [too heavy|too firmly set|too much a part of this place].',
  'You would need [a cart and four oxen|a crew and a crane] to {echo}; {thing} <stays|stay>.',
  'You try to {echo}, and {thing} <does|do> not come along[, whatever you do|].',
  '{Thing} <belongs|belong> here as the [walls|ground] does, and cannot be taken.',
  'No pack is large enough for {thing}: [<it stays|they stay> where <it is|they are>|that must stay].',
];

export const held: readonly string[] = [
  '{Who} [keeps a firm hold of it|is not about to part with that]; to {echo} takes [a bargain or quick fingers|more than reaching out].',
  'You would {echo}, but {who} is [still holding it|rather attached to it].',
  '{Who} [sees the hand coming|steps back], and keeps it.',
];

export const notToBeHad: readonly string[] = [
  'You try to {echo}, and come away with [empty hands|nothing].',
  'You would {echo}, but that is not to be had so easily.',
  'To {echo} is [more than your hands can do|not so simple]: {thing} <stays|stay> where <it is|they are>.',
  "{Thing} <is|are> [not for taking|nobody's to take], {you}.",
];

export const someone: readonly string[] = [
  '{Thing} <is|are> nobody to be [picked up|pocketed], and looks at you [accordingly|with one eyebrow up].',
  'One does not simply {echo}: {thing} might have an opinion.',
];

export const filled: readonly string[] = [
  'You {echo}, and when you are done your {vessel} is full.',
  'You {echo}: your {vessel} [gurgles|drips], and is full.',
  'You {echo}. Your {vessel} is the heavier for it.',
];

export const noVessel: readonly string[] = [
  'You [cup your hands|reach in], and it runs through your fingers: to {echo} takes [a flask|a vessel], and you carry none.',
  'To {echo} you would need something to put it in.',
];

export const noGold: readonly string[] = [
  'There is no gold lying about {at} [for the taking|that you can see].',
  'You look for it, and no coin [glints|lies] anywhere {at}.',
  'Gold does not lie about {at}[, {you}|], more is the pity.',
];

export const noRoom: readonly string[] = [
  'There is no room for {thing} among your things.',
  'Your pack will not take {thing} as well.',
];

export const animals = {
  success: [
    'You {echo}, [speaking low|hand held out], and {thing} <lets|let> you.',
    'You {echo}: {thing} <sniffs|sniff> at you, and <decides|decide> in your favour.',
  ],
  failure: [
    'You try to {echo}, and {thing} <shies|shy> away, [well out of reach|with a good deal of noise].',
    'You try to {echo}; {thing} <has|have> [teeth|other plans], and <shows|show> you.',
  ],
} as const;

export const stealing = {
  success: [
    'You {echo}, and when {who} looks again there is nothing to see.',
    'You {echo}: [one hand busy, the other busier|a cough, a step, a hand], and nobody calls out.',
    'You {echo}, [quick fingers, a straight face|between one blink and the next], and {who} [sees nothing|looks the other way].',
    'You {echo} while {who} [is busy with a thought|glances aside], and nobody [is the wiser|calls after you].',
    'You {echo}; {who} [scratches an ear and notices nothing|goes on as before].',
    'You {echo}, [light as a breath|with the calm of long practice], and nobody notices, {who} least of all.',
  ],
  failure: [
    'You try to {echo}, and there is {who}, [arms folded|at your elbow], and [not smiling|waiting for a reason].',
    'You try to {echo}; [a coin chinks|a board creaks], and {who} [turns at once|gives you a look you will know again].',
    'You try to {echo}, and {who} [catches your wrist|sees your hand]: "[I saw that.|Looking for something?|Put it back.]"',
    'You try to {echo}; {who} turns at [just the wrong moment|the wrong moment], and the look you get is [cold|long].',
    'You try to {echo}, and {who} [steps out of reach|closes a hand over it]. You will be watched from now on.',
    'You try to {echo}, and are not quick enough: {who} has seen it, and [will not forget it|says so].',
  ],
  coins: [
    'The purse [yields|holds|gives up] {count} gold.',
    'It comes to {count} gold, [warm from the pocket|in small coin].',
  ],
  nothing: [
    '{who} has no such thing about them[, as far as you can see|].',
    'You watch {who} for a while: there is nothing of the kind to be had.',
  ],
  poor: [
    "There is nothing left in {who's} pockets; you have been there.",
    'You have had what {who} carried already.',
  ],
} as const;
