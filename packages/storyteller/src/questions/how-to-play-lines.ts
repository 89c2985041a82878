import type { SheetField } from '../reader/reading.ts';

/** What a newcomer asks about playing, in plain words. Each has several wordings, since nothing is told twice in the same ones. */
export const howToPlay = {
  dice: [
    'The dice are for what could go wrong: you say what you do, a twenty-sided die is rolled, what your sheet is good at is added, and the higher the better.',
    'Whatever is easy just happens. Where it is risky one d20 is rolled for you, plus the number on your sheet that fits; it must reach what the thing is hard.',
    'You need no dice of your own: I call for a roll where luck decides, a d20 and what your sheet adds to it, and the table sees what came up.',
  ],
  typing: [
    'Type whatever you like, in as few words as you like: "look around", "ask her about the key" and "I climb the wall" all do.',
    'Short or long, both are fine: a deed ("open the door"), something said ("Who goes there?") or a question to me.',
    'No commands to learn: plain words do. A deed, a sentence in quotation marks, a question; I take it as it comes.',
  ],
  fighting: [
    'Say whom and with what: "I attack the wolf with my axe". The blow is rolled for you, and then the others have their turn.',
    'Just type it: "I hit him with my sword" is enough. A d20 is rolled against how well they are guarded, and then the damage.',
    'To fight, name whom you strike; I roll to hit, I roll the damage, and I say what they do in turn.',
  ],
  casting: [
    'Name the spell and at whom or what: "I cast {spell}". What it costs and what it does is seen to.',
    'Type which spell and where it goes, and that is all; your sheet knows which ones you have.',
  ],
  talking: [
    'Talk to somebody by saying so: "I ask the baker about the noise", or write it in quotation marks.',
    'Name them and say it: "Good evening, what happened here?" Whoever is meant will answer.',
  ],
  moving: [
    'Say where to: "I go to the next room", or "I follow the road". Where the ways lead you can ask at any time.',
    'To get about, name a place or a way that was spoken of, and you are on your way.',
  ],
  healing: [
    'A potion, a spell or a rest: "I drink the potion", "we rest for a while". What it gives back is put on your sheet.',
    'Hit points come back by rest, by potions and by magic; say which, and it is done where you have it.',
  ],
  winning: [
    'There is no score: it is won when you have done what you came for.',
    'You win by bringing the tale to a good end; how, is yours to find.',
    'Nobody counts points: whoever brings the tale to a good end has won.',
  ],
  dying: [
    'Yes, heroes are mortal here: as the table has it, {zero}.',
    'It can end badly, by the rule of this table: {zero}.',
  ],
} as const;

/** Words that stand on a sheet, in a sentence; `field`: where the asker's own number stands. */
export const glossary: readonly { words: RegExp; says: readonly string[]; field?: SheetField }[] = [
  {
    words: /\b(?:armou?r class|ac)\b/i,
    says: [
      'Armor class is the number that whoever strikes at somebody has to roll or to beat.',
      'It says how hard somebody is to hit: a blow must come to that number at least.',
    ],
    field: 'armor class',
  },
  {
    words: /\b(?:hit points?|hp|health)\b/i,
    says: [
      'Hit points are how much somebody can take before they go down.',
      'What one can bear, in a number: wounds make it less, rest and magic more.',
    ],
    field: 'hit points',
  },
  {
    words: /\b(?:saving throws?|saves?)\b/i,
    says: [
      'A saving throw is a d20 to get out of the way of something, or to bear it: the better your ability, the better your chances.',
      'It is what is rolled when something happens to you, and not because you do it: a d20 and the ability that helps.',
    ],
  },
  {
    words: /\b(?:ability checks?|skill checks?|checks?)\b/i,
    says: [
      'A check is a d20 plus what your sheet adds for the skill; it has to reach what the thing is hard.',
      'Whenever it is not certain that something can be done: a d20, plus the skill, against a number for how hard it is.',
    ],
  },
  {
    words: /\b(?:dc|difficulty(?: class)?)\b/i,
    says: [
      'DC is how hard something is, as a number: the roll has to reach it.',
      'The difficulty: 10 is easy enough, 15 takes some luck, 20 a good deal of it.',
    ],
  },
  {
    words: /\b(?:initiative)\b/i,
    says: [
      'Initiative is who comes first in a fight: everybody throws a d20 and adds their Dexterity.',
      'The order in a fight, settled once at its beginning.',
    ],
  },
  {
    words: /\b(?:advantage|disadvantage)\b/i,
    says: [
      'With advantage the d20 is thrown twice and the better one counts; with disadvantage the worse one.',
      'Two dice instead of one: the higher counts when things are in your favour, the lower when they are against you.',
    ],
  },
  {
    words: /\b(?:proficien(?:t|cy)(?: bonus)?)\b/i,
    says: [
      'Proficiency is what somebody has learned: it adds a little to every roll for it, and more at higher levels.',
      'Whatever your character has practised gets a bonus on its rolls; the sheet marks which.',
    ],
  },
  {
    words: /\b(?:modifiers?)\b/i,
    says: [
      'A modifier is what an ability adds to a roll: 10 or 11 adds nothing, every two points above that one more.',
      'It is the small number beside the large one on a sheet, and the one that is added to the d20.',
    ],
  },
  {
    words: /\b(?:spell slots?)\b/i,
    says: [
      'A spell slot is what a spell costs: when they are gone, a long rest brings them back. Cantrips cost none.',
      'Think of them as the breath for magic: each greater spell takes one, and a night of sleep gives them back.',
    ],
    field: 'slots',
  },
  {
    words: /\b(?:d20|d4|d6|d8|d10|d12|d100)s?\b/i,
    says: [
      'The number behind the d is how many sides the die has: a d20 has twenty.',
      'A die with as many sides as it says; two of six sides are written 2d6, for example.',
    ],
  },
];
