/** Things said at the table rather than in the tale. */
export const chatter = [
  '[Good to have you here|Glad you are with us], {you}. [Whenever you are ready|Take your time]: {situation}',
  '[Noted with a smile|Duly noted], {you}. [Back in the tale|Meanwhile], {situation}',
  '[The fire pops|Somebody stirs the fire], and the tale [waits for you|picks up again], {you}: {situation}',
  '[Ha|Right then], {you}. [Where were we|Now]: {situation}',
] as const;

export const aboutMaster = [
  'I am the storyteller that comes with Fireside, {you}: no language model, only tables, dice and a long memory for who did what. [Say plainly what you do|Plain words work best with me], and I will do the rest.',
  'No mind in here but a [well-worn|patient] book of tales, {you}; I am the built-in storyteller, and your table can connect a language model whenever it likes. Until then, tell me what you do in [plain|simple] words.',
] as const;

export const hints = [
  'You could {first}, {second}, or {third}, {you}.',
  '[No shame in asking|A fair question], {you}. From here you might {first}, or {second}; and you can always {third}.',
  'If I were in your boots, {you}, I would {first}. [Failing that|Or else], {second}, or {third}.',
  '[Three|A few] things [come to mind|suggest themselves], {you}: {first}, {second}, or {third}.',
] as const;

export const declined = [
  '[Very well|As you like], {you}. [It was only a thought|Nobody will make you]; {situation}',
  'You [shake your head|think better of it], and {place} does not argue. [Still|All the same], {situation}',
] as const;

export const status = {
  whole: [
    '{you} [is unhurt|has not a scratch]: {hp} of {max} HP. {carry}',
    'You feel [fine|fit for anything]; the sheet says {hp} of {max} HP. {carry}',
  ],
  hurt: [
    'You are [scraped and sore|hurt, but on your feet]: {hp} of {max} HP. {carry}',
    '{you} stands at {hp} of {max} HP and [feels each missing one|could do with a rest]. {carry}',
  ],
  none: [
    'You play without a character sheet, {you}, so nothing is written down about you [but what the others remember|yet]; every roll you make is a plain die. [A character can be added at any time|You can pick a character whenever you like].',
    'There is no sheet under your name, {you}: plain dice, [empty pockets|no hit points to lose] and a clear conscience.',
  ],
} as const;

export const rules = {
  quoted: [
    'The books have this, {you} ({source}): {quote}',
    '[Let me look it up|One moment, {you}]. {source} says: {quote}',
    '{source} [settles it|has the answer], {you}: {quote}',
  ],
  again: [
    'It is the same passage as before, {you}: {source}. [Read it once more if it helps|I have nothing better than that]; {situation}',
    'I [stand by|can only repeat] {source}, {you}. [And now back to the tale|Meanwhile], {situation}',
  ],
  missing: [
    'I have gone through the rulebooks, {you}, and found nothing that [answers|fits] this well enough to quote. At this table we keep it simple: say what you attempt, and I will call for a twenty-sided die [and the fitting part of your sheet|plus whatever your sheet adds].',
    'The books on my shelf are silent on that, {you}. [Tell me what you want to try|Describe it in plain words], and we will let one roll decide it [fairly|and move on].',
  ],
} as const;

/** `{notation}` is exactly what was asked of the dice. */
export const rollRequests = {
  ask: [
    '[Your dice|Over to your dice|Dice in hand], {you}: [roll|throw] {notation} for {reason} and [tell me the total|say what it comes to|let me have the total].',
    '[This one is yours|Now it is up to you|I leave this one to you], {you}: please roll {notation} for {reason} and [give me the total|tell me the sum].',
    '[Everything hangs on this|The moment is yours|Now we shall see], {you}: {notation} for {reason}, and [tell me what you get|name me the total].',
    '{you}, [roll|pick up the dice and roll|let us have] {notation} for {reason}[, and then the total, please|; what is the total|, and call out the total].',
    'It [comes down|is up] to the dice, {you}: {reason}, {notation}; [what is the total|what do they say|how much does it make]?',
    '[Before we know|Before I can say more], the dice have to speak, {you}: {notation} for {reason}[, total included|, and give me the sum|].',
  ],
  again: [
    '[I did not catch a number|There was no number] in that, {you}: the roll is still {notation} for {reason}; [what did the dice say|what do you get|what is the total]?',
    '[No hurry|Take your time|Whenever you are ready], {you}: when you have rolled {notation} for {reason}, [just tell me the total|give me the sum].',
    'We are still waiting on your dice, {you}: {notation}, for {reason}[; or say "roll for me"|, or tell me to roll it for you|].',
  ],
  impossible: [
    'A total of {number} cannot come from {notation}, {you}, however [kind|generous] the dice; [have another look|roll it once more] and tell me the total for {reason}.',
    'With {notation} there is no way to a {number}, {you}; [check the dice again|let us try that again], please: what is the total for {reason}?',
    '[Much as I would like it|Tempting], {you}, but {notation} does not [make|reach] {number}; [one more throw|once again], please, for {reason}.',
  ],
  delegated: [
    '[Gladly|As you wish|With pleasure], {you}: I [roll|throw] it for you.',
    'Then I [shake|throw|roll] the dice [on your behalf|in your stead], {you}.',
  ],
} as const;
