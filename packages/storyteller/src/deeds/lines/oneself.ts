export const waited: readonly string[] = [
  'You {echo}, [arms folded|weight on one leg and then the other], while {here} [breathes|keeps its own time].',
  'You {echo}, and [a little time is gone|nothing asks anything of you] for a while.',
  'You {echo}. [Time passes, as it does|A while goes by|The light moves a little].',
  'You {echo}, and {here} [goes about its business|lets you].',
  'You {echo}: [one breath, and another|nothing hurries you], and [the moments add up|a while is gone].',
  'You {echo}, [patient as a cat|and give the world a chance to move first|as others fish].',
  'You {echo}, {at}, until [your feet tell you it is enough|the quiet grows long].',
  'You {echo}; [the hour moves on|nothing comes, and then nothing again].',
];

export const waitedUntil: readonly string[] = [
  'You {echo}. [The hours are long|It takes its time], and then it has come: {hour}.',
  'You {echo}, and [the light changes|the shadows move round] until {hour} is there.',
  'You {echo}; [slowly|one quarter of an hour after the other], {hour} comes to {here}.',
  'You {echo}: [much waiting|a long while], little sleep, and at last {hour}.',
];

/** In a fight nobody has an hour. */
export const noTime: readonly string[] = [
  'To {echo} you would need {foe} to wait as well, and nobody here is waiting.',
  'There is no time to {echo}, {you}: {foe} will not stand still for it.',
  'You would {echo}, but a fight is measured in breaths, and {foe} is counting them.',
  'Later, perhaps: as long as {foe} stands against you, nobody lets you {echo}.',
];

export const held: readonly string[] = [
  'You {echo}, [one breath|a heartbeat], and [strike at nobody|let the others come to you].',
  'You {echo}, [eyes open|weight on both feet], and [nothing is lost by it yet|the moment goes by].',
  'You {echo}. In a fight [that is long|a breath is a long time].',
  'You {echo}, and [leave the next move to the other side|watch what comes].',
];

export const sat: readonly string[] = [
  'You {echo}, and [let out a breath|rest your feet].',
  'You {echo}: [not comfortable, but off your feet|as good a place as any].',
  'You {echo}, and [stretch your legs|it does your back good].',
  'You {echo}: [it creaks|it holds], and [you let the place come to you|for a moment nothing is asked of you].',
  'You {echo}. [From here the world is lower and slower|It is a good place for it].',
  'You {echo}, {at}, [and nobody minds|as if you had all day].',
  'You {echo}; [there are worse seats|it is harder than it looks].',
  'You {echo} [for a while|with a sigh], and see {here} from a little lower down.',
];

export const thought: readonly string[] = [
  'You {echo}, [chin in hand|pacing a little], and [it grows no simpler|some of it grows clearer].',
  'You {echo}; [three answers come, and they do not agree|it will keep].',
  '[For a good while|Quietly] you {echo}, and nobody interrupts.',
  'You {echo}, and [turn it over once or twice|let it settle].',
  'You {echo}. [Some of it fits|One thing leads to another], and [the rest will come|some of it not].',
  'You {echo} for a while, [looking at nothing|with half an eye on {here}].',
  'You {echo}: [a good question|worth a thought], and nobody hurries you.',
  'You {echo}, [and the place is quiet enough for it|and leave it there for now].',
];

export const recalled = {
  success: [
    'You {echo}, and something comes back to you.',
    'You {echo}: [yes, there was something|you have come across that before].',
    'You {echo}, [and a page you once read stands before your eyes|and it comes, slowly].',
  ],
  little: [
    'You {echo}, and what comes back is [what everybody says|common talk] of {thing}, no more.',
    'You {echo}: you know [what most people know|a little] of {thing}, and [nothing that would change anything|no more].',
    'You {echo}, and can place {thing} well enough[, though it tells you nothing new|].',
  ],
  failure: [
    'You {echo}, and [it stays just out of reach|nothing comes].',
    'You {echo}: [a blank|three half memories], and [nothing to hold on to|none of them fits].',
    'You {echo}, but of {thing} nothing [comes to mind|comes back].',
  ],
} as const;

export const prayed: readonly string[] = [
  'You {echo}[, head bowed|, in few words|]; [no voice answers|nothing answers], but [it is quieter afterwards|the air is stiller].',
  'You {echo}, and [a moment is set apart from the others|for a few breaths nothing else counts].',
  'You {echo}. [If anybody hears, they keep it to themselves|Somebody may have heard].',
  'You {echo}: [old words|a few plain words], and the wind [takes them|carries them off].',
];

export const disguised = {
  alone: [
    'You {echo}, and [one would have to look twice|your own mother would walk past].',
    'You {echo}: [a different walk, a different face|not bad], and nobody here to ask who you are.',
  ],
  success: [
    'You {echo}, and [nobody looks twice|the eye slides off you]; so dressed, the next thing should go easier.',
    'You {echo}: {who} [looks at you as one looks at strangers|nods at nobody in particular], and you have the better of the next move.',
  ],
  failure: [
    'You try to {echo}, and {who} [tilts a head|grins]: [it fools nobody|that would not fool a goose].',
    'You try to {echo}; [something slips|the voice is all wrong], and {who} [laughs|shakes a head].',
  ],
} as const;

export const tracked = {
  success: [
    'You {echo}: [a bent stalk|a scuffed edge], then another, and the trail [runs toward|leads to] {next}.',
    'You {echo}, and [the ground tells you|it is written in the dirt]: whoever it was went toward {next}.',
    'You {echo}. [Heel, toe, heel|Here they stood, there they went on], and from there to {next}.',
  ],
  plain: [
    'You {echo}: [many feet|old feet and new], and all of them [came and went|belong to this place].',
    'You {echo}, and the signs [are all of one day|tell of coming and going], no more.',
  ],
  failure: [
    'You {echo}, and soon [the trail is lost among stones|there is nothing left to follow].',
    'You {echo}: [too many feet|the wind has been here], and no trail to be made of it.',
    'You {echo}, and lose the trail [twice|among stones].',
  ],
} as const;

export const rested = {
  healed: [
    'You {echo}: [wounds are bound|something cold is eaten], [an hour goes by|the hour passes], and you regain {healing} hit points, which makes {hp}.',
    'You {echo}, {at}, for [an hour|the better part of an hour]; you regain {healing} hit points and have {hp}.',
    'You {echo}. The hour does you good: {healing} hit points come back, and you stand at {hp}.',
  ],
  slept: [
    'You {echo}: [a night goes by|the hours pass], [with one ear open|under whatever is warm], and you regain {healing} hit points, which makes {hp}.',
    'You {echo}, {at}, until the light changes; you regain {healing} hit points and have {hp}.',
    'You {echo}. Nobody wakes you before you have slept it out: {healing} hit points come back, and you stand at {hp}.',
  ],
  wholeNight: [
    'You {echo}, [the whole night|from one light to the next], and [nothing disturbs you|nobody comes].',
    'You {echo}: a night of peace, {at}, and [the head is clearer for it|stiff shoulders in the morning].',
    'You {echo}. There was little to mend, but [it clears the head|the night was well spent].',
  ],
  whole: [
    'You {echo}, [an hour, more or less|until the legs are willing again], and [nothing disturbs you|nobody comes].',
    'You {echo}: [an hour of peace|a quiet hour], {at}, [and nothing to bind|and the head is clearer].',
    'You {echo}. [There was little to mend|It mends no wound], but [it clears the head|the hour was well spent].',
  ],
  fight: [
    'There is no way to {echo} with {foe} [at your throat|in reach].',
    'You would {echo}, but {foe} will not wait for it.',
  ],
  hunted: [
    'You would {echo}, but [something is about|this is no place for it]: every [sound|shadow] {at} is a reason to stay awake.',
    'To {echo} here would be [asking for it|unwise]: you are not alone {at}.',
    'Not here[, {you}|]: whoever rests {at} [may not wake|is found sooner or later].',
  ],
} as const;

export const stunts = {
  success: [
    'You {echo}, [neatly|with a grace that surprises everyone], and [land it|nothing slips].',
    'You {echo}: [heart in mouth|eyes on the far end], and it [works|comes out right].',
    'You {echo}, [arms out|breath held], and [keep your feet|it comes off].',
    'You {echo}: [a wobble, no more|as if you had practised], and you are [safe|still in one piece].',
    'You {echo}, and for a moment [everything holds its breath|nobody moves], until you [stand|are done].',
    'You {echo}: [nerve and luck in equal parts|a fine sight], and it [works|comes off].',
  ],
  failure: [
    'You try to {echo}, and [nearly have it|get halfway]: [then you do not|a tumble, a bruise, no more].',
    'You try to {echo}; [gravity has the last word|the ground is kinder than it might be].',
    'You try to {echo}, and [the balance goes|your foot slips]: you [catch yourself at the last moment|sit down rather suddenly].',
    'You try to {echo}; [for an instant it holds|it begins well], and then it does not, [with bruises|with more noise than harm].',
    'You try to {echo}, and end up [flat on your back|where you began, breathless].',
    'You try to {echo}. [The less said the better|It goes wrong in the middle], but nothing is broken.',
  ],
} as const;

export const charmed = {
  success: [
    'You {echo}, and [every head turns|{who} cannot look away]; for a while nobody has eyes for anything else.',
    'You {echo}: {who} [is all ears|has forgotten everything else], and that is a good moment for somebody to act.',
  ],
  failure: [
    'You {echo}, and {who} [looks past you|has heard better]: no head stays turned for long.',
    'You {echo}; [a cough|a yawn] from {who} is the best of the applause.',
  ],
} as const;
