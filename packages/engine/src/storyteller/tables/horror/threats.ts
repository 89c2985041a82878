import type { Threat } from '../types.ts';

export const horrorThreats: readonly Threat[] = [
  {
    id: 'the-collector',
    tags: 'doll dolls child children mirror house haunted ghost manor hall possession curse collector nightmare family',
    titles: ['The Collector of Faces', 'The Wrong Guest', 'Nobody Leaves {hub}'],
    pitch:
      '{atHub} people wake up and are not quite themselves, and those who loved them are the last to notice. Somebody is collecting faces, and yours has been admired.',
    quest: 'Find out who is wearing the people of this place',
    villain: {
      name: 'the Collector',
      proper: true,
      pronoun: 'he',
      attacks: [
        'draws a long needle across the air at your eyes',
        'reaches for your face with gloved and patient fingers',
        'looses something out of a hand mirror at you',
        'throws a loop of black thread around your wrist',
      ],
      words: 'collector man tailor villain boss faces',
    },
    minion: {
      name: 'borrowed neighbour',
      attacks: [
        'smiles too widely and goes for your throat',
        'scratches at your cheek, searching for the edge',
        "swings a pair of dressmaker's shears at you",
        'embraces you with arms that are stitched on',
      ],
      words:
        'borrowed neighbour neighbours neighbor neighbors people thing things creature creatures monster enemy enemies foe',
    },
    hook: [
      '"That is not my husband," {patron} says, without moving the lips. "He laughs at the right places. He never laughed at the right places. Find where they put the real one, before it is my turn."',
      '"I counted the people in church," {patron} whispers, "and there were more of them than live here. Please. Nobody listens to me, and they have started to be so kind."',
    ],
    rumours: [
      'Ask them about something that only the two of you know. They always say: of course I remember.',
      'They do not like needles. You would think that they would be used to them.',
      'There was a tailor here, before the war, who was sorry for ugly people.',
      'I have put a stitch in the hem of everyone I love, a red one. Look for it. If it is gone, run.',
      'They go to {lair} on the nights without a moon, in their best clothes.',
      'It is not that he takes your face. It is that you are still under it.',
    ],
    clues: [
      {
        text: 'A paper pattern is folded up here, the kind that dressmakers use, and what it would make is a head.',
        fact: 'Somebody cuts patterns for faces: the Collector.',
      },
      {
        text: 'Threads of black silk lead away from here, waxed and even, always in the direction of {lair}.',
        fact: 'The black thread leads to {lair}.',
      },
      {
        text: 'A frightened hand has written down how to undo it: the Collector has no face of his own, and must give back all he has to anybody who makes him look into a true mirror.',
        fact: 'The Collector must not see himself in a true mirror.',
      },
    ],
    signs: [
      'Somebody across the way is wearing your coat, and waves.',
      'You find a single black stitch in the skin of your wrist, quite painless.',
      'Every face that turns toward you now has the same small smile.',
      'In a dark pane you see yourself turn away and leave without you.',
    ],
    twists: [
      {
        text: 'There, among the patterns, is one that has already been used, and it fits {patron} exactly: the person who asked you for help is wearing somebody.',
        fact: '{patron} is one of the borrowed.',
      },
      {
        text: 'The oldest patterns are signed by the townspeople themselves; they came to the Collector of their own will, one ugly year, and asked to be made new.',
        fact: 'The first of them asked the Collector for new faces.',
      },
    ],
    weakness: {
      words: 'mirror glass reflection show look himself true',
      use: 'You turn the mirror, and the Collector sees what is there, which is nothing at all.',
    },
    ambush: [
      'You are not alone, and have not been for some time: {minions}, with their heads tilted at the same angle.',
      'Somebody laughs at the right place, and somebody else, and there they are, {minions}, so close that you can see the seams.',
    ],
    confront: [
      'He is sitting cross-legged on a table, as tailors do, among hundreds of faces pinned up to dry. "Do come in," says the Collector, threading a needle without looking. "You have such good bones."',
    ],
    taunts: [
      '"Hold still," the Collector murmurs, "or it will pucker."',
      '"They are so much happier now," says the Collector. "Ask them. Ask any of them."',
      '"I had one like you once," the Collector says, "and I wore it out."',
    ],
    sway: [
      'The needle stops in the air, trembling.',
      'One of the pinned faces opens its eyes, and the Collector pretends not to see.',
      'The Collector touches the place where his mouth should be, as if to check.',
    ],
    turning: [
      'Threads snap all over the room, with a sound like rain on a drum.',
      'A face slides off its pin, and somewhere somebody starts to scream in their own voice.',
    ],
    victory: [
      'The Collector comes apart along his seams, and there is nothing in him but thread. When you come up into the morning, people are standing in the streets of {hub}, touching their own cheeks and weeping.',
    ],
    resolved: [
      'The Collector bites through the thread and lays his needle in your palm. "I only wanted to see how it is done," he says, and takes the faces down, one by one, and gives them back.',
    ],
    defeat: [
      'It does not hurt, he was right about that, and you can see quite well from where he has pinned you. Down in the street somebody is walking home in your coat, and everyone says how well you look.',
    ],
  },
  {
    id: 'the-tithe-below',
    tags: 'sea ocean cult deep fog island town ritual sacrifice lovecraft cosmic church priest drowned madness',
    titles: ['What {hub} Owes', 'The Tithe Below', 'Low Water'],
    pitch:
      'Every nineteen years the sea around {hub} goes out and does not come back until it has been paid. Tonight it has gone out further than anyone remembers.',
    quest: 'Keep the tithe from being paid',
    villain: {
      name: 'the Deacon',
      proper: true,
      pronoun: 'he',
      attacks: [
        'swings a censer that smokes with something wet',
        'speaks a word that bends the air between you',
        'sends the shadow at your feet to bite you',
        'slashes at you with a gutting knife, praying',
      ],
      words: 'deacon priest preacher man villain boss',
    },
    minion: {
      name: 'salt pilgrim',
      attacks: [
        'claws at you with webbed and bleeding hands',
        'swings a chain with a fish hook on the end',
        'spits brine in your eyes and lunges',
        'bears you down under a soaked robe',
      ],
      words: 'salt pilgrim pilgrims cultist cultists worshipper robe robes enemy enemies foe',
    },
    hook: [
      '"They drew lots in the chapel," {patron} says, "and it fell on a girl of nine. I rang the police, and the police were in the chapel too. You are strangers; you owe it nothing. Help me."',
      '"I was the one they let live, last time," says {patron}, and shows you a wrist with a ring of scars. "I can hear it breathing out there. Do not let them feed it again."',
    ],
    rumours: [
      'It is not evil, the thing out there. It is only hungry, and it can count.',
      'When the water goes out, you can see the steps. Nobody built them for feet.',
      'The Deacon has buried three wives and no coffins.',
      'Salt on the windowsill, that is what my gran said. She did not say which side.',
      'They sing it asleep again afterwards. It is a pretty tune, and you must never learn it.',
      'They will take her to {lair} when the bell goes. It is always {lair}.',
    ],
    clues: [
      {
        text: 'A list of names has been pricked with a pin, one for every nineteen years, and the last pinhole is still bright.',
        fact: 'One of the town is given to the sea every nineteen years.',
      },
      {
        text: 'Small bare footprints cross the wet floor between larger, booted ones, and all of them lead toward {lair}.',
        fact: 'The girl has been taken to {lair}.',
      },
      {
        text: 'The old contract lies here under glass, and its last clause has never been read aloud: the debt passes to whoever collects it, the moment that anyone of {hub} is asked for and refuses.',
        fact: 'A spoken refusal turns the debt against the one who collects it.',
      },
    ],
    signs: [
      'From far out comes a long, satisfied breath.',
      'The taps have begun to run salt.',
      'Fish lie in the road, all pointing the same way, and none of them dead.',
      'The horizon stands up, very slowly, and looks at you.',
    ],
    twists: [
      {
        text: 'In the margin stands the figure that they were all so careful not to add up: the thing died long ago, and what they have been feeding since is only their fear of stopping.',
        fact: 'What the town feeds may have died long ago.',
      },
      {
        text: 'The lot that fell on the girl was marked beforehand, and the mark is the seal ring that {patron} wears.',
        fact: '{patron} marked the lot.',
      },
    ],
    weakness: {
      words: 'refuse refusal contract clause no debt speak aloud read',
      use: 'You say it aloud, the refusal, word for word, and somewhere beneath you a very large account is closed.',
    },
    ambush: [
      'Candles come down out of the dark in two rows, and between them walk {minions}, barefoot and singing.',
      'A smell of low tide comes first, and then {minions}, hooded and dripping, on every side of you.',
    ],
    confront: [
      'The Deacon stands with one hand on the shoulder of a very small girl, and the floor before them is open on black water. "You are in time for the blessing," he says, and he seems to mean it kindly.',
    ],
    taunts: [
      '"One," says the Deacon, "so that all the others may grow old. Show me your better sum."',
      '"It knows you are here," the Deacon says. "It is pleased."',
      '"I gave it my own," says the Deacon. "Do not talk to me of pity."',
    ],
    sway: [
      "The Deacon's hand opens and closes on the girl's shoulder, and opens again.",
      'A pilgrim stops singing, then another, and the tune has a hole in it.',
      "Something in the Deacon's face comes loose, and behind it there is an old, old grief.",
    ],
    turning: [
      'The black water drops by a fathom, as if it had flinched.',
      'The candles gutter, and for the first time the Deacon forgets his place in the prayer.',
    ],
    victory: [
      'The Deacon goes into the water without a cry, and the water closes, and nothing, nothing comes. At first light the tide rolls in over {hub} like any tide, and a small girl asks whether she may have breakfast.',
    ],
    resolved: [
      "The Deacon kneels, and puts the girl's hand into yours. They close the floor that night and nail it shut, the whole town of {hub} together, and then they wait, and the morning comes.",
    ],
    defeat: [
      'The last thing you learn is the tune, and it is as pretty as they said. {atHub} they sing it softly, going home, and do not look at the sea for another nineteen years.',
    ],
  },
];
