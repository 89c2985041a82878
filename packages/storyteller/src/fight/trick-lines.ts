/** What a trick does to a foe, and what it looks like when the foe sees it coming. */
export const holds = {
  done: [
    'You get [both arms|a good hold] round {foe}, and for a moment {it} can only [struggle|kick]; your next blow will come easier.',
    '{foe} is [pinned|held fast], [an arm twisted back|breathing hard], and the next move has the better of it.',
    'You close in, [catch a wrist|hook a leg], and {foe} is held; what you try next, you try at close quarters.',
    'A [scuffle|short tussle], and you have {foe} [by the collar|in a lock], with nothing to guard {them} from what comes next.',
  ],
  held: [
    'You get [a sleeve|half a grip], and {foe} [twists out of it|is gone from it].',
    '{foe} [shakes you off|slips your arms] before you have a proper hold.',
    'You [reach|lunge] for {foe}, and your hands close on [nothing|air and a little cloth].',
    '{foe} [plants both feet|drops a shoulder], and there is no holding {them}.',
  ],
} as const;

export const disarms = {
  done: [
    'A [twist|sharp knock] at the right moment, and {foe} stands there with empty hands[, looking at them|].',
    'What {foe} fights with [flies wide|skitters off over the ground]; {it} will have to go and get it.',
    'You [catch|strike] {foe} on the wrist, and the fingers open: [empty|for a moment, nothing to fight with].',
  ],
  held: [
    'You [knock|wrench] at what {foe} fights with, and the grip [tightens|holds].',
    '{foe} [sees it coming|draws back a hand in time] and stays armed.',
    'Metal, knuckles, a jerk: {foe} [keeps hold|does not let go].',
  ],
} as const;

export const blindings = {
  done: [
    'It [catches|takes] {foe} full in the face, and leaves {them} [striking at shapes|blinking and cursing], half blind.',
    '{foe} [throws up an arm too late|has both eyes open], and sees nothing but [grit|tears] for the moment.',
    'Not pretty, and it works: {foe} [gropes about|reels], blinking.',
  ],
  held: [
    '{foe} [turns away in time|shuts both eyes at once], and it [spatters a shoulder|goes past].',
    '{foe} [knows that one|ducks under it], and sees you as well as before.',
    'Most of it [goes wide|blows back], and {foe} [wipes off the rest|only blinks].',
  ],
} as const;

/** How a foe is rid of it, which takes its turn. */
export const recoveries = {
  grappled: [
    '{foe} [tears loose|breaks your grip], and [there is time for nothing else|that is all for now].',
    'It takes {foe} [a whole breath|all {its} strength] to [wriggle free|get out of your arms].',
    '{foe} [stamps, twists|wrenches round] and is free again, [out of breath|a step away].',
  ],
  disarmed: [
    '{foe} [dives|scrambles] after [the lost weapon|what fell] and [comes up with it|has it again], and strikes at nobody meanwhile.',
    'Rather than strike, {foe} [bends|reaches] for what fell, and is armed again.',
    '{foe} [backs off|sidesteps], [snatches it up|gets hold of it], and faces you again.',
  ],
} as const;

export const seesAgain = [
  '{foe} [wipes both eyes|blinks the last of it away] and sees again.',
  'By now {foe} [has clear eyes again|can see you once more].',
  '{foe} [spits, rubs, squints|shakes {its} head], and finds you again.',
] as const;

/** It was the player who began it. */
export const ownBeginnings = [
  'That [settles it|is clear enough]: it is a fight now, {foes} against {party}.',
  'So be it, and [nobody talks|no more words]: {foes} against {party}.',
  '[With that|From here on] it is blows: {foes}, and {party}.',
  'Nobody can mistake it: [this is a fight|it has begun], {foes} against {party}.',
] as const;
