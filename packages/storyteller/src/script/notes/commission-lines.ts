/** Somebody who was taken at their word. */
export const takenOn = [
  '"[Good|Then it is agreed]," says {person}, and [for the first time smiles|breathes out]. "[I shall be waiting|Come back to me when it is done]."',
  '{person} [holds out a hand|nods twice] on it: "[A bargain|Agreed, then]. [You know what I need|The rest is up to you]."',
  '"[My thanks|You take a weight off me]," {person} [says|answers], and [means it|lets you go].',
] as const;

/** Nobody is paid before it is done. */
export const whenDone = [
  '"[When it is done|Afterwards], and not [before|a coin sooner]," says {person}.',
  '{person} [shakes a head|folds both arms]: "[First the work|You will have it], [then the money|when I have what I asked for]."',
  '"[I have been cheated before|That is not how I do it]," {person} [says|answers]. "[You are paid at the end|It waits here for you]."',
] as const;

/** No more is to be had than was offered. */
export const noMore = [
  '"[That is all there is|I have no more to give]," says {person}. "[Take it or leave it|It is a fair sum]."',
  '{person} [will not be moved|spreads two empty hands]: "[What I said is what I can pay|Not a coin more]."',
  '"[You have heard my price|My word on it stands]," {person} [answers|says], "[and it does not grow|no more and no less]."',
] as const;

/** What was wanted is put into somebody's hands. */
export const handsIt = [
  'You [hand|give] {person} {thing}.',
  '{thing} [changes hands|goes from your hand into that of {person}].',
  'You [hold out|lay down] {thing}, and {person} takes it [with both hands|without a word].',
] as const;

export const paysOut = [
  '{person} [counts out|pays] {amount}, [as was agreed|to the last coin].',
  '"[As I promised|A word is a word]," says {person}, and [counts|lays] {amount} into your hand.',
  'And {person} [keeps the bargain|is as good as that word]: {amount}.',
] as const;

export const paidBefore = [
  '"[You have had your money|We are quits]," says {person}[, not unkindly|].',
  '{person} [frowns|raises an eyebrow]: "[I paid you|That was settled between us], [and fairly|did I not]?"',
  '"[It is paid|Twice I do not pay]," {person} [answers|says].',
] as const;

/** It is promised, and not at hand. */
export const whereIsIt = [
  '{person} [looks at your hands|waits]: "[And where is it|Then show me]?" You have no {thing} with you.',
  '"[I see no {thing}|You come without the {thing}]," says {person}.',
  'You [reach into your pack|feel for it], and there is no {thing} in it; {person} [sighs|says nothing].',
] as const;

export const notYetDone = [
  '{person} [listens|hears you out], and [is not convinced|shakes a head]: "[Not yet|That is not all of it]."',
  '"[Is that so|So you say]," says {person}. "[Come back when you know more|I would have to be sure of it]."',
] as const;

export const itPays = [
  '"{Amount}," says {person}[, as before|]. "[That is what it is worth to me|I have not changed my mind]."',
  '{person} [holds up a purse|does not hesitate]: "{Amount}, [when it is done|and you will have earned it]."',
  '"[I told you|As I said]: {amount}," {person} [repeats|answers].',
] as const;
