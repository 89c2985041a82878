import type { Threat } from '../types.ts';

export const modernThreats: readonly Threat[] = [
  {
    id: 'memory-thief',
    tags: 'memory memories clinic corporation company tech hacker data surveillance conspiracy mind city spy agent',
    titles: ["Somebody Else's Summer", 'The Halcyon File', 'Total Recall Value'],
    pitch:
      '{atHub} people are waking up with a summer missing, or a marriage, or a name, and a little money in their account. Somebody is buying memories, and has stopped asking first.',
    quest: 'Find who is stealing memories, and get them back',
    villain: {
      name: 'Adrian Vail',
      proper: true,
      pronoun: 'he',
      attacks: [
        'jabs an injector at your neck',
        'turns every screen in the room to white glare in your eyes',
        'swings a fire axe out of its bracket at you',
        'fires a silenced pistol without getting up',
      ],
      words: 'adrian vail man director boss villain ceo',
    },
    minion: {
      name: 'orderly',
      pronoun: 'he',
      attacks: [
        'comes at you with a shock baton',
        'tries to get a strap around your arms',
        'swings a fist like a sandbag',
        'aims a tranquilliser dart at your thigh',
      ],
      words: 'orderly orderlies guard guards security man men enemy enemies foe',
    },
    hook: [
      '"There is a child\'s room in my flat," {patron} says, "with the bed slept in, and I do not have a child. I do not think I have a child. Somebody {atLair} knows, and they will not let me past the desk."',
      '"I sold them one afternoon," says {patron}. "One, to pay the rent. They came back for the rest on their own. Help me find where it goes, before I forget that I asked you."',
    ],
    rumours: [
      'They pay double for first kisses. For funerals you do not get much.',
      'My mate works nights {atLair}, and he says the lifts go down further than the building does.',
      'If you see a white van with a waterfall on it, you write the plate on your arm, because you will not remember.',
      'You know what I would like to know? Who is buying.',
      'Vail was a doctor, a proper one. He had a wife who forgot him, an inch at a time.',
      'The ones they empty do not mind. That is what frightens me. They are so polite.',
    ],
    clues: [
      {
        text: 'A consent form has been signed in the same hand by forty different names, and witnessed each time by A. Vail.',
        fact: 'Adrian Vail witnesses the forged consent forms.',
      },
      {
        text: 'The routing slips on the ampoules are all for one address: {lair}, top floor, keep upright.',
        fact: 'The stolen memories are kept {atLair}.',
      },
      {
        text: 'The engineer who built it left a way back in: the archive gives everything home at once if somebody speaks the first memory that was stored there, and it is written here, four words, about a woman in a yellow coat.',
        fact: 'Speaking of the woman in the yellow coat makes the archive give everything back.',
      },
    ],
    signs: [
      'You reach for the name of your first school, and there is a smooth place where it was.',
      'A white van goes by, slowly, with a waterfall painted on the side.',
      'Your phone has a photograph on it of you, laughing, with people you have never met.',
      'Across the city, in window after window, people stop what they are doing and frown.',
    ],
    twists: [
      {
        text: "The oldest file is Vail's own, and it explains the rest: he is not selling them, he is searching them, every stolen hour, for one more glimpse of somebody who is gone.",
        fact: 'Vail is searching the memories for his lost wife.',
      },
      {
        text: "The name on the purchase orders is {patron}, again and again, bought and paid for: {patron} has lived on other people's summers for years, and has forgotten that as well.",
        fact: '{patron} was the best customer.',
      },
    ],
    weakness: {
      words: 'yellow coat woman wife words speak remember memory archive',
      use: 'You say it, the woman, the yellow coat, and all along the racks the murmuring stops to listen.',
    },
    ambush: [
      'Rubber soles squeak on either side of you, and {minions} step into the light with their sleeves rolled up.',
      '"Nobody needs to get upset," says a pleasant voice, and {minions} step out of the dark, pulling on gloves.',
    ],
    confront: [
      'Adrian Vail is standing at the glass with his back to you and an ampoule against the light. "This one is a beach," he says. "Nobody in it is anyone, but there is such a lot of sky."',
    ],
    taunts: [
      '"You will not miss it," says Vail. "That is rather the point."',
      '"What did you have for breakfast?" asks Vail. "You see? You throw it away all day."',
      '"I pay," Vail says. "Grief never did."',
    ],
    sway: [
      "The ampoule turns in Vail's fingers, and stops.",
      'Vail looks at you, for the first time, as if you were in the room.',
      'One of the screens goes to a garden, sunlight, a yellow sleeve; Vail does not breathe until it has gone.',
    ],
    turning: [
      "A rack goes over, and the air is suddenly full of other people's birthdays.",
      'Glass breaks somewhere, and Adrian Vail forgets, for a moment, what he was about to do.',
    ],
    victory: [
      'The archive opens like a hand, and Adrian Vail sits down among the humming racks and asks, quite politely, who everybody is. Down {atHub} the buses stop, because all the passengers are laughing, or crying, or ringing home.',
    ],
    resolved: [
      'Vail puts the last ampoule into your hand and types the four words himself. It goes out over {hub} with the dawn, all of it, and he stays at the window, watching for a yellow coat.',
    ],
    defeat: [
      'You wake on a bench {atHub}, with a little money in your pocket and the sun coming up. It is a beautiful morning, and somebody will tell you your name in a minute.',
    ],
  },
  {
    id: 'the-auction',
    tags: 'heist crime gang mafia weapon bomb chase undercover police detective thriller action mercenary kidnapping ransom',
    titles: ['Sold to the Gentleman in Grey', 'The Midnight Lot', 'No Reserve'],
    pitch:
      'At midnight somebody will auction something {atHub} that must not be sold, and the only person who knows what it is has been missing since Tuesday.',
    quest: 'Stop the midnight auction',
    villain: {
      name: 'the Auctioneer',
      proper: true,
      pronoun: 'she',
      attacks: [
        'throws the steel gavel at your head',
        'fires twice through the velvet curtain',
        'drives a hairpin at your eye, smiling',
        'kicks a display case over on you',
      ],
      words: 'auctioneer woman boss villain gavel',
    },
    minion: {
      name: 'doorman',
      pronoun: 'he',
      attacks: [
        'swings a knuckleduster at your jaw',
        'tries to put you through the nearest wall',
        'comes at you with a telescopic baton',
        'draws a machine pistol and sprays the ceiling on the way down to you',
      ],
      words: 'doorman doormen guard guards bouncer bouncers thug thugs man men enemy enemies foe',
    },
    hook: [
      '"My sister catalogues things for rich people," {patron} says. "On Tuesday she rang me from a cupboard and said: it is real, do not let them sell it, and then a number for {lair}. I am not the kind of person who knows what to do. You are."',
      '"There is a sale tonight," says {patron}, "and I was going to bid, God forgive me, until I saw the lot. Get into {lair} and stop it. I will see to it that the police are late in the right way."',
    ],
    rumours: [
      'By invitation only. The invitations are teeth, and you send them back.',
      'There were four bidders. Now there are three, and the flowers were lovely.',
      'She has never raised her voice, the Auctioneer. She never needed to.',
      'The vans came from the clinic side, with an escort, at walking pace.',
      'They hold it {atLair}, they always hold it {atLair}, because you can see who is coming.',
      'I would not ask what it is. I would ask what it wants with bidders.',
    ],
    clues: [
      {
        text: 'It is a page of the catalogue, heavy as a wedding invitation, and the description of the last lot says only: living.',
        fact: 'The last lot of the auction is alive.',
      },
      {
        text: 'A delivery note gives the route by hand-drawn arrows, past every camera in the district, to the goods lift of {lair}.',
        fact: 'The lot was taken to {lair} by the goods lift.',
      },
      {
        text: "The missing cataloguer hid her own notes where only the careful would look: the Auctioneer's whole power is her ledger of past buyers, and she would give up anything in the room to keep it from being read aloud.",
        fact: 'The Auctioneer fears her ledger of buyers being read aloud.',
      },
    ],
    signs: [
      'Every clock you pass is a few minutes fast, and all by the same amount.',
      'A black car rolls by with its window down just far enough for a bidding paddle.',
      "Your own description is read out on somebody's radio, wrongly but with confidence.",
      'Across the skyline the lights go off, floor by floor, until only one is left.',
    ],
    twists: [
      {
        text: 'You turn the photograph over, and there is the last lot, gagged and furious and very much alive: it is the cataloguer herself, who remembers everything she has ever seen.',
        fact: 'The last lot is the missing cataloguer.',
      },
      {
        text: 'The invoice is made out to {patron}, deposit paid: you were hired to break the sale because the reserve was too high.',
        fact: '{patron} is one of the bidders.',
      },
    ],
    weakness: {
      words: 'ledger book buyers read aloud names list notes',
      use: 'You open the ledger and begin to read out names, and the room empties itself like a basin.',
    },
    ambush: [
      'Somebody says "Lot one" into a sleeve, and {minions} come out of the dark where they have been leaning.',
      'A hand falls on your shoulder, and it belongs to one of several {minions}, all in very good suits.',
    ],
    confront: [
      'Gilt chairs, champagne, and under a white cloth something that breathes. "Late bidders," says the Auctioneer, with the gavel already in her hand. "How refreshing. What are you prepared to offer?"',
    ],
    taunts: [
      '"Going," says the Auctioneer, looking at you.',
      '"Everything has a price," the Auctioneer observes, "and yours was in the catalogue."',
      '"Do mind the carpet," says the Auctioneer. "It was somebody\'s."',
    ],
    sway: [
      'The gavel hangs in the air a second longer than it should.',
      'A bidder lays down his paddle and looks for his coat.',
      "The Auctioneer's smile goes on, but the rest of her face has stopped.",
    ],
    turning: [
      'Champagne and glass go everywhere, and the cloth slides off the last lot.',
      'The Auctioneer takes a step back, her first of the evening.',
    ],
    victory: [
      'The gavel falls, and the Auctioneer after it, and nobody bids. When the sun comes up over {hub} there are police cars all along the quay, and somebody is giving evidence, hour after hour, from perfect memory.',
    ],
    resolved: [
      'The Auctioneer closes the sale with one light tap. "Withdrawn," she says, and hands you the key and takes her ledger, and goes out past you into the night of {hub}, poorer by exactly one conscience.',
    ],
    defeat: [
      '"Sold," says the Auctioneer, to somebody in grey at the back. The last thing you see of {hub} is its lights through the slats of a crate, going, going.',
    ],
  },
];
