import type { Attitude } from '../world/world.ts';

/** `{sum}`: `5 gold`; `{rest}`: what is left of it. */
export const handedOver = [
  '{sum} [goes|passes] from your purse to {person}[, coin by coin|, counted twice|]; {rest}.',
  'You count out {sum} for {person}; {rest}.',
  '{person} takes {sum} from you, [and the coins are looked at closely|and the coins are gone]; {rest}.',
  'You [lay down|count down] {sum} before {person}[, without haste|, and the coins stay there|]; {rest}.',
] as const;

/** The same, where the player has just said how much. */
export const coinsGone = [
  'The coins [go|pass] from your purse to {person}[, one by one|, counted twice|]; {rest}.',
  'You count the coins out for {person}[, one after the other|]; {rest}.',
  'Coin by coin, the money changes hands; {rest}.',
  'You part with the coins, and [they are gone|{person} counts them too]; {rest}.',
] as const;

export const paidThanks: Record<Attitude, readonly string[]> = {
  friendly: [
    '"[That is more than fair|Much obliged|You are a good customer]," [says|answers] {person}[, brightening|].',
    '{person} [beams|is visibly cheered]: "[Anything else you need, you ask me|That will not be forgotten|Honest coin, and gladly taken]."',
    '"[Done, and thank you|That settles it nicely]," says {person}[, and tucks it away|].',
  ],
  wary: [
    '"[Coin I understand|That helps]," [says|answers] {person}, [a shade less stiffly|not unkindly now].',
    '{person} [bites on one coin|weighs it] and [thaws a little|nods, if only just].',
  ],
  hostile: [
    '{person} takes it [as one takes what is owed|without thanks], and [the look stays what it was|says nothing].',
    '"[That does not make it good|It is a beginning]," says {person}.',
  ],
};

export const notEnough = [
  'You [reach into|look into] your purse for {sum}, but there is only {have}; nothing changes hands.',
  'You count your coins for {person}: there is only {have}, [which is not enough|too little by some way], and nothing changes hands.',
  'You turn your purse over: only {have} is in it, and {person} [waits in vain|is not paid].',
] as const;
export const noGold = [
  'You [reach for|turn out] your purse, and there is no gold in it at all; nothing changes hands.',
  'There is not a single gold piece on you, so {person} gets nothing[ for now| yet|].',
] as const;

export const noUseForGold = [
  '{Who} [has no use for|does not so much as look at] your gold; [it stays in your purse|you keep it].',
  'Gold is nothing to {who}; [it stays in your purse|you keep it].',
] as const;

export const given = {
  thanks: [
    '{person} [takes {gift} in both hands|turns {gift} over and over]: "[For me|Truly]? [Thank you|I will not forget it]."',
    '"[That is kind|Nobody has given me anything in a long while]," says {person}, and [takes {gift} carefully|keeps {gift} close].',
    '{person} [accepts {gift} with a nod|is surprised, and pleased, and takes {gift}].',
    '{person} [looks from you to {gift} and back|weighs {gift} a moment] and [smiles|says thank you, and means it].',
  ],
  coolly: [
    '{person} [takes {gift} without a word|looks for the catch and takes {gift}], [but the eyes are a little less hard|and something eases].',
    '"[What is the catch|And what do you want for it]?" asks {person}, but [takes {gift}|{gift} is taken].',
  ],
} as const;

export const notCarried = [
  '[Pocket by pocket|From the top of your pack to the bottom], you look for it: [no {item} to be found|there is no {item}][, and {person} waits in vain|].',
  'You [look through your things|feel for it], but you carry no {item}; {person} [gets nothing|holds out a hand in vain].',
  'There is no {item} among your things, so {person} gets nothing.',
  'You have no {item} to give, and nothing changes hands.',
] as const;
export const tooFew = [
  'You carry only {have} of that, so nothing changes hands [yet|for now].',
  'There are only {have} of those in your pack; nothing changes hands.',
] as const;
export const notYours = [
  '{Thing} is not yours to give [as long as it stands there|yet]; you would have to take it first.',
  'You would have to have {thing} in your hands first, and you do not.',
] as const;

export const toCompanion = [
  '{Gift} [passes|goes] to {friend}, who has it now.',
  'From your hands to those of {friend}: {gift} [has changed owners|is where you wanted it].',
  '{friend} has {gift} now, [and your load is lighter|hand to hand].',
] as const;

export const animalsGiven = [
  '{Thing} [sniffs at {gift}|takes {gift}], and [that is the end of that|seems to think well of you].',
  '{Thing} [makes short work of {gift}|noses at {gift} first, then accepts it].',
] as const;

export const sold = [
  '"[Here|There you go]," says {person}. {sum} [goes the other way|is the price, and you pay it]; {rest}.',
  '{person} [names the price|holds out a hand], {sum}, and you pay it; {rest}.',
  'For {sum} {person} lets you have it; {rest}.',
] as const;
export const served = [
  '{person} [sets it down before you|sees to it], for {sum}; {rest}.',
  '"[Coming up|Right away]," says {person}, and takes {sum} for it; {rest}.',
] as const;
/** Of what may as well be a bed as a bowl of soup. */
export const seenTo = [
  '"[Coming up|Right away|You shall have it]," says {person}, and takes {sum} for it; {rest}.',
  '{person} [nods and sees to it|sees to it at once], for {sum}; {rest}.',
  '{sum} [changes hands|goes to {person}], and {person} sees to it; {rest}.',
] as const;
export const nothingToSell = [
  '{person} [spreads both hands|shakes {their} head]: "[I have no {ware} to sell|There is no {ware} here to be had from me]. [I am {a roleThing}, not a shop|Ask somebody who trades]."',
  '"[No {ware} to sell, I am afraid|I do not sell {ware}]," [says|answers] {person}. "[You would need a merchant for that|What I have, I need]."',
  '{person} has no {ware} to sell[, not for any price|, and says so plainly|].',
] as const;
export const sellsThese = [
  '{person} has no {ware} [to sell|on offer]; [what there is for coin is|for coin you can have] {wares}.',
  '"[No {ware}|{ware} I do not have]," says {person}. "[I can sell you|I have] {wares}."',
] as const;
export const wantsNone = [
  '{person} turns {ware} over once and [hands it back|lets you keep it]: "[I have no gold to spare for that|Keep it; you will need it more]."',
  '"[I do not buy|I have nothing to pay you with]," says {person}, and [{ware} stays with you|shakes {their} head at {ware}].',
] as const;
export const noTrade = [
  '"[Not with you|I do not trade with you]," says {person}, and [means it|turns away].',
  '{person} [has nothing for you|shakes {their} head], [not for any gold|whatever you would pay].',
] as const;

/** Of a mouthful that is offered. */
export const sharedDrink = [
  '{person} takes a mouthful, [wipes the neck|looks at it] and hands it back: "[That was kind|I needed that|Much obliged]."',
  '{person} drinks, not too much, and [gives it back with a nod|sighs, and gives it back].',
  '"[I will not say no|Gladly]," says {person}, drinks, and hands it back to you.',
] as const;
