import type { SpotRow } from './spot-row.ts';

/** Country, and what is dug out of it. */
export const wild: readonly SpotRow[] = [
  [
    '*island archipelago atoll',
    'on',
    [
      'Surf runs along the shore on every side, and a path leads up between rocks and thorn.',
      'There is sea all round, and one landing place, and everybody sees who comes.',
      'Black rock runs down into the sea, and between its teeth lie planks, cork and other gifts of the water.',
      'A spine of high ground runs down the middle, and one half of the island cannot be seen from the other.',
    ],
    [
      'the cairn = The cairn on the high ground is built of stones that are not found on this shore.',
      "the mooring-stake = A mooring-stake is driven into the rock at the landing place, and the rope on it ends after a hand's breadth.",
      'the wreck = Ribs of an old wreck stick out of the shallows, as if they still held a hull together.',
    ],
  ],
  [
    '*forest wood woods jungle grove',
    'in',
    [
      'Trunks stand close, the light comes down green and in pieces, and paths lead off that were not made by feet with shoes on.',
      'It is dim under the branches, and whatever makes a noise here stops when you listen.',
      'Roots cross the path like stairs, moss muffles every step, and the next bend is always only a few trees away.',
      'Old trunks lie where they fell, young ones grow on top of them, and it smells of leaf mould and resin.',
    ],
    [
      'the hollow tree = The hollow tree has an opening at the height of a knee, and its edges are worn smooth.',
      'the standing stone = A standing stone leans between the trees, with moss on every side but one.',
      'the notches = Notches run up one of the trunks, evenly spaced, to a branch too high to see well.',
    ],
  ],
  [
    '*valley glen canyon gorge',
    'in',
    [
      'Slopes go up on both sides, a stream runs along the bottom, and every sound comes back a little later.',
      'Fields, walls and scattered houses lie along the water, and the hills look on.',
      'The way in is narrow, the floor is wide, and the far end is hidden by a shoulder of rock.',
      'Ledges run along the slopes like steps, and in places one has slid down on to the next.',
    ],
    [
      'the boundary stone = The boundary stone bears a letter on each side, and the earth round its foot is fresh.',
      'the landslip = A landslip has left a bare scar on the slope, and the end of a beam sticks out of it.',
      'the rock steps = Steps have been cut into the rock of the slope, and they end halfway up.',
    ],
  ],
  [
    '*desert wasteland',
    'in',
    [
      'Heat stands over sand and stone, and the few roofs there are keep close to the water.',
      'Everything here has the colour of dust, and the shade is taken.',
      'Stones lie where they have lain for ages, polished on one side, and the tracks between them run in every direction.',
      'The horizon is the same line wherever one looks, and distances are longer than they seem.',
    ],
    [
      'the bones = Bleached bones stick out of the ground in a long curve, too large for any beast of burden.',
      'the marker post = The marker post is bound with strips of cloth, and the newest of them is still red.',
      'the cistern = The cistern is covered with a slab, and the slab has two grooves where ropes used to run.',
    ],
  ],
  [
    '*mine quarry',
    'at',
    [
      'Spoil heaps stand round a black opening, rails run into it, and the wheel above turns or does not.',
      'There are sheds, a row of lamps on hooks, and the shaft, from which it blows cold.',
      'Grey dust covers ropes, roofs and tools, and paths have been trodden through it from shed to shed.',
      'Planks, props and coils of cable lie stacked by the opening, and the air that comes out of it smells of wet stone.',
    ],
    [
      'the tally board = Numbered tags hang on the tally board, and three of the nails are bare.',
      'the ore cart = The ore cart stands at the end of its rails, and what lies in it is not all stone.',
      'the winding gear = The winding gear is thick with grease, and the cable on its drum has been spliced in one place.',
    ],
  ],
  [
    'clearing glade',
    'in',
    [
      'The trees stand back in a rough circle, and the grass in the middle is shorter than it ought to be.',
      'After so many trunks the open ground feels like a room, and the way in is soon hard to find again.',
    ],
    [
      'the stump = The stump is as broad as a table, and its top is scored with cuts.',
      'the hearthstones = Blackened stones lie in a circle, and the ground between them has been swept.',
      'the bent sapling = A sapling has been bent down to the ground and pegged there.',
    ],
  ],
  [
    'hollow dell',
    'in',
    [
      'The ground drops away between ferns and roots, and down here it is still, damp and a little warmer.',
      'Steep banks close it in on three sides, and from above one would walk past without seeing it.',
    ],
    [
      'the overhang = The earth under the overhang is dry, and pressed into the shape of a seat.',
      'the hanging roots = Roots hang down over the bank like a curtain, and some have been cut back.',
    ],
  ],
  [
    'brook stream',
    'at',
    [
      'Clear water runs over brown stones, and its noise covers every other.',
      'The banks are low and soft, and the mud keeps whatever has been pressed into it.',
    ],
    [
      'the stepping stones = The stepping stones lead across in seven strides, and the fifth is missing.',
      'the muddy edge = Prints overlap along the muddy edge, and one line of them goes into the water and does not come back.',
      'the driftwood = Driftwood has caught in a bend, and among it is a piece of painted board.',
    ],
  ],
  [
    'ford',
    'at',
    [
      'The water spreads out wide and shallow over gravel, and a post on each bank shows the way across.',
      'Ruts go down to the water on one side and come up from it on the other, not quite in line.',
    ],
    [
      'the depth post = The depth post is notched from top to bottom, and a tuft of weed hangs from the highest notch.',
      'the sunken wheel = A wheel lies under the water, half buried, with two of its spokes gone.',
    ],
  ],
  [
    'lake pond lagoon',
    'at',
    [
      'The water lies flat and dark, and the far shore is doubled in it.',
      'Stones show a few steps out, then weed, then nothing at all.',
    ],
    [
      'the rowing boat = A rowing boat has been pulled up and turned over, and its keel is scraped bright.',
      'the float = A cork float sits far out on the water, and does not drift.',
    ],
  ],
  [
    'swamp marsh bog fen',
    'in',
    [
      'Black water lies between tufts of sedge, and the firm ground is firm only until it is tried.',
      'Dead trunks stand up to their knees in the wet, and bubbles rise where nothing has moved.',
    ],
    [
      'the causeway = Planks laid end to end make a causeway, and the last of them lead down rather than on.',
      'the sunken punt = A flat boat lies just under the surface, with its pole upright in the mud beside it.',
    ],
  ],
  [
    'hut shack',
    'in',
    [
      'One room, one bench, one small stove: the walls are rough, and the gaps in them are stuffed with rags.',
      'The roof is low, the door hangs on leather, and it smells of smoke and old rope.',
    ],
    [
      'the tally strokes = Strokes have been cut into the doorpost in rows of seven, and the last row has five.',
      'the tin cups = Two tin cups hang on nails, and there are three nails.',
      'the loose plank = One loose plank at the back can be pushed outward, and swings to again without a sound.',
    ],
  ],
  [
    'ridge crest mountain peak summit',
    'on',
    [
      'Bare rock runs along the top like a spine, and the land falls away on either hand.',
      'From here both sides can be seen at once, and whatever moves below shows as a speck.',
    ],
    [
      'the piled slabs = Flat slabs have been piled to the height of a knee, and a small tin is pushed in between them.',
      'the lookout = A low wall of loose stones makes a lookout, with room to lie down behind it.',
      'the cleft = A cleft runs straight down from the top, and ropes have worn grooves into its lip.',
    ],
  ],
  [
    'hill hilltop mound knoll',
    'on',
    [
      'Turf runs up smoothly to a round top, and the view opens a little more with each step.',
      'It rises by itself from level ground, too even to have grown there by chance.',
    ],
    [
      'the dip = The very top dips like a dish, as though something below it had given way.',
      'the lone thorn = Knots of thread are tied to the twigs of a lone thorn, and some of the thread is new.',
    ],
  ],
  [
    'cliff bluff crag precipice',
    'on',
    [
      'The ground ends in a crumbling edge, and from there it goes straight down.',
      'Shelves of rock run across the face of it, and one or two look wide enough to stand on.',
    ],
    [
      'the iron pegs = Iron pegs have been driven into the rock, one below the other, and the first is out of reach.',
      'the ledge = A ledge a little way down holds a scrap of cloth and a scatter of small stones.',
    ],
  ],
  [
    'dune',
    'on',
    [
      'Sand rises in one long curve to an edge as sharp as a fold, and slides a little with every step.',
      'From the top there are only more of them, row behind row, and no two seem to be the same height.',
    ],
    [
      'the ripples = Ripples run over the sand in even lines, and in one place they bend round something just beneath.',
      'the spar = The end of a spar sticks out of the slope, grey, split and bound with old cord.',
    ],
  ],
  [
    'oasis waterhole spring',
    'at',
    [
      'Green comes up out of bare ground all at once, and in the middle of it lies water, quite still.',
      'Reeds stand round a pool no larger than a room, and paths come in to it from every side.',
    ],
    [
      'the reeds = The reeds have been cut on one side, in a strip as wide as a door.',
      'the gourd = A gourd hangs from a branch by the water, with a stopper carved like a fist.',
      'the edging stones = The edging stones are fitted together without mortar, and one has a hollow in it like a cup.',
    ],
  ],
  [
    'ruin',
    'in',
    [
      'Walls stand to the height of a shoulder, doorways lead from rubble to rubble, and one arch has forgotten to fall.',
      'Fallen stone lies in heaps, stairs end in the air, and the plan of a great building can still be walked.',
    ],
    [
      'the threshold = The threshold is whole, and the letters cut into it are deep enough for a finger.',
      'the fallen lintel = The fallen lintel lies across a gap, and a cold breath comes out from behind it.',
      'the scorch marks = Scorch marks run up one of the walls, higher than any hearth would send them.',
    ],
  ],
  [
    'cave cavern grotto tunnel',
    'in',
    [
      'The light reaches a few steps in, to a floor of sand and a wall with soot on it; behind that it goes on.',
      'Water drips, the echo answers twice, and it is colder the farther one goes.',
    ],
    [
      'the soot = There is soot on the wall at the height of a hand, where somebody has carried a torch past, often.',
      'the crawlway = Low down on one side a crawlway leads off, and the sand before it is smooth.',
    ],
  ],
  [
    'beach shore seabed strand coast',
    'on',
    [
      'Wet sand runs out to where the water should be, with weed on it, and ropes, and things that were under water for a long time.',
      'Stones, driftwood and the marks of birds: the shore lies open, and every step in it can be read.',
    ],
    [
      'the tideline = The tideline is a dark band of weed and shells, and it lies where the water last was.',
      'the boats = Boats lie on their sides, and their ropes hang down to nothing.',
    ],
  ],
  [
    'shaft mineshaft adit',
    'in',
    [
      'Timber frames hold the rock back every few steps, and the way goes down at a slope that one feels in the knees.',
      'Cold air comes up past wet rungs, and a dropped stone takes a long time to be heard.',
    ],
    [
      'the props = One of the props is newer than the rest, and its wedge is wrapped in cloth.',
      'the chalk arrows = Chalk arrows point the way out, and at one turning they point both ways.',
      'the cage = The cage hangs from its cable, and its gate has been tied open.',
    ],
  ],
  [
    'pit',
    'in',
    [
      'The rock has been cut away in steps, down to a floor where brown water stands.',
      'Walls rise on all sides, scarred by tools, and a voice down here comes back from above.',
    ],
    [
      'the sump = The sump is full to the edge, and the rungs that lead down into it go on under water.',
      'the bore holes = Bore holes run in a row along the rock face, and the last of them is plugged with clay.',
    ],
  ],
];
