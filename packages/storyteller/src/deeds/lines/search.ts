export const found = {
  lead: [
    'You {echo}[, and take your time over it|, inch by inch|, and patience pays].',
    'You {echo}, and [your fingers find what the eye passed over|look where others would not|it was worth it].',
    'You {echo}: [there is more to it than meets the eye|something is there|well looked].',
    'You {echo}. [One thing is not as it should be|At the second try something gives|And there it is].',
    'You {echo}, [top to bottom|from the back to the front|with both hands], and [come upon something|it pays].',
    'You {echo}, {you}, and [you have it|there it is].',
    'You {echo}; [it takes a while|a loose edge gives it away], and then [you see it|there it is].',
    'You {echo} [until there is no corner left|as one does who means it], and [are rewarded|find it].',
  ],
  /** Something comes to light, and not what was looked for. */
  other: [
    'You {echo}. [Nothing of the kind|There is no such thing {at}][, as far as you can see|], but [something else catches your eye|you do not come away with nothing].',
    'You {echo} in vain; [it is something else that comes to light|you come upon something else instead].',
    'You {echo}, [without luck|high and low]: [nothing of the sort|not a trace of that]. [Something else gives itself away|What you do notice is another matter].',
    'You {echo}, and [have to do without|it is not here to be found]; [but you do find something|your search is not for nothing, though].',
  ],
  item: [
    '{Item} <goes|go> into your pack.',
    '{Item} <is|are> yours now.',
    '{Item} <comes|come> with you.',
    'You [take|keep|pocket] {item}.',
    'You put {item} [away|with your things].',
  ],
} as const;

/** The same for what hides something and for what does not: no `yet`, no secret that keeps. */
export const notFound: readonly string[] = [
  'You {echo}, and [find nothing|come up with nothing|nothing comes to light].',
  'You {echo} until your [back complains|eyes water], and [have nothing to show for it|are none the wiser].',
  'You {echo}: [dust, and under it more dust|this and that, and nothing of use].',
  'You {echo}. [Nothing|Not a thing], [for all your trouble|however you turn it].',
  'You {echo}, and [where you look there is nothing|nothing catches your eye].',
  'You {echo}, [hastily perhaps|perhaps in a poor light], and turn up nothing.',
  'You {echo} and find [only what you brought with you|nothing but cobwebs].',
  'You {echo}, [once over and once more|from one side and the other]: nothing.',
];

export const emptyThings: readonly string[] = [
  'You {echo}, [thoroughly|to the last corner], and {thing} <hides|hide> nothing: [what you see is all there is|no more than you see].',
  'You {echo}: [nothing is hidden there|no false bottom, no secret], [as sure as can be|and you may be sure of it].',
  'You {echo}. There is nothing [more|further] to {thing}[, and that is worth knowing too|].',
  'You {echo}, and when you are done {thing} <has|have> nothing left that you have not seen.',
  'You {echo}; [it is quickly done|a few moments suffice], and there was nothing [to find|hidden].',
  'You {echo}, and [may cross it off|can leave it be]: nothing [there|of note].',
];

/** Where a host's own text may hold more than was read of it: nothing is sworn to. */
export const nothingStrikes: readonly string[] = [
  'You {echo}, [with care|without haste], and nothing strikes you[ about {thing}|].',
  'You {echo}: [this and that, and nothing that stands out|all of it as one would expect].',
  'You {echo}, and if there is more to {thing}, it [keeps still|does not show].',
  'You {echo}[ from every side|, once and again]; nothing [that you notice|leaps to the eye].',
  'You {echo}. {Thing} <looks|look> [like what <it is|they are>|the same as before].',
  'You {echo}, and come away [with clean hands|with a better picture of it], no more.',
];

export const searchedBefore: readonly string[] = [
  'You {echo} [again|once more], and there is nothing more to find [there|in it].',
  'There is nothing left to find: {thing} <has|have> been searched [already|before], and well.',
  'You {echo} a second time, though {thing} <has|have> given up everything [already|the first time].',
  '{Thing} <has|have> no more secrets [from you|to give]: you have been through <it|them>.',
  'You {echo}; [you know it by heart|it is as bare as you left it], and nothing new [turns up|comes to light].',
];

export const nothingLeft: readonly string[] = [
  'You {echo}, and everything {at} has been turned over [already|before]; there is nothing more [to find|hidden].',
  'You {echo}: [no corner is left|you have looked everywhere], {at} there is no more to be found.',
  'You {echo}. [Whatever|All that] was hidden {at} [has been found|is found by now].',
  'You {echo}, [from one end to the other|with care], and there is nothing more to be had {at}.',
];

export const whileFighting: readonly string[] = [
  'There is no time to {echo} [while somebody is after your skin|in the middle of this].',
  'You would {echo}, but the fight [leaves you no hand free|will not wait].',
  'To {echo}: that takes [quiet|a moment], and the fight [gives you none|allows for none].',
];

/** Whoever was looked for is here. */
export const foundSomebody = [
  'You {echo}, and [need not look long|it does not take long]: {who} is [right here|close by].',
  'You {echo}. {who} [is not hard to find|has not gone anywhere] and [looks up|waits to hear what you want].',
  'You {echo}: there is {who}, [a few steps away|within earshot].',
] as const;

export const people = {
  success: [
    'You {echo}, and {who} [bears it|lets it happen with lifted arms]: nothing that [could hurt anybody|should worry you].',
    'You {echo}. {who} [carries what people carry|has nothing to hide, by the look of it].',
  ],
  failure: [
    'You {echo}, and {who} [steps back|slaps your hand away]: "[Hands off|That is far enough]."',
    'You try to {echo}, and {who} [will have none of it|turns away from you].',
  ],
} as const;
