/** How a fight begins: `{foes}` against `{party}`. */
export const beginnings = [
  '{foes} [stand|are standing] against {party}[, and nobody is talking any more|; there will be blows|].',
  '{foes} [close in on|come at|turn on|bear down on] {party}, and [the time for words is over|this will be settled with blows].',
  '{foes} [spread out|fan out] before {party}[, and the first blow is in the air|].',
  '[Weapons are out|Hands go to weapons]: {foes} against {party}.',
  '[It is going to be a fight|This will be settled the hard way]: {foes}, and {party}.',
] as const;

export const beginningsOfOne = [
  '{foes} stands against {party}[, and nobody is talking any more|; there will be blows|].',
  '{foes} [closes in on|comes at|turns on|bears down on] {party}, and [the time for words is over|this will be settled with blows].',
  '[Weapons are out|Hands go to weapons]: {foes} against {party}.',
  '[It is going to be a fight|This will be settled the hard way]: {foes}, and {party}.',
] as const;

/** Whose turn it is, for somebody alone and at a table of several. */
export const prompts = {
  you: [
    'It is your [turn|move], {you}.',
    '[Now|So], {you}: what do you do?',
    'You have a [moment|breath] to [act|answer that].',
    'The next [blow|move|word] is yours.',
    'What do you do[ now|]?',
    'There is [an opening|a gap], and it is yours to use.',
    'How do you [answer|meet] that, {you}?',
  ],
  other: [
    'It is the turn of {next}.',
    '{next}, [you are next|it is your turn].',
    '{next}, what [do you do|is your answer]?',
    'Now {next} [is on turn|may act|has a moment].',
    'That leaves {next} with the next [blow|move|word].',
    '[So|And] now, {next}?',
    'All eyes [go to|are on] {next}.',
  ],
} as const;

/** Somebody else is on turn, and is about. */
export const notYet = [
  'Hold that thought, {you}: it is {next} who acts first.',
  '[Not quite yet|A breath yet], {you}: {next} is on turn.',
  '{you}, you will have your moment; just now it is the turn of {next}.',
  'First {next}, then you, {you}.',
  'The moment belongs to {next}, {you}; yours comes after it.',
] as const;

export const passedOver = [
  '{next} [waits|holds back] and lets the moment go by.',
  '{next} [keeps up a guard|bides the time], [and waits|watching].',
  '[For now|This time] {next} only [watches|waits].',
  '{next} [stays on guard|keeps still], and the fight [goes on|moves past].',
] as const;

export const victories = [
  'And then, quite suddenly, it is [over|quiet]: nobody is left standing against you.',
  'Nobody is left [standing|willing] to fight you, and the silence [rushes back in|feels enormous].',
  '[The fight is done|That was the last of them], and the quiet has weight.',
  'There is no one left to strike. [It is done|The fight is over].',
] as const;

/** Everybody of the party lies on the ground. */
export const leftLying = [
  '{foes} [stand|wait] over you for a while, [then lose interest|then go], and there is only the cold ground and whatever breath is left.',
  'Nobody is left to fight {foes}, who [take what they came for|turn away] and leave you where you lie.',
] as const;

export const foeStates = {
  hurt: [
    '{foe} is [hurt|marked], and [far from finished|still dangerous].',
    '{foe} has [felt that|slowed a little], and [comes on all the same|is not done].',
  ],
  bloodied: [
    '{foe} is [bloodied|in a bad way|unsteady now], and [knows it|it shows].',
    'One or two more like that, and {foe} will [be finished|not stand].',
    '{foe} [sways|limps|breathes hard], [half beaten|more than half beaten], and does not fall.',
  ],
} as const;

/** Conditions as they are told of somebody at the table. */
export const afflictions = {
  you: [
    'You are {condition} now.',
    'It leaves you {condition}.',
    'And you are {condition}, [besides|as well].',
  ],
  named: [
    '{victim} is {condition} now.',
    'It leaves {victim} {condition}.',
    'And {victim} is {condition}, [besides|as well].',
  ],
  ended: [
    '{victim} is no longer {condition}.',
    'At last {victim} [shakes it off|is free of it]: no longer {condition}.',
  ],
} as const;

export const held = [
  '{victim} can do nothing just now: {condition}.',
  'Still {condition}, {victim} has to [let the moment pass|watch].',
] as const;

export const saves = {
  made: [
    '{victim} [holds out|withstands it|shakes it off].',
    '[In time|Just in time], {victim} [shakes it off|weathers it].',
  ],
  failed: [
    '{victim} [cannot hold out against it|does not withstand it].',
    '{victim} fails to [shake it off|keep it out].',
  ],
} as const;

export const deathSaves = {
  success: [
    '{victim} [holds on|breathes on], [barely|for now|stubbornly].',
    'A breath, and another: {victim} [clings to life|has not let go].',
    'Down on the ground, {victim} [wins a little time|is still with you].',
  ],
  failure: [
    '{victim} [slips further away|grows colder|is fading].',
    'Down on the ground, {victim} [loses a little more|is paler than before]. [Somebody should hurry|There is not much time].',
    'The breath of {victim} [falters|comes slower].',
  ],
  stable: [
    'The bleeding has stopped: {victim} is stable, and far away.',
    '{victim} is out of danger, asleep under the noise.',
  ],
  dead: ['{victim} is dead.', 'And then {victim} breathes no more.'],
  risen: [
    '{victim} opens both eyes and is back, [swaying|pale] (HP 0 → {after}).',
    'Against all odds {victim} [is awake|sits up]: HP 0 → {after}.',
  ],
} as const;
