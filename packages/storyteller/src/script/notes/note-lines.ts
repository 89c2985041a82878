/** One step of several is right. */
export const stepRight = [
  'Something [answers|stirs] [within|somewhere], [very softly|like a held breath], and waits for what comes next.',
  'A [faint click|low hum|slight shiver] follows: [so far nothing speaks against it|that was no mistake].',
  'It [takes|holds], and the [others|rest] seem to [wait|listen].',
  '[Nothing hinders it|It stays as you left it], and there is the feeling that [more is wanted|it is not done yet].',
  'You [hear|feel] it [catch|settle], and then it is still again.',
] as const;

/** What was begun has come undone. */
export const stepWrong = [
  'That was [not it|the wrong one], and whatever was [begun|done so far] [is undone|has to be done again].',
  '[It falls back|Everything falls back] to how it was before.',
  'Nothing [comes of it|opens], and [what was done before counts no more|it must be begun anew].',
] as const;

export const stepsWhole = [
  '[That was the last of it|Now it is whole].',
  '[All of it fits|Everything is in its place] at last.',
  'The [last piece|end of it] falls into place.',
] as const;

export const nowOpen = [
  'The way to {way} is [free|clear] now.',
  'Nothing [bars|stands in] the way to {way} any more.',
  'From here you can [now go on|go] to {way}, [at last|whenever you like].',
] as const;

export const stillShut = [
  'There is no getting through to {way}: {bar}.',
  'The way to {way} is [barred|not open yet]: {bar}.',
  '[Not yet|That does not work yet]: {bar}, and {way} lies behind.',
  '{Way} [has to wait|is out of reach]: {bar}.',
  'You [come as far as that|get no farther than here]: {bar}.',
] as const;

export const noOtherWay = [
  'You [look for|find] no other way to {way}; [this is the one|it is this or nothing].',
  'No [second|other] way leads to {way} that you could see.',
  'There is [only this|but the one] way to {way}.',
] as const;

export const drawnOff = [
  '{Foe} [goes after|falls upon] it and [has no more eyes for you|leaves you in peace].',
  'It works: {foe} [turns to it|is busy with it], and the way is free.',
] as const;

/** Somebody parts with what the text says they part with. */
export const given = [
  '{person} [nods|thinks a moment], and [hands you|holds out] {thing}.',
  '"[Take it|Here]," says {person}, and [gives you|puts into your hands] {thing}.',
  '{person} [reaches for|fetches] {thing} and [gives it to you|lets you have it].',
] as const;
export const notGivenYet = [
  '"{Condition}," says {person}, "[and it is yours|then we can talk of it]."',
  '{person} [keeps hold of {thing}|shakes a slow head]: "{Condition}. [Then yes|Not before]."',
] as const;
export const givenAlready = [
  '{person} [points at your pack|smiles a little]: "[You have it already|I gave it to you]."',
  '"[It is with you|You hold it]," says {person}. "[Make use of it|Take care of it]."',
] as const;

export const nothingComesToMind = [
  '[You turn it over in your mind|You think it through], and [it stays dark|nothing comes of it yet].',
  'It [is on the tip of your tongue|almost comes to you], and then it is gone.',
  '[However you look at it|Try as you may], it [tells you nothing|makes no sense so far].',
] as const;
export const comesToMind = [
  '[Then it comes to you|Something occurs to you]: {hint}.',
  'A thought [takes shape|comes up]: {hint}.',
  'You [remember|realise]: {hint}.',
] as const;

/** Whoever looks there finds it. */
export const looksThere = [
  '[It does not take long|One look is enough].',
  '[There is something|You were right to look].',
  '[That was worth the trouble|Your hand meets something].',
] as const;
export const lookedBefore = [
  'There is nothing [more|else] {where}.',
  'What was {where} [you have seen|has been found].',
  '[Nothing new|No more] {where}.',
] as const;

export const waitsForWhat = [
  '[An answer is wanted|It is for you to answer].',
  '[Everything hangs|It hangs] on what you [say|do] now.',
  'The question [stands|is in the air], and [nobody can answer it for you|it waits].',
] as const;

/** What was tried against the odds has come off. */
export const managed = [
  '[It comes off|You manage it], and [nothing worse happens|that was that].',
  '[A moment later|One breath more] it is done.',
  'It [works|holds] as you meant it to.',
  '[Done|There]: it [went well|cost you no more than a little sweat].',
] as const;

export const yoursFromThere = [
  'You have {what} now[, safe among your things|].',
  '{What} [goes|comes] with you.',
  '[With that|And so] {what} is yours[ to carry|].',
] as const;
