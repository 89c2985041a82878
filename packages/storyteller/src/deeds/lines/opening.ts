export const opened: readonly string[] = [
  'You {echo}, and <it swings|they swing> open [without a word|with a small complaint|easily].',
  'You {echo}. <It was|They were> not locked, [and now <it is|they are> open|and <it gives|they give> at once].',
  'You {echo}: [a creak|a puff of dust|a sigh of hinges], and [<it stands|they stand> open|that is done].',
  'You {echo}, and {thing} <stands|stand> open [before you|now].',
  'You {echo}; [nothing jumps out|nothing holds you back|nobody stops you], and <it is|they are> open.',
  'You {echo}, [carefully|without haste], and <it opens|they open>.',
  'You {echo} [with one hand|at one go], and look [inside|past <it|them>].',
  'You {echo}, and [the air behind <it|them> is older|nothing worse than stale air comes out].',
];

export const openAlready: readonly string[] = [
  '{Thing} <is|are> open already[, {you}|].',
  'You would {echo}, but <it stands|they stand> open [already|as it is].',
  '{Thing} <stands|stand> open [as it is|already]; there is nothing left to open.',
  'No need: {thing} <was|were> opened [before|already], and nobody has shut <it|them>.',
];

export const locked: readonly string[] = [
  'You [try the lid|give it a pull], and {thing} <is|are> locked; to {echo} one would need [a key|the key, a pick or a strong arm].',
  'Locked: {thing} will not let you {echo} just like that. [There are other ways|A lock can be picked, or broken].',
  'You {echo}, or would: {thing} <is|are> locked. [A key, a pick or brute force|A key or a crowbar|Skill or force] might [change that|do it].',
  '{Thing} <does|do> not give: the lock [holds|has other ideas]. One could [pick it or break it|try the lock, or try force].',
  'You try to {echo}, and the lock [says no|holds]. [It can be picked|It could be forced], [by the look of it|with some luck].',
  '{Thing} <is|are> [firmly|well and truly] locked, and to {echo} takes [a key|a key, a pick or an axe].',
  'The lock of {thing} [holds|is in good order]: without a key, [fine tools or rough ones|a pick or a strong arm] will have to do.',
];

export const notToOpen: readonly string[] = [
  'There is nothing about {thing} that could be opened.',
  'You [turn|go over] it in your mind: {thing} <has|have> no lid, no door, nothing to open.',
  '{Thing} <is|are> not the kind of thing that opens[, {you}|].',
  'To open {thing} one would first have to find [a lid|an opening], and there is none.',
];

export const closed: readonly string[] = [
  'You {echo}, and <it shuts|they shut> [with a click|with a thump|softly].',
  'You {echo}: [shut|closed], [as if nobody had been here|and nobody the wiser].',
  'You {echo}. What is inside [stays inside|is out of sight].',
  'You {echo}, and [the draught stops|it is a little quieter].',
];

export const barred: readonly string[] = [
  'You {echo}: whoever wants to come through has work to do.',
  'You {echo}, and [lean on it once|give it a shake]: it will hold for a while.',
  'You {echo}. [Nobody comes in by that way in a hurry|That should slow anybody down].',
];

export const closedAlready: readonly string[] = [
  '{Thing} <is|are> shut already.',
  'You would {echo}, but <it is|they are> shut [as it is|already].',
  'Nobody has opened {thing} [yet|so far]: there is nothing to shut.',
];

export const keyed: readonly string[] = [
  'You {echo}: the {key} [turns|goes home], and the lock [gives up|springs] with a click.',
  'The {key} fits. You {echo}, and [the lock opens|there is nothing more to it].',
  'You {echo}, and the {key} [turns as if it had been oiled for you|sticks, and turns].',
];

export const unlocking = {
  success: [
    'You {echo}; [the trick is in the wrist|a little pressure, a little patience], and the lock opens.',
    'You {echo}: [it takes longer than it should|it is an old lock], and it opens all the same.',
    'You {echo}: [a click|one pin after the other], and the lock [springs|gives up].',
    'You {echo}, [ear to the metal|by feel], and the lock [turns|comes round].',
    'You {echo}. It [takes three breaths|takes a while], and then the lock [lets go|opens].',
    'You {echo}, and the lock [was never meant to meet you|clicks, and is open].',
    'You {echo}; [something inside slides back|the last pin rises], and it is open.',
    'You {echo}, [as others butter bread|with steady hands], and the lock is [done|no more].',
  ],
  failure: [
    'You try to {echo}, and [lose the feel of it|the pins will not stay up]; it is as locked as before.',
    'You try to {echo}; [a good lock|a stubborn lock], and it stays shut this time.',
    'You try to {echo}, and the last pin [slips|drops back]: {thing} <stays|stay> locked.',
    'You try to {echo}; the lock [grinds|bites], and does not open.',
    'You work to {echo} until your fingers [ache|are sore], and the lock [holds|keeps its counsel].',
    'You try to {echo}. [A promising click|Something moves], and then [nothing|it sticks]: still locked.',
    'You try to {echo}, and {thing} <keeps|keep> shut[, this time|].',
  ],
} as const;

export const notLocked: readonly string[] = [
  '{Thing} <is|are> not locked[, {you}|]: <it|they> can be opened by anybody.',
  'There is no lock to deal with; {thing} <opens|open> for the asking.',
  'You look for a lock on {thing}, and there is none.',
];

export const disarming = {
  success: [
    'You {echo}: [a spring goes slack|a wire comes free], and {thing} <is|are> harmless.',
    'You {echo}, [not breathing|with two fingers], and whatever was waiting there [waits no longer|is asleep for good].',
    'You {echo}. [Nothing happens|Silence], and that is [just what you wanted|the sound of success].',
  ],
  failure: [
    'You try to {echo}, and something [ticks|shifts] that should not: you [take your hand back|leave it be] in time.',
    'You try to {echo}, [but the workings are finer than your fingers|but it will not come free]; {thing} <is|are> as dangerous as before.',
    'You try to {echo}; [a needle flicks past your thumb|a spring snaps past you], and nothing is won.',
  ],
  nothing: [
    'There is nothing about {thing} that could go off.',
    '{Thing} <holds|hold> no trap [that you can see|, as far as one can see]; there is nothing to disarm.',
  ],
  already: [
    '{Thing} <is|are> harmless [already|as it is].',
    'You have drawn its teeth already: nothing is left to disarm.',
  ],
} as const;

export const inside: readonly string[] = [
  '[What is inside|The inside] [deserves|would bear] a closer look.',
  'There may be more [inside|in <it|them>] than one sees at once.',
  '[Somebody ought to search|One might well search] {thing} now.',
];
