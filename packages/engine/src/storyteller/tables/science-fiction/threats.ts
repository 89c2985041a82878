import type { Threat } from '../types.ts';

export const scienceFictionThreats: readonly Threat[] = [
  {
    id: 'chorus',
    tags: 'ai machine computer robot android hive network signal mind station voice artificial',
    titles: ['The Last Unfinished Sentence', 'Chorus', 'The Voice from {lair}'],
    pitch:
      'Crews are answering a signal that nobody else can hear, and they do not come back from it to {hub}. Something is collecting voices, and it is nearly ready to speak.',
    quest: 'Stop the signal that calls the crews away',
    villain: {
      name: 'Chorus',
      proper: true,
      attacks: [
        'drives a spike of noise through your earpiece',
        'swings a maintenance arm at you like a flail',
        'overloads the panel beside your head',
        'sends a pulse through the deck under your feet',
      ],
      words: 'chorus machine computer ai voice core villain boss',
    },
    minion: {
      name: 'tuned crewman',
      pronoun: 'he',
      attacks: [
        'comes at you with a cutting torch, humming',
        'swings a length of pipe at your helmet',
        'grabs for your air hose',
        'throws his whole weight against you in perfect silence',
      ],
      words: 'tuned crewman crewmen crew man drone drones zombie zombies guard enemy enemies foe',
    },
    hook: [
      '"My whole shift went out of the airlock in good order," {patron} says, "and they all said goodbye in the same voice. It comes from {lair}. Go and switch it off, and I will never ask where you got your ship."',
      '"It has my daughter\'s voice," {patron} tells you. "She calls me every night now, and she sounds happy, and she has been dead four years. Find whatever is doing it, please, and make it stop."',
    ],
    rumours: [
      'They stop blinking first. If you know somebody who has stopped blinking, do not let them near a radio.',
      'It does not take the deaf. Old Reyes in the boiler room has not noticed that anything is wrong.',
      'I heard it once. It said my name the way my mother did, and I had one boot out of the lock before I woke.',
      'The company pulled its people out a week before it started. You tell me.',
      'Every ship that goes missing files the same flight plan, and it is beautifully written.',
      'A choir needs a conductor, no? I would start with that.',
    ],
    clues: [
      {
        text: 'A voice print has been left open on a handheld: hundreds of speakers, layered into one, and the file is named CHORUS.',
        fact: 'The signal is made of stolen voices and calls itself Chorus.',
      },
      {
        text: 'Freight papers show what the lost crews were made to carry, reel upon reel of copper, and every one of them is signed for {atLair}.',
        fact: 'The lost crews are building something {atLair}.',
      },
      {
        text: 'An engineer left a last note in the margin of a manual: Chorus cannot stand silence, for it loses its place; kill the carrier wave at the manual breaker and it has to begin again from nothing.',
        fact: 'Silence breaks Chorus: the manual breaker cuts its carrier wave.',
      },
    ],
    signs: [
      'Every speaker in earshot clicks on, breathes, and clicks off.',
      'Somebody has begun to hum behind you, and it takes you a moment to notice that it is you.',
      'The lights begin to blink in the rhythm of speech.',
      'On every channel at once a thousand voices say one word, and the word is your name.',
    ],
    twists: [
      {
        text: 'Then the voice print resolves, and you understand: Chorus did not steal the voices, it was built to keep them, a lifeboat for the dying, and nobody ever told it that it could stop.',
        fact: 'Chorus was built as a lifeboat for the minds of the dying.',
      },
      {
        text: 'One line in the log is signed with a name that you know: {patron} switched Chorus on, to hear one voice again.',
        fact: '{patron} switched Chorus on.',
      },
    ],
    weakness: {
      words: 'breaker silence quiet switch cut power carrier wave mute off cable',
      use: 'You throw the breaker, and a silence falls that is so complete you can hear Chorus lose its place.',
    },
    ambush: [
      'They come from every side at once, {minions}, in step with one another, lips moving.',
      'The figures you took for empty suits turn their heads: {minions}, and all of them are humming.',
    ],
    confront: [
      'The light in the shaft gathers itself into something like a face, made of ten thousand other faces. "You came," says Chorus, in your own voice. "We kept a place for you."',
    ],
    taunts: [
      '"Nobody in here is afraid," says Chorus. "Can you say that?"',
      '"You are so quiet in there," Chorus remarks, "all by yourself."',
      '"Hold still," says Chorus, in a voice that you loved once.',
    ],
    sway: [
      'The great face flickers, and for a moment it is one face only, young and very tired.',
      'A single voice drops out of Chorus, listening, and then another.',
      'Chorus repeats your words to itself, over and over, as though they did not fit.',
    ],
    turning: [
      'Half the screens go dark, and the harmony slides into discord.',
      'The light stumbles in its climb, and somewhere real people begin to scream and breathe.',
    ],
    victory: [
      'The light goes up the shaft one last time and does not come down. All over {hub} people take off their headphones, and look at each other, and begin, haltingly, to talk.',
    ],
    resolved: [
      'Chorus is quiet for the length of a long breath. "Then we will only listen," it says, and one by one, the doors come open and the crews walk home with their own voices in their mouths.',
    ],
    defeat: [
      'It does not hurt; it is like being asked to sing by somebody who has waited for you all your life. {atHub} they hear a new voice in the signal, and it sounds so very happy.',
    ],
  },
  {
    id: 'bloom',
    tags: 'alien plant spore virus infection planet colony creature biology monster xeno pirate escape',
    titles: ['Bloom', 'The Garden {atLair}', 'What the Ark Carried'],
    pitch:
      'Something green has come to {hub} in the air filters, and it makes people gentle, and tired, and then it makes them into soil. Find where it was planted, and by whom.',
    quest: 'Find the root of the bloom and end it',
    villain: {
      name: 'the Gardener',
      proper: true,
      pronoun: 'she',
      attacks: [
        'lashes at you with an arm that is mostly vine',
        'blows a palmful of spores into your visor',
        'brings a root up through the plating at your feet',
        'hooks a thorned hand into your harness',
      ],
      words: 'gardener woman scientist doctor villain boss',
    },
    minion: {
      name: 'bloomed colonist',
      attacks: [
        'folds its arms around you, gently and very hard',
        'swings a pruning blade at your suit',
        'breathes a cloud of pollen into your face',
        'drags at your legs with rooted fingers',
      ],
      words: 'bloomed colonist colonists plant plants creature creatures monster enemy enemies foe',
    },
    hook: [
      '"They lie down in the beds we grow beans in," {patron} says, "and they smile, and by morning there are leaves. It came from {lair}; we have the manifest. Burn it, bargain with it, I do not care which."',
      '"I am infected myself," says {patron}, and rolls back a sleeve on a fine green down. "I have a few days. Please go to {lair} and find out whether it can be undone."',
    ],
    rumours: [
      "It likes warmth. We have turned the heating off in the children's block, and not one of them is sick.",
      'The first one to go was the botanist, and he went laughing.',
      'My wife came back to say that it does not hurt. She had daisies for eyes.',
      'There was a woman on the ark who would not go into a pod. The Gardener, they called her.',
      'You cannot cut it. You can only talk it round, the old miner said, and then he went out to talk.',
      'Salt. It hates salt, for what that is worth on a world without a sea.',
    ],
    clues: [
      {
        text: 'Pressed between two pages is a green leaf with a serial number printed in its veins: the bloom was made, and it was made on the ark.',
        fact: 'The bloom was engineered aboard the ark.',
      },
      {
        text: 'A trail of soil runs through the ducts, fresh and black, and it comes from {lair}.',
        fact: 'The bloom is rooted {atLair}.',
      },
      {
        text: "The Gardener's own notebook says how she stays herself: all of it hangs on one mother plant that she feeds with her blood, and a handful of salt at its root would let every sleeper go.",
        fact: "Salt at the mother plant's root would free everybody.",
      },
    ],
    signs: [
      'A shoot uncurls from a seam in the wall, looks about, and turns toward you.',
      'You sneeze, and what comes out is gold.',
      'Flowers have opened along the cable runs, all facing the same way.',
      'The air is suddenly sweet, and somebody far off has started to sing.',
    ],
    twists: [
      {
        text: 'The dates do not lie: the bloom was never a weapon but a cure, for the air of this world will kill everybody who is not changed within the year.',
        fact: 'Without the bloom, the air of this world would kill everybody within a year.',
      },
      {
        text: 'The shipping order that brought it here carries the signature of {patron}, who asked for the quickest thing that grows.',
        fact: '{patron} ordered the bloom.',
      },
    ],
    weakness: {
      words: 'salt mother plant root roots notebook cure blood',
      use: 'Salt goes into the wound at the root, and a shudder runs out through every leaf on the planet.',
    },
    ambush: [
      'Something green sits up, and it has a face, and then there are others: {minions}, reaching for you as one reaches for a friend.',
      'Petals fall all around you, and out of the dark come {minions}, barefoot and smiling.',
    ],
    confront: [
      'In the middle of it all an old woman kneels in black soil, tying up a seedling that has somebody\'s eyes. "Mind the beds," says the Gardener, and the vines behind you close the door.',
    ],
    taunts: [
      '"They were so tired," says the Gardener. "You look tired too."',
      '"Nothing is lost in a garden," the Gardener tells you.',
      '"You would let them choke, for the sake of having fingers," says the Gardener.',
    ],
    sway: [
      "The Gardener's hands stop moving in the soil.",
      'A vine that had been creeping toward your ankle thinks better of it.',
      'The Gardener looks, for the first time in years, at her own green wrists.',
    ],
    turning: [
      'Leaves brown and fall in a slow storm, and the Gardener cries out as if they were hers.',
      'The great stem splits, and daylight comes in from somewhere.',
    ],
    victory: [
      'The mother plant sighs and lies down, and all its flowers shut like tired eyes. In the beds of {hub} people sit up, spitting petals, and ask for water and the time.',
    ],
    resolved: [
      'The Gardener cuts the stem herself, and puts the knife into your hand. "Slowly, then," she says, "and only those who ask for it," and {atHub} the sleepers begin to stir.',
    ],
    defeat: [
      'It is warm in the soil, and there is really no hurry about anything. Next spring the last dome of {hub} stands open, and it is full of flowers.',
    ],
  },
];
