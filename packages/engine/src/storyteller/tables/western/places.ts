import type { Place } from '../types.ts';

export const westernPlaces: readonly Place[] = [
  {
    id: 'perdition-wells',
    kind: 'hub',
    name: 'Perdition Wells',
    at: 'in Perdition Wells',
    arrival:
      'Perdition Wells is one street, two saloons and a gallows that has not had time to weather. Shutters close ahead of you, one after another, like a hand of cards being folded.',
    senses: [
      'A windmill turns with a shriek at every round, and nobody oils it.',
      'Heat stands in the street like a drunk with nowhere to go.',
      'Somebody is nailing up a coffin, without hurry, out behind the livery.',
      'A dog with one ear follows you at a respectful distance.',
      'The piano in the saloon stops, thinks, and goes on more quietly.',
    ],
    features: [
      {
        name: 'the telegraph office',
        words: 'telegraph office wire message key operator',
        glance:
          'The telegraph key in the office is still, and the wire outside has been cut and tied back with string.',
        find: 'The last message never went out; it lies under the blotter, and it asks for a marshal by name.',
      },
      {
        name: 'the gallows',
        words: 'gallows rope noose scaffold',
        glance: 'The gallows has been used since Sunday.',
        find: 'Between the boards of the gallows lies a silver spur, torn off by somebody who kicked.',
        item: 'Silver spur',
      },
      {
        name: 'the wanted posters',
        words: 'wanted posters poster bounty sheriff board',
        glance: 'Every wanted poster outside the jail shows the same face, with a different name.',
        find: 'Held to the light, the newest poster shows an older print beneath it, and that one is of the sheriff.',
      },
    ],
    obstacle: {
      name: 'the hired guns',
      words: 'guns gunmen men riders road out street guard',
      block:
        'At the end of the street some hired guns have pulled a wagon across the road and are charging toll in answers.',
      skills: ['persuasion', 'intimidation', 'deception', 'stealth'],
      pass: 'The hired guns find something to look at on the other side of the street, and you ride on by.',
      cost: 'They let you pass, and one of them saddles up and takes the short way to somebody.',
      fail: 'A hammer clicks back behind the wagon, and you decide to be polite a little longer.',
    },
  },
  {
    id: 'coyote-pass',
    kind: 'way',
    name: 'Coyote Pass',
    at: 'in Coyote Pass',
    arrival:
      'Coyote Pass is a crack in the red hills, just wide enough for a wagon and a bad conscience. Stones the size of cattle sit along the rim, balanced by nothing but habit.',
    senses: [
      'A hawk turns high up, a full circle to every hundred steps of yours.',
      'Heat ticks in the rocks.',
      'Your horse lays back its ears at a place where there is nothing to see.',
      'Wind blows through a bullet hole in an old tin sign and gets a tune out of it.',
      'Somewhere above, a pebble comes down, bounce by bounce.',
    ],
    features: [
      {
        name: 'the burnt stagecoach',
        words: 'stagecoach coach burnt burned wagon strongbox',
        glance:
          'The stagecoach has burnt down to its irons, and the strongbox is still chained on top, shut.',
        find: 'Nobody wanted the money; what is missing from the stagecoach is the mailbag, and somebody dropped a brass key getting it open.',
        item: 'Brass key',
      },
      {
        name: 'the cold camp',
        words: 'camp fire ashes cold campfire',
        glance: 'Four men camped here and buried their fire like professionals.',
        find: 'Five cups were rinsed at this camp; one of the men did not sit with the others, and did not need to.',
      },
      {
        name: 'the lone grave',
        words: 'grave cross marker lone mound',
        glance: 'A grave has been dug beside the trail, with a good cross and no name.',
        find: 'The earth of the grave is old, but the flowers were cut this morning.',
      },
    ],
    obstacle: {
      name: 'the rockfall',
      words: 'rockfall rocks boulders slide climb blocked',
      block: 'The narrow end of the pass is choked with fresh rockfall, and it smells of powder.',
      skills: ['athletics', 'acrobatics', 'survival'],
      pass: 'You lead the way over, stone by stone, and not a pebble goes down behind you.',
      cost: 'You are over, but the echo of one sliding rock goes up and down the pass like a bugle.',
      fail: 'The stones shift, growl and send you back in a cloud of dust.',
    },
  },
  {
    id: 'alkali-flats',
    kind: 'way',
    name: 'the Alkali Flats',
    at: 'on the Alkali Flats',
    arrival:
      'The Alkali Flats are white to the edge of the world, and so level that you can see tomorrow coming. Bones lie along the track at thoughtful intervals.',
    senses: [
      'The horizon wobbles and grows a lake that is not there.',
      'White dust has painted your eyebrows, and you look like your own grandfather.',
      'A dust devil walks beside you for a while, like a stranger making up its mind.',
      'Your canteen sloshes, and everybody hears how little is in it.',
      'Far off, sun flashes on glass, twice.',
    ],
    features: [
      {
        name: 'the dry well',
        words: 'well dry water bucket windlass',
        glance: "The way station's well is dry, and the rope has been cut.",
        find: "At the bottom of the well a hat is floating, after all, on a hand's breadth of water, and under the hat a tobacco tin full of letters.",
        item: 'Tin of letters',
      },
      {
        name: 'the wagon ring',
        words: 'wagon wagons ring circle settlers',
        glance: 'Seven wagons stand in a ring with their canvas gone to ribbons.',
        find: 'The wagons were not attacked from outside; all the bullet holes point outward, and low.',
      },
      {
        name: "the surveyor's stakes",
        words: 'stakes surveyor stake survey line flags',
        glance: "Surveyor's stakes march across the flats in a line so straight that it hurts.",
        find: "The stakes have been pulled and moved by night, a mile to the north, and the line now runs through somebody's water.",
      },
    ],
    obstacle: {
      name: 'the dust storm',
      words: 'storm dust wind sand',
      block: 'A brown wall is coming across the flats, as high as a church and a good deal faster.',
      skills: ['survival', 'athletics', 'animal handling'],
      pass: "You ride it out in the lee of a bank, with your hat over your horse's eyes, and come up the right way round.",
      cost: 'You come out of the storm on the far side, half blind and lighter by a canteen.',
      fail: 'The dust turns you about until you meet your own tracks.',
    },
  },
  {
    id: 'san-lazaro',
    kind: 'site',
    name: 'the mission of San Lazaro',
    at: 'at the mission of San Lazaro',
    arrival:
      'The mission of San Lazaro lost its roof in one war and its priest in another, but somebody still rings the bell. Swallows go in and out through the rose window.',
    senses: [
      'Candle grease and gunpowder share the air between them.',
      'The saint in the niche has been given a pistol belt, and wears it well.',
      'A lizard does slow press-ups on a warm stone.',
      'The bell rope moves a little, after the bell has stopped.',
      'Names and dates are penciled on the plaster, a few of them crossed out lately.',
    ],
    features: [
      {
        name: 'the bell tower',
        words: 'bell tower rope stairs',
        glance: 'The stair of the bell tower is swept, and the third step has been sawn through.',
        find: 'From the top you can see everything that moves for twenty miles; somebody has scratched a tally of riders on the sill, and left a spyglass.',
        item: 'Spyglass',
      },
      {
        name: 'the crypt',
        words: 'crypt tomb vault coffin coffins',
        glance: 'In the crypt one coffin is a good deal newer than the dust around it.',
        find: 'The new coffin is full of rifles, greased and numbered, with army stamps filed off.',
      },
      {
        name: 'the poor box',
        words: 'poor box money alms coins',
        glance: 'The poor box has been stuffed until the lid will not close.',
        find: 'It is all paper, deeds and mortgages, dozens of farms signed away with the same trembling X.',
      },
    ],
    obstacle: {
      name: 'the barred gate',
      words: 'gate barred door wall courtyard',
      block:
        'The back gate of the mission is barred, and there is a man on the wall with a shotgun and a toothache.',
      skills: ['persuasion', 'stealth', 'athletics', 'deception'],
      pass: 'By the time the man on the wall has found the right curse, you are out and riding.',
      cost: 'You get through, with a charge of buckshot singing over your hat.',
      fail: 'Both barrels look at you, and you step back behind the font.',
    },
  },
  {
    id: 'lucky-strike',
    kind: 'site',
    name: 'the Lucky Strike mine',
    at: 'in the Lucky Strike mine',
    arrival:
      'The Lucky Strike closed after the third cave-in, so it is strange that the lamps are lit. Timber props lean toward each other overhead like men who have heard a rumour.',
    senses: [
      'Water drips into a tin plate that somebody set there to catch it.',
      'The mountain clears its throat now and then.',
      'A canary hangs in a cage, alive, and does not sing.',
      'Your lamp flame leans down the shaft, as if something there were drawing breath.',
      'Chalk marks on the props count something, and the count goes up.',
    ],
    features: [
      {
        name: 'the ore cart',
        words: 'ore cart rails track car',
        glance: 'The ore cart on the rails is heaped, but not with ore.',
        find: 'Under the tarpaulin lie sticks of blasting powder, and a slip of paper that says where each of them goes.',
        item: 'Stick of blasting powder',
      },
      {
        name: "the foreman's shack",
        words: 'foreman shack desk ledger office',
        glance: "The foreman's ledger lies open, and the wages column has been empty since spring.",
        find: 'The foreman kept a second ledger behind the stove, and in that one the miners are listed by weight.',
      },
      {
        name: 'the sealed drift',
        words: 'drift sealed tunnel boards wall',
        glance: 'One drift has been boarded up, from this side, in a great hurry.',
        find: 'Behind the boards somebody is knocking, slow and regular, or it is only water.',
      },
    ],
    obstacle: {
      name: 'the main shaft',
      words: 'shaft lift cage ladder rope down',
      block: 'The lift cage hangs by one strand, and the ladder beside it has been greased.',
      skills: ['athletics', 'acrobatics', 'investigation'],
      pass: 'You go down hand over hand on the counterweight chain, and the strand holds as if it had promised.',
      cost: 'You are down, a good deal faster than you meant, with your palms on fire.',
      fail: 'The cage drops a foot and stops, and you climb out again very slowly.',
    },
  },
  {
    id: 'the-end-of-track',
    kind: 'lair',
    name: 'End of Track',
    at: 'at End of Track',
    arrival:
      'End of Track is where the rails stop, in the middle of nothing, beside a private railway car as long as a street. Its windows are velvet, its brass is polished, and it is guarded like a bank.',
    senses: [
      'The locomotive breathes steam, ready to leave at a word.',
      'Crystal chimes in the chandelier whenever anyone shifts his weight.',
      'Cigar smoke and lamp oil hang in the air, and under them the smell of money.',
      'The rails hum, very faintly: something else is on the line.',
      'A big map covers one wall, and the towns on it are crossed out in gold ink.',
    ],
    features: [
      {
        name: 'the map',
        words: 'map wall towns ink',
        glance: 'On the map every crossed-out town has a figure written beside it.',
        find: 'The next town to be crossed out is the one you came from, and the pen is already wet.',
      },
      {
        name: 'the safe',
        words: 'safe strongbox vault money',
        glance: 'The safe is the size of a confessional and stands open an inch.',
        find: 'There is no gold in the safe at all, only contracts, and every one of them is a loan.',
      },
    ],
    obstacle: {
      name: 'the carriage door',
      words: 'carriage door car step',
      block: 'One door is left, mahogany, with a bell pull and two men beside it.',
      skills: ['intimidation', 'stealth', 'athletics'],
      pass: 'The mahogany door swings open as though you were expected.',
      cost: 'The door gives, and so does the lamp behind it, in a splash of burning oil.',
      fail: 'The door is shut in your face with perfect manners.',
    },
  },
];
