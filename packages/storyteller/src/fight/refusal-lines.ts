/** What does not come to blows, and why. */
export const companions = [
  '{ally} fights for the same side, and this table plays together: [keep the blades for the others|keep that for the others].',
  'Not among friends, {you}: [this table plays together|here you stand or fall with one another], and {ally} is one of yours.',
  'You and {ally} are in this together, {you}. [Whatever lies between you, talk it out|The tale has enemies enough for both].',
  'I would rather not, {you}: {ally} belongs to somebody at this table, and we play on the same side.',
] as const;

export const oneself = [
  'There are others who would do that for you, {you}; [let us not save them the trouble|leave it to them].',
  'Not against yourself, {you}. [The tale still needs you|You are needed in one piece].',
] as const;

export const nobodyHere = {
  alone: [
    'There is nobody here to fight[, {you}|]; only {here}, [and no harm in it|and that does not strike back].',
    'You look round for an enemy, and [there is none|nobody offers]: [it is quiet|nothing stirs] {at}.',
    'Your {weapon} has nobody to meet {at}. [Not yet|For now].',
    'No enemy is within reach {at}, {you}[, however hard you look|].',
  ],
  company: [
    'Nobody here [means you harm|has raised a hand against you], {you}. You see {people}, if you want to say whom you mean.',
    'You would have to say whom, {you}: you see only {people}, and no enemy.',
    'There is no enemy {at}, {you}; only {people}.',
    '[As far as you can see|Just now] there is only peaceful company {at}: {people}.',
  ],
} as const;

export const nobodyLike = [
  'No {wanted} is to be seen; [there is|there stands] {foes}.',
  'There is no {wanted} in this fight; you face {foes}.',
  'No {wanted} here, {you}. Whom do you mean: {foes}?',
] as const;

export const absentOutside = [
  'There is no {wanted} here to strike at, {you}[, only {here}|].',
  'You see no {wanted} {at}.',
  'Nobody fights {wantedWord} {at}, {you}: nothing of the kind is here.',
] as const;

export const downAlready = [
  '{foe} is down already; [spare your strength|that one is done with fighting].',
  'There is no need: {foe} [lies still|will not get up again].',
  '{foe} is [beaten|out of it] already, {you}.',
] as const;

export const beatenAlready = [
  '{person} is beaten already and [does not raise a hand|looks up at you]: there is nothing left to fight.',
  'That is over, {you}: {person} [has had enough|will not fight you again].',
] as const;

export const handsFull = [
  'You have your hands full, {you}: {person} is no part of this fight, {foes} is.',
  'Not {person}, not now: {foes} [will not wait|is still at it].',
] as const;

export const noWeapon = [
  'You carry no {wanted}, {you}.',
  'There is no {wanted} among your things, {you}: [look at what you carry|you have {weapons}].',
  'Your hand goes for the {wanted} that you do not own; you have {weapons}.',
] as const;

export const noAmmunition = [
  'A {weapon} wants {needs}, and there are none among your things.',
  'You feel for {needs} and there are none; the {weapon} will have to wait.',
  'No {needs}, no shot, {you}: what else do you have?',
] as const;

export const unplayedSpeaker = [
  'You play nobody in this fight, {you}: [choose a character, and you are in it|you watch it from the edge of the fire].',
  'Without a character there is nothing to strike with, {you}.',
] as const;

export const helplessSpeaker = [
  'You want to, and cannot: you are {condition}.',
  'Nothing in you obeys, {you}: {condition}.',
  'Being {condition}, you [let the moment go|can only watch], {you}.',
] as const;

export const notNow = [
  'That is not to be done just now, {you}.',
  'It [does not come to that|comes to nothing], {you}: something is in the way of it.',
] as const;
