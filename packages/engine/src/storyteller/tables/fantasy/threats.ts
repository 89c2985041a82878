import type { Threat } from '../types.ts';

export const fantasyThreats: readonly Threat[] = [
  {
    id: 'drowned-bell',
    tags: 'bell drowned sea lake water drown sailors ghosts undead chapel coast fisher harbour',
    titles: ['The Drowned Bell', 'What the Water Rang', 'A Bell Under {hub}'],
    pitch:
      'Every night a bell rings under the water near {hub}, and every night somebody walks out of bed to answer it. Find out who is ringing, and why, before the last houses stand empty.',
    quest: 'Silence the drowned bell',
    villain: {
      name: 'the Bellwarden',
      proper: true,
      attacks: [
        'swings the great bronze clapper in a humming arc at you',
        'opens its mouth and looses a peal that shakes your bones',
        'lashes at you with a length of weed-hung chain',
        'stamps until the wet floor bucks beneath you',
      ],
      words: 'bellwarden warden bell keeper villain boss',
    },
    minion: {
      name: 'drowned sleeper',
      attacks: [
        'reaches for your throat with swollen hands',
        'drags a boat hook at your legs',
        'falls on you with the whole weight of its waterlogged coat',
        'claws at your face, weeping lake water',
      ],
      words:
        'drowned sleeper sleepers dead zombie zombies corpse corpses creature creatures monster enemy enemies foe',
    },
    hook: [
      '"Six of us have walked into the water since the new moon," {patron} says. "They go smiling, and they do not hear us call. Find the bell that calls them and break it, whatever it takes."',
      '"My sister went last night, in her nightgown, humming," {patron} tells you. "I held her arm, and she drew me along as if I were a kite. Stop that bell, I beg you."',
    ],
    rumours: [
      'They all hum the same tune before they go, and old Perrin swears it is a lullaby his grandmother forbade.',
      'The monks cast the bell for drowned sailors, you know, to lead them home. Nobody asked the sailors.',
      'Put wax in your ears and you hear it all the better; that is how I know it is no sound.',
      'When the warden of the chapel died they sank him with his bell, and nobody would take the oath after him.',
      'The ones who went are not dead. I saw my neighbour through the ice, and his eyes followed me.',
      'A stranger in a grey cloak asked the way to {lair} and paid in coins that were green with weed.',
    ],
    clues: [
      {
        text: 'A scrap of the lullaby is written out here in a careful hand, and beneath it stands a name for the singer: the Bellwarden.',
        fact: 'The one who rings the bell is called the Bellwarden.',
      },
      {
        text: 'Wet footprints all lead one way, and the heels are deeper than the toes: the sleepers were carrying something heavy toward {lair}.',
        fact: 'The sleepers carry bronze to {lair}.',
      },
      {
        text: "The Bellwarden's own oath is here, and one line of it is underscored: he must lay down the rope for any living soul who rings in his place of their own free will, or who stills the clapper with a bare hand.",
        fact: "A bare hand on the clapper breaks the Bellwarden's hold.",
      },
    ],
    signs: [
      'Far off, a bell speaks once, and every conversation around you stops in the middle of a word.',
      'The tune is in your own head now, and you catch yourself tapping it out.',
      'Water stands in your footprints, though the ground is dry.',
      'Across the country, door after door swings open in the dark.',
    ],
    twists: [
      {
        text: 'Then you see it: the sleepers are not being killed, they are being put to work, casting a second bell, one large enough to be heard in every town on the coast.',
        fact: 'The sleepers are casting a second, greater bell.',
      },
      {
        text: 'The handwriting is one you know, and it belongs to {patron}: it was {patron} who asked for the bell to be rung again, so that one drowned child might come home.',
        fact: '{patron} woke the bell to bring back a drowned child.',
      },
    ],
    weakness: {
      words: 'clapper rope hand hold bell grab silence still ring oath',
      use: 'You close a bare hand around the bronze, and the peal dies in it like a bird.',
    },
    ambush: [
      'Wet footsteps come up behind you, and there stand {minions}, with their eyes shut and their arms held wide.',
      'Water runs in from nowhere around your boots, and out of it, dripping, rise {minions}, between you and the way you came.',
    ],
    confront: [
      "Before you hangs a bell as large as a cottage, and under it stands the Bellwarden, a monk's habit full of lake water and old devotion. It lays one hand on the rope and looks at you with something like hope.",
    ],
    taunts: [
      '"Nobody who hears me is ever lonely again," says the Bellwarden.',
      '"I kept my oath when the living forgot theirs," the Bellwarden intones.',
      '"Lie down," the Bellwarden murmurs, "the water is only cold at first."',
    ],
    sway: [
      'The Bellwarden falters, and for a heartbeat there is an old, tired man inside the flooded habit.',
      "The rope slackens in the Bellwarden's hand, and the sleepers all around turn their heads toward you.",
      'Something you said reaches down through the fathoms, and the great bell misses its stroke.',
    ],
    turning: [
      'A crack runs up the side of the great bell, and its voice goes sour.',
      'The Bellwarden sinks to one knee, and black water pours from the habit.',
    ],
    victory: [
      'The bell splits from lip to crown, and the sound that comes out of it is every name it ever took. All along the shore people sit up in the shallows, blinking, and ask each other the way home.',
    ],
    resolved: [
      'The Bellwarden unties the rope from its wrist and lays it in your hands, carefully, like something asleep. By morning the sleepers are wading ashore, and the bell hangs silent because somebody has promised to keep it so.',
    ],
    defeat: [
      'The great bell rings a full, round hour, and you find that you know the tune after all. When the sun comes up over {hub} there is nobody left to see it.',
    ],
  },
  {
    id: 'ash-king',
    tags: 'fire ash dragon king burn flame war ember raiders village tyrant wizard',
    titles: ["The Ash King's Tithe", 'Embers over {hub}', 'The King Who Burned Twice'],
    pitch:
      'A king who was burnt at the stake a hundred years ago has sent his tax collectors to {hub}, and they take their tithe in living warmth. Somebody has to carry the answer back.',
    quest: "End the Ash King's tithe",
    villain: {
      name: 'the Ash King',
      proper: true,
      pronoun: 'he',
      attacks: [
        'brings a sceptre of charred oak down at you',
        'breathes out a gust of sparks that hunts for your eyes',
        'closes a smoking gauntlet around your arm',
        'hurls a fistful of embers across the hall at you',
      ],
      words: 'ash king tyrant lord villain boss',
    },
    minion: {
      name: 'cinder reeve',
      attacks: [
        'jabs at you with a branding iron',
        'flings a net of glowing chain over your head',
        'rakes you with fingers of hot slag',
        "lunges with a rusted tax collector's blade",
      ],
      words:
        'cinder reeve reeves collector collectors soldier soldiers guard creature monster enemy enemies foe',
    },
    hook: [
      '"They come with ledgers," {patron} says, "and they weigh our hearths, and what they take does not come back. There are houses here where no fire will light. Go to {lair} and tell the Ash King that we have nothing left to burn."',
      '"We burnt him ourselves, our great-grandparents did, and we danced," says {patron}. "Now he wants it back with interest. I cannot pay you much, but I will pay you in gold and not in ashes."',
    ],
    rumours: [
      "A hearth they have taxed stays cold whatever you put in it. My mother cooks at the neighbour's now.",
      'The reeves cannot cross a threshold that has been swept. Foolish, is it not? We sweep all night.',
      'They carry everything to {lair}, every spark of it, in clay pots like so much honey.',
      'My grandfather lit the pyre. He always said that the king laughed at the end and asked who would keep the books.',
      'There was a wife, a queen. Nobody burnt her, and nobody buried her.',
      'I saw one of them stop and warm its hands over a candle, as gently as you please.',
    ],
    clues: [
      {
        text: 'It is a page from a tax ledger, and the sum at the bottom is reckoned in winters.',
        fact: 'The Ash King counts his tithe in winters.',
      },
      {
        text: 'A clay pot lies here, stoppered and still warm, with a painted seal that shows the road to {lair}.',
        fact: 'The stolen warmth is stored in clay pots {atLair}.',
      },
      {
        text: "An old verdict, signed by every householder of its day, shows what was never done: the king's crown was to be quenched in clean water, and somebody kept it dry instead.",
        fact: "Clean water on his crown would finish the Ash King's sentence.",
      },
    ],
    signs: [
      'Your breath smokes, though it was a mild day a moment ago.',
      'Fine grey ash begins to fall, and it does not melt on the tongue.',
      'On the horizon a row of lights goes out, one after another, from left to right.',
      'The sun has a rim of soot, like a lamp that wants trimming.',
    ],
    twists: [
      {
        text: "The seal in the ledger is not the king's: it is the queen's, and it is fresh, and the wax has been pressed by a living hand.",
        fact: "A living queen seals the Ash King's ledgers.",
      },
      {
        text: 'Between the lines stands the truth that {hub} forgot: the king was innocent, and the people who burnt him kept his treasury.',
        fact: 'The Ash King was burnt for a crime that others committed.',
      },
    ],
    weakness: {
      words: 'water crown quench wet douse flask waterskin bucket verdict',
      use: "Clean water hisses across the crown, and the flames around the king's head go blue, then pale, then out.",
    },
    ambush: [
      'Ledgers snap shut all around you, and {minions} step out of the smoke with their irons already hot.',
      'The ash on the ground heaves and stands up, brushing itself off: {minions}, with a warrant in your name.',
    ],
    confront: [
      'A thousand clay pots line the walls, each with a captive glow, and among them on a throne of clinker sits the Ash King. He looks up from his ledger as if you were late.',
    ],
    taunts: [
      '"You burnt me to be warm," says the Ash King. "I merely send the bill."',
      '"I was patient for a hundred winters," the Ash King remarks, "and I have kept count of each."',
      '"Every hearth {atHub} was lit from my pyre," says the Ash King. "I want it back."',
    ],
    sway: [
      "The Ash King lowers the sceptre a hand's breadth, and the embers in his eyes shrink to points.",
      'A page of the ledger curls, blackens and drops away, and the king does not replace it.',
      'For once the Ash King has no figure ready, and the silence in the hall grows warm.',
    ],
    turning: [
      'Pots burst along the wall, and stolen warmth goes roaring out through the roof.',
      "The Ash King's mantle falls to cinders, and beneath it there is so very little left.",
    ],
    victory: [
      'The crown goes out, and the Ash King with it, in a single sigh of steam. On the way home you see chimney after chimney begin to smoke across the valley, like flags run up for a feast.',
    ],
    resolved: [
      'The Ash King closes his ledger and, after a hundred years, signs it. The pots open of themselves, and warmth goes home over the hills of {hub} like a flight of birds.',
    ],
    defeat: [
      'The Ash King writes a last figure and blows upon the ink. {atHub} that winter comes early and does not leave, and somebody has to keep the books.',
    ],
  },
  {
    id: 'wolf-moon',
    tags: 'wolf forest wild beast hunt moon fey witch woods animal monster hunter goblin',
    titles: ['The Hunt Beneath the Moon', 'Antlers over {hub}', "The Wild Lord's Bargain"],
    pitch:
      'The forest around {hub} has begun to hunt the hunters. An old bargain with the Wild Lord has been broken, nobody will say by whom, and the moon is nearly full.',
    quest: 'Make good the broken bargain with the Wild Lord',
    villain: {
      name: 'the Wild Lord',
      proper: true,
      pronoun: 'he',
      attacks: [
        'lowers his antlers and comes at you like a falling tree',
        'whistles a briar out of the ground to whip at your legs',
        'looses an arrow fletched with owl down at you',
        'strikes at you with a spear of green ash wood',
      ],
      words: 'wild lord antlers hunter stag villain boss fey',
    },
    minion: {
      name: 'thorn hound',
      attacks: [
        'snaps at your arm with a muzzle of blackthorn',
        'leaps for your throat, shedding leaves',
        'worries at your ankles with teeth like rose spines',
        'bowls into you, all burrs and fury',
      ],
      words: 'thorn hound hounds dog dogs wolf wolves beast beasts creature monster enemy enemies foe',
    },
    hook: [
      '"He gave us the wood and the water, and we gave him one night a year with the doors shut," {patron} says. "Somebody opened a door. Now he hunts on all the other nights. Go and ask him what he wants, before he takes it."',
      '"My brother went out to mend a fence, and came back as a hart, and looked at me," says {patron}. "I know his eyes. Find the Wild Lord and make him give my brother back."',
    ],
    rumours: [
      'You can hear the horn whichever way you walk, and it is always behind you.',
      'The beasts they bring down are weeping. I dressed one, and I will never eat venison again.',
      'Somebody stole a fawn with a silver collar. I would not say who. I have to live here.',
      'Leave the path and he may hunt you; stay on it and you are a guest. That is the law, or it was.',
      'An iron nail in the pocket keeps the hounds off, but it insults him dreadfully.',
      'He was a man of {hub} once, if you believe the song. He lost a wager.',
    ],
    clues: [
      {
        text: 'Tufts of white hair are caught here on a snare of good copper wire, the kind that is only sold {atHub}.',
        fact: 'Somebody from {hub} set a snare for a white fawn.',
      },
      {
        text: 'A trail of crushed violets runs straight as a string toward {lair}, where no violets grow.',
        fact: 'The hunt comes from {lair} and returns there.',
      },
      {
        text: 'Here hangs what was stolen: a small silver collar, cut through, and on it the words of the bargain, that whoever brings it back freely may name the end of the hunt.',
        fact: 'Giving back the silver collar ends the hunt.',
      },
    ],
    signs: [
      'A horn sounds, very far away, and every bird in earshot takes wing.',
      'Hoofprints cross your path that were not there a breath ago, and they steam.',
      'The moon has risen in daylight and does not mean to set.',
      'All the dogs for miles begin to howl, and then, one by one, to answer somebody.',
    ],
    twists: [
      {
        text: "The fawn with the collar was never a fawn: it was the Wild Lord's daughter, and she is sleeping in a locked shed {atHub}.",
        fact: "The stolen fawn is the Wild Lord's daughter.",
      },
      {
        text: "One of the hounds lies down at your feet, and under the thorns you see a face that hangs in the portrait above {patron}'s hearth.",
        fact: 'The hounds of the hunt were people of {hub}.',
      },
    ],
    weakness: {
      words: 'collar silver return give back offer bargain path guest law daughter',
      use: 'You hold the silver collar up in both hands, and the whole hunt stops as if it had run out of forest.',
    },
    ambush: [
      'A horn sounds, very close, and {minions} come at you low and fast.',
      'Leaves blow in from nowhere, swirl together, find legs and begin to growl: {minions}, and the horn is laughing somewhere behind them.',
    ],
    confront: [
      'He waits for you at the end of the trail, crowned with antlers and with owls asleep among the tines. "Guest or quarry?" asks the Wild Lord. "You have been both today."',
    ],
    taunts: [
      '"I kept my night," says the Wild Lord. "Who kept the doors?"',
      '"Run," the Wild Lord advises, not unkindly. "It is better for everyone when they run."',
      '"You smell of smoke and excuses," the Wild Lord says.',
    ],
    sway: [
      'The Wild Lord tilts his head, and an owl wakes to look at you as well.',
      'The point of the ash spear sinks until it touches the moss.',
      "The horn at the Wild Lord's hip gives a small, uncertain note of its own.",
    ],
    turning: [
      'An antler snaps, and somewhere in the dark every hound begins to whine.',
      'The Wild Lord staggers, and autumn runs through the leaves around him.',
    ],
    victory: [
      'The Wild Lord goes down among the ferns, and where he falls a stag gets up, shakes itself and walks into the trees. One after another the hounds become people, naked and astonished, asking what year it is.',
    ],
    resolved: [
      'The Wild Lord takes what you offer and breaks his spear over his knee. "Shut the doors, one night in the year," he says, and the forest lets go a breath that it has held all season.',
    ],
    defeat: [
      'The horn sounds close and sweet, and you are running before you know it, on four feet, with the moon on your back. {atHub} they close the doors that night, too late and too few.',
    ],
  },
];
