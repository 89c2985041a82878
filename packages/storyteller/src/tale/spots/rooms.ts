import type { SpotRow } from './spot-row.ts';

/** Rooms, whatever house they belong to. */
export const rooms: readonly SpotRow[] = [
  [
    'room bedroom chamber cabin quarters nursery dormitory flat apartment',
    'in',
    [
      'It is a small room with a bed, a chair and a window; the bed has not been slept in, or has been made very carefully.',
      'A bed, a chest, a hook with a coat on it: whoever lives here did not mean to be away for long.',
    ],
    [
      "the bed = The bed is made, the pillow has a dent in it, and the sheet has been tucked in by somebody else's hand.",
      'the chest of drawers = The chest of drawers holds folded clothes, and one of the drawers sticks.',
      'the window = The window is on the latch, and there is something on the sill that was not wiped away.',
    ],
  ],
  [
    'backroom storeroom pantry closet',
    'in',
    [
      'It is a back room without much light: boxes, a table, one lamp, one door.',
      'Things are kept here that nobody needs every day, and somebody has been through them.',
    ],
    [
      'the table = On the table a clean square shows where something lay for a long time and lies no more.',
      'the boxes = The boxes are stacked by size, except for the two that somebody has pulled out.',
      'the lock = The lock is sound and has not been forced; round the keyhole the brass is scratched and bright.',
    ],
  ],
  [
    'cellar basement',
    'in',
    [
      'The steps are steep. Down here there are barrels, coal, and a floor of beaten earth.',
      'It is cool and it drips somewhere; the light shows shelves, and between the shelves a wall that is newer than the others.',
    ],
    [
      'the barrels = The barrels stand in a row, and one of them sounds hollow.',
      'the new wall = The bricks of the new wall are cleaner than the rest, and the mortar has been laid in a hurry.',
    ],
  ],
  [
    'office study bureau',
    'in',
    [
      'There are a desk, a lamp, a cabinet with drawers, and a chair that has been pushed back.',
      'Papers lie in piles, held down by whatever was at hand, and on the wall hangs a calendar with one day marked.',
    ],
    [
      'the desk = On the desk lie letters, answered and unanswered, and the blotter shows the last of them in reverse.',
      'the cabinet = The cabinet has four drawers, three of which open.',
      'the calendar = On the calendar one day has been marked with a small cross, and nothing is written beside it.',
    ],
  ],
  [
    'kitchen scullery',
    'in',
    [
      'A range, a scrubbed table, pans in a row: it is the warmest room in the house.',
      'Something is on the fire, somebody has left it, and the knives hang in order of size.',
    ],
    [
      'the range = The range is still warm, and there is ash in it that is not of wood.',
      'the knives = The knives hang in order of size, and one hook is empty.',
    ],
  ],
  [
    'lab laboratory workroom',
    'in',
    [
      'Glass, metal, and a bench with burns on it; something hums behind a pane.',
      'Jars with labels stand in rows, a notebook lies open, and it smells sharply of what was done here last.',
    ],
    [
      'the notebook = The notebook lies open, and the last lines of it were written fast.',
      'the bench = On the bench stands an experiment that nobody has ended.',
    ],
  ],
  [
    'attic loft',
    'in',
    [
      "Trunks, a dressmaker's dummy, a rocking horse: under the roof everything has been kept and nothing looked after.",
      'Light comes through a single pane, on dust that has been disturbed.',
    ],
    [
      'the trunks = The trunks are locked but for one, and that one has been searched before you.',
      'the beams = Years are carved into the beams, one to each, and two of them are the same.',
    ],
  ],
  [
    'morgue mortuary',
    'in',
    [
      'It is cold and very clean. A table stands under a lamp, and along the wall are doors, each the width of shoulders.',
      'Tiles go up to the ceiling, water runs somewhere in a gutter, and whatever could be soft has been left hard.',
    ],
    [
      'the table = On the table somebody lies under a sheet.',
      'the register = The register gives names, hours and causes, and the last cause has been written twice.',
    ],
  ],
  [
    'corridor passage passageway hallway stairwell landing',
    'in',
    [
      'Doors stand on both sides, all shut and all alike, and the far end is darker than the near one.',
      'It is narrow enough to touch both walls, and footsteps sound as though there were more of them than there are.',
    ],
    [
      'the scuff marks = Two long scuff marks run along the floor, and stop short at a wall.',
      'the bright handle = One door handle shines from use, and all the others are dull.',
      'the alcove = Halfway along there is an alcove, just deep enough to stand in without being seen from either end.',
    ],
  ],
  [
    'lobby foyer vestibule',
    'in',
    [
      'A wide entrance leads to a desk, stairs and too many chairs that face each other.',
      'The floor is laid in squares, pegs and small shelves cover the wall behind the desk, and every door is heavier than it looks.',
    ],
    [
      'the front desk = The bell on the front desk has lost its clapper, and a spoon lies beside it.',
      'the potted palm = The potted palm is artificial, and its earth is damp.',
      'the post rack = The post rack holds three envelopes, all addressed in the same hand.',
    ],
  ],
  [
    'hall great-hall',
    'in',
    [
      'It is long and high, with doors on both sides, and each footstep is answered from the roof.',
      'A broad floor lies between tall doors, and at the far end a few steps lead up to one that is smaller than the rest.',
    ],
    [
      'the inlaid star = A star is laid into the floor in darker stone, and one of its points has been replaced.',
      'the upper rail = A rail runs round the hall at the height of the next storey, and a length of it has been taken out.',
      'the fireplace = In the fireplace lies fine grey ash, with the corner of something that was thick paper.',
    ],
  ],
  [
    'throne-room throneroom',
    'in',
    [
      'A strip of carpet runs between two rows of pillars to a chair that stands far higher than it needs to.',
      'Everything here is built to make the way to the far end seem long.',
    ],
    [
      'the dais = Five steps lead up to the dais, and the third of them sounds hollow.',
      'the hangings = Heavy hangings cover the wall behind the dais, and their fringe is dirty from being lifted.',
    ],
  ],
  [
    'guardroom guardhouse barracks barrack',
    'in',
    [
      'Racks, a bench, a table with a game cut into its top: the room is made for waiting.',
      'Straps, cloths and polish lie on the sill, it smells of wet wool, and all the hooks are numbered.',
    ],
    [
      'the weapon rack = The weapon rack is full, and the chain that should hold it shut lies on the floor.',
      'the duty roster = The duty roster runs for a month, and in every week the same watch is empty.',
    ],
  ],
  [
    'dining-room refectory canteen',
    'in',
    [
      'Long tables stand in rows with benches pushed under them, and an opening in the wall leads through to the kitchen.',
      'Plates, cups and cutlery are laid out evenly, and one more place has been laid than there are seats.',
    ],
    [
      'the serving hatch = The serving hatch slides up and down on a cord, and its lower edge is marked with a row of dents.',
      'the sideboard = Dishes stand under covers on the sideboard, and one of the covers is warm.',
      'the seating list = The seating list is pinned up by the entrance, and an arrow makes two of the names change places.',
    ],
  ],
  [
    'classroom schoolroom lecture-hall schoolhouse',
    'in',
    [
      'Desks stand in straight rows, all facing a board that has been wiped but not washed.',
      'Maps and drawings hang on the walls, a stove or a pipe ticks in the corner, and fine white dust lies in every crack.',
    ],
    [
      'the blackboard = Under the last wiping of the blackboard an older line of writing can still be made out.',
      'the lectern = The lectern has a drawer without a handle.',
      'the carved desk = The desk in the corner is carved with names, and the deepest of them has been scratched through.',
    ],
  ],
  [
    'reading-room',
    'in',
    [
      'Long desks stand under a high ceiling, each place with its lamp, its number and its blotter.',
      'Chairs are tucked in, books lie where they were left open, and the draught turns over a page.',
    ],
    [
      'the request slips = Request slips stand on a spike, and the lowest of them asks for a book by its shelf and not by its name.',
      'the atlas = The atlas lies on a stand of its own, open at a page with one corner burnt.',
    ],
  ],
  [
    'lamp-room lantern-room',
    'in',
    [
      'Glass goes all the way round, the lenses hold small upside-down rooms, and the floor is an iron grating.',
      'A narrow door leads out to a railing, and cloths, polish and spare wicks lie ready in a niche.',
    ],
    [
      'the clockwork = The clockwork that turns the lamp is driven by a weight, and the weight hangs at half its height.',
      'the chipped prism = One prism is chipped, and the chip has been filled with wax.',
      'the outer railing = Paint has blistered all along the outer railing, but for a place as wide as two hands.',
    ],
  ],
  [
    'strongroom treasury',
    'in',
    [
      'The door is thicker than the walls of most houses, and behind it are shelves, seals and a small table for counting.',
      'It is a room without windows, and the air in it has been shut up as carefully as the rest.',
    ],
    [
      'the deposit boxes = Deposit boxes fill one wall, numbered in brass, and one of the numbers has been filed off.',
      'the inventory = The inventory hangs by the door, and its last entry is longer than all the others.',
    ],
  ],
  [
    'operating-theatre surgery',
    'in',
    [
      'A table stands under a circle of lamps, steel lies on white cloth, and the floor slopes to a drain.',
      'Everything is pale, hard and easily washed, and it smells so clean that it stings.',
    ],
    [
      'the instrument tray = On the instrument tray each tool has its own hollow, and one hollow is empty.',
      'the viewing pane = A viewing pane is set high up in the wall, with a row of seats behind it.',
      'the wash-basin = The wash-basin is worked with the knee, and drips at even intervals.',
    ],
  ],
  [
    'infirmary sickbay medbay',
    'in',
    [
      'Four narrow beds stand along the wall, each with its curtain, a hook and a bowl.',
      'Cupboards with clear doors show rows of phials, and one of the beds has its straps undone.',
    ],
    [
      'the drug cabinet = The drug cabinet is locked, and the list on its door gives more than the shelves show.',
      'the sick list = The sick list gives complaints and days in bed, and one complaint is only a question mark.',
    ],
  ],
  [
    'stage',
    'on',
    [
      'Boards run back under painted skies, chalk marks show where to stand, and beyond the edge the seats are a single darkness.',
      'A street of canvas houses leads away to a horizon that one could touch.',
    ],
    [
      'the trapdoor = The trapdoor fits so well that only a line of clean wood shows where it is.',
      'the backdrop = The backdrop shows a garden, and a gate in it that has been painted out.',
      'the footlights = The footlights stand behind a row of tin shells, and one of the shells has been turned round.',
    ],
  ],
  [
    'backstage wings',
    'in',
    [
      'Ropes run up into the dark from a row of cleats, and painted walls lean here with their bare sides out.',
      'It is narrow and dim, a step away from the stage, and everything that is needed in a hurry stands ready in order.',
    ],
    [
      'the property table = A crown, a letter and a dagger lie on the property table, and only one of them looks like an imitation.',
      'the sandbags = Sandbags hang from the ropes as counterweights, and one of them has been sewn up with a different thread.',
    ],
  ],
  [
    'auditorium',
    'in',
    [
      'Rows of seats slope down to the stage, the aisles are soft underfoot, and the ceiling is lost in gilt and shadow.',
      'Each seat has its number on a small enamel plate, and in each row one number has been skipped.',
    ],
    [
      'the end seat = A programme lies on the end seat of the last row, folded into the shape of a boat.',
      'the plaster heads = Plaster heads run along the front of the balcony, and one of them has holes for eyes.',
    ],
  ],
  [
    'dressing-room changing-room',
    'in',
    [
      'A mirror with lamps round it, costumes on hooks, and pots of paint with the lids off: it smells of powder and hot wax.',
      'Dried flowers, cards and ribbons are tucked round the mirror, and the chair before it stands at a slant.',
    ],
    [
      'the clothes rail = Costumes hang on the clothes rail in the order of the acts, and one hanger is bare.',
      'the make-up tray = In the make-up tray one stick of colour has been worn down to nothing, and the rest are whole.',
      'the folding screen = A folding screen of painted silk stands across the corner, and something has been pinned to the inside of it.',
    ],
  ],
  [
    'loge opera-box royal-box',
    'in',
    [
      'Four gilt chairs stand behind a velvet ledge, and a curtain at the back closes them off from the passage.',
      'From here one sees half of the stage and every other seat in the house.',
    ],
    [
      'the velvet ledge = The velvet ledge shows the print of a pair of elbows.',
      'the opera glasses = The opera glasses are held by a thin chain, and they are not set for the distance of the stage.',
    ],
  ],
];
