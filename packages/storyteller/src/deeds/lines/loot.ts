/** What people have about them who wanted to live longer. */
export const carried = [
  'You {echo}: a knife with a notched edge, a crust, a pair of dice, [and nobody left to throw them|and a stone that was meant to bring luck].',
  'You {echo}. {Fallen} had little: string, a comb, half a letter that nobody will finish.',
  'You {echo}, and it is [soon done|no pleasant work]: tobacco, needle and thread, a whistle without its pea.',
  'You {echo}. Everybody carries something [for later|from home]; here it is dried fruit and a child’s drawing, folded small.',
] as const;

export const coins = [
  'There is money, too: {coins}, which you keep.',
  'And {coins}, [sewn into a belt|at the bottom of a boot]; they are yours now.',
] as const;

/** What has no pockets. */
export const beasts = [
  'You {echo}. {Fallen} carried nothing but teeth and hunger.',
  'You {echo}, and there is nothing on {fallen} that was not grown there.',
] as const;

export const searchedBefore = [
  'You have been through what {fallen} had, and it has not grown more.',
  'Nothing more is to be had from {fallen}: you have seen it all.',
] as const;
