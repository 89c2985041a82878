/** The speaker's blow. `{damage}` is the total of the damage roll. */
export const strikes = {
  hit: [
    'Your {weapon} [finds|catches|bites into] {foe} [just below the guard|where the ribs would be|before {it} can turn away|on the backswing], and the blow does {damage} damage.',
    '{foe} [sees it coming and is too slow|moves left and should have moved right|has no answer to that], and your {weapon} [lands|connects|goes home] for {damage} damage.',
    'You [step inside {its} reach|give ground, then spring forward|wait half a heartbeat longer than is wise] and [drive|send] your {weapon} into {foe} for {damage} damage.',
    'There is a [dull|wet|splintering] [crack|thud] as your {weapon} [meets|strikes] {foe}: {damage} damage[, and {it} felt every bit of that|, and {it} will know you again|].',
    'A clean [opening|line], a clean [strike|blow]: {foe} takes {damage} damage from your {weapon} and [reels|staggers back|grunts with the shock of it].',
    'You put your [whole weight|back|temper] behind it, and {foe} pays with {damage} damage[ and most of {its} confidence| and a long step backward|].',
  ],
  great: [
    'Everything [slows|goes quiet], and you see the [gap|opening] as if somebody had drawn it for you: your {weapon} takes {foe} for {damage} damage, a blow [they will tell of|to remember|that nobody here will forget].',
    'It is the kind of strike that happens [once in a season|when you stop thinking], and {foe} is [thrown back|folded nearly in two] by {damage} damage.',
    'Your {weapon} [sings|moves as if it had been waiting for this], and {foe} takes {damage} damage before {it} [understands|even knows] that you have moved.',
  ],
  miss: [
    'Your {weapon} [cuts|passes through|finds nothing but] air where {foe} was [a blink ago|standing a moment before].',
    '{foe} [twists aside|ducks low|sways back], and your {weapon} [rings off stone|bites into the wrong thing entirely|goes wide].',
    'You [overreach|are a fraction too early|choose the wrong moment], and {foe} [slips past the blow|turns it aside|is simply not there].',
    'A [good|brave|furious] swing, but {foe} [reads it in your shoulders|has seen that one before|takes it on the guard] and comes away whole.',
    'Your footing [betrays|fails] you at the last instant, and the blow meant for {foe} [spends itself on nothing|glances off harmlessly].',
    '{foe} gives ground [faster than you can follow|like smoke], and your {weapon} [draws a line through the dust|comes back clean].',
  ],
  fumble: [
    'Your {weapon} [jumps in your grip|snags on your own sleeve|nearly leaves your hand], and by the time you have it back {foe} is [far too close|inside your guard].',
    'You [slip|stumble] on [the uneven ground|something that rolls], and for a moment {foe} has all the time in the world.',
  ],
  felled: [
    'That is [enough|the end of it]: {foe} [goes down|crumples|folds up] and does not [rise|get up again].',
    '{foe} [takes one more step|looks surprised|opens its mouth as if to object], then [topples|sinks|drops] at your feet.',
    'There is no more fight in {foe}: [a slow fall|a long breath], and then [nothing moves|stillness].',
  ],
  sheath: [
    'And then, quite suddenly, it is [over|quiet], and you can hear your own [breath|heart] again.',
    'Nobody is left [standing|willing] to fight you, and the silence [rushes back in|feels enormous].',
    '[The fight is done|That was the last of them]; your hands only now begin to shake.',
  ],
  bystander: [
    '{person} [throws both hands up|stumbles back], white as paper. "Have you lost your mind? I am the one who is trying to help you!"',
    'You [raise|lift] your {weapon}, and {person} simply looks at you until [it grows heavy|you feel the foolishness of it]. The moment passes, but it will be remembered.',
    '{person} [catches your wrist|steps aside with surprising speed] and says very softly, "Save it for the ones who deserve it."',
  ],
  shadows: [
    'You [turn on your heel|spin around], {weapon} ready, but [there is nothing here to fight|only your own shadow stands against you]. [Not yet|For now].',
    'Your {weapon} [whistles|sweeps] through empty air; whatever you felt watching [has drawn back|is keeping its distance].',
    'There is no enemy within reach [of your {weapon}|here], only {place} [and its silence|holding its breath].',
  ],
} as const;

/** A creature's answer. The verb phrase is its own; these say how it ends. */
export const deaf = [
  '{foe} [does not so much as blink|has no ears for it], and your words [are wasted|fall among the blows].',
  'You [talk|plead], and {foe} [answers with a snarl|only comes closer].',
  '[Not now|No], says the whole bearing of {foe}, [and not to you|and there is nothing to discuss].',
] as const;

export const retorts = {
  hit: [
    '{foe} {attack}, [and it hurts|and this time it connects|and you are not quick enough]: {damage} damage, which leaves you [at|with] {hp} HP.',
    'Then {foe} {attack}. You take {damage} damage and [stand at|are down to] {hp} HP.',
    'In return {foe} {attack}, and {damage} damage [gets through|goes deep] ({hp} HP left).',
    '{foe} {attack} [before you can recover|almost at once]; that is {damage} damage, and you have {hp} HP left.',
  ],
  fatal: [
    '{foe} {attack}, and {damage} damage is more than you had left.',
    'Then {foe} {attack}. It does {damage} damage, and that is [too much|the last of your strength].',
  ],
  wound: [
    '{foe} {attack}, [and you go down on one knee|and the breath leaves you|and you taste blood], but you keep your feet under you.',
    'Then {foe} {attack}, and you are [thrown back|driven to the wall|sent sprawling], bruised and [seeing stars|very much awake].',
    '{foe} {attack}; [it will ache for a week|you will feel that tomorrow], but you are still [here|standing].',
  ],
  miss: [
    '{foe} {attack}, but you [are already moving|turn it aside|drop under it].',
    "{foe} {attack}. It [misses you by a hand's breadth|comes to nothing|catches nothing but cloth], [this time|and you feel the wind of it].",
    'When {foe} {attack}, you [read it early|slip the blow|let it pass] and [lose nothing but a button|come up smiling|keep your balance].',
    '{foe} {attack}; [luck|instinct|something that feels like luck] takes you [half a step|just far enough] to the side.',
  ],
  hesitate: [
    '{foe} circles, [looking for an opening|in no hurry now], and [does not quite dare|waits].',
    '{foe} draws back a pace and [watches your hands|measures you again].',
    '{foe} [shifts from foot to foot|feints, then thinks better of it], and the moment stretches.',
  ],
  mercy: [
    '{foe} [holds the killing blow|stops with the stroke half begun]. "Yield," {it} says, "and you may walk away from this."',
    '{foe} [stands over you|has you at {its} mercy] and waits. There is a way out of this for anyone who lays down the {weapon}.',
    'You are [swaying|barely upright], and {foe} knows it. "Enough," {it} tells you. "Give up, and live."',
  ],
  parley: [
    '{foe} [listens|hesitates], [looks at the others|lowers both hands], and [backs away|leaves]: that is one fewer.',
    'You [find the crack|say the one thing that tells], and {foe} [turns and goes|wants no more part in this].',
    '{foe} was [never paid enough for this|never sure of this], and your words [finish it|decide it]: [a step back, and another, and gone|there is nobody there any more].',
  ],
  rout: [
    '[Suddenly|All at once] they have had enough: whoever is left [drops everything|turns] and runs, and you let them go.',
    'That [breaks|finishes] them: what is left of your enemies [scatters|melts away], [stumbling|crying out to each other].',
  ],
} as const;
