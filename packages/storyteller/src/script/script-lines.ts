/** Something that the text lets happen, where its own words are for whoever leads alone. */
export const itWorks = [
  '[That does it|That is it]: something [gives way|shifts], and [things stand better than they did|you feel it].',
  '[It works|And it works], [better than you had any right to expect|as if it had been waiting for just that].',
  'That was [the right thing to do|well thought of], and [it shows at once|it is not without effect].',
  '[Whatever it was that held out|The last resistance] gives in [to that|at that].',
  '[You have hit on it|You have found the right end of it]; [something changes|something is different now].',
  'There is a [pause|silence], and then [what you hoped for happens|it turns out just as you meant it].',
] as const;

export const itDoesNotWork = [
  'It was [a good thought|worth the try], but it does not come off [this time|yet].',
  '[Close|Nearly], but not quite; [it might still work another time|you could try it again].',
  'It [does not hold|comes to nothing] for now, though [the idea was sound|you feel that you were on the right track].',
  '[No luck|Not yet]: [something was missing|your hand was not steady enough].',
] as const;

/** Part of what is asked for is done. */
export const partWorks = [
  '[That is one part of it|That much is done], and [something is still wanting|it feels like half of a thing].',
  'It [fits|takes], and [yet something is missing|waits for the rest].',
  '[So far, so good|A good beginning]; [it wants one thing more|there is more to be done].',
] as const;

/** Kept from the same again. */
export const stillForbidden = [
  '{person} [has not changed|does not change] {their} mind: it is too soon for that.',
  '[Again|Once more] {person} [comes between|keeps you from it]; [something is missing|there is something to be done first].',
  'It cannot be done against {person}, not like this.',
] as const;

export const yoursNow = [
  'You have {what} now.',
  '[And so|With that] {what} is in your hands.',
  '{What} is yours to carry.',
] as const;

/** What befell somebody, and was borne out by the dice. */
export const harmed = [
  'It [costs you|takes] {points} hit points.',
  'You [lose|are down by] {points} hit points.',
] as const;

export const unharmed = [
  'You [bear it|withstand it], and [nothing worse comes of it|come away unhurt].',
  'It [passes you by|does not get the better of you].',
  'You [shake it off|hold your own], and are none the worse for it.',
] as const;

/** Before what somebody has kept back, in the words of the text. */
export const truths = [
  'It comes out [piece by piece|a word at a time]. {Truth}',
  '[This|So this] is how it was. {Truth}',
  '[Nobody|No one] interrupts. {Truth}',
] as const;

export const furtherTruths = [
  'And [more than that|that is not all]. {Truth}',
  '[There is more|It goes on]. {Truth}',
  'The rest comes [haltingly|in a rush]. {Truth}',
] as const;

export const comesAt = [
  'Then [there is no time left for talk|it begins]: {foes}.',
  '[Before anyone can say more|All at once]: {foes}.',
  '[Steel, quickly|Look out]: {foes}.',
] as const;

export const onward = [
  '[From here|When you are ready], the way leads on to {next}.',
  'There is [little|not much] left to do {at}; {next} [is the next thing|lies ahead].',
  '[Everything|All of it] seems to point [on|ahead], to {next}.',
  'You could go on to {next} [now|whenever you like].',
] as const;

export const comeTo = [
  'You come to {here}.',
  'Your way brings you to {here}.',
  'And so you reach {here}.',
] as const;

/** Said once in a game. */
export const tooLittle = [
  '(The adventure says [little|not much] here that I could read to you, and I keep to its text; a language model as the game master would do it more justice.)',
] as const;

export const brokenOff = [
  'You break off the fight and [leave it behind you|get away].',
  'You [turn from the fight|leave the fight where it is] and [go|are gone before anyone can follow].',
] as const;

/** Before the words with which the adventure ends. */
export const endsLike = [
  'And with that it is [done|decided].',
  '[So it comes to its end|That was the last of it].',
  'And that [settles it|is how it is settled].',
] as const;

/** What was promised is paid. */
export const counted = [
  'It comes to {amount}, [counted out on the spot|to the last coin].',
  '[That makes|It is] {amount}, and nobody [haggles|counts it twice].',
] as const;

export const keepsWord = [
  '{Who} [keeps the promise|does not forget what was promised]: {amount}[, to the last coin|].',
  'And {who} pays what was promised: {amount}.',
] as const;

/** Where the text's own words cannot be told. */
export const endsWell = [
  'What you came for is [done|won], and those who know of it will [not forget whom they owe it to|tell it for a long time].',
  'There is [little|nothing] left to do but to [breathe out|let it sink in]: you have [brought it to a good end|done what had to be done].',
] as const;

export const endsBadly = [
  'It is not the end that [anybody had hoped for|was to be wished], but it is [one|an end], and it is yours.',
  'Not every tale ends well; this one ends [like this|as it had to], [and somebody will have to live with it|with a door left ajar].',
] as const;
