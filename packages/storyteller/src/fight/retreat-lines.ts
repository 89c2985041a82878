export const escapes = {
  away: [
    'You [break off|turn and run], and [do not stop until your lungs burn|only the echo of the chase comes along]; {foes} [lose you|give up] at last.',
    'You are [off|away] before {foes} have [closed the ring|understood], and the sounds of pursuit [fade|go astray].',
    '[Not today|Enough of this]: you give ground, faster and faster, until {foes} [are only noise behind you|stop following].',
  ],
  caught: [
    'You [turn to run|break away], and {foe} is [already there|faster]; there is no way out on this side.',
    'Your way is [cut off|barred]: {foe} [drives you back|herds you in again].',
    'There is a gap, and then there is {foe} in it; [you get no further|back you go].',
    'You make a dash for it, and {foe} [heads you off|is there first].',
    'You get three steps, and {foe} gets four[: so much for that|].',
  ],
  nowhere: [
    'There is nothing to run from [yet|at this moment], except a feeling; you [shake it off|let it pass] and look about you.',
    'You take [a few|several] quick steps back and listen, but nothing [follows|comes after you].',
    'Nobody is after you, {you}: you may [walk|go] as slowly as you like.',
  ],
  carrying: [
    'You [drag|carry] {fallen} along; nobody is left behind.',
    '{fallen} comes along over [your shoulder|somebody’s shoulder].',
  ],
} as const;

export const yields = {
  taken: [
    'You lower your guard. {foes} [put ropes on you|lock a door behind you] and [grow careless|forget to look], which is [their mistake|more than you hoped]. An hour later you are free.',
    'You give up, and {foes} [are almost disappointed|accept it]. [An hour|Some while] later a knot works loose, a guard looks the wrong way, and you are [free|your own master] again.',
  ],
  takenByOne: [
    'You lower your guard. {foes} [keeps watch for a while|locks a door behind you] and [grows careless|forgets to look], which is [a mistake|more than you hoped]. An hour later you are free.',
    'You give up, and {foes} [is almost disappointed|accepts it]. [An hour|Some while] later a knot works loose, somebody looks the wrong way, and you are [free|your own master] again.',
    'You hold out both hands, and {foes} [wants no more than that|lets it be enough]. [Within the hour|Before long] you are let go, with [a warning|a look you will remember].',
  ],
  alone: [
    'You lower your {weapon}. As long as {ally} fights on, nobody [pays you much heed|has a hand free for you].',
    'You hold up both hands, {you}; but the fight is not over while {ally} [stands|is in it], and {foes} [know it|see that].',
  ],
  nobody: [
    'There is nobody here to surrender to, {you}.',
    'You hold up your hands, {you}, and nobody [takes you up on it|wants them].',
  ],
} as const;

export const guards = [
  'You [raise your guard|make yourself small behind your guard|set your feet] and [wait for what comes|give nothing away].',
  'You [fall back half a step|keep your distance] and [watch every hand|look only to your own skin].',
  'No blow from you this time: you [guard|cover] yourself, and [let them come|let them try].',
  'You [turn side on|lower your chin] and [keep moving|give no opening], hard to reach from any side.',
] as const;

export const guardsOutside = [
  'You [set your feet|raise your guard] and listen; nothing comes, {you}, and [your arms grow tired|the quiet stays quiet].',
  'You stand ready {at}, [and ready|a good while], and nobody tries you.',
] as const;

export const shoves = {
  down: [
    'You [throw your weight|drive your shoulder] into {foe}, and {it} cannot hold: {foe} [goes over|lands hard].',
    '{foe} [loses the ground under {them}|goes sprawling], [arms and all|with a thud].',
    'One push, well meant: {foe} is [flat on the ground|down on {its} back], for a moment.',
  ],
  held: [
    'You [throw your weight|drive your shoulder] into {foe}, and it is like [shoving a wall|leaning on a barn].',
    '{foe} [rocks back on {its} heels|gives half a step] and [holds|stays upright].',
    '{foe} [takes the shove|leans into it] and does not [budge|go down].',
  ],
} as const;
