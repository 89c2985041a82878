export const breaking = {
  success: [
    'You {echo}, and [one more blow|one more try] does it: {thing} <breaks|break>.',
    '[A crack runs through {thing}|Something inside {thing} snaps], and you {echo} [for good|at one stroke].',
    'You {echo}, and {thing} <gives|give> way with a [crack|crash|noise like a shot].',
    'You {echo}: [splinters|pieces] [fly|skip away], and {thing} <is|are> broken.',
    'You {echo}. [At the second blow|At the third try] something [snaps|gives], and that is the end of it.',
    'You {echo}, [with your whole weight|with all you have], and <it breaks|they break>.',
    'You {echo}: there is a [groan|crunch], and {thing} <falls|fall> apart.',
    'You {echo} [soundly|with a will], and <it comes|they come> apart.',
  ],
  failure: [
    'You try to {echo}, and [make a good deal of noise|raise a little dust], no more: {thing} <stays|stay> whole.',
    '[Once, twice, a third time|With a run-up and without], you try to {echo}, and {thing} <bears|bear> it [all|calmly].',
    'You try to {echo}; whoever made {thing} [knew the trade|meant <it|them> to last].',
    'You try to {echo}, and {thing} <holds|hold>[, with no more than a dent|, whatever you do].',
    'You try to {echo}; {thing} <shudders|shudder>, and <stays|stay> whole.',
    'You try to {echo} until your [arms shake|shoulder aches], and {thing} <has|have> [the better of you|more patience] this time.',
    'You try to {echo}. [A scratch|A dent] is all you leave on {thing}.',
    'You try to {echo}, and the blow [slides off|jars you to the teeth]: {thing} <is|are> sturdier than <it looks|they look>.',
  ],
  easy: [
    'You {echo}: [a crack|a bright crash|one sharp sound], and {thing} <lies|lie> in pieces.',
    'You {echo}, and <it breaks|they break> [at once|like nothing].',
    'You {echo}. It takes no more than a moment to ruin {thing}.',
  ],
  already: [
    '{Thing} <is|are> broken already[, {you}|].',
    'There is nothing left to break: {thing} <has|have> had <its|their> share.',
    'You would {echo}, but you have done so, and the pieces [lie here|show it].',
  ],
  never: [
    'There is nothing about {thing} to break.',
    'You would {echo}, and {thing} [closes behind the blow|takes no notice]: some things do not break.',
  ],
} as const;

export const moving = {
  easy: [
    'You {echo}, and <it moves|they move> [a hand or two|without trouble].',
    'You {echo}: [a scrape|a rattle], and <it is|they are> where you want <it|them>.',
    'You {echo}. <It is|They are> [lighter than <it looks|they look>|no great weight].',
    'You {echo}, and nothing [happens beyond that|else stirs].',
    'You {echo}; <it goes|they go> easily.',
  ],
  works: [
    'You {echo}: [it goes down with a clack|it moves with a long creak], and something [answers within|shifts behind the wall].',
    'You {echo}, and [somewhere a weight drops|a chain runs], and then [it is still|nothing more].',
    'You {echo}. It [moves stiffly|resists, then moves], and stays where you put it.',
  ],
  success: [
    'You {echo}, [with a groan|with gritted teeth], and {thing} <gives|give> a hand or two, then more.',
    'You {echo}; [dust falls|something scrapes], and <it is|they are> where you want <it|them>.',
    'You {echo}, [veins standing out|inch by inch], and {thing} <moves|move> [at last|after all].',
    'You {echo}: [a grinding sound|a shriek of wood on stone], and <it is|they are> a good step further.',
    'You {echo}. {Thing} <resists|resist>, and then <gives|give> all at once.',
    'You {echo}, with [your back in it|both feet braced], and <it shifts|they shift>.',
  ],
  failure: [
    'You try to {echo}, [this way and that|from both sides], and {thing} <stays|stay> put.',
    'You try to {echo}, and learn only how heavy <it is|they are>.',
    'You try to {echo}, and {thing} <does|do> not budge.',
    'You try to {echo} until you see [sparks|stars]; <it stays|they stay> put.',
    'You try to {echo}, and all that moves is your [boots|feet].',
    'You try to {echo}. {Thing} <has|have> stood there a long time and <means|mean> to go on.',
  ],
} as const;

export const cutting = {
  piece: [
    'You {echo}: [a little ragged at the edge|straight enough], and {thing} <is|are> in your hand.',
    'You {echo}, and {thing} <comes|come> away [cleanly|with a small sound].',
    'You {echo}. It will not be missed, and {thing} <goes|go> with you.',
  ],
  done: [
    'You {echo}: the {blade} [goes through|bites], and that is that.',
    'You {echo}, and [strand by strand|with one pull of the {blade}] <it parts|they part>.',
    'You {echo}. The {blade} is [sharp enough|made for this].',
  ],
  success: [
    'It is slow work to {echo}, and [it is done in the end|at last the two halves come apart].',
    '[Chip by chip|Stroke by stroke] it goes, and nobody could {echo} more neatly: it is done.',
  ],
  failure: [
    'You try to {echo}, and [the edge slides off|leave no more than a notch].',
    'You try to {echo}; it is [harder than your blade|too stout for that], this time.',
  ],
  dull: [
    'You have nothing sharp about you to {echo}.',
    'To {echo} takes a blade, and you carry none.',
    'You would {echo}, but [fingers|teeth] are all you have for it, and they are not sharp enough.',
  ],
  already: [
    '{Thing} <is|are> cut already.',
    'You have been at {thing} with a blade before: there is no more to cut.',
  ],
} as const;

export const fixing = {
  success: [
    'You {echo}: [a peg here, a knot there|bent back, bound, wedged], and {thing} <is|are> [whole enough|good for another year].',
    'You {echo}, and <it works|they work> again[, with a rattle|].',
    'You {echo}. [Not pretty|Not as new], but it holds.',
  ],
  failure: [
    'You try to {echo}, and it [falls apart under your hands|comes loose again]: {thing} <stays|stay> as <it is|they are>.',
    'You try to {echo}; a piece is missing, [or two|or you cannot find it], and nothing holds.',
    'You try to {echo}, and learn [how not to do it|that this takes more than goodwill].',
  ],
  whole: [
    'There is nothing the matter with {thing}.',
    '{Thing} <needs|need> no mending[, {you}|].',
    'You look {thing} over for something to mend, and find nothing wrong.',
  ],
} as const;

/** Where there is no gun and no bow. */
export const nothingToShoot: readonly string[] = [
  'To {echo} you would need something to shoot with, and you carry nothing of the kind.',
  'You would {echo}, but there is no bow and no gun among your things.',
  'With what? You carry nothing that shoots, {you}.',
];
