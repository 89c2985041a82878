/**
 * What a foe's blow comes to. `{attack}` is its own verb phrase with whoever it is aimed at in it; `{toll}` says how bad it was.
 * `you` for somebody who plays alone, `named` with `{victim}` where several do.
 */
export const foeBlows = {
  you: {
    hit: [
      '{foe} {attack}, [and it hurts|and this time it connects|and you are not quick enough]: {toll} (HP {before} → {after}).',
      'Then {foe} {attack}, and you [come away with|carry off|are left with] {toll}: HP {before} → {after}.',
      '[In return|At once|In the same breath] {foe} {attack}; {toll} [gets through|is the price of it] (HP {before} → {after}).',
      '{foe} {attack} [before you can recover|almost at once|while you look elsewhere], and that is {toll}. HP {before} → {after}.',
      '{foe} {attack}. [It lands|It tells|It gets through]: {toll}, HP {before} → {after}.',
      'You [see it|hear it] a moment too late: {foe} {attack}, and {toll} [stays with you|is what you keep of it] (HP {before} → {after}).',
    ],
    critical: [
      '{foe} {attack}, with [terrible|cruel] luck behind it: {toll}, HP {before} → {after}.',
      'You never saw this one: {foe} {attack}, and it goes [straight through your guard|where it hurts most]. HP {before} → {after}.',
      'It [could not|can hardly] be worse: {foe} {attack}, and the blow is a cruel one (HP {before} → {after}).',
    ],
    miss: [
      '{foe} {attack}, but you [are already moving|turn it aside|drop under it|are not there any more].',
      "{foe} {attack}. It [misses you by a hand's breadth|comes to nothing|catches nothing but cloth], [this time|and you feel the wind of it|thank the stars].",
      'When {foe} {attack}, you [read it early|slip the blow|let it pass] and [lose nothing but a button|keep your balance|come up on the other side].',
      '{foe} {attack}; [luck|instinct|something that feels like luck] takes you [half a step|just far enough|a hair] to the side.',
      '{foe} {attack} and [finds only your guard|gets only a grunt out of you|strikes sparks and nothing else].',
      '[Too slow|Too wide|Too soon]: {foe} {attack}, and you [step out of it|catch it|watch it go by].',
      '{foe} {attack}, [and your guard holds|and your footing is better|without finding you].',
    ],
    spared: [
      'For once {foe} {attack} and does no harm [at all|worth naming].',
      '{foe} {attack}, and [it reaches you and does nothing|you hardly feel it].',
    ],
    fall: [
      '{foe} {attack}, and it is more than you had left: HP {before} → {after}.',
      'Then {foe} {attack}. [That was the last of your strength|The ground comes up to meet you]: HP {before} → {after}.',
    ],
    struckDown: [
      '{foe} {attack}, and it is more than you had left.',
      'Then {foe} {attack}, and that was [too much|the last of your strength].',
    ],
    hesitate: [
      '{foe} circles, [looking for an opening|in no hurry now], and [does not quite dare|waits].',
      '{foe} draws back a pace and [watches your hands|measures you again|gets {its} breath back].',
      '{foe} [shifts from foot to foot|feints, then thinks better of it|edges round you], and the moment stretches.',
      '{foe} [holds the blow|stops with the stroke half begun]: [there is a way out of this for anyone who gives up|you could still run|a word of surrender would be heard].',
      'You are [swaying|barely upright], and {foe} [knows it|sees it], and [takes {its} time|grows careless].',
      '{foe} [comes on a step|raises an arm], [sees your face|meets your eyes], and [stops|waits].',
    ],
  },
  named: {
    hit: [
      '{foe} {attack}, [and it hurts|and this time it connects|and it is quick enough]: {toll} for {victim} (HP {before} → {after}).',
      'Then {foe} {attack}, and {victim} [comes away with|carries off|is left with] {toll}: HP {before} → {after}.',
      '[In return|At once|In the same breath] {foe} {attack}; {toll} [gets through|is the price of it] ({victim}: HP {before} → {after}).',
      '{foe} {attack} [almost at once|in the confusion|from the side], and that is {toll} for {victim}. HP {before} → {after}.',
      '{foe} {attack}. [It lands|It tells|It gets through]: {victim} has {toll}, HP {before} → {after}.',
    ],
    critical: [
      '{foe} {attack}, with [terrible|cruel] luck behind it: {toll} for {victim}, HP {before} → {after}.',
      'Nobody saw this one coming: {foe} {attack}, and it goes [straight through|where it hurts most] ({victim}: HP {before} → {after}).',
    ],
    miss: [
      '{foe} {attack}, [but the guard holds|but the blow goes wide|and meets only air].',
      '{foe} {attack}. It [misses by a hand|comes to nothing|catches nothing but cloth], [this time|and only just].',
      '{foe} {attack}; [luck|a quick foot|half a step] makes all the difference, and {victim} is unhurt by it.',
      '{foe} {attack} and [finds only steel|gets nothing for it|strikes sparks and nothing else].',
      '[Too slow|Too wide|Too soon]: {foe} {attack} and {victim} [is elsewhere|has moved].',
      'When {foe} {attack}, [nothing comes of it|the blow falls short].',
    ],
    spared: [
      'For once {foe} {attack} and does no harm [at all|worth naming].',
      '{foe} {attack}, and {victim} [hardly feels it|shrugs it off].',
    ],
    fall: [
      '{foe} {attack}, and it is more than {victim} had left: HP {before} → {after}.',
      "Then {foe} {attack}, and that is the last of {victim's} strength: HP {before} → {after}.",
    ],
    struckDown: [
      '{foe} {attack}, and it is more than {victim} had left.',
      "Then {foe} {attack}, and that was [too much for {victim}|the last of {victim's} strength].",
    ],
    hesitate: [
      '{foe} circles {victim}, [looking for an opening|in no hurry now], and [does not quite dare|waits].',
      '{foe} draws back a pace from {victim} and [measures the distance again|gets {its} breath back].',
      '{foe} [feints at|edges round] {victim} and [thinks better of it|steps back again].',
    ],
  },
} as const;

/** How bad a blow was, by the share that it took of everything one has. */
export const tolls = {
  light: ['a scratch', 'a bruise', 'a shallow cut', 'a stinging graze', 'a knock'],
  middling: ['a cut that bleeds', 'a hard knock', 'an ugly bruise', 'a wound', 'a blow that tells'],
  heavy: [
    'a bad wound',
    'a deep wound',
    'a blow to the bone',
    'a terrible knock',
    'a wound that will leave a mark',
  ],
} as const;

/** A foe that has no mind to go on. */
export const routs = [
  '{foe} [looks round for the others|counts what is left], [sees none|finds nobody], and is [gone|off] [before you can follow|into the dark|without a sound].',
  'There is nobody beside {foe} any more, and {foe} [leaves|makes off], [limping|bleeding].',
  '{foe}, the last of them, [thinks of something else to do|remembers an errand elsewhere] and [leaves|makes off].',
] as const;

export const routsOfSeveral = [
  '{foe} [looks at those on the ground|counts who is left] and calls it off, and [whoever still stands|the rest of them] [goes too|is gone as fast].',
  'It is {foe} who [breaks first|turns first], and then [none of them|nobody] wants to be the last.',
  '[Somebody shouts|A word goes round], {foe} [backs away|lowers the weapon], and they [draw off|leave], [carrying their own|not quite running].',
] as const;

/** Foes who have shown what they came to show, and spare whoever can hardly stand. */
export const drawsOff = {
  one: [
    '{foe} looks you over, [spits on the ground|shakes a slow head], and [walks off|goes]: [this was a warning|there is no honour in the rest].',
    '"[Let that be enough|Go home|Stay down]," says the look of {foe}, and then {it} [turns away|walks off].',
    '{foe} [has seen enough|takes a step back, and another], and [leaves you where you are|leaves you to your wounds].',
  ],
  several: [
    '{foe} raises a hand, and they [draw off|step back, one after the other]: [this was a warning|nobody here will follow them today].',
    '[It is enough for them|They have what they came for]: {foe} turns away, and the others go with {them}.',
    'A whistle, and {foe} [steps back|lets the next blow be], and they [go as they came|leave you to your wounds].',
  ],
} as const;

export const standsUp = [
  '{foe} [scrambles|struggles|heaves up] to {its} feet.',
  '{foe} is [back on {its} feet|upright again], [and angrier|slower than before|none too steady].',
  '{foe} [rolls over|gets a hand under {them}] and [comes up|stands].',
] as const;

export const foeHelpless = [
  '{foe} [does not move|can do nothing]: {condition}.',
  'Still {condition}, {foe} [lets the moment pass|is no danger to anybody just now].',
  '{foe} [strains|trembles] and [gets nowhere|stays as {it} was], {condition}.',
] as const;

export const comesRound = [
  '{foe} [shudders|blinks|shakes all over] and is no longer {condition}.',
  '[Slowly|By inches], {foe} [comes round|comes back]: no longer {condition}.',
] as const;
