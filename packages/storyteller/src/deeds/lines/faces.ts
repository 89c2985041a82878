export const honest: readonly string[] = [
  'You {echo}, and find no lie in it: {who} has [told what there was to tell|nothing to hide from you].',
  'You {echo}. If {who} is a liar, [it is the best you have met|the face does not know it].',
];

export const holdingBack: readonly string[] = [
  'You {echo}, and there it is: {who} [knows more than was said|weighs every word before it comes out].',
  'You {echo}. Behind the words of {who} there is [something that has not been asked for yet|a thing kept back].',
  'You {echo}: {who} looks [a little too long at your collar|anywhere but at you]. There is more to be had from that quarter.',
];

export const lying: readonly string[] = [
  'You {echo}, and you do not believe it: {who} [is hiding something|has not told you the truth].',
  'You {echo}. The words come [a little too smoothly|as if they had been learnt by heart]: {who} is [lying|keeping the truth back].',
  'You {echo}, and {who} [cannot hold your eye|swallows before every other word]. That was not the truth, or not all of it.',
];

export const closed: readonly string[] = [
  'You {echo}, and cannot tell: {who} has a face like [a shut door|a wet slate].',
  'You {echo}. {who} [looks back|meets your eye], and you are no wiser for it.',
  'You {echo}, and whatever {who} thinks [stays where it is|does not come to the surface].',
];

/** What the host's own adventure lets be seen of it. */
export const written: readonly string[] = [
  'You {echo}, and [then|there] it is: {shows}.',
  'You {echo}, and this much is plain: {shows}.',
  'You {echo}. [It is plain enough|You see it now]: {shows}.',
];
