/** Whoever tries what is locked. */
export const itIsShut = [
  'The {box} is {shut}; [it does not move|it gives not a hair].',
  '[It is no use|Nothing moves]: the {box} is {shut}.',
  'You [pull|try], and [try again|look closer]: {shut}, the {box}[, and well made|].',
  '[Shut is shut|So that is that]: {shut}, the {box}, [and nothing to be done with bare hands|top to bottom].',
] as const;

export const noKeyFits = [
  'You [carry|have] no key that [fits|turns in] the {box}.',
  '[Nothing on your ring|No key of yours] [fits|goes into] the lock of the {box}.',
  'For the {box} you [would need|are missing] the key.',
] as const;

export const notThatWay = [
  'The {box} [will not open|does not open] [like that|in that way].',
  '[That is not how it goes|So it does not go]: the {box} [stays as it is|holds].',
  '[You see soon enough|It is plain after a moment] that the {box} [cannot be had that way|wants something else].',
] as const;

export const keyTurns = [
  'The {key} [turns|goes round], and the {box} is open.',
  '[With a click|After a little coaxing] the {key} opens the {box}.',
  'The {key} fits the {box}[, stiffly|], and [the lock gives|something springs back].',
] as const;

export const givesWay = [
  'The {box} [gives way|comes open] [with a crack|under your hands].',
  '[Something breaks|There is a snap], and the {box} is open.',
  'At last the {box} [opens|yields].',
] as const;

export const lockYields = [
  'The lock of the {box} [clicks|springs back]: open.',
  '[One pin after another|Tumbler by tumbler] the lock gives, and the {box} is open.',
] as const;

export const holdsOut = [
  'The {box} [holds|withstands it].',
  '[It creaks and holds|Not this time]: the {box} stays {shut}.',
  '[For all your trouble|After a while you let go]: still {shut}.',
] as const;

/** Not that they have it or find it: whoever tells that lets it stand on a sheet. */
export const liesIn = [
  '[Inside|Within]: {things}.',
  'In the {box} [there is|lies]: {things}.',
  '[It holds|The {box} holds] {things}.',
  '[To be seen in it|What it has kept]: {things}.',
] as const;

export const stillIn = [
  'The {box} [stands open|is open as it was]: {things}.',
  'In the {box} there is still {things}.',
  '[Still in it|There remains]: {things}.',
] as const;

export const emptyNow = [
  'The {box} is [empty|bare to the bottom].',
  '[Nothing|Not a thing] [is|lies] in the {box}.',
  'There is [nothing|no more] in the {box}.',
] as const;

export const takenOut = [
  'You [take|pack away] {things}.',
  '{Things}: [in your pack now|yours to carry].',
  '[With that|Now] you have {things}.',
] as const;

/** What nobody has seen so far. */
export const notSeen = [
  'You [see|find] no {thing} here[, as things stand|].',
  'There is no {thing} [in sight|to be seen].',
  '[No {thing} is to be had|A {thing} you do not see] as things are.',
] as const;

export const haveIt = [
  'You have {things} [already|with you as it is].',
  '[No need|That is done]: {things} [is among your things|is in your pack].',
  '{Things} you [took before|carry already].',
] as const;
