import type { Threat } from '../types.ts';

export const mysteryThreats: readonly Threat[] = [
  {
    id: 'the-second-will',
    tags: 'murder will inheritance manor heir family poison detective butler house crime death killer',
    titles: ['The Second Will', 'A Death {atHub}', 'One Glass Too Many'],
    pitch:
      'Old Lord Ashgrove of {hub} was found among his orchids with a smile on his face and no will in the safe. Every guest had a reason, and one of you has been asked to find the right one before the fog lifts.',
    quest: 'Find out who killed Lord Ashgrove',
    villain: {
      name: 'Doctor Lavinia Crane',
      proper: true,
      pronoun: 'she',
      attacks: [
        'drives a hypodermic at your neck',
        'fires the revolver from inside her muff',
        'swings a heavy brass orrery at your head',
        'dashes a phial of biting fumes at your feet',
      ],
      words: 'doctor lavinia crane physician woman villain murderer killer boss',
    },
    minion: {
      name: 'hired rough',
      pronoun: 'he',
      attacks: [
        'swings a lead-weighted stick at your knee',
        'drives a fist at your stomach',
        'tries to get a sack over your head',
        'slashes at your coat with a razor',
      ],
      words: 'hired rough roughs thug thugs man men ruffian enemy enemies foe',
    },
    hook: [
      '"The doctor says heart," {patron} tells you in an undertone, "and the doctor signed the paper before she had seen him. I want to know who was in the winter garden. I should like to know it before I am asked to dine with them again."',
      '"I found him," says {patron}, "and I moved his hand, because it was pointing at something. I have not told the police. I will tell you, if you will find out what it means."',
    ],
    rumours: [
      'He changed his will every spring, like other people change the curtains.',
      'There was a child, years ago, that one did not mention. One still does not.',
      'The parrot is the only one in that house who never told a lie.',
      'He took his drops at nine, always. Somebody else has been counting them.',
      'I saw a light {atLair} on the night, and I told the constable, and the constable told me to see an oculist.',
      'Ask who paid for the lilies. No, I shall not say more. I have a position.',
    ],
    clues: [
      {
        text: 'A prescription in a firm, slanting hand calls for ten times the dose that anybody should have, and it is signed L.C.',
        fact: 'The fatal dose was prescribed by L.C.',
      },
      {
        text: 'A draft of the second will has been burnt, but not well enough: everything was to go to an unnamed daughter, and the papers that prove her are kept {atLair}.',
        fact: 'There is a second will, and the proof lies {atLair}.',
      },
      {
        text: 'The birth certificate settles it, for it names the daughter as Lavinia: she killed a father who was on the point of acknowledging her, and the letter in which he says so was never opened.',
        fact: "Lord Ashgrove's unopened letter would have given Lavinia Crane everything.",
      },
    ],
    signs: [
      'The telephone line goes dead in the middle of a word.',
      'You find a lily on your chair, with a card in the shape of a question.',
      'Somebody has been through your coat, and put everything back a little too neatly.',
      'Across the lawn a light blinks three times, and somebody in the house blinks back.',
    ],
    twists: [
      {
        text: 'It comes to you with the coldness of arithmetic: the poison was in the glass that stood next to his, and the glass was poured for {patron}.',
        fact: 'The poison was first meant for {patron}.',
      },
      {
        text: "The dead man's watch was wound after he died, and only one person in the house winds other people's watches: {patron}, who has known all along.",
        fact: '{patron} was with the body and has kept silent.',
      },
    ],
    weakness: {
      words: 'letter daughter certificate father unopened read prove proof acknowledge',
      use: "You lay the unopened letter on the floor between you, with the seal toward her, and for once Lavinia Crane's hands are not steady.",
    },
    ambush: [
      'The lamp is knocked from your hand, and in the dark you hear {minions} spreading out, breathing through their mouths.',
      'A whistle, a scrape of boots, and {minions} step out where the light is worst.',
    ],
    confront: [
      '"You have been so very thorough," says a pleasant voice, and Doctor Crane closes the door behind you and puts the key down the front of her dress. "Do sit. I always think that people take bad news better sitting."',
    ],
    taunts: [
      '"You cannot prove a heartbeat," says Doctor Crane.',
      '"Everybody in this room wanted it done," Doctor Crane observes. "I was merely the one with clean hands."',
      '"He never once asked my first name," says Lavinia Crane.',
    ],
    sway: [
      'Doctor Crane opens her mouth to answer, and for once there is no answer in it.',
      'Somebody in the half circle stands up and moves away from her chair.',
      "A pulse has begun to beat in the doctor's white throat.",
    ],
    turning: [
      'The revolver wavers, and the whole room breathes in.',
      'Lightning strikes close, and in it you see that Lavinia Crane is crying, furiously, without a sound.',
    ],
    victory: [
      'The revolver slides across the floor, and the constable, who has been behind the curtain all along, says the words. By morning the fog has lifted from {hub}, and somebody has opened all ninety windows.',
    ],
    resolved: [
      'She opens the letter at last and reads it to the end, and then hands you the revolver, butt first. "He might have said so," says Lavinia Crane, and holds out her wrists as if they were somebody else\'s.',
    ],
    defeat: [
      'The coroner says heart, for each of you, and signs without looking. {atHub} the lilies come every Friday, and the new mistress is known for her light hand with the drops.',
    ],
  },
  {
    id: 'the-paper-saint',
    tags: 'theft forgery art blackmail painting museum thief jewel stolen city noir detective gangster secret',
    titles: ['The Paper Saint', "The Forger's Alibi", 'A Quiet Word {atHub}'],
    pitch:
      'Somebody is selling the secrets of {hub}, one envelope at a time, and the envelopes have begun to kill people. The trail is made of paper, and somebody is burning it behind you.',
    quest: 'Unmask the blackmailer who is called the Paper Saint',
    villain: {
      name: 'the Paper Saint',
      proper: true,
      pronoun: 'he',
      attacks: [
        'throws a paper knife with a flick of the wrist',
        'sweeps a burning lamp from the shelf at you',
        'strikes with the silver head of a cane',
        'fires a small, well-made pistol through his coat',
      ],
      words: 'paper saint blackmailer man villain boss',
    },
    minion: {
      name: 'letter carrier',
      pronoun: 'he',
      attacks: [
        'jabs at your ribs with a mailbag hook',
        'swings a loaded satchel at your ear',
        'tries to throttle you with a length of parcel string',
        'stamps on your foot and swings',
      ],
      words: 'letter carrier carriers postman postmen thug thugs man men enemy enemies foe',
    },
    hook: [
      '"I have paid him for eleven years," {patron} says, "and last week he sent the money back. It means that he has sold me to somebody else. Find him. I will tell you what I did, when it no longer matters."',
      '"My brother got an envelope on Monday," says {patron}, "and on Tuesday he went off the roof. This is mine. I have not opened it. I would rather you found out who sends them."',
    ],
    rumours: [
      'He is called the Saint because he always forgives you, at a price, on the first of the month.',
      'Nobody has ever seen him write. He collects; other people do the sinning.',
      'The envelopes are cream laid, and there is one shop that sells it, and the shop burnt down.',
      'He has a weakness, they say: he cannot bear to destroy anything that is signed.',
      'I would look {atLair}, if I were brave. I am not brave. I am a father.',
      'Somebody {atHub} feeds him. You cannot know what he knows and not dine with us.',
    ],
    clues: [
      {
        text: 'An envelope has been steamed open and sealed again, and the watermark in it is a haloed head: the Paper Saint.',
        fact: 'The blackmailer signs with the watermark of a saint.',
      },
      {
        text: 'The postmarks make a pattern, when you lay them out, a wheel with one hub, and the hub is {lair}.',
        fact: 'All the envelopes pass through {lair}.',
      },
      {
        text: 'Here is the one thing he could never bring himself to burn, his own confession, signed as a young man, which would hang him in an afternoon.',
        fact: "The Paper Saint's own signed confession still exists.",
      },
    ],
    signs: [
      'An envelope is waiting for you where no one knew that you would be.',
      'Ash comes down out of a clear sky, and there is handwriting on it.',
      'Somebody speaks your name behind you, with the middle name, which you never use.',
      'The bells of {hub} are ringing for somebody who was alive at supper.',
    ],
    twists: [
      {
        text: 'The hand on the oldest envelopes is one that you have seen today, signing a cheque to you: {patron} wrote the first of them.',
        fact: '{patron} wrote the first letters.',
      },
      {
        text: 'You hold the sheet against the light, and the truth shows through: the Saint has been dead for years, and somebody who inherited his files has inherited his trade.',
        fact: 'The first Paper Saint is dead, and an heir goes on in his name.',
      },
    ],
    weakness: {
      words: 'confession signed burn paper signature fire read publish',
      use: 'You hold the confession near the flame, and the Paper Saint goes as white as his letterhead.',
    },
    ambush: [
      'The light goes out, as arranged, and {minions} come at you from both sides with their satchels swinging.',
      'A polite cough, and there are {minions} in front of you, and a less polite one behind.',
    ],
    confront: [
      'Files rise to the ceiling on every side, and at the one lit desk sits a small man in sleeve garters, blotting a line. "You will be in the third drawer," says the Paper Saint. "I looked you up as soon as you began."',
    ],
    taunts: [
      '"Everybody has a drawer," says the Paper Saint.',
      '"I have never told a single lie," the Paper Saint remarks. "It is the rarest thing about me."',
      '"Think who you would be harming," says the Paper Saint. "I can read you the list."',
    ],
    sway: [
      'The pen stops in the middle of a word, and a blot spreads.',
      "The Paper Saint takes off his spectacles and looks, without them, like anybody's uncle.",
      'Somewhere in the files a drawer slides shut by itself.',
    ],
    turning: [
      "A cabinet goes over with a roar, and thirty years of other people's secrets slide across the floor.",
      'The Paper Saint snatches at a burning page with his bare hand.',
    ],
    victory: [
      'They take him down the steps in his sleeve garters, and he asks whether somebody would please turn off the lamp. The files burn until noon, and all over {hub} people stand at their windows and breathe.',
    ],
    resolved: [
      'The Paper Saint puts his keys on the blotter, in order of size. "Burn them," he says, "I could never," and when the smoke goes up over {hub}, it is the first time that anybody has seen him smile.',
    ],
    defeat: [
      'Your drawer is the third from the left, and it is fuller than you would have thought. {atHub} the envelopes go out on the first of the month, and people forgive one another less and less.',
    ],
  },
];
