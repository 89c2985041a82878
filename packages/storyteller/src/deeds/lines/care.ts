export const helping: readonly string[] = [
  'You {echo}: whatever {who} tries next will go the easier for it.',
  'You {echo}, [a hand here, a word there|shoulder to shoulder], and {who} has the better of the next attempt.',
  'You {echo}. {Who} can count on you for the next thing[, whatever it is|].',
  'You {echo}, and stand ready: the next try of {who} is made by two.',
];

export const helpedPerson: readonly string[] = [
  'You {echo}, and {who} [takes it with a nod|is glad of another pair of hands].',
  'You {echo}: {who} [says little and lets you|thanks you in few words].',
  'You {echo}. {Who} [will remember it|looks at you with new eyes].',
];

export const nobodyToHelp: readonly string[] = [
  'You look about for somebody to help, and [nobody here needs a hand|there is nobody] just now.',
  'There is nobody {at} who asks for help at this moment.',
];

export const tendingSelf = {
  success: [
    'You {echo}: [clean|bound], and it holds; it gives no strength back, but the next thing will go better.',
    'You {echo}, [with water and a strip of cloth|with your teeth for a third hand], and your hands are steadier for the next attempt.',
    'You {echo}. The bandage [sits|holds], and what you try next will be easier for it.',
  ],
  failure: [
    'You try to {echo}, and [the bandage slips|it bleeds through]: no better, and no worse.',
    'You try to {echo}; [one hand is not enough for it|it takes more practice than you have].',
  ],
} as const;

export const tending = {
  success: [
    'You {echo}: the wound is [clean|bound], and {who} [breathes easier|is steadier for it]; it gives no strength back, but the next thing will go better.',
    'You {echo}, [with water and a strip of cloth|with sure hands], and it is well done; {who} is the steadier for the next attempt.',
    'You {echo}. The bandage [sits|holds], and the next thing that {who} tries will be easier for it.',
  ],
  failure: [
    'You try to {echo}, and [the bandage slips|it bleeds through]: {who} is no better for it, and no worse.',
    'You try to {echo}; [your hands are not steady enough|it takes more practice than you have], and little is won.',
  ],
  whole: ['There is nothing to mend: {who} is unhurt.', 'You look for a wound, and {who} has none.'],
} as const;
