/** From one place to the next. */
export const departures = [
  '[You leave|Behind you lies] {from}, and [the road does the rest|you do not look back more than once].',
  '[It is {hour} by the time|The way is longer than it looked, and it is {hour} when] you [arrive|see the end of it].',
  '[The way takes its time|A weary stretch later], {from} is [only a memory of voices|out of sight behind you].',
  'You [put|leave] {from} behind you [step by step|without a word], and [nobody follows, as far as you can tell|the light changes as you go].',
] as const;

export const woundsBound = [
  '[On the way|Once you are clear of it] there is time to [bind|see to] the worst of the wounds.',
  'You [stop|halt] once, [long enough to clean and bind what bleeds|for bandages and a mouthful of water], and go on steadier.',
  '[Somebody tears a shirt into strips|Strips of cloth do for bandages], and the worst of the hurt [is left on the road|eases].',
] as const;

export const openings = [
  'The way to {next} lies open [now|before you][, and {lair} is somewhere beyond it|].',
  '[Everything points|It all points] to {next}[, and nothing holds you here|; that is the way they went|].',
  'Whoever wants to reach {lair} has to go by way of {next}, and the way lies open.',
  '[There is no doubt left|You know enough]: the trail leads to {next}.',
  'The {minions} came from the direction of {next}, and that is where the trail leads.',
] as const;

export const lastOpenings = [
  'There is only one place left to go: the trail leads to {next}.',
  '[All of it|Everything], from the first word on, points to {next}[, where it has to end|].',
  'The way to {next} lies open, and [whatever this is, it ends there|there will be no other chance].',
] as const;

export const pressed = [
  'You cannot stay {at} [any longer|for ever]. {sign} [So you go on|You move on].',
  '{sign} [That settles it|It is time], and you are on your way before anyone has said a word.',
] as const;

export const rests = {
  healed: [
    'You [bind what bleeds|find a corner out of the wind], eat something cold and [let the minutes pass|close your eyes]; {healing} HP [come back to you|return], and you stand at {hp} HP.',
    'A [short|stolen] rest, and it does [you|your body] good: {healing} HP, which makes {hp} HP.',
    'You [sit with your back to something solid|breathe] until your hands are steady. You regain {healing} HP and have {hp} HP.',
  ],
  whole: [
    'You [sit down for a while|rest], unhurt and [glad of it|listening], and {place} goes about its business around you.',
    'There is nothing to bind and little to eat, but the [rest|pause] clears your head.',
  ],
  restless: [
    'You try to rest, but [your thoughts go round|every sound is a step]; [there has been rest enough|this is no place for more of it].',
    'Sleep will not come a second time [here|in this place], and the [cold|quiet] drives you up again.',
  ],
  fight: [
    "There is no resting with {foe} [an arm's length away|at your throat], and it costs you the moment you spend on the thought.",
    'You look for [a breath|a pause], and {foe} [gives you none|sees it].',
  ],
} as const;

export const escapes = {
  away: [
    'You [break off|turn and run], and [do not stop until your lungs burn|only the echo of the chase comes with you]; they [lose you|give up] at last.',
    'You are [gone|off] before they have [closed the ring|understood], and the sounds of pursuit [fade|go astray].',
  ],
  caught: [
    'You [turn to run|break away], and {foe} is [already there|faster]; there is no way out on this side.',
    'Your way is [cut off|barred], and {foe} [drives you back|herds you in again].',
  ],
  nowhere: [
    'There is nothing to run from [yet|at this moment], except a feeling; you [shake it off|let it pass] and look about you.',
    'You take [a few|several] quick steps back and listen, but nothing [follows|comes after you].',
  ],
  yielded: [
    'You let your {weapon} sink. They [take what they please|bind your wrists], lead you [a long way in the dark|off], and [leave you alive|grow careless], which is [their mistake|more than you hoped].',
    'You give up, and they [are almost disappointed|accept it]. [Hours|Some while] later a knot works loose, a guard looks the wrong way, and you are [free|your own master] again, further along than before.',
  ],
} as const;
