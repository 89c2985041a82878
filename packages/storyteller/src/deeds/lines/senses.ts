export const lookAround = {
  lead: [
    'You {echo}, and [piece by piece|little by little|bit by bit] {here} shows itself.',
    'You {echo}[ and take your time over it|, slowly|], and there is {here} [all about you|on every side].',
    'You {echo}: [this is|here is|before you lies] {here}.',
    'You {echo}, [one corner after the other|from one side to the other|near things first], and take in {here}.',
    'You {echo}. [A breath or two|A moment], and you have [found your feet|the feel of things] {at}.',
    'You {echo}, and {here} [lets itself be looked at|looks back].',
    'You {echo}; [the longer you do|with every moment], the more of {here} there is.',
    'You {echo}, {you}, and what there is of {here} [is plain enough|lies open to the eye].',
  ],
  things: [
    '[You see|Here you see] {around}.',
    '[Your eye finds|You make out|In plain sight]: {around}.',
    'What [stands out|there is]: {around}.',
    '[Within a few steps|Close by] you see {around}.',
    'You could [put a hand on|walk over to] {around}.',
    '[Here, as before|Still here|As ever]: {around}.',
  ],
  people: [
    '{who} [is here|stands near|is not far off][, watching|, busy with nothing much|].',
    'You are not alone: {who} [is here|keeps you company|is about].',
  ],
  ways: [
    'From here one can [go|get] to {ways}.',
    'The way [leads on|goes] to {ways}.',
    '[Ways out|Where one might go]: {ways}.',
  ],
  left: [
    'There is {left}[, as you left it|, where you left it|].',
    'There is [still|also] {left}.',
    '[And|As before,] there is {left}.',
    'There is {left} [too|as well], [your own doing|left by you].',
    'There is [yet|even now] {left}.',
  ],
  foes: [
    'You {echo}, [as far as|in what time] a fight allows: against you [stand|are] {foes}.',
    'You {echo}, and it is a short look: {foes}[, and not much room|].',
    'A [glance|look over the shoulder] is all you can spare as you {echo}: {foes}.',
  ],
} as const;

/** Something that was looked at before: `{seen}` is what one sees, and ends its sentence. */
export const seenAgain: readonly string[] = [
  'You {echo}, and [there is nothing for it|nothing new comes of it]: {seen}',
  '[Whichever way you turn it|However you look at it] as you {echo}: {seen}',
  'You {echo} [from the other side|with fresh eyes], and still: {seen}',
  'You {echo} [again|once more], and it is [as before|still so|no different]: {seen}',
  'You {echo}. [As before|As you saw|Still so]: {seen}',
  'Nothing has changed [while you looked away|since the last look] as you {echo}: {seen}',
  'You {echo}, [longer this time|closer this time], and see what you saw: {seen}',
  '[A second look|Another look] as you {echo} [tells no more|says the same]: {seen}',
];

export const closer: readonly string[] = [
  '[It might pay|It may be worth the time] to search {thing} more closely.',
  '[A glance does not tell everything|There is more to tell] about {thing}[, perhaps|].',
  '{Thing} could [hide|hold] more than [a look|a glance] tells.',
  '[Nobody|No one] has gone over {thing} properly yet.',
  'Whoever wanted to know more would have to search {thing}.',
];

/** What players have made or left themselves. */
export const leftSeen: readonly string[] = [
  'You {echo}: there is {left}, [just as you left it|your own doing].',
  'You {echo}, and [nobody has touched it|it is as you left it]: {left}.',
  'You {echo}. There is {left} [still|yet], [for anyone to see|and nothing has become of it].',
];

/** What became of a thing, by its mark. */
export const marked: Readonly<Record<string, readonly string[]>> = {
  lit: [
    '<It burns|They burn> [steadily|brightly|still] where you lit <it|them>.',
    '<It burns|They burn> on, [and the shadows keep back|and every corner has a shape].',
  ],
  out: ['<It is|They are> dark [now|since you put out the flame].', 'No flame is left in <it|them>.'],
  open: [
    '<It stands|They stand> open[, your doing|].',
    '<It is|They are> open [still|now], [and nobody has shut what you opened|wide to the air].',
  ],
  barred: ['<It is|They are> barred, [your work|as you left it].'],
  closed: ['<It is|They are> shut [again|now], by your hand.'],
  unlocked: ['The lock [hangs open|gives no more trouble].', 'The lock [is undone|has given up].'],
  broken: [
    '<It hangs|They hang> broken where you left <it|them>.',
    '<It is|They are> broken, [and that was you|past all pretending].',
    'The [splinters|pieces] [lie|still lie] where they fell.',
  ],
  searched: [
    'You have been through <it|them> already[, to the bottom|].',
    '<It has|They have> given up what <it|they> had.',
  ],
  tied: ['Your knot [holds|sits tight].', 'The knot is where you tied it[, and it holds|].'],
  cut: ['One sees the cut [plainly|at once].', 'The cut edges [stand apart|are clean].'],
  burnt: [
    '<It is|They are> [black|scorched] with what you did to <it|them>.',
    'A smell of burning [clings to|hangs about] <it|them>.',
  ],
  moved: [
    '<It is|They are> no longer quite where <it|they> stood.',
    'Scrapes on the ground show how far <it has|they have> moved.',
  ],
  mended: ['<It is|They are> [whole again|mended], your work.'],
  disarmed: [
    '<It is|They are> harmless now.',
    'Whatever it was that could [bite|go off] [no longer can|is quiet].',
  ],
  working: ['<It is|They are> at work, [since you set hands to it|humming along].'],
  written: ['Your [writing|marks] can be read on <it|them>.'],
  wet: ['<It is|They are> wet [through|still].'],
};

export const taken: readonly string[] = [
  'Where {thing} <was|were> there is [only a mark in the dust|a bare spot|nothing now]: you have <it|them> with you.',
  'You have {thing} [with you|in your pack] already.',
  '{Thing} <is|are> [gone from here|no longer here]; [you took <it|them>|look in your own pack].',
];

export const people = {
  friendly: [
    'You {echo}: {who}[, {role},|] [has an open face|stands easy|looks as if a question would be welcome].',
    'You {echo}, and {who} [nods to you|meets your eye without fear|gives you half a smile].',
    'You {echo}. {who} [looks back, not unkindly|is in no hurry|seems at ease with you].',
    'You {echo}: there is no harm in {who}[, as far as one can see|].',
  ],
  wary: [
    'You {echo}: {who}[, {role},|] [keeps both hands where they are|gives nothing away|has you in view as well].',
    'You {echo}, and {who} [looks back a little too long|shifts a step to the side|does not smile].',
    'You {echo}. {who} [stands as people stand who expect trouble|is counting the steps between you].',
    'You {echo}: {who} [has not made up a mind about you|trusts you about as far as the next wall].',
  ],
  hostile: [
    'You {echo}: {who} [would rather see you gone|has a hard eye on you|looks ready for worse].',
    'You {echo}, and {who} [stares you down|spits|sets both feet].',
    'You {echo}. There is no friendship in how {who} looks back.',
  ],
} as const;

export const lookAtItem: readonly string[] = [
  'You {echo}: [there it is|yours, and in order|just as you packed it], {count} on your sheet.',
  'You {echo}. [It has seen some use|Nothing is the matter with it|It is what it always was].',
  'You {echo}, and turn it [over|in the light]: [sound|worn at the edges|as good as ever].',
  'You {echo}; it [is all there|shows its age and nothing worse|has nothing new to tell].',
];

export const lookAtWay = {
  open: [
    'You {echo}: the way to {thing} lies open.',
    'You {echo}. [Nothing|Nobody] stands between you and {thing} [any more|now].',
    'You {echo}, and there is the way to {thing}, [free to walk|there for the taking].',
  ],
  shut: [
    'You {echo}: between you and {way} there is {thing}.',
    'You {echo}. Whoever wants to get to {way} has to [deal with|get past] {thing}.',
    'You {echo}, and {thing} [is where it was|has not moved], with {way} beyond.',
  ],
} as const;

export const lookAtOther: readonly string[] = [
  'You {echo}, [once over and once again|from near and from far], and [all is as it should be|nothing is amiss].',
  'You {echo}: [nothing there that one would not expect|just as it ought to be].',
  'You {echo}, and [see what anybody would see|find nothing out of the ordinary|there is no more to it].',
  'You {echo}: [ordinary enough|nothing hidden about it|no surprises there].',
  'You {echo} [for a while|a little longer than usual], [and there is no secret in it|without learning more].',
  'You {echo}. <It is|They are> [just what one would expect|as much a part of this place as the ground|nothing to be wary of].',
  'You {echo}; [all of it is plain enough|there is little more to say of <it|them>|it tells you what you knew].',
  'You {echo}, {you}, and [nothing there asks for a second look|the eye moves on].',
];

export const lookAtFoe: readonly string[] = [
  'You {echo}: {foe} [is watching you just as closely|does not take an eye off you].',
  'You {echo}, and {foe} [gives you no long look|moves before you have seen your fill].',
  'You {echo}. {foe} [is close enough to count the scars|shows no sign of tiring].',
];

export const companions: readonly string[] = [
  'You {echo}: {who} [is right there|looks back at you|raises an eyebrow].',
  'You {echo}, and {who} [stands the straighter for it|notices].',
  'You {echo}. {who} [has seen worse days|is on two feet, which is something].',
];

export const listening = {
  lead: [
    'You {echo}, and [hold your breath|let the small sounds come].',
    'You {echo}, [eyes half shut|quite still], {at}.',
    'You {echo}; [for a while there is only your own heartbeat|at first there is nothing].',
    'You {echo}, and [one sound comes out from under the others|the quiet has layers].',
  ],
  thing: [
    'You {echo}: {thing} <makes|make> [no sound|not a sound|no more noise than a stone].',
    'You {echo}, and from {thing} [comes nothing|there comes no more than a creak].',
    'You {echo}. [A faint tick, as of something settling|Nothing moves in there that you can hear].',
  ],
  beyond: [
    'You {echo}, and beyond it [something moves|feet drag|there are movements], more than one.',
    'You {echo}: [there, quite clearly|low, but there], [something is about|there is company] on the way to {way}.',
  ],
  voices: [
    'You {echo}, and catch a voice from {way}[, too far off for words|].',
    'You {echo}: somebody is [talking|humming] over by {way}.',
  ],
  silence: [
    'You {echo}, and from {way} there comes [no voice and no step|only moving air].',
    'You {echo}: [silence|not a footfall], as far as {way}.',
  ],
  failure: [
    'You {echo}, and [hear mostly yourself|one noise covers the other]; whether anybody is over by {way}, [you cannot tell|there is no saying].',
    'You {echo}, [but the place is too loud|but nothing comes clear]: no telling what waits at {way}.',
  ],
} as const;

export const smelling = {
  burning: [
    'You {echo}: [smoke|soot|burnt tallow], [and not long ago|and plenty of it].',
    'You {echo}, and it smells of [fire and hot dust|smoke].',
  ],
  liquid: [
    'You {echo}: [sharp|flat|a little sour], [and not of water alone|like a cellar after rain].',
    'You {echo}, and it smells [of standing water|of what has been in it].',
  ],
  animal: [
    'You {echo}: warm [hide|straw and hide], [and something it ate|and no malice].',
    'You {echo}, and it smells [of beast|of stable].',
  ],
  food: [
    'You {echo}, and it smells [good enough to eat|better than anything in your pack].',
    'You {echo}: [fresh|not quite fresh], and not bad at all.',
  ],
  iron: [
    'You {echo}: [old iron and oil|oil and dust].',
    'You {echo}, and it smells of [metal|rust and grease].',
  ],
  plain: [
    'You {echo}: [dust|old wood and dust|damp|a trace of many hands], [nothing worse|and little else].',
    'You {echo}, and it smells [of age|of this place and no other|of weather].',
    'You {echo}. [There is a whiff of damp|A trace of smoke, perhaps|Dust, mostly], [and that is all|no more].',
    'You {echo}, [once and again|with closed eyes]: [nothing alarming|nothing you would not expect].',
  ],
} as const;

export const tasting: readonly string[] = [
  'You {echo}: [bitter|salty|gritty|bland], [and it stays on the tongue|and not for a second helping].',
  'You {echo}, [and make a face|carefully], and it tastes [of dust and little else|about as it looks].',
  'You {echo}. [It does you no harm|Nothing happens], [and it did not taste of much|and the taste fades].',
  'You {echo}; [not good|not bad], [and not meant for eating|and that is all there is to say].',
];

export const touching: readonly string[] = [
  'You {echo}, and [there is a faint chill to it|nothing comes of that|a grain of dust sticks to your finger].',
  'You {echo}: [firm|cool and firm|older than it looks], [no more than that|and that is all].',
  'You {echo}: [cold|rough|smooth|dry|a little damp] under your [hand|fingers], [and solid|and quite real|and nothing more].',
  'You {echo}, and [nothing happens|no harm comes of it|it is just what it seems].',
  'You {echo}. It [feels its age|is solid enough|has an edge to it].',
  'You {echo}, [lightly|with two fingers|carefully]: [no trick to it|it stays as it is|nothing moves].',
  'You {echo}; [the surface is uneven|it gives a little|it does not give].',
  'You {echo}, and [it lets you|a little dust comes away].',
];

export const petting: readonly string[] = [
  'You {echo}: {thing} <leans|lean> into it, [eyes half shut|as if it were owed].',
  'You {echo}, and {thing} <allows|allow> it, [for now|with dignity].',
  'You {echo}. Warm, [a little dusty|rough], and not at all [unfriendly|against it].',
  'You {echo}; {thing} <sniffs|sniff> at your sleeve and <thinks|think> well of you.',
];

export const knocking: readonly string[] = [
  'You {echo}: [a dull sound|a hollow sound|three good knocks], and [then quiet|no answer but an echo].',
  'You {echo}, and it [sounds hollow|sounds solid|carries further than you thought].',
  'You {echo}. [The sound goes round once and is gone|Whoever is near has heard it].',
];

/** What lies behind what one looks over. */
export const beyond: readonly string[] = [
  'Nothing out there has [changed|moved] since you came.',
  'There is [more out there than the eye can sort|a good deal of sky], and [nothing comes nearer|it keeps its distance].',
];

export const reading = {
  item: [
    'You {echo}: [the lines are where you left them|you know most of it by heart], [nothing new|no surprises].',
    'You {echo} [for a while|from the top], and [put it away again|it says what it always said].',
    'You {echo}, [a finger under the line|word by word]; [it has no news for today|it is as you remember it].',
  ],
  nothing: [
    'You would {echo}, but there is nothing written on {thing}.',
    '{Thing} <bears|bear> no writing[, however one turns <it|them>|].',
    'There is nothing to read on {thing}[, not a letter|, only scratches].',
    'No [word|letter|sign] stands on {thing} that [one could read|anybody could make out].',
  ],
  unwritten: [
    'You {echo}. It says little [to you|by itself]; somebody else would know [what it means|more of it].',
    'You {echo}, and [it was hidden for a reason|nobody hides such a thing for nothing]. Whom it concerns [may have to explain it|could tell you more].',
  ],
  done: [
    'You {echo} again, and [it says no more than before|the words have not changed].',
    'You {echo} [once more|a second time]; [you have had all there is of it|nothing new stands there].',
  ],
} as const;
