export const made: readonly string[] = [
  'You {echo}: [it takes a while|it goes quickly], and [it is not bad at all|there it stands].',
  'You {echo}, with [what lies about|what you have], and [it will do|it holds together].',
  'You {echo}. [Not pretty|Nobody would pay for it], but [yours|it is there], {at}.',
  'You {echo}, [tongue between your teeth|with patience], and when you step back [it is done|it is what you meant].',
  'You {echo}; [a little crooked|rough at the edges], and [quite enough|good enough], {at}.',
  'You {echo}, and leave it {at} for [whoever comes after|anybody to see].',
  'You {echo} [from one thing and another|without being disturbed], and [look it over|nod at it].',
  'You {echo}: [one thing more in the world|there was nothing, now there is something], {at}.',
];

export const wrote: readonly string[] = [
  'You {echo} with {means}: [plain to read|a little crooked], and [there it stands|it will last].',
  'You {echo}, [letter by letter|in a firm hand], with {means}, and [blow on it|step back].',
  'You {echo}. With {means} it takes [a moment|no time], and whoever comes by [can read it|will see it].',
  'You {echo} with {means}[, and underline it once|, not without care|]; [it is there for anybody to read|it stays].',
];

export const penned: readonly string[] = [
  'You {echo} with {means}, [line by line|in a fair hand], and it goes with your things.',
  'You {echo}, [blotting twice|crossing out little], and fold it; it is yours to carry or to give.',
  'You {echo}. {Means} [scratches|hurries] along, and soon it is done and folded away.',
];

export const noInk: readonly string[] = [
  'You carry nothing to write with, so you cannot {echo}.',
  'To {echo} takes [ink and paper|pen and paper], and you have neither at hand.',
  'Without [ink|pen or ink] there is no way to {echo}[, {you}|].',
];

export const dug: readonly string[] = [
  'You {echo}: [earth flies|a spit at a time], and after a while there is a hole [knee-deep|worth the name].',
  'You {echo}, [with the {means}|by the sweat of your brow], and [come upon nothing but earth|find worms and no treasure].',
  'You {echo}. [It is slow work|The ground is hard], and when you stop, there is a hole.',
];

export const tied: readonly string[] = [
  'You {echo}: [one turn, two turns, a knot|a good knot], and the {cord} [holds|sits tight].',
  'You {echo}, pull at the {cord} [once|with your whole weight], and it holds.',
  'You {echo}. The {cord} [will not come loose by itself|is fast].',
  'You {echo}, and the {cord} [runs taut|bites], as it should.',
];

export const untied: readonly string[] = [
  'You {echo}, and the knot [comes loose|gives after some coaxing].',
  'You {echo}: [it was your own knot|nails and patience], and it is undone.',
];

export const noCord: readonly string[] = [
  'You have no rope to {echo} with.',
  'To {echo} takes rope or cord, and you carry neither.',
  'Without [a rope|so much as a string] you cannot {echo}.',
];

export const bound = {
  success: [
    'You {echo}, [quick turns|three quick turns], and {who} is [fast|bound].',
    'You {echo}: {who} [struggles|protests], and the knot holds.',
  ],
  failure: [
    'You try to {echo}, and {who} [wrenches free|will not hold still].',
    'You try to {echo}; {who} [is out of the loop before you draw it tight|gives you an elbow].',
  ],
} as const;
