/** The speaker's blow: `{weapon}` without an article, `{foe}` with one, `{it}` only where a helping verb follows. */
export const ownBlows = {
  graze: [
    'Your {weapon} [grazes|nicks|catches] {foe} [on the arm|across the shoulder|in passing|on the way out]: [a scratch|little more than a scratch|enough to sting|not much, but a beginning].',
    '[It is a scratch|A scratch], and {foe} [has felt your {weapon} now|knows how far your {weapon} reaches|gives a little ground].',
    '{foe} [turns late|sees it late|flinches late], and your {weapon} [leaves a thin line|opens a shallow cut|takes some skin with it].',
    'You [reach|stretch|lean] [a little further than is wise|past {its} guard], and the [tip|edge|end] of your {weapon} [finds|touches|marks] {foe}.',
    'Your {weapon} [catches|nips|pricks] {foe} [a little|on the way past|above the wrist], [enough to draw a hiss|enough to be remembered].',
    'A [short|quick|mean] [blow|stroke], and {foe} [hisses|starts|draws back] from your {weapon} with [a scratch|a shallow hurt].',
    '{foe} [takes|gets] [the edge|the flat half] of it: your {weapon} [hurts {them} a little|leaves a small mark].',
  ],
  wound: [
    'Your {weapon} [finds|catches|bites into] {foe} [just below the guard|before {it} can turn away|on the backswing|where {it} had not looked for it], and [that was felt|it tells|it goes deep enough].',
    '{foe} [is a heartbeat behind|moves left and should have moved right|has no answer to that], and your {weapon} [lands|connects|goes home].',
    'You [step inside {its} reach|give ground, then spring forward|wait half a heartbeat longer than is wise] and [drive|send|bring] your {weapon} into {foe}.',
    'There is a [dull|flat|splintering] [crack|thud] as your {weapon} [meets|strikes|takes] {foe}[ squarely| full on|].',
    'A clean [opening|line], a clean [strike|blow]: {foe} [reels|staggers back|grunts with the shock of it] from your {weapon}.',
    'You put your [whole weight|back|shoulder] behind your {weapon}, and {foe} pays for it [with blood and balance|with a long step backward|dearly].',
    '{foe} [blocks high|looks away|shifts {its} weight] at the wrong moment, and your {weapon} [comes in low|comes round|does not wait].',
    'Your {weapon} [comes up|comes across|comes down] [hard|fast|at an angle], and {foe} [wears the mark of it|bends around it|takes all of it].',
  ],
  heavy: [
    'Your {weapon} [goes deep|goes in to the full|bites deep], and {foe} is [badly hurt|hurt to the quick|half undone by it].',
    '{foe} [folds around|is nearly lifted by|is driven back three steps by] your {weapon}, [badly hurt|and it shows|and does not straighten again].',
    'You [feel it land|feel the shock to the elbow], and so does {foe}: your {weapon} has [done terrible work|hurt {them} badly|struck bone].',
    'That was [a blow|meant]: your {weapon} [tears into|thunders into|crashes into] {foe}, who [lurches|sways|stumbles], badly hurt.',
    '[Everything lines up|For once everything fits], foot, hip, hand: your {weapon} [strikes|takes] {foe} and [very nearly ends it|leaves {them} reeling].',
    'With [a sound nobody likes|a crack like a branch|one long stroke], your {weapon} [opens|breaks] {its} guard and {foe} is [badly hurt|gravely hurt].',
  ],
  critical: [
    'Everything [slows|goes quiet], and you see the [gap|opening] as if somebody had drawn it for you: your {weapon} takes {foe} with a blow [they will tell of|to remember|that nobody here will forget].',
    'It is the kind of strike that happens [once in a season|when you stop thinking], and {foe} is [thrown back|folded nearly in two] by your {weapon}.',
    'Your {weapon} [sings|moves as if it had been waiting for this], and {foe} is hurt to the bone before {it} can [understand|even see] that you have moved.',
    'A perfect [line|moment|blow]: your {weapon} goes [exactly|precisely] where {foe} [has no answer|is weakest], twice as hard as it had any right to.',
    '[Luck|Instinct|Skill] and your {weapon} [agree|meet] for [an instant|one stroke], and {foe} [pays double|takes the full, awful weight of it].',
    '[Such a blow comes once a year|Nobody teaches that blow]: your {weapon} [finds the one place|comes through the one gap] that {foe} left open, and the hurt is terrible.',
  ],
  miss: [
    'Your {weapon} [cuts|passes through|finds nothing but] air where {foe} was [a blink ago|standing a moment before|just now].',
    '{foe} [twists aside|ducks low|sways back], and your {weapon} [rings off something hard|finds nothing|goes wide].',
    'You [overreach|are a fraction too early|choose the wrong moment], and {foe} [slips past your {weapon}|turns your {weapon} aside|is simply not there].',
    'A [good|brave|furious] try with your {weapon}, but {foe} [reads it in your shoulders|has seen that one before|takes it on the guard], and it misses.',
    'Your footing [betrays|fails] you at the last instant, and what your {weapon} meant for {foe} [spends itself on nothing|glances off harmlessly].',
    '{foe} gives ground [faster than you can follow|like smoke|just enough], and your {weapon} [hits only dust|comes back clean|finds no one].',
    'It was [close|very close|a near thing]: your {weapon} [whispers past|brushes by|misses] {foe} by [a finger|less than a hand|the width of a coin].',
    'Your {weapon} and {foe} [fail to meet|pass each other], [politely|this time|by a breath].',
  ],
  felled: [
    'That is [enough|the end of it]: {foe} [goes down|crumples|folds up] and does not [rise|get up again].',
    '{foe} [takes one more step|stands a moment longer|looks surprised], then [topples|sinks|drops] at your feet.',
    'There is no more fight in {foe}: [a slow fall|a long breath], and then [nothing moves there|stillness].',
    '{foe} [drops|falls|goes over] like [a cut rope|a sack from a cart|a felled tree], and [stays there|lies where {it} fell].',
    '[One fewer|That leaves one fewer]: {foe} is [down|beaten|out of it].',
    '{foe} [gropes for something to hold|takes a last step to the side], and [goes down|drops].',
    'The strength goes out of {foe} [all at once|from the knees up|like water from a cracked jug], and the ground [has {them}|does the rest].',
  ],
} as const;

/** The same by a spell: `{spell}` in small letters, without an article. */
export const spellBlows = {
  graze: [
    'Your {spell} [brushes|touches|clips] {foe}, [and leaves a mark|a little|and it is a scratch].',
    '{foe} [throws up an arm|turns a shoulder into it], and your {spell} [only singes the edges|loses most of its force].',
    'Some of your {spell} [gets through|reaches {them}]: {foe} [winces|shakes it off, not quite].',
  ],
  wound: [
    'Your {spell} [strikes|takes|catches] {foe} [full on|in the middle|before {it} can turn], and [the hurt is plain|it tells].',
    'The air between you [tightens|hums|shivers], and your {spell} [goes home|finds {foe}].',
    '{foe} [staggers|recoils|is driven back] under your {spell}.',
    'You [speak the last word|close your hand], and {foe} [feels|bears] what your {spell} [can do|is for].',
    'There is [a flash|a sound like torn cloth|a pull in the air], and your {spell} has [hurt|found] {foe}.',
  ],
  heavy: [
    'Your {spell} [tears into|breaks over|wraps itself around] {foe}, who is badly hurt[ by it|].',
    '{foe} [vanishes in|is swallowed by] your {spell} for a heartbeat, and comes out of it [reeling|badly hurt|barely upright].',
    'Everything you know is in your {spell}, and {foe} [takes the whole of it|is half undone by it].',
  ],
  critical: [
    'Your {spell} [burns cleaner than ever|comes out brighter than you meant it], and {foe} takes it [exactly where it hurts|full in the chest].',
    'For one heartbeat the whole art [makes sense|lies open]: your {spell} [breaks through to|all but unmakes] {foe}.',
  ],
  miss: [
    'Your {spell} [goes wide|hisses past|spends itself on the air] where {foe} [stood|was a blink ago].',
    '{foe} [ducks under|slips out of the way of|lets the wall take] your {spell}.',
    'You [lose the thread|mistime the last word], and your {spell} [misses|passes by] {foe} by [a hand|a hair].',
    'Your {spell} [lights up the whole place|scorches the ground] and [misses {foe}|leaves {foe} untouched].',
  ],
  resisted: [
    '{foe} [sets {its} teeth|braces|holds firm], and your {spell} [finds no hold|slides off|comes to little].',
    'Your {spell} [reaches for|closes around] {foe} and [slips|lets go again]: [the will behind those eyes holds|it finds no grip].',
    '{foe} [shakes off|throws off|weathers] the worst of your {spell}.',
    'Whatever your {spell} asks of {foe}, {foe} [refuses|does not give it].',
  ],
  worked: [
    'Your {spell} takes hold [at once|like a hand], and {foe} is {condition}.',
    '{foe} [fights it|struggles] for [a breath|a moment], and then {foe} is {condition}.',
    'You [finish the gesture|say the word], and {foe} is {condition} by your {spell}.',
  ],
  asleep: [
    '{foe} [sways|blinks], [sits down|folds up] and is asleep.',
    '[Between two breaths|Before the word has faded] {foe} is asleep.',
    'The eyes of {foe} [close|fall shut]; {foe} is asleep[ before the ground is reached|].',
  ],
  cast: [
    'You cast {spell}[, and the words come easily|, quick and low|], and it [settles|takes hold].',
    'The {spell} [leaves your hand|answers you], [quietly|as it was taught to you].',
  ],
} as const;

/** What a healing spell gives back: `{patient}` and the hit points before and after. */
export const mended = {
  self: [
    'Warmth [spreads|runs] through you as you speak the words of {spell}: HP {before} → {after}.',
    'The {spell} [knits|draws] together what was torn, and you stand straighter (HP {before} → {after}).',
    'You [breathe in|set your jaw], and the magic does the rest: HP {before} → {after}.',
  ],
  other: [
    'You reach out to {patient}, and the {spell} [does its quiet work|flows across]: HP {before} → {after}.',
    '{patient} [draws a clean breath|blinks] as the {spell} takes hold: HP {before} → {after}.',
    'Your {spell} [closes|eases] the worst of what ails {patient}: HP {before} → {after}.',
  ],
  whole: [
    'The {spell} [finds nothing to mend|looks for a wound and finds none]: {patient} is as whole as can be.',
    'There is [no hurt|nothing] left on {patient} that the {spell} could [close|mend].',
  ],
} as const;
