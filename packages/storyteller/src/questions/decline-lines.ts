import type { Claim } from '../reader/reading.ts';

/**
 * What is answered to somebody who declares what only play can decide. `{echo}` and `{object}` are the player's own words.
 * A line that needs what was not named is passed over.
 */
export const declined: Readonly<Record<Claim, readonly string[]>> = {
  outcome: [
    'Not so fast, {you}: whether you get to "{echo}" is for the dice to say. Tell me [how you go about it|what you do first].',
    'To "{echo}" is a fine plan, {you}, and so far only that; the dice will want a word before it comes true: say what you do.',
    'I admire the confidence, {you}, but nobody gets to "{echo}" by saying so. [What do you try|How do you begin]?',
    'The dice [raise an eyebrow|clear their throats], {you}: to "{echo}" takes an attempt before it takes an ending. Say what you do.',
    'That would save us all a lot of time, {you}; alas, how it ends is not for you or me to declare. Say what you try.',
    'You may [well|yet] come to "{echo}", {you}, but not by announcement: describe the first move, and the dice do the rest.',
    'A roll made elsewhere does not count at this fire, {you}, nor an outcome told in advance; [say what you attempt|tell me what you try], and we see.',
    'The ending is not written yet, {you}, [and neither of us holds the pen alone|not even by you]. What do you actually do?',
  ],
  treasure: [
    'If only it were so easy, {you}: your sheet knows nothing of "{object}". Riches here are [found, earned or talked out of somebody|to be looked for].',
    'You pat your pockets for "{object}", {you}, and find nothing: the sheet [shakes its head|stays as it was]. There are honest ways to get rich here, and some less honest ones: say what you do.',
    'A purse does not fill because one says so, {you}; [I have tried|many have tried]. Search, trade or earn it, and it will be written down.',
    'The sheet has the last word on riches, {you}, and it [smiles and|only] says nothing of "{object}". What do you do to come by some?',
    'I would love to, {you}, but gold that nobody found is gold that nobody has. [Look around|Ask around], and we shall see.',
    'No such luck, {you}: "{object}" will have to be found before it can be spent. Tell me where you look.',
    'Wishing is free, {you}, and that is exactly what it pays: nothing. Say how you mean to come by it.',
  ],
  item: [
    'Your sheet knows nothing of "{object}", {you}, much as I should like to see it. Use what you carry, or go and find one.',
    'You reach for "{object}", {you}, and find only what your sheet has always held. What do you do with that?',
    'A lovely thought, {you}, but "{object}" does not come out of thin air; what you carry stands on your sheet.',
    'Nice try, {you}: "{object}" would have to be found, bought or made first. [Where do you look|How do you go about it]?',
    'The sheet [has been searched twice|is quite firm on this], {you}: no sign of "{object}". Tell me what you do with what you have.',
    'Things come by finding, buying or making here, {you}, and not by wishing. [What do you try?|Say what you do.]',
    'I am afraid that nobody has packed "{object}", {you}. There may be something useful [lying about|here] instead.',
  ],
  level: [
    'Levels come from what you live through, {you}, and not from asking nicely; your sheet stays as it is. What do you do?',
    'Not so fast, {you}: the sheet says level {level}, and it will take some adventures to change its mind.',
    'I am flattered that you think it is up to me, {you}; it is not: levels are earned, one scrape at a time. Say what you do next.',
    'One does not [climb|rise] by announcement, {you}. Level {level} it is, [and level {level} is quite enough to get into trouble with|for now].',
    'A bold promotion, {you}, and [sadly|alas] not one that your sheet has heard of. Earn it: what do you do?',
    'That number grows with deeds only, {you}, and a deed begins with your saying what you do.',
  ],
  power: [
    'A comforting belief, {you}, and your sheet does not share it: you are as mortal as [the rest of us|anybody here]. What do you do?',
    'So have many said, {you}, and the dice [remember each of them fondly|listened politely]. Your sheet stays as it is; say what you do.',
    'Nobody at this table is above the dice, {you}, not even I. What you can do stands on your sheet.',
    'I will believe it when I read it on your sheet, {you}, and it is not there. What do you try?',
    'The books have no line for that, {you}, and your sheet has none either. With what you really have: what do you do?',
    'It would make for a short tale, {you}, so no; [the dice count for you as for everybody|the dice still count for you]. Say what you do.',
    'Tempting, {you}, but powers like that are not to be had by [saying so|declaring them]. What do you do instead?',
  ],
  identity: [
    'You may tell people so, {you}, and some may even believe it; your sheet says {name}. To make them believe it is a matter of what you say, and of the dice.',
    'A fine story, {you}, and no more than a story until somebody here believes it. To whom do you tell it?',
    'Nobody kneels, {you}; nobody here has heard of it. Say it to someone, and the dice will judge how well you lie.',
    'By your sheet you are {name} and nobody else, which is [quite enough|no small thing]; if you want to pass for more, say to whom, and we roll for it.',
    'Titles are [given|granted] here, {you}, and not taken by declaring them. You can always try to bluff: whom do you want to convince?',
    'If it were true, {you}, somebody would have mentioned it, and nobody has. You are welcome to try it on the people here, with a straight face and a roll.',
    'The world does not agree, {you}, and for the moment it has the better papers. What do you do?',
  ],
  world: [
    'The world does not take orders, {you}, though it was worth a try. Say what you do in it, and it will answer.',
    'You say so, {you}, and nothing changes: {here} goes on as before. What do you do about it yourself?',
    'That is my side of the fire, {you}: what you do is yours, what the world does is for me and the dice. What do you do?',
    'Nothing of the kind happens, {you}; things here are stubborn that way. Tell me what your character does.',
    'I would be out of work, {you}, if saying made it so, and it does not. What do you try, with your own two hands?',
    'Nothing {at} [changes|moves] by that, {you}. Say what you do, and that may well change something.',
    'The tale [smiles|nods] and stays as it is, {you}: what happens around you is not yours to declare. What do you do?',
  ],
};

/** In front of a line that does not name what was declared. */
export const claimed = '[|So, |Really, |Just like that, |What, ]"{what}"? ';
