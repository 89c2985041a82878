import type { SpotRow } from './spot-row.ts';

/** Large houses, and those of their parts that stand by themselves. */
export const buildings: readonly SpotRow[] = [
  [
    '*monastery abbey convent',
    'at',
    [
      'A cloister runs round a square of grass, and sandals go quickly over the flagstones.',
      'Behind high walls there are a chapel, a long refectory, and a bell that hangs still.',
      'Whitewashed passages lead past a row of low doors, all alike, and the air smells of beeswax and cold stone.',
      'Everything here is scrubbed, mended and in its place, and even a whisper carries from wall to wall.',
    ],
    [
      'the bell-rope = The bell-rope comes down through a hole in the ceiling, and its end is frayed although it is new.',
      'the stone basin = Water runs into the stone basin from a spout shaped like a mouth, and leaves it by a way that one does not see.',
      'the row of pegs = Hoods hang on a row of pegs, each under its number, and one number has no peg.',
      'the tablet = The rules of the house are cut into a tablet by the entrance, and one line of them has been filled in.',
    ],
  ],
  [
    '*castle palace keep fortress fort citadel',
    'in',
    [
      'Behind the gatehouse lies a wide yard with stables, stores and too many windows that look down on it.',
      'Stairs, passages, and tapestries that move in the draught: it is a house in which one is always overheard.',
      'Thick walls, narrow windows and worn stairs: every way in turns at least twice before it arrives.',
      'Banners hang from the beams, shields hang under the banners, and the stone behind them is older than either.',
    ],
    [
      'the carved shield = A carved shield hangs over the entrance, and one of its four quarters has been left blank.',
      'the mounting-block = The mounting-block is worn into two hollows, and one is deeper than the other.',
      'the great hearth = One could stand upright in the great hearth, and the iron plate at the back of it does not sit flush.',
      'the spyhole = High in the wall there is a spyhole, hidden from below by a carved leaf.',
    ],
  ],
  [
    '*school academy university college',
    'at',
    [
      'Long corridors smell of chalk and floor polish, and behind the doors it is quieter than it should be.',
      'A bell rings, doors open, and nobody runs.',
      'Stairs go up past tall windows, their edges rounded by years of hurried feet, and at each landing hangs a list of names.',
      'Doors stand in a row, each with a small pane in it, and one of the panes has been covered from inside.',
    ],
    [
      'the honours board = Names in gold run down the honours board year by year, and one year has none.',
      'the trophy cabinet = Cups stand shoulder to shoulder in the trophy cabinet, and one has been put in with its name to the wall.',
      'the lost-property basket = The lost-property basket holds gloves, a scarf, and a single shoe that is far too large.',
    ],
  ],
  [
    '*hotel inn tavern motel pub saloon bar',
    'in',
    [
      'There is a long counter, tables with rings on them, and stairs to the rooms above; the talk drops as you come in, and takes a while to rise.',
      'Lamps, smoke and glasses: one or two look up, and the one behind the counter goes on wiping the same spot.',
      'Old boards creak underfoot, hooks for coats run along the wall, and it smells of polish, spilt drink and something with onions.',
      'The furniture does not match, the corners are dark and comfortable, and one of the tables stands apart from the rest.',
    ],
    [
      'the counter = The counter is worn pale where elbows have been, and behind it bottles stand before a cloudy mirror.',
      'the back table = At the back table chairs have been pushed away in a hurry, and nobody has put them straight.',
      'the pigeonholes = Behind the counter hang pigeonholes for the rooms, and one number comes twice.',
      'the slate = Debts are written on the slate, and one line has been wiped and filled in again so often that it has gone grey.',
    ],
  ],
  [
    '*house mansion manor villa estate',
    'in',
    [
      'A hall with a staircase, doors on both sides, and a clock that one hears in every room.',
      'Carpets swallow your steps, and from the walls people look down who have been dead for a long time.',
      'Doors of dark wood open one out of another, and no two rooms seem to be on quite the same level.',
      'It smells of wax and closed windows, and somewhere above a board gives a little, as boards do.',
    ],
    [
      'the staircase = The staircase turns once on its way up, and one of its steps is newer than the others.',
      'the hall table = On the hall table lie gloves, letters that nobody has opened, and a bowl for cards.',
      'the umbrella stand = Sticks and umbrellas fill the umbrella stand, and one of the sticks is heavier than it ought to be.',
      'the panelling = The panelling runs round the hall in equal squares, except beside the stairs, where one is narrower.',
    ],
  ],
  [
    '*lighthouse',
    'in',
    [
      'A stair winds up inside the white tower, past oil cans and coiled rope, to the great lamp.',
      'The wind leans on the tower, and the glass of the lantern rings softly.',
      'Everything is round here: the walls, the table against them, the view from the small windows.',
      'Brass shines, the edges of the steps are painted white, and every sound climbs the tower faster than feet do.',
    ],
    [
      'the great lamp = The great lamp stands in its cage of lenses, and one sees oneself in it many times over.',
      'the log = The log lies open at the last page that was written.',
      'the speaking-tube = A speaking-tube comes down the wall, and its whistle hangs loose from a hook.',
      'the oil cans = The oil cans stand numbered in a row, and one of them weighs next to nothing.',
    ],
  ],
  [
    '*hospital clinic asylum sanatorium ward',
    'in',
    [
      'Beds stand in rows behind white screens, and shoes squeak on the floor somewhere out of sight.',
      'It smells of soap and of what soap is for, and the charts hang straight.',
      'Trolleys stand along the walls, doors swing both ways, and a line on the floor shows where to go.',
      'Curtains hang between the beds, pale with washing, and stir a little whenever a door is opened.',
    ],
    [
      'the bed charts = Each of the bed charts ends with a line drawn under it, and one goes on below the line.',
      'the trolley = The trolley has one wheel that squeaks, and straps that have been let out to the last hole.',
      'the linen cupboard = The linen cupboard smells of starch, and behind the lowest pile there is a space where nothing is kept.',
    ],
  ],
  [
    '*theatre theater opera',
    'in',
    [
      'Red plush goes up in tiers, and the stage lies there with its ropes showing.',
      'Behind the curtain it smells of dust, glue and old flowers.',
      'Gilt leaves and plaster faces crowd the balconies, and the seats fold up with a soft knock when they are touched.',
      'A whisper on the stage is heard in the back row, and it seems to have come from somewhere else.',
    ],
    [
      'the chandelier = The chandelier hangs on a single rope, and the rope runs up through a hole in a painted sky.',
      'the playbill = A playbill hangs by the entrance, and a strip of paper has been pasted over one of the names.',
      'the prompt box = The prompt box is a low hood at the edge of the stage, with a stool inside and a hook for a lamp.',
    ],
  ],
  [
    '*museum gallery',
    'in',
    [
      'Glass cases stand in long rooms, each with its small card, and the attendant has a chair by the door.',
      "Your steps echo, and a great many things that were somebody's lie here and are nobody's.",
      'Arrows point from room to room, ropes hang from brass posts, and the oldest things are always at the far end.',
      "The light is kept low, the floors are polished, and nothing may be touched, so that one's hands are in the way.",
    ],
    [
      'the empty plinth = The plinth in the middle of the room is empty, and a square of paler stone shows how large a foot stood on it.',
      'the floor plan = The floor plan by the entrance shows eleven rooms, and there are doors for twelve.',
      'the skeleton = The skeleton of something long stands on iron rods, and one bone in its tail is whiter than its neighbours.',
      'the donation box = The donation box has a pane in its front, and a folded note lies among the coins.',
    ],
  ],
  [
    '*library archive',
    'in',
    [
      'Shelves go up into the dark, a ladder leans on them, and on the desks stand green lamps.',
      'It is quiet here, as it is where thousands have been told to be.',
      'Dust, leather and old glue: it smells of paper from the door to the farthest shelf.',
      'Narrow aisles run between the shelves, each with a letter at its end, and one of the letters is missing.',
    ],
    [
      'the card index = Drawer upon drawer of cards fills a whole wall, and one of the drawers does not shut.',
      'the reading desk = On the reading desk lies what was asked for last, with a slip of paper in it.',
      'the rolling ladder = The rolling ladder runs on a brass rail, and a stub of pencil lies on its top step.',
      'the chained volumes = A row of volumes is chained to the shelf, and one of the chains ends in an open link.',
    ],
  ],
  [
    'church chapel cathedral temple shrine',
    'in',
    [
      'Rows of benches face an altar, candles burn at the side, and every step is heard up to the roof.',
      'Coloured light lies on worn stone, and a door beside the altar leads farther back.',
    ],
    [
      'the altar = The altar is covered with a white cloth, freshly ironed, and one of its candlesticks has been moved.',
      'the side door = A small door beside the altar leads farther back and down.',
      'the parish book = The parish book lies on a stand near the door, open at the latest entries.',
    ],
  ],
  [
    'crypt vault tomb mausoleum catacomb catacombs',
    'in',
    [
      'Steps lead down into cold air. Stone coffins stand in niches along the walls, and the light does not reach the end of the vault.',
      'The ceiling is low enough to touch, the dust on the floor is not whole, and it smells of wax and wet stone.',
    ],
    [
      'the stone coffins = The stone coffins stand in their niches, each with a name; on one of them the lid does not lie straight.',
      'the dust on the floor = In the dust on the floor people have walked, more than one, and lately.',
    ],
  ],
  [
    'tower belfry bell-tower steeple watchtower observatory dome turret',
    'in',
    [
      'A stair goes round and round, past slits in the wall, up to where the wind is.',
      'From up here one sees roofs, roads, and whoever is on them.',
    ],
    [
      'the stair = The stair is worn in the middle, and on the wall side something has been carried up that scraped.',
      'the landing = Halfway up there is a landing with a stool on it, and from the stool one hears every word spoken below.',
    ],
  ],
  [
    'prison jail gaol cell cells dungeon',
    'in',
    [
      'Bars, a bench, a bucket, and names scratched into the wall by people with time.',
      'Keys hang on a nail out of reach, and each of the cells has its own smell.',
    ],
    [
      'the scratched names = The scratched names go back a long way, and the last of them is not yet dusty.',
      'the food slot = The food slot has a flap on a spring, and its edge has been filed sharp.',
    ],
  ],
  [
    'bank counting-house',
    'in',
    [
      'Brass bars, a marble floor, and behind it all a round door as thick as an arm is long.',
      'Ledgers stand in rows behind the counter, pens lie chained to their stands, and every voice is kept low.',
    ],
    [
      'the strongroom door = The strongroom door is shut, and its wheel has been polished by many hands.',
      'the cash tray = The cash tray is worn hollow in the middle, and a coin has been nailed to its edge.',
    ],
  ],
  [
    'gatehouse',
    'in',
    [
      'A vaulted passage runs through it from gate to gate, with slits in the walls and holes in the ceiling.',
      'A small room with a stove and a bench looks out both ways, and whatever comes in has to pass below it.',
    ],
    [
      'the windlass = The windlass is as long as a cart, and one of its spokes has been mended with wire.',
      'the ceiling holes = Through the ceiling holes one sees the room above, and a bucket that hangs ready.',
      "the porter's book = The porter's book gives arrivals on the left and departures on the right, and they do not come out even.",
    ],
  ],
  [
    'battlements battlement rampart parapet',
    'on',
    [
      'A walk as wide as two shields runs along the top of the wall, and through the gaps one sees the land spread out below.',
      'Stone teeth stand in a row at the height of a chin, and the drop beyond them is longer than one likes.',
    ],
    [
      'the brazier = The brazier is laid with dry wood, ready for a signal.',
      'the embrasure = In one embrasure the stone is scratched with sums, distances and a small drawing of a hill.',
      'the coping stone = One coping stone rocks under the hand, and grains of mortar lie fresh beneath it.',
    ],
  ],
  [
    'cloister',
    'in',
    [
      'Arches run round a square of grass, and the paving under them is worn into a path.',
      'Each pillar is carved differently, with leaves, knots and faces, and the walk turns four corners to arrive where it began.',
    ],
    [
      'the corner pillar = The corner pillar is carved with a face that has a finger to its lips.',
      'the stone seat = The stone seat is scratched with the squares of a game.',
    ],
  ],
  [
    'greenhouse glasshouse conservatory hydroponics',
    'in',
    [
      'Clear panes let in a green light, and it is as warm and wet as a laundry.',
      'Leaves press against the panes, pipes drip on to gravel, and the writing on the labels has run.',
    ],
    [
      'the seed trays = Seedlings stand in the seed trays in rows of ten, and one row has been pulled up.',
      'the thermometer = The thermometer by the entrance is marked with a line, and it stands well above it.',
    ],
  ],
];
