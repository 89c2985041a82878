import type { SpotRow } from './spot-row.ts';

/** Where people live together, and what lies between their houses. */
export const settlements: readonly SpotRow[] = [
  [
    '*village hamlet settlement',
    'in',
    [
      'Low roofs stand round a well and a green, and smoke goes up from every second chimney.',
      'A single street runs past a dozen doors, and at most of them somebody stands and looks out.',
      'Gates, hedges and woodpiles lie between the houses, and one path is trodden deeper than all the others.',
      'From one end of the place one can see the other, and yet there are corners that no window looks into.',
    ],
    [
      'the trough = The stone trough is full to the brim, and its rim is worn in two places, each as wide as a hand.',
      'the round bench = A bench has been built round an old tree, and initials are cut into all of it but one plank, which is new.',
      'the milestone = The milestone at the last house gives the way to two places, and a third name has been chiselled off.',
      'the woodpile = The woodpile is stacked as neatly as a wall, but for a hollow at the back, just big enough to hold a bundle.',
    ],
  ],
  [
    '*town borough burg fork gulch',
    'in',
    [
      'A main street, a square, a row of shops with their shutters half down: people are about, and they stand closer together than they need to.',
      'Carts wait in the square with nobody to unload them, and the talk goes on in doorways.',
      'House stands by house, each painted to be a little better than its neighbour, and on all of them the paint has begun to peel.',
      'Signs hang over the doors, steps lead down to side entrances, and every street seems to end where it began.',
    ],
    [
      'the notice-board = Notices hang three deep on the notice-board, and a pale patch in the middle shows where one has been taken down.',
      'the archway = A low archway leads between two houses, and its corners are rubbed smooth at the height of a wheel.',
      'the nailed shutters = One pair of shutters is nailed up, and the heads of the nails are still bright.',
    ],
  ],
  [
    '*city metropolis capital',
    'in',
    [
      'Roofs upon roofs, and streets full of people who have somewhere to be; today they stop at the corners and talk.',
      'The noise of the city comes from all sides, as always, and something is missing in it.',
      'Stairs, arches and back ways join one street to the next, and the names on the corners have been changed more than once.',
      'Old walls carry new floors, new walls lean on old ones, and light finds its way down between them in narrow strips.',
    ],
    [
      'the monument = The monument on the corner stands on a base that was made for something larger.',
      'the grating = Warm air rises from a grating underfoot, with a smell of metal and a sound like distant water.',
      'the railings = One bar of the railings is missing, and the gap is just wide enough to pass through sideways.',
      'the bricked-up doorway = One doorway has been bricked up, and its step is still worn and clean.',
    ],
  ],
  [
    '*fishing harbour harbor port cove dock',
    'in',
    [
      'Masts and cranes stand along the quay, nets hang out to dry, and gulls walk about as if they had paid for the place.',
      'Ropes creak, the air tastes of salt and tar, and on the quay people stand in small groups.',
      'Stone steps go down into green water, and the lowest of them are furred with weed.',
      'Barrels, baskets and coils of rope leave only a narrow way along the edge, and every shed has its number over the door.',
    ],
    [
      'the nets = The nets hang over a rail to dry, and one of them has a clean cut along its whole length.',
      'the winch = The winch is bolted to the stones, and its drum holds more line than any boat of this size would need.',
      'the tide-gauge = Marks by the steps show how high the water has stood, and the highest is out of reach.',
      'the bollard = One bollard leans toward the water, pulled out of true by something heavy.',
    ],
  ],
  [
    '*farm ranch',
    'on',
    [
      'A house, a barn, a yard between them, and fields as far as one cares to walk.',
      'Hens scatter, a gate bangs, and from the barn comes a smell of hay.',
      'Tools lean against every wall, each with a handle that has been replaced at least once.',
      'Fences run away over the fields, patched with wire, rope and whatever else was lying about.',
    ],
    [
      'the weathervane = The weathervane has rusted fast, and it points straight at the house.',
      'the grindstone = The grindstone has a hollow in it, and the water in its tray is brown.',
      'the scarecrow = The scarecrow wears a coat that is too good for it.',
      'the feed bin = The feed bin has been given a new hasp, and there is no lock in it.',
    ],
  ],
  [
    '*camp',
    'in',
    [
      'Tents stand round a fire that has burnt low, and gear lies about as it was dropped.',
      'Canvas, guy ropes, a pot on its hook: somebody has kept it tidy until lately.',
      'Bedrolls, boxes and washing lines mark out a few square yards of order, and beyond them the ground is trampled.',
      'Ashes, bootprints and bent pegs show that the camp was larger once.',
    ],
    [
      'the cooking pot = The cooking pot hangs over the ashes, scoured clean, with a dent in its side the size of a fist.',
      'the supply crate = The supply crate bears a painted mark that has been crossed out twice.',
      'the washing line = Four socks hang on the washing line, and no two of them are a pair.',
    ],
  ],
  [
    '*circus carnival fair fairground',
    'at',
    [
      'Striped canvas, coloured lamps and an organ that plays to nobody.',
      'Between the wagons it smells of sawdust, sugar and animals.',
      'Guy ropes cross at ankle height, bunting sags between the poles, and painted faces grin from every board.',
      'Arrows, flags and painted hands point the way in, and nothing so plain points the way out.',
    ],
    [
      'the barrel organ = The barrel organ has little figures that strike bells, and one of the figures has no head.',
      'the strength tester = The strength tester has a bell at the top, and a dent well above it.',
      'the painted board = Holes for faces have been cut out of a painted board, so that one can look through and be somebody else.',
      'the prize shelf = Prizes crowd the prize shelf, and the best of them has gathered the most dust.',
    ],
  ],
  [
    'square market marketplace plaza',
    'in',
    [
      'Houses look in on all four sides, the paving slopes to a drain in the middle, and every street of the place ends here.',
      'It is open ground with steps at one end, and whoever crosses it is seen from every window.',
    ],
    [
      'the stone platform = Steps lead up to a low platform of stone, and there are holes in it where posts used to stand.',
      'the public scales = The public scales hang from a bracket, and one pan rests lower than the other although both are empty.',
      'the arcade = Under the arcade it is cool and dim, and one of its pillars has been patched with brick.',
    ],
  ],
  [
    'road lane street highway',
    'on',
    [
      'It bends out of sight in both directions, and ruts and prints run along it, one over the other.',
      'Walls or hedges keep it company on either side, and where it dips it has been mended with rubble.',
    ],
    [
      'the signpost = The signpost has three arms, and the bracket for a fourth.',
      'the ditch = The ditch is deep and overgrown, and on its near side the grass has been pressed flat.',
      'the wheel marks = Wheel marks leave the road at a slant, and come back to it twenty paces on.',
    ],
  ],
  [
    'bridge footbridge',
    'on',
    [
      'It runs from one side to the other with a rail along it, and whoever stands here is seen from both ends.',
      'From up here one sees a long way ahead, and the floor carries every tremor up through the soles.',
    ],
    [
      'the handrail = The handrail is worn to a shine in one place, where many have leant to look out.',
      "the maker's plate = A plate gives the maker's name and a year, and two of the rivets that hold it are new.",
      'the hairline crack = A crack as fine as a hair runs along the floor, and a line of chalk has been drawn across its end.',
    ],
  ],
  [
    'field meadow pasture',
    'in',
    [
      'The ground lies open to a hedge on the far side, and a line of old stumps leads out to the middle.',
      'Furrows, tufts and stones: it looks level until one walks on it.',
    ],
    [
      'the stile = The stile has two steps, and the upper one is polished by use.',
      'the trampled patch = In the middle a round patch has been trampled flat, and nothing shows how one came to it.',
      'the stone heap = Stones out of the soil have been thrown on a heap, and near the top some of them are blackened.',
    ],
  ],
  [
    'alley backyard yard courtyard',
    'in',
    [
      'Walls on three sides, bins, a drain, and windows that somebody may be looking out of.',
      'Washing lines cross overhead, the paving is slick, and the way out is narrower than the way in.',
    ],
    [
      'the drain = The grating of the drain has been lifted, and not put back quite straight.',
      'the bins = The bins stand in a row with their lids on, and one lid is held down by a brick.',
    ],
  ],
  [
    'rooftop roof',
    'on',
    [
      'Chimneys, hatches and gutters make a second street up here, a long way above the first.',
      'The edge is only knee-high, the next roof is a long step away, and everything below lies open.',
    ],
    [
      'the skylight = The skylight has been painted over on the inside, but for a scratch the length of a finger.',
      'the gutter = Leaves fill the gutter, and from under them a long stain of rust runs down.',
      'the chimney = One chimney is warm to the hand, and no smoke comes from it.',
    ],
  ],
  [
    'sewer culvert',
    'in',
    [
      'A brick vault runs over a channel of slow water, with a ledge along one side just wide enough to walk on.',
      'It drips, it echoes, and it smells so strongly that after a while one stops noticing.',
    ],
    [
      'the iron rungs = Iron rungs lead up to a round lid, and the lowest three have been sawn off.',
      'the side pipe = A side pipe comes in at the height of a chest, and its rim has been scraped clean.',
      'the waterline = A waterline runs along the bricks well above the ledge, and below it the slime is still wet.',
    ],
  ],
  [
    'well pump fountain',
    'at',
    [
      'A ring of worn stone, a rope, a bucket; one hears, some time after it has fallen, what a pebble finds down there.',
      'The stones are green on the inside, damp comes up out of the dark, and every word spoken over the edge comes back lower.',
    ],
    [
      'the bucket = The bucket hangs dry on its rope.',
      'the kerbstones = The kerbstones are scored by ropes, and one of the grooves is fresh.',
    ],
  ],
  [
    'garden park orchard',
    'in',
    [
      'Beds and paths, a bench, a gate in the wall; somebody has been digging where nothing is planted.',
      'Trees stand in rows, fruit lies in the grass, and it is very still between them.',
    ],
    [
      'the dug bed = A bed has been dug over, not long ago, and not by a gardener.',
      'the sundial = The sundial stands under a tree that must have been smaller once.',
    ],
  ],
  [
    'graveyard cemetery churchyard',
    'in',
    [
      'Stones lean in long grass, the newest graves lie by the wall, and a yew keeps off the rain.',
      'A gravel path runs between the rows, and on some of the stones the name has been worn away.',
    ],
    [
      'the newest grave = The newest grave has no stone as yet, only a board with a date.',
      'the yew = The yew is older than the church, and hollow.',
    ],
  ],
  [
    'mill windmill',
    'at',
    [
      'The wheel stands, or turns for nobody; inside there are stones, sacks, and flour on everything.',
      'It creaks in every joint, and the flour on the floor has been walked in.',
    ],
    [
      'the millstones = The millstones lie one on the other, and something dark has been ground between them.',
      'the sacks = The sacks are full, tied and marked with a brush.',
    ],
  ],
  [
    'dam weir sluice',
    'at',
    [
      'A wall of timber and stone holds the water back. Above it lies a still, brown pool, and below it the bed is dry.',
      'The sluice is shut and chained, the water stands high behind it, and a path runs along the top.',
    ],
    [
      'the sluice = The sluice gate is shut, and a new chain and lock hold it down.',
      'the beams = The beams of the dam are fresh timber, wedged and spiked; a few of them carry all the rest.',
    ],
  ],
  [
    'pier jetty quay wharf',
    'on',
    [
      'Planks lead out on black piles, and at the end of them a lamp hangs on a hook.',
      'Crates, ropes and fish boxes stand about, and below the planks it slaps or is silent.',
    ],
    [
      'the mooring posts = The mooring posts are worn by ropes, and round one of them a rope has been cut.',
      'the landing steps = Slippery steps go down between the piles, and the last of them that shows is split.',
    ],
  ],
  [
    'boathouse',
    'in',
    [
      'A wooden floor runs round three sides of black water, and upturned hulls hang overhead in slings.',
      'It smells of varnish and wet rope, and ripples of light move over the ceiling.',
    ],
    [
      'the upturned hull = The upturned hull has been caulked and tarred, all but one plank.',
      'the oars = The oars stand in pairs along the wall, and the last of them stands alone.',
    ],
  ],
  [
    'warehouse storehouse depot',
    'in',
    [
      'Goods are stacked to the rafters in square towers, with lanes between them just wide enough for a barrow.',
      'It is dim and dry, it smells of sacking, rope and spice, and the far wall cannot be seen from the door.',
    ],
    [
      'the hoist = The hoist hangs from a beam, and its hook has been wrapped in rags so that it makes no noise.',
      'the tally sheets = The tally sheets hang on a nail by the entrance, and one column has been added up twice, with different results.',
      'the tarpaulin = A tarpaulin is roped down over something with more corners than a crate.',
    ],
  ],
  [
    'farmhouse homestead cottage',
    'in',
    [
      'Low beams, a long table and a stove with boots beside it: most of a life is lived in this one room.',
      'The door opens straight into the kitchen, and a steep stair goes up behind it as if in a cupboard.',
    ],
    [
      'the long table = The long table is scored by knives, and at one end a word has been planed away.',
      'the almanac = The almanac hangs on a string by the stove, and sowing, births and debts are noted in its margins.',
      'the boots = The boots by the stove stand in order of size, and the smallest pair has never been worn.',
    ],
  ],
  [
    'stable stables barn shed',
    'in',
    [
      'It smells of hay and animals; stalls run down both sides, and a ladder goes up to the loft.',
      'Light falls through the boards in stripes, and in one of the stalls something shifts its weight.',
    ],
    [
      'the loft = The loft is full of hay, and somebody has slept in it.',
      'the harness = The harness hangs on its pegs, and one of the bridles is wet.',
    ],
  ],
  [
    'shop store chandlery bakery butchery pharmacy apothecary bookshop smithy forge workshop',
    'in',
    [
      'A bell rings over the door. Shelves go up to the ceiling, the counter is clean, and behind it a door stands ajar.',
      'It smells of what is made and sold here, so strongly that one tastes it; tools hang on the wall, each on its nail.',
    ],
    [
      'the counter = On the counter lie a pair of scales, wrapping paper and a book in which sales are written down.',
      'the shelves = The shelves are full and in good order, but for one gap where the dust has kept a shape.',
      'the back door = The back door stands ajar, and from behind it comes a warm draught.',
    ],
  ],
  [
    'tent pavilion',
    'in',
    [
      'Canvas keeps out the view and lets in every sound, and mats cover the trodden ground.',
      'A pole, a cot, a folding stool: what is here could be packed and gone within the hour.',
    ],
    [
      'the cot = The cot is neatly made, and the ground beneath it has been dug and trodden flat again.',
      'the centre pole = The centre pole is in two pieces, bound together over a splint of polished wood.',
      'the rear flap = The rear flap has been laced from outside.',
    ],
  ],
  [
    'big-top marquee',
    'in',
    [
      'Benches rise in circles round a ring of sawdust, and ropes and ladders hang down from the dark of the roof.',
      'The canvas goes up to two tall poles, and every word spoken in the middle comes back from all sides.',
    ],
    [
      'the trapeze = The trapeze has been tied up out of reach, and one of its ropes is newer than the other.',
      'the sawdust = The sawdust has been raked in perfect circles, but for one line straight across.',
      'the pedestal = A painted pedestal stands at the edge of the ring, with deep scratches round its top.',
    ],
  ],
  [
    'wagon',
    'in',
    [
      'Boards on four sides, hooks, chests, and shelves with a rim to each: it is a whole household on wheels.',
      'It rocks on its axles as one climbs in, and whatever hangs from the roof knocks together.',
    ],
    [
      'the bunk = The bunk folds down from the side, and the boards behind it sound hollow.',
      'the floorboards = One of the floorboards has a finger hole in it, worn smooth at the edge.',
    ],
  ],
  [
    'stall booth kiosk',
    'at',
    [
      'A plank counter stands under a striped awning, and goods hang so low from the ridge that one has to stoop.',
      'Painted prices, a shelf, a tin for the takings: it covers no more ground than a cart.',
    ],
    [
      'the awning = The awning has been patched with the cloth of a flag.',
      'the price list = On the price list everything has a figure but the last item, which has only a cross.',
      'the takings tin = The takings tin is bolted to the plank, and its slot has been bent wide.',
    ],
  ],
  [
    'carousel merry-go-round',
    'on',
    [
      'Wooden horses stand on twisted poles, three abreast, each with its teeth showing and its painted hooves in the air.',
      'Little mirrors run round the middle, and one sees oneself go by in pieces.',
    ],
    [
      'the worn saddle = One of the saddles has been worn through to the wood, and it is not on the finest of the horses.',
      'the lever = The lever that sets it going is held upright by a padlock as big as a fist.',
      'the canopy = Scenes painted round the canopy tell one story, and one of them hangs out of order.',
    ],
  ],
];
