import type { Reading } from '../reader/reading.ts';

export type Tone = Extract<Reading, { kind: 'small talk' }>['tone'];

export const smallTalkLines: Readonly<Record<Tone, readonly string[]>> = {
  greeting: [
    'Hello, {you}! [Good to have you at the fire|The fire is warm and the tale is waiting].',
    'Well met, {you}. [Sit down|Make yourself comfortable]; we are {at}.',
    'Good to see you, {you}. [Whenever you are ready|Take your time], all is where you left it.',
    'And hello to you, {you}. The dice are warm already.',
    'Greetings, {you}. There is always [room|a place] at this fire.',
    'Hey, {you}. [You have missed nothing that will not come back|The tale has kept your place].',
  ],
  thanks: [
    'You are welcome, {you}.',
    'My pleasure, {you}; [thank the dice as well|the tale does most of the work].',
    'Any time, {you}. That is what the fire is for.',
    'Gladly done, {you}.',
    'Do not mention it, {you}[; just keep going|].',
    'It is I who have to thank you, {you}: a tale needs somebody in it.',
  ],
  laughter: [
    'Glad that somebody is enjoying this, {you}.',
    'The fire crackles along with you, {you}.',
    'Laugh while you can, {you}; [the dice have ears|the tale is young].',
    'It gets funnier, {you}, or it gets worse. Often both.',
    'I only tell it, {you}; the jokes are all yours.',
    'That laugh carries all the way across {here}, {you}.',
  ],
  away: [
    'Take your time, {you}: the tale waits for you {at}.',
    'No hurry, {you}; nothing moves here until you are back.',
    'See you soon, {you}. I will keep the fire going.',
    'Off you go, {you}; [your place is kept|nobody takes your seat].',
    'The tale holds its breath until you return, {you}.',
    'We pause here for you, {you}, {at}; just write when you are back.',
  ],
  praise: [
    'Kind of you, {you}. The dice deserve half of it.',
    'You make it easy, {you}.',
    'I shall tell the dice you said so, {you}.',
    'Thank you, {you}; [it is a pleasure to tell it to you|wait until you see the end].',
    'That warms an old storyteller, {you}, or would, if I had anything to warm.',
    'Praise is always welcome at this fire, {you}.',
  ],
  blame: [
    'Fair enough, {you}; tell me in other words what you meant, and I will do better.',
    'I am sorry, {you}. Plain words help me most: who does what, with what.',
    'That may well be my fault, {you}. Let us try it again: what do you do?',
    'You are right to say so, {you}; I am only a storyteller with tables and dice, and some things go past me.',
    'My apologies, {you}. Say it once more, a little plainer, and I will listen harder.',
    'Noted, {you}, and no hard feelings. [Where shall we pick it up|What would you rather do]?',
  ],
  other: [
    'Noted with a smile, {you}. The tale waits {at}, whenever you like.',
    'So it goes at the table, {you}; back in the tale you are still {at}.',
    'Ha, {you}. [Whenever you are ready|Now then]: the tale is waiting.',
    'The fire pops, and nobody minds, {you}. Say the word when you want to go on.',
    'That stays between us at the table, {you}. The tale has not moved.',
    'Good to know, {you}. You are still {at}.',
    'Talk away, {you}; no time passes in the tale meanwhile.',
  ],
  among: [
    'That is for you to settle among yourselves, {you}; I only tell what comes of it.',
    'The table decides, {you}. Talk it over, and no time passes {at} meanwhile.',
    'I stay out of that, {you}: [put your heads together|ask the others], and say what you do.',
    'Let the others speak, {you}; whatever you agree on, I can tell.',
    'Both can be told, {you}. The choice lies with the players, and the fire is patient.',
    'A matter for the whole table, {you}. The tale waits until you are of one mind.',
  ],
  passing: [
    'As you like, {you}: the others may go on.',
    'Then {you} lets this one go by. Who is next?',
    'Quite all right, {you}; whoever wants to may take it from here.',
    'You stay in the background for now, {you}, and miss nothing.',
    'Noted, {you}: nothing from you this time, and the word is free for the next.',
    'Let somebody else go first, then, {you}; your place is kept {at}.',
  ],
};
