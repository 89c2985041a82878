export const photographed: readonly string[] = [
  'You {echo}. A click, and it is kept for later.',
  'You {echo}: [one|two], to be sure, and [both are sharp|the light is good enough].',
  'You {echo}, and look at the result: [a little crooked|not bad], and everything on it that was there.',
  'You {echo}; [nobody stops you|it takes a moment], and the picture stays with you.',
];

export const dazzled: readonly string[] = [
  'You {echo}. White light, and for a breath nobody sees anything else; your next move has the better of it.',
  'You {echo}: a flash, hands before eyes, and a moment that is yours to use.',
  'You {echo}, and whoever looked your way sees only spots; what you try next should go easier.',
];

export const foundNothing: readonly string[] = [
  'You {echo}. [A page loads, and another|It takes its time], and nothing that comes up tells you more than you know.',
  'You {echo}: names that are alike, old news, and nothing that belongs here.',
  'You {echo}, and scroll for a while; whoever wrote all that has never heard of this.',
];

export const foundAgain: readonly string[] = [
  'You {echo}. What comes up is what you have heard already: "{told}"',
  'You {echo}, and find it put like this: "{told}"',
  'You {echo}: a few lines, no more. "{told}"',
];

export const called: readonly string[] = [
  'You {echo}. It [rings|crackles] for a long time, and nobody answers.',
  'You {echo}: [a tone|a hiss], then another, and no voice at the other end.',
  'You {echo}, and wait. [Nobody picks up|Nothing comes back]; you can try again later.',
];

export const switchedOn: readonly string[] = [
  'You {echo}. [A click, and|] the beam of {item} goes where you point it.',
  'You {echo}: {item} throws a hard, white circle, and the dark keeps to its edges.',
  'You {echo}, and by the light of {item} there are fewer shadows {at}.',
];

export const smoked: readonly string[] = [
  'You {echo}. The smoke hangs about you for a while[, and the world is a little further off|].',
  'You {echo}: a glow, a curl of smoke, [and a moment of peace|and time to think].',
  'You {echo}, and watch the smoke [find its way out|decide where to go].',
];
