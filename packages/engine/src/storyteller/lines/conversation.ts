/** `{speech}` is what is said, in quotation marks. */
export const replies = [
  '{person} [considers you for a moment|glances over one shoulder|rubs a tired eye|leans closer]. {speech}',
  '[After a silence|Reluctantly|In a low voice], {person} answers. {speech}',
  '{person}, the {role}, [looks you up and down|wipes both hands on a rag|draws you out of earshot]. {speech}',
  '"[Since you ask|If you must know|Well now]," [says|begins] {person}, and [looks away|swallows|checks the door]. {speech}',
  'It takes {person} a while to [find the words|decide about you]. {speech}',
] as const;

export const spent = [
  '{person} [spreads both hands|shrugs helplessly]: that is [all there is to tell|everything, truly], and it is [for you to do something with it|more than anyone else has asked].',
  '{person} has [nothing to add|told you what there was to tell] and [says so|keeps glancing the way you ought to go].',
  '"[I have run out of answers|Ask me when it is over]," says {person}, "[and out of courage with them|and I will pour you something strong]."',
  '{person} [listens|nods along], [touched|amused] that you [still care to talk|have not given up], but there is no more news in it.',
] as const;

export const alone = [
  'There is [nobody|no one] {at} to answer you, [only the place itself|unless the walls count].',
  'You [speak|say it] aloud, and {place} [keeps its counsel|swallows the words].',
  'No [answer|reply] comes; whoever could give one is [further on|not here].',
] as const;

/** Words spoken in character, with somebody there to hear them. */
export const heard = [
  '{person} [hears you out|tilts an ear], and [something like a smile comes and goes|the lines around the eyes soften].',
  'Your words [hang|stay] in the air, and {person} [nods slowly|looks at you with new interest].',
  '"[Well said|That is one way to see it|You may be right]," {person} [murmurs|answers] after a while.',
  '{person} [snorts|laughs under the breath], not [unkindly|without warmth]. [It is a relief to hear a living voice|You have made an impression].',
] as const;

export const unheard = [
  'Your words [carry|drift] across {place}, and [for a moment it feels less empty|something far off seems to listen].',
  '[Spoken aloud, it sounds truer|It helps to say it]; {place} [has heard stranger things|takes no offence].',
  'Nobody [contradicts you|answers], and the [quiet|silence] afterwards is a [thoughtful|companionable] one.',
] as const;

export const companions = [
  '{ally} [is close enough to hear it|catches your eye], and that [steadies you both|is answer enough].',
  '{ally} [stands a little straighter|looks round at that].',
] as const;

/** Spoken to an enemy in a fight, to no effect. */
export const defiance = [
  '{foe} [gives no sign of having understood|answers with a hiss] and keeps coming.',
  'If {foe} [heard you|has an opinion about that], {it} is [saving it|keeping it] for after the fight.',
] as const;
