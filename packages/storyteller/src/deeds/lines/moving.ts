export const climbing = {
  never: [
    '{Thing} <gives|give> you nothing to climb.',
    'There is no climbing {thing}, {you}.',
    'You look for a hold on {thing}, and there is none to be had.',
  ],
  over: [
    'You {echo}, and [are on the other side|come down on the far side].',
    'You {echo}: [one leg, then the other|a hand, a knee, a hop], and you are across.',
    'You {echo} without much ado, and everything looks [no different|much the same] from over there.',
    'You {echo}. It is [no great height|lower than it looked], and you are over.',
  ],
  easy: [
    'You {echo}: [a few steps|no great height], and you are up.',
    'You {echo}, and [see a little further from there|stand a head taller than before].',
    'You {echo}. [It holds|It creaks, and holds], and you are up.',
  ],
  success: [
    'You {echo}, [never looking down|one foot, one hand], and [there you are|stand at the top].',
    'You {echo}: [rough holds|a few good holds], and the world [lies a little lower|is smaller from there].',
    'You {echo} [as if you did it every day|without a slip], and have {here} below you.',
    'You {echo}, [hand over hand|hold by hold], and [are up|reach the top] [before you have time to look down|with breath to spare].',
    'You {echo}: [the worst is the middle|one bad hold, then a good one], and then you are up.',
    'You {echo}, and from up there you have a good view of {here}.',
    'You {echo}; your [fingers|arms] complain, and [obey|carry you all the same].',
  ],
  failure: [
    'You try to {echo}, and [get as far as the first bad hold|run out of holds]: [down again|back to the ground].',
    'You try to {echo}; [your grip goes|your sleeve catches], and you are back where you began, [a little wiser|none the worse].',
    'You try to {echo}, and [your boots find no hold|halfway up the hold gives]: you slide back down.',
    'You try to {echo}; [a stretch too smooth|one hold too few], and you are [back on the ground|down again], with dusty knees.',
    'You try to {echo}, and come down faster than you went up, [no bones broken|on both feet, more or less].',
  ],
} as const;

export const descending = {
  easy: [
    'You {echo}, and have [the ground|firm ground] under your feet again.',
    'You {echo}: [easier than the way up|slower than the way up], and [that is that|soon done].',
    'You {echo}, [a little at a time|without hurry], and stand {at} as before.',
    'You {echo}. [Down is down|Both feet on the ground]: everything looks [the same from below|as it did].',
  ],
  success: [
    'You {echo}, [hand under hand|hold by hold], and [come to the bottom|have ground under your feet again].',
    'You {echo}: [the last stretch is the worst|one bad hold, then a good one], and then you are at the bottom.',
    'You {echo}; [it is further than it looked|it smells of damp down there], and you arrive in one piece.',
  ],
  failure: [
    'You try to {echo}, and [the first hold crumbles|your foot finds nothing]: you pull yourself back up.',
    'You try to {echo}; [it is too smooth|there is nothing to hold on to], and you stay where you are.',
  ],
} as const;

export const jumping = {
  splash: [
    'You {echo}, with a splash [that wets everything near|to be proud of], and come up [spluttering|dripping].',
    'You {echo}: cold, [very cold|colder than it looked], and [wet to the bone|nothing worse].',
  ],
  easy: [
    'You {echo}[, and land on both feet|, and land with a thump|].',
    'You {echo}: up, and down again, [no harm done|and the ground is still there].',
  ],
  success: [
    "You {echo}, [arms wide|knees tucked], and land [on both feet|with a hand's breadth to spare].",
    'You {echo}: [a run, a moment of nothing|one long moment in the air], and you are across.',
    'You {echo}, and come down [soundly|in a crouch].',
  ],
  failure: [
    'You try to {echo}, and [land short|come down badly]: [scraped palms|a bruised hip], and you are where you were.',
    'You try to {echo}; your foot [slips at the start|catches], and that is the end of it.',
    'You try to {echo}, and the ground arrives [before you expected it|from the wrong side].',
  ],
} as const;

export const swimming = {
  success: [
    'You {echo}, [stroke by stroke|with your head well up], and come out [dripping|on the other side].',
    'You {echo}: the cold [bites|takes your breath], and lets you go again.',
  ],
  failure: [
    'You try to {echo}, and the water [turns you round|drags at your clothes]; you come out [where you went in|coughing, on the near side].',
    'You try to {echo}; after ten strokes [your arms are lead|you swallow more than you should], and you turn back.',
  ],
  dry: [
    'There is no water here to {echo} in.',
    'You would {echo}, but [not a drop|nothing deeper than a puddle] is to be had {at}.',
  ],
} as const;

export const hiding = {
  alone: [
    'You {echo}, though there is nobody here to hide from.',
    'You {echo}. [Nobody is about|There is nobody to look for you], and so nobody finds you.',
    'You {echo}, and {here} [keeps your secret|has no eyes for you].',
    'You {echo}, [small and still|knees drawn up], and nobody comes looking.',
  ],
  success: [
    'You {echo}, and [nobody so much as turns a head|the eyes slide past you]; what you try next, you try unseen.',
    'You {echo}: [a shadow among shadows|as still as furniture], and whatever you do next begins with nobody looking.',
    'You {echo}, [small and still|breath held], and nobody is the wiser; the next move has the better of it.',
  ],
  failure: [
    'You try to {echo}, and [an elbow shows|a pebble rattles]: {who} [looks straight at you|looks up].',
    'You try to {echo}; {who} [looks on|follows you with both eyes].',
    'You try to {echo}, and [there is too little room for it|too much of you sticks out]; {who} [sees you plainly|is watching].',
    'You try to {echo}; [a moment too late|not quite fast enough], and {who} [knows where you are|has seen you do it].',
  ],
} as const;

export const sneaking = {
  alone: [
    'You {echo}, [soft-footed|on the edges of your feet], though nobody is here to [hear|see] it.',
    'You {echo}. [Nobody is about|There is nobody to notice], and so nobody notices.',
    'You {echo}, and {here} [has no eyes for you|pays no heed].',
  ],
  success: [
    'You {echo}, [soft as dust|between two breaths], and no one so much as looks your way; the next move is yours to choose.',
    'You {echo}; [a board does not creak|the dark is kind], and whatever you try next begins unnoticed.',
    'You {echo}, and [nobody so much as turns a head|not a soul looks up]; what you try next, you try unseen.',
    'You {echo}: [step, wait, breathe, step|a shadow among shadows], and no one is the wiser, so the next move has the better of it.',
    'You {echo}, [low and slow|with the noises of the place to cover yours]; from there you see more than you are shown, which will help with what comes next.',
    'You {echo}, and are as good as gone[, for now|]; whatever you do next begins with nobody looking.',
  ],
  failure: [
    'You try to {echo}, and [a loose stone rolls|a buckle chinks]: {who} [stops and listens|looks your way].',
    'You try to {echo}; {who} [happens to look round|turns just then], and there you are.',
    'You try to {echo}, and [something crunches underfoot|a pebble betrays you]: {who} [looks up|turns round].',
    'You try to {echo}; [your sleeve catches|your shadow runs ahead of you], and {who} [has seen you|looks straight at you].',
    'You try to {echo}, and choose the quietest moment to [stumble|cough]; {who} [lifts a head|is watching you now].',
  ],
} as const;
