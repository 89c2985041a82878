import type { Place } from '../types.ts';

export const fantasyPlaces: readonly Place[] = [
  {
    id: 'gallowmere',
    kind: 'hub',
    name: 'Gallowmere',
    at: 'in Gallowmere',
    arrival:
      'Gallowmere clings to the edge of a black lake, its houses leaning together like old men sharing a secret. The market square is full of people who have stopped buying and started whispering.',
    senses: [
      'Peat smoke lies so low in the lanes that the geese walk through it headless.',
      'Somewhere a loom clacks on and on, as if the weaver were afraid of the silence.',
      'The lake slaps at its piers with the patience of something that can wait.',
      'A tethered goat has wound its rope to the last inch and watches you with slotted eyes.',
      'Every door you pass has a fresh handprint of ash beside the latch.',
    ],
    features: [
      {
        name: 'the notice post',
        words: 'notice post board paper papers parchment sign',
        glance:
          'The notice post bristles with nails, and most of what they held has been torn away in a hurry.',
        find: 'Under the torn strips one sheet is left, folded small and pushed deep into a crack of the wood, where whoever wrote it hoped that a stranger would look.',
      },
      {
        name: 'the old well',
        words: 'well bucket water rope',
        glance: 'The well in the middle of the square has been boarded over, and the boards are new.',
        find: 'A knotted rag hangs inside the well shaft, and in the rag is an iron key that still smells of lamp oil.',
        item: 'Iron key',
      },
      {
        name: "the chandler's stall",
        words: 'stall chandler candle candles goods merchant shop market',
        glance: 'Only the chandler still does a brisk trade; people are carrying candles home by the armful.',
        find: 'Behind the wax blocks the chandler keeps a tally of who buys the most light, and one name on it fills half a page.',
      },
    ],
    obstacle: {
      name: 'the town gate',
      words: 'gate guards guard watch watchmen wall road out',
      block: 'The gate wardens have crossed their spears and let nobody out after the second bell.',
      skills: ['persuasion', 'deception', 'stealth', 'athletics'],
      pass: 'You are through the gate before the wardens have finished arguing about whose turn it is to stop you.',
      cost: 'The wardens let you by, but one of them walks off at once to tell somebody about it.',
      fail: 'The spears stay crossed, and the elder of the wardens takes a long look at your face.',
    },
  },
  {
    id: 'thornwick',
    kind: 'hub',
    name: 'Thornwick',
    at: 'in Thornwick',
    arrival:
      'Thornwick is a village of mossy roofs around a single great oak, and tonight every lantern it owns hangs in those branches. Nobody is dancing under them.',
    senses: [
      'The oak creaks although there is no wind at all.',
      "Bread is burning in somebody's oven, and nobody goes to save it.",
      'A child counts the lanterns aloud, loses her place and starts again.',
      'Rain drips from the eaves in slow, separate notes.',
      'The dogs of the village have gathered under one cart and will not come out.',
    ],
    features: [
      {
        name: 'the great oak',
        words: 'oak tree branches lanterns trunk roots',
        glance:
          'Names are cut into the bark of the oak, generations of them, and a few have been scratched out again.',
        find: 'The scratched-out names are fresh wounds, still weeping sap, and the knife that made them is stuck between two roots.',
        item: 'Bone-handled knife',
      },
      {
        name: 'the mill',
        words: 'mill wheel miller stream flour',
        glance: 'The mill wheel stands still, held by a bar that takes two strong people to lift.',
        find: 'Pale flour on the mill floor has kept the prints of bare feet, all of them walking toward the stream and none of them back.',
      },
      {
        name: 'the shrine',
        words: 'shrine altar saint statue offering chapel',
        glance: 'The roadside saint has been turned with her face to the wall.',
        find: 'Turned around again, the saint proves hollow, and the hollow holds a strip of vellum with a rough map on it.',
        item: 'Vellum map',
      },
    ],
    obstacle: {
      name: 'the swollen ford',
      words: 'ford river stream water crossing bridge cross',
      block: 'The only road out runs through a ford, and the stream has risen to the height of a cart.',
      skills: ['athletics', 'survival', 'acrobatics'],
      pass: 'You find the old stepping stones with your feet and come out on the far bank wet to the waist and grinning.',
      cost: 'You reach the far bank, but the current takes its toll in bruises and lost time.',
      fail: 'The water knocks your legs away and hands you back to the bank you came from.',
    },
  },
  {
    id: 'hollow-road',
    kind: 'way',
    name: 'the Hollow Road',
    at: 'on the Hollow Road',
    arrival:
      'The Hollow Road has been walked for so many centuries that it runs deeper than a grave between its banks. Roots hang down on both sides like ropes that somebody forgot to pull in.',
    senses: [
      'Your steps come back to you a moment late, as if somebody were following in the same boots.',
      'A jay screams once and thinks better of it.',
      'The strip of sky above is no wider than a ribbon.',
      'Wet earth and crushed garlic flowers scent the air.',
      'Old cart ruts fill with water the colour of tea.',
    ],
    features: [
      {
        name: 'the overturned cart',
        words: 'cart wagon wheel cargo crates overturned',
        glance:
          'A cart lies on its side across the ruts, one wheel still turning a little whenever the wind finds it.',
        find: "The cargo was never touched; only the driver's seat is cut through, and a button of black horn lies where the driver should be.",
        item: 'Black horn button',
      },
      {
        name: 'the milestone',
        words: 'milestone stone marker inscription carving',
        glance: 'A milestone leans out of the bank, its number worn away to a dimple.',
        find: "On the hidden side of the milestone somebody has chalked a row of strokes, one for each day, and today's stroke is already there.",
      },
      {
        name: 'the root curtain',
        words: 'roots root curtain bank hole burrow',
        glance:
          'The roots on the left bank hang thicker than elsewhere, and behind them the earth looks dark.',
        find: 'Behind the roots is a dry burrow with a bedroll, a cold supper and a good lantern that nobody came back for.',
        item: 'Hooded lantern',
      },
    ],
    obstacle: {
      name: 'the landslip',
      words: 'landslip rubble earth boulders climb slide rocks',
      block:
        'Further on a landslip has filled the road from bank to bank with boulders and splintered ash trees.',
      skills: ['athletics', 'acrobatics', 'nature'],
      pass: 'You pick a line through the boulders that does not shift, and nothing comes down behind you.',
      cost: 'You get over, but a slab turns under you and goes roaring down the road for all the world to hear.',
      fail: 'The loose earth carries you back down as fast as you climb it.',
    },
  },
  {
    id: 'salt-stair',
    kind: 'way',
    name: 'the Salt Stair',
    at: 'on the Salt Stair',
    arrival:
      'The Salt Stair climbs the cliff in four hundred uneven steps, every one of them white with spray. Below, the sea breathes in and out of caves that nobody has ever mapped.',
    senses: [
      'Gulls hang beside you at eye level, looking you over.',
      'The wind tastes of salt and very faintly of smoke.',
      'Each step has been hollowed by feet until it holds rain like a bowl.',
      'Far out a fishing boat turns for home, though the day is young.',
      'A loose chain rings against the rock in time with the swell.',
    ],
    features: [
      {
        name: "the hermit's niche",
        words: 'niche hermit cave hollow candle bed',
        glance: 'Halfway up, a hermit once lived in a niche the size of a cupboard.',
        find: 'The hermit kept a diary in charcoal on the ceiling, and its last lines were written lying down.',
      },
      {
        name: 'the winch',
        words: 'winch rope basket crane chain',
        glance: 'An old cargo winch leans over the drop, its basket swinging.',
        find: "The basket's straw hides a coil of good silk rope and a boot print that points downward.",
        item: 'Silk rope',
      },
      {
        name: 'the sea shrine',
        words: 'shrine idol shells god offering',
        glance: 'Shells are heaped before an idol whose face the weather has rubbed away.',
        find: 'Among the shells somebody has left a wedding ring, and not as a gift: it has been hammered flat.',
      },
    ],
    obstacle: {
      name: 'the broken flight',
      words: 'gap broken flight steps jump ledge climb',
      block: 'A whole flight of the stair has gone into the sea, and the gap is as wide as a street.',
      skills: ['acrobatics', 'athletics', 'survival'],
      pass: 'You go across on fingertips and nerve, and the rock holds as though it had been waiting for you.',
      cost: 'You make the far ledge, but something from your pack goes spinning down and takes a very long time to splash.',
      fail: 'Your foot finds air, your hand finds iron, and you haul yourself back to where you began.',
    },
  },
  {
    id: 'drowned-chapel',
    kind: 'site',
    name: 'the Drowned Chapel',
    at: 'in the Drowned Chapel',
    arrival:
      'The chapel has sunk to its windowsills, and green light ripples over the vault as if the whole building were thinking. The pews float, bumping softly against one another.',
    senses: [
      'Water drips from the nose of a stone angel with maddening regularity.',
      'Something pale turns over under the surface and is gone.',
      'The painted saints on the walls have been given new eyes, and not by the first painter.',
      'Your voice goes up into the vault and is a long time coming down.',
      'Candle stubs float among the pews like little drowned boats.',
    ],
    features: [
      {
        name: 'the altar',
        words: 'altar stone cloth slab chalice',
        glance: 'Only the altar stands clear of the water, and it has been scrubbed.',
        find: 'Beneath the altar cloth the stone is scored with fresh letters, the same short word cut again and again.',
      },
      {
        name: 'the bell rope',
        words: 'bell rope tower belfry ring',
        glance: 'A bell rope hangs from the dark, its end frayed where many hands have held it.',
        find: "High on the rope, above the reach of the water, a silver clapper has been tied with a sailor's knot.",
        item: 'Silver bell clapper',
      },
      {
        name: 'the confessional',
        words: 'confessional booth door box lattice',
        glance: 'The confessional leans from the wall with its door ajar.',
        find: "Inside the confessional somebody scratched a plea into the lattice with a fingernail, then a date, and the date is last week's.",
      },
    ],
    obstacle: {
      name: 'the flooded crypt',
      words: 'crypt flooded stairs dive swim water underwater',
      block: 'The way on leads down, through a crypt that is flooded to the crown of its arch.',
      skills: ['athletics', 'survival', 'religion'],
      pass: 'You fill your lungs, go under, and count the pillars with your hands until the ceiling lifts and there is air.',
      cost: 'You come up gasping on the far side, with the cold deep in your bones and one light fewer.',
      fail: 'The dark water turns you around, and you break the surface where you started, coughing.',
    },
  },
  {
    id: 'glass-orchard',
    kind: 'site',
    name: 'the Glass Orchard',
    at: 'in the Glass Orchard',
    arrival:
      'Every tree of the orchard has been turned to glass, down to the last thin twig. When the wind moves, it sounds as though a thousand goblets were being raised.',
    senses: [
      'Glass apples lie in the grass, each with a tiny, perfect worm inside.',
      'Sunlight breaks in the branches and scatters colours over your hands.',
      'A single living bee goes from blossom to blossom and finds nothing.',
      'Splinters crunch underfoot however softly you tread.',
      'One tree is ringing, very quietly, a note that sets your teeth on edge.',
    ],
    features: [
      {
        name: 'the beekeeper',
        words: 'beekeeper statue man figure glass person',
        glance:
          'Between two rows stands a beekeeper, glass from veil to boots, with one hand raised against the light.',
        find: "In the beekeeper's glass fist is something that did not turn: a scrap of red wool, torn from a cloak.",
        item: 'Scrap of red wool',
      },
      {
        name: 'the cider press',
        words: 'press cider barrel shed screw',
        glance: 'The cider press is whole, and its barrel is still half full.',
        find: 'Somebody has slept behind the press more than once, and burnt letters there; one corner escaped the fire.',
      },
      {
        name: 'the ringing tree',
        words: 'tree ringing note branch trunk',
        glance: 'The tree that rings is the oldest, and a crack runs up its trunk like a frozen river.',
        find: 'Laid against the crack your ear catches words under the ringing, a voice reciting the same directions over and over.',
      },
    ],
    obstacle: {
      name: 'the splinter hedge',
      words: 'hedge splinter thorns blackthorn cut through',
      block: 'On the far side a hedge of glass blackthorn has grown together, and every thorn is a knife.',
      skills: ['acrobatics', 'investigation', 'arcana'],
      pass: 'You find the one place where the thorns lean apart and slip through without so much as a scratch.',
      cost: 'You are through, though the hedge keeps a sleeve and some skin.',
      fail: 'The thorns chime, close up, and you withdraw before they draw more than a drop.',
    },
  },
  {
    id: 'under-keep',
    kind: 'lair',
    name: 'the Under-Keep',
    at: 'in the Under-Keep',
    arrival:
      'Beneath the ruined castle lies a second one, built upside down, its towers reaching into the dark like stalactites. Torches burn there with the flames pointing to the floor.',
    senses: [
      'Dust falls upward past your face, slowly, like snow that has changed its mind.',
      'From below comes the sound of a great many people breathing in their sleep.',
      'The stones are warm, and the warmth beats like a pulse.',
      'Your shadow lies on the ceiling and does not quite match you.',
      'Old banners stir, though the air is as still as a held breath.',
    ],
    features: [
      {
        name: 'the inverted throne',
        words: 'throne chair seat dais',
        glance: 'A throne hangs from the vault, and its cushion is worn by long use.',
        find: 'Scratched on the underside of the throne are the marks of every ruler who tried to leave it.',
      },
      {
        name: 'the chain bridge',
        words: 'bridge chain chains gulf span',
        glance: 'A bridge of chains spans the gulf, each link as long as a sleeping dog.',
        find: 'One link of the chain bridge has been filed almost through, lately, by somebody who planned to leave in a hurry.',
      },
    ],
    obstacle: {
      name: 'the last door',
      words: 'door doors gate lock',
      block: 'Behind all of it stands the last door, and the last door is not locked.',
      skills: ['athletics', 'arcana', 'religion'],
      pass: 'The last door swings wide under your hand.',
      cost: 'The last door opens, and announces you with a groan like a dying ox.',
      fail: 'The last door resists you as a sleeper resists waking.',
    },
  },
  {
    id: 'crown-barrow',
    kind: 'lair',
    name: 'the Crown Barrow',
    at: 'inside the Crown Barrow',
    arrival:
      'The barrow is a hill with a door, and behind the door the kings of a forgotten people sit in a ring with their knees touching. A fresh fire burns in the middle, and it gives no warmth.',
    senses: [
      'The dead kings wear their crowns slightly askew, as if somebody had tried them all on.',
      'Smoke from the fire creeps along the floor instead of rising.',
      'Roots have grown through the ribs of the nearest king and flowered there.',
      'Every whisper you make is answered by a click, like a tongue against teeth.',
      'Gold lies about in drifts, and not one coin of it shines.',
    ],
    features: [
      {
        name: 'the ring of kings',
        words: 'kings king dead crowns crown ring',
        glance: 'One seat in the ring is empty, and the dust has been brushed from it.',
        find: 'The nearest king holds a tablet in his lap, and the newest line on it was written in chalk.',
      },
      {
        name: 'the cold fire',
        words: 'fire flame flames hearth cold',
        glance: 'The fire burns blue at the heart and casts the shadows inward.',
        find: 'What burns there is not wood; it is bundle upon bundle of tally sticks, each with a name.',
      },
    ],
    obstacle: {
      name: 'the inner ring',
      words: 'ring inner circle threshold',
      block: 'To reach the heart of the barrow you must pass between the knees of the kings.',
      skills: ['religion', 'stealth', 'athletics'],
      pass: 'You pass between the kings, and not one of them turns its head.',
      cost: 'You pass, and behind you a crown slips from a skull and rolls, and rolls, and will not stop.',
      fail: 'A dry knee shifts into your path, and you step back before you have decided to.',
    },
  },
];
